/// The names of countries and territories, a line for each code of ISO 3166-1: text to be read by people.
///
/// From Unicode CLDR, the short form where there is one. The names are in the order of ``languages``.
package enum CountryNameTable {
    package static let languages = ["en", "ar", "de", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "tr", "zh"]

    package static let text = """
        AD Andorra | أندورا | Andorra | Andorra | Andorre | Andorra | アンドラ | Andorra | Andora | Andorra | Андорра | Andorra | 安道尔
        AE United Arab Emirates | الإمارات العربية المتحدة | Vereinigte Arabische Emirate | Emiratos Árabes Unidos | Émirats arabes unis | Emirati Arabi Uniti | アラブ首長国連邦 | Verenigde Arabische Emiraten | Zjednoczone Emiraty Arabskie | Emirados Árabes Unidos | ОАЭ | Birleşik Arap Emirlikleri | 阿拉伯联合酋长国
        AF Afghanistan | أفغانستان | Afghanistan | Afganistán | Afghanistan | Afghanistan | アフガニスタン | Afghanistan | Afganistan | Afeganistão | Афганистан | Afganistan | 阿富汗
        AG Antigua & Barbuda | أنتيغوا وبربودا | Antigua und Barbuda | Antigua y Barbuda | Antigua-et-Barbuda | Antigua e Barbuda | アンティグア・バーブーダ | Antigua en Barbuda | Antigua i Barbuda | Antígua e Barbuda | Антигуа и Барбуда | Antigua ve Barbuda | 安提瓜和巴布达
        AI Anguilla | أنغويلا | Anguilla | Anguila | Anguilla | Anguilla | アンギラ | Anguilla | Anguilla | Anguila | Ангилья | Anguilla | 安圭拉
        AL Albania | ألبانيا | Albanien | Albania | Albanie | Albania | アルバニア | Albanië | Albania | Albânia | Албания | Arnavutluk | 阿尔巴尼亚
        AM Armenia | أرمينيا | Armenien | Armenia | Arménie | Armenia | アルメニア | Armenië | Armenia | Armênia | Армения | Ermenistan | 亚美尼亚
        AO Angola | أنغولا | Angola | Angola | Angola | Angola | アンゴラ | Angola | Angola | Angola | Ангола | Angola | 安哥拉
        AQ Antarctica | أنتاركتيكا | Antarktis | Antártida | Antarctique | Antartide | 南極 | Antarctica | Antarktyda | Antártida | Антарктида | Antarktika | 南极洲
        AR Argentina | الأرجنتين | Argentinien | Argentina | Argentine | Argentina | アルゼンチン | Argentinië | Argentyna | Argentina | Аргентина | Arjantin | 阿根廷
        AS American Samoa | ساموا الأمريكية | Amerikanisch-Samoa | Samoa Americana | Samoa américaines | Samoa Americane | 米領サモア | Amerikaans-Samoa | Samoa Amerykańskie | Samoa Americana | Американское Самоа | Amerikan Samoası | 美属萨摩亚
        AT Austria | النمسا | Österreich | Austria | Autriche | Austria | オーストリア | Oostenrijk | Austria | Áustria | Австрия | Avusturya | 奥地利
        AU Australia | أستراليا | Australien | Australia | Australie | Australia | オーストラリア | Australië | Australia | Austrália | Австралия | Avustralya | 澳大利亚
        AW Aruba | أروبا | Aruba | Aruba | Aruba | Aruba | アルバ | Aruba | Aruba | Aruba | Аруба | Aruba | 阿鲁巴
        AX Åland Islands | جزر آلاند | Ålandinseln | Islas Aland | Îles Åland | Isole Åland | オーランド諸島 | Åland | Wyspy Alandzkie | Ilhas Aland | Аландские о-ва | Åland Adaları | 奥兰群岛
        AZ Azerbaijan | أذربيجان | Aserbaidschan | Azerbaiyán | Azerbaïdjan | Azerbaigian | アゼルバイジャン | Azerbeidzjan | Azerbejdżan | Azerbaijão | Азербайджан | Azerbaycan | 阿塞拜疆
        BA Bosnia & Herzegovina | البوسنة والهرسك | Bosnien und Herzegowina | Bosnia y Herzegovina | Bosnie-Herzégovine | Bosnia ed Erzegovina | ボスニア・ヘルツェゴビナ | Bosnië en Herzegovina | Bośnia i Hercegowina | Bósnia e Herzegovina | Босния и Герцеговина | Bosna-Hersek | 波斯尼亚和黑塞哥维那
        BB Barbados | بربادوس | Barbados | Barbados | Barbade | Barbados | バルバドス | Barbados | Barbados | Barbados | Барбадос | Barbados | 巴巴多斯
        BD Bangladesh | بنغلاديش | Bangladesch | Bangladés | Bangladesh | Bangladesh | バングラデシュ | Bangladesh | Bangladesz | Bangladesh | Бангладеш | Bangladeş | 孟加拉国
        BE Belgium | بلجيكا | Belgien | Bélgica | Belgique | Belgio | ベルギー | België | Belgia | Bélgica | Бельгия | Belçika | 比利时
        BF Burkina Faso | بوركينا فاسو | Burkina Faso | Burkina Faso | Burkina Faso | Burkina Faso | ブルキナファソ | Burkina Faso | Burkina Faso | Burquina Faso | Буркина-Фасо | Burkina Faso | 布基纳法索
        BG Bulgaria | بلغاريا | Bulgarien | Bulgaria | Bulgarie | Bulgaria | ブルガリア | Bulgarije | Bułgaria | Bulgária | Болгария | Bulgaristan | 保加利亚
        BH Bahrain | البحرين | Bahrain | Baréin | Bahreïn | Bahrein | バーレーン | Bahrein | Bahrajn | Barein | Бахрейн | Bahreyn | 巴林
        BI Burundi | بوروندي | Burundi | Burundi | Burundi | Burundi | ブルンジ | Burundi | Burundi | Burundi | Бурунди | Burundi | 布隆迪
        BJ Benin | بنين | Benin | Benín | Bénin | Benin | ベナン | Benin | Benin | Benin | Бенин | Benin | 贝宁
        BL St. Barthélemy | سان بارتليمي | St. Barthélemy | San Bartolomé | Saint-Barthélemy | Saint-Barthélemy | サン・バルテルミー | Saint-Barthélemy | Saint-Barthélemy | São Bartolomeu | Сен-Бартелеми | Saint Barthelemy | 圣巴泰勒米
        BM Bermuda | برمودا | Bermuda | Bermudas | Bermudes | Bermuda | バミューダ | Bermuda | Bermudy | Bermudas | Бермудские о-ва | Bermuda | 百慕大
        BN Brunei | بروناي | Brunei Darussalam | Brunéi | Brunei | Brunei | ブルネイ | Brunei | Brunei | Brunei | Бруней | Brunei | 文莱
        BO Bolivia | بوليفيا | Bolivien | Bolivia | Bolivie | Bolivia | ボリビア | Bolivia | Boliwia | Bolívia | Боливия | Bolivya | 玻利维亚
        BQ Caribbean Netherlands | هولندا الكاريبية | Karibische Niederlande | Caribe neerlandés | Pays-Bas caribéens | Caraibi Olandesi | オランダ領カリブ | Caribisch Nederland | Niderlandy Karaibskie | Países Baixos Caribenhos | Бонэйр, Синт-Эстатиус и Саба | Karayip Hollandası | 荷属加勒比区
        BR Brazil | البرازيل | Brasilien | Brasil | Brésil | Brasile | ブラジル | Brazilië | Brazylia | Brasil | Бразилия | Brezilya | 巴西
        BS Bahamas | جزر البهاما | Bahamas | Bahamas | Bahamas | Bahamas | バハマ | Bahama’s | Bahamy | Bahamas | Багамы | Bahamalar | 巴哈马
        BT Bhutan | بوتان | Bhutan | Bután | Bhoutan | Bhutan | ブータン | Bhutan | Bhutan | Butão | Бутан | Butan | 不丹
        BV Bouvet Island | جزيرة بوفيه | Bouvetinsel | Isla Bouvet | Île Bouvet | Isola Bouvet | ブーベ島 | Bouveteiland | Wyspa Bouveta | Ilha Bouvet | о-в Буве | Bouvet Adası | 布韦岛
        BW Botswana | بوتسوانا | Botsuana | Botsuana | Botswana | Botswana | ボツワナ | Botswana | Botswana | Botsuana | Ботсвана | Botsvana | 博茨瓦纳
        BY Belarus | بيلاروس | Belarus | Bielorrusia | Biélorussie | Bielorussia | ベラルーシ | Belarus | Białoruś | Bielorrússia | Беларусь | Belarus | 白俄罗斯
        BZ Belize | بليز | Belize | Belice | Belize | Belize | ベリーズ | Belize | Belize | Belize | Белиз | Belize | 伯利兹
        CA Canada | كندا | Kanada | Canadá | Canada | Canada | カナダ | Canada | Kanada | Canadá | Канада | Kanada | 加拿大
        CC Cocos (Keeling) Islands | جزر كوكوس (كيلينغ) | Kokosinseln | Islas Cocos | Îles Cocos | Isole Cocos (Keeling) | ココス（キーリング）諸島 | Cocoseilanden | Wyspy Kokosowe | Ilhas Cocos (Keeling) | Кокосовые о-ва | Cocos (Keeling) Adaları | 科科斯（基林）群岛
        CD Congo - Kinshasa | الكونغو - كينشاسا | Kongo-Kinshasa | República Democrática del Congo | Congo-Kinshasa | Congo-Kinshasa | コンゴ民主共和国（キンシャサ） | Congo-Kinshasa | Demokratyczna Republika Konga | Congo - Kinshasa | Конго - Киншаса | Kongo - Kinşasa | 刚果（金）
        CF Central African Republic | جمهورية أفريقيا الوسطى | Zentralafrikanische Republik | República Centroafricana | République centrafricaine | Repubblica Centrafricana | 中央アフリカ共和国 | Centraal-Afrikaanse Republiek | Republika Środkowoafrykańska | República Centro-Africana | Центрально-Африканская Республика | Orta Afrika Cumhuriyeti | 中非共和国
        CG Congo - Brazzaville | الكونغو - برازافيل | Kongo-Brazzaville | Congo | Congo-Brazzaville | Congo-Brazzaville | コンゴ共和国（ブラザビル） | Congo-Brazzaville | Kongo | República do Congo | Конго - Браззавиль | Kongo - Brazavil | 刚果（布）
        CH Switzerland | سويسرا | Schweiz | Suiza | Suisse | Svizzera | スイス | Zwitserland | Szwajcaria | Suíça | Швейцария | İsviçre | 瑞士
        CI Côte d’Ivoire | ساحل العاج | Côte d’Ivoire | Côte d’Ivoire | Côte d’Ivoire | Côte d'Ivoire | コートジボワール | Côte d’Ivoire | Côte d’Ivoire | Côte d’Ivoire | Кот-д’Ивуар | Côte d’Ivoire | 科特迪瓦
        CK Cook Islands | جزر كوك | Cookinseln | Islas Cook | Îles Cook | Isole Cook | クック諸島 | Cookeilanden | Wyspy Cooka | Ilhas Cook | о-ва Кука | Cook Adaları | 库克群岛
        CL Chile | تشيلي | Chile | Chile | Chili | Cile | チリ | Chili | Chile | Chile | Чили | Şili | 智利
        CM Cameroon | الكاميرون | Kamerun | Camerún | Cameroun | Camerun | カメルーン | Kameroen | Kamerun | Camarões | Камерун | Kamerun | 喀麦隆
        CN China mainland | بر الصين الرئيسي | China, Festland | China continental | Chine continentale | Cina continentale | 中国本土 | China, vasteland | Chiny kontynentalne | China continental | Китай континентальный | Çin ana karası | 中国大陆
        CO Colombia | كولومبيا | Kolumbien | Colombia | Colombie | Colombia | コロンビア | Colombia | Kolumbia | Colômbia | Колумбия | Kolombiya | 哥伦比亚
        CR Costa Rica | كوستاريكا | Costa Rica | Costa Rica | Costa Rica | Costa Rica | コスタリカ | Costa Rica | Kostaryka | Costa Rica | Коста-Рика | Kosta Rika | 哥斯达黎加
        CU Cuba | كوبا | Kuba | Cuba | Cuba | Cuba | キューバ | Cuba | Kuba | Cuba | Куба | Küba | 古巴
        CV Cape Verde | الرأس الأخضر | Cabo Verde | Cabo Verde | Cap-Vert | Capo Verde | カーボベルデ | Kaapverdië | Republika Zielonego Przylądka | Cabo Verde | Кабо-Верде | Cabo Verde | 佛得角
        CW Curaçao | كوراساو | Curaçao | Curazao | Curaçao | Curaçao | キュラソー | Curaçao | Curaçao | Curaçau | Кюрасао | Curaçao | 库拉索
        CX Christmas Island | جزيرة كريسماس | Weihnachtsinsel | Isla de Navidad | Île Christmas | Isola Christmas | クリスマス島 | Christmaseiland | Wyspa Bożego Narodzenia | Ilha Christmas | о-в Рождества | Christmas Adası | 圣诞岛
        CY Cyprus | قبرص | Zypern | Chipre | Chypre | Cipro | キプロス | Cyprus | Cypr | Chipre | Кипр | Kıbrıs | 塞浦路斯
        CZ Czechia | التشيك | Tschechien | Chequia | Tchéquie | Cechia | チェコ | Tsjechië | Czechy | Tchéquia | Чехия | Çekya | 捷克
        DE Germany | ألمانيا | Deutschland | Alemania | Allemagne | Germania | ドイツ | Duitsland | Niemcy | Alemanha | Германия | Almanya | 德国
        DJ Djibouti | جيبوتي | Dschibuti | Yibuti | Djibouti | Gibuti | ジブチ | Djibouti | Dżibuti | Djibuti | Джибути | Cibuti | 吉布提
        DK Denmark | الدانمرك | Dänemark | Dinamarca | Danemark | Danimarca | デンマーク | Denemarken | Dania | Dinamarca | Дания | Danimarka | 丹麦
        DM Dominica | دومينيكا | Dominica | Dominica | Dominique | Dominica | ドミニカ国 | Dominica | Dominika | Dominica | Доминика | Dominika | 多米尼克
        DO Dominican Republic | جمهورية الدومينيكان | Dominikanische Republik | República Dominicana | République dominicaine | Repubblica Dominicana | ドミニカ共和国 | Dominicaanse Republiek | Dominikana | República Dominicana | Доминиканская Республика | Dominik Cumhuriyeti | 多米尼加共和国
        DZ Algeria | الجزائر | Algerien | Argelia | Algérie | Algeria | アルジェリア | Algerije | Algieria | Argélia | Алжир | Cezayir | 阿尔及利亚
        EC Ecuador | الإكوادور | Ecuador | Ecuador | Équateur | Ecuador | エクアドル | Ecuador | Ekwador | Equador | Эквадор | Ekvador | 厄瓜多尔
        EE Estonia | إستونيا | Estland | Estonia | Estonie | Estonia | エストニア | Estland | Estonia | Estônia | Эстония | Estonya | 爱沙尼亚
        EG Egypt | مصر | Ägypten | Egipto | Égypte | Egitto | エジプト | Egypte | Egipt | Egito | Египет | Mısır | 埃及
        EH Western Sahara | الصحراء الغربية | Westsahara | Sáhara Occidental | Sahara occidental | Sahara Occidentale | 西サハラ | Westelijke Sahara | Sahara Zachodnia | Saara Ocidental | Западная Сахара | Batı Sahra | 西撒哈拉
        ER Eritrea | إريتريا | Eritrea | Eritrea | Érythrée | Eritrea | エリトリア | Eritrea | Erytrea | Eritreia | Эритрея | Eritre | 厄立特里亚
        ES Spain | إسبانيا | Spanien | España | Espagne | Spagna | スペイン | Spanje | Hiszpania | Espanha | Испания | İspanya | 西班牙
        ET Ethiopia | إثيوبيا | Äthiopien | Etiopía | Éthiopie | Etiopia | エチオピア | Ethiopië | Etiopia | Etiópia | Эфиопия | Etiyopya | 埃塞俄比亚
        FI Finland | فنلندا | Finnland | Finlandia | Finlande | Finlandia | フィンランド | Finland | Finlandia | Finlândia | Финляндия | Finlandiya | 芬兰
        FJ Fiji | فيجي | Fidschi | Fiyi | Fidji | Figi | フィジー | Fiji | Fidżi | Fiji | Фиджи | Fiji | 斐济
        FK Falkland Islands | جزر فوكلاند | Falklandinseln | Islas Malvinas | Îles Malouines | Isole Falkland | フォークランド諸島 | Falklandeilanden | Falklandy | Ilhas Malvinas | Фолклендские о-ва | Falkland Adaları | 福克兰群岛
        FM Micronesia | ميكرونيزيا | Mikronesien | Micronesia | Micronésie | Micronesia | ミクロネシア連邦 | Micronesia | Mikronezja | Micronésia | Микронезия | Mikronezya | 密克罗尼西亚
        FO Faroe Islands | جزر فارو | Färöer | Islas Feroe | Îles Féroé | Isole Fær Øer | フェロー諸島 | Faeröer | Wyspy Owcze | Ilhas Faroé | Фарерские о-ва | Faroe Adaları | 法罗群岛
        FR France | فرنسا | Frankreich | Francia | France | Francia | フランス | Frankrijk | Francja | França | Франция | Fransa | 法国
        GA Gabon | الغابون | Gabun | Gabón | Gabon | Gabon | ガボン | Gabon | Gabon | Gabão | Габон | Gabon | 加蓬
        GB United Kingdom | المملكة المتحدة | Vereinigtes Königreich | Reino Unido | Royaume-Uni | Regno Unito | イギリス | Verenigd Koninkrijk | Wielka Brytania | Reino Unido | Великобритания | Birleşik Krallık | 英国
        GD Grenada | غرينادا | Grenada | Granada | Grenade | Grenada | グレナダ | Grenada | Grenada | Granada | Гренада | Grenada | 格林纳达
        GE Georgia | جورجيا | Georgien | Georgia | Géorgie | Georgia | ジョージア | Georgië | Gruzja | Geórgia | Грузия | Gürcistan | 格鲁吉亚
        GF French Guiana | غويانا الفرنسية | Französisch-Guayana | Guayana Francesa | Guyane française | Guyana Francese | 仏領ギアナ | Frans-Guyana | Gujana Francuska | Guiana Francesa | Французская Гвиана | Fransız Guyanası | 法属圭亚那
        GG Guernsey | غيرنزي | Guernsey | Guernesey | Guernesey | Guernsey | ガーンジー | Guernsey | Guernsey | Guernsey | Гернси | Guernsey | 根西岛
        GH Ghana | غانا | Ghana | Ghana | Ghana | Ghana | ガーナ | Ghana | Ghana | Gana | Гана | Gana | 加纳
        GI Gibraltar | جبل طارق | Gibraltar | Gibraltar | Gibraltar | Gibilterra | ジブラルタル | Gibraltar | Gibraltar | Gibraltar | Гибралтар | Cebelitarık | 直布罗陀
        GL Greenland | غرينلاند | Grönland | Groenlandia | Groenland | Groenlandia | グリーンランド | Groenland | Grenlandia | Groenlândia | Гренландия | Grönland | 格陵兰
        GM Gambia | غامبيا | Gambia | Gambia | Gambie | Gambia | ガンビア | Gambia | Gambia | Gâmbia | Гамбия | Gambiya | 冈比亚
        GN Guinea | غينيا | Guinea | Guinea | Guinée | Guinea | ギニア | Guinee | Gwinea | Guiné | Гвинея | Gine | 几内亚
        GP Guadeloupe | غوادلوب | Guadeloupe | Guadalupe | Guadeloupe | Guadalupa | グアドループ | Guadeloupe | Gwadelupa | Guadalupe | Гваделупа | Guadeloupe | 瓜德罗普
        GQ Equatorial Guinea | غينيا الاستوائية | Äquatorialguinea | Guinea Ecuatorial | Guinée équatoriale | Guinea Equatoriale | 赤道ギニア | Equatoriaal-Guinea | Gwinea Równikowa | Guiné Equatorial | Экваториальная Гвинея | Ekvator Ginesi | 赤道几内亚
        GR Greece | اليونان | Griechenland | Grecia | Grèce | Grecia | ギリシャ | Griekenland | Grecja | Grécia | Греция | Yunanistan | 希腊
        GS So. Georgia & So. Sandwich Isl. | جورجيا الجنوبية وجزر ساندويتش الجنوبية | Südgeorgien und die Südlichen Sandwichinseln | Islas Georgia del Sur y Sandwich del Sur | Géorgie du Sud-et-les Îles Sandwich du Sud | Georgia del Sud e Sandwich Australi | サウスジョージア・サウスサンドウィッチ諸島 | Zuid-Georgia en Zuidelijke Sandwicheilanden | Georgia Południowa i Sandwich Południowy | Ilhas Geórgia do Sul e Sandwich do Sul | Южная Георгия и Южные Сандвичевы о-ва | Güney Georgia ve Güney Sandwich Adaları | 南乔治亚和南桑威奇群岛
        GT Guatemala | غواتيمالا | Guatemala | Guatemala | Guatemala | Guatemala | グアテマラ | Guatemala | Gwatemala | Guatemala | Гватемала | Guatemala | 危地马拉
        GU Guam | غوام | Guam | Guam | Guam | Guam | グアム | Guam | Guam | Guam | Гуам | Guam | 关岛
        GW Guinea-Bissau | غينيا بيساو | Guinea-Bissau | Guinea-Bisáu | Guinée-Bissau | Guinea-Bissau | ギニアビサウ | Guinee-Bissau | Gwinea Bissau | Guiné-Bissau | Гвинея-Бисау | Gine-Bissau | 几内亚比绍
        GY Guyana | غيانا | Guyana | Guyana | Guyana | Guyana | ガイアナ | Guyana | Gujana | Guiana | Гайана | Guyana | 圭亚那
        HK Hong Kong | هونج كونج | Hongkong | Hong Kong | Hong Kong | Hong Kong | 香港 | Hongkong | Hongkong | Hong Kong | Гонконг | Hong Kong | 香港
        HM Heard & McDonald Islands | جزيرة هيرد وجزر ماكدونالد | Heard und McDonaldinseln | Islas Heard y McDonald | Îles Heard-et-MacDonald | Isole Heard e McDonald | ハード島・マクドナルド諸島 | Heard en McDonaldeilanden | Wyspy Heard i McDonalda | Ilhas Heard e McDonald | о-ва Херд и Макдональд | Heard Adası ve McDonald Adaları | 赫德岛和麦克唐纳群岛
        HN Honduras | هندوراس | Honduras | Honduras | Honduras | Honduras | ホンジュラス | Honduras | Honduras | Honduras | Гондурас | Honduras | 洪都拉斯
        HR Croatia | كرواتيا | Kroatien | Croacia | Croatie | Croazia | クロアチア | Kroatië | Chorwacja | Croácia | Хорватия | Hırvatistan | 克罗地亚
        HT Haiti | هايتي | Haiti | Haití | Haïti | Haiti | ハイチ | Haïti | Haiti | Haiti | Гаити | Haiti | 海地
        HU Hungary | هنغاريا | Ungarn | Hungría | Hongrie | Ungheria | ハンガリー | Hongarije | Węgry | Hungria | Венгрия | Macaristan | 匈牙利
        ID Indonesia | إندونيسيا | Indonesien | Indonesia | Indonésie | Indonesia | インドネシア | Indonesië | Indonezja | Indonésia | Индонезия | Endonezya | 印度尼西亚
        IE Ireland | أيرلندا | Irland | Irlanda | Irlande | Irlanda | アイルランド | Ierland | Irlandia | Irlanda | Ирландия | İrlanda | 爱尔兰
        IL Israel | إسرائيل | Israel | Israel | Israël | Israele | イスラエル | Israël | Izrael | Israel | Израиль | İsrail | 以色列
        IM Isle of Man | جزيرة مان | Isle of Man | Isla de Man | Île de Man | Isola di Man | マン島 | Isle of Man | Wyspa Man | Ilha de Man | о-в Мэн | Man Adası | 马恩岛
        IN India | الهند | Indien | India | Inde | India | インド | India | Indie | Índia | Индия | Hindistan | 印度
        IO Chagos Archipelago | أرخببيل تشاغوس | Chagos-Archipel | Archipiélago de Chagos | Archipel des Chagos | Isole Chagos | チャゴス諸島 | Chagosarchipel | Czagos | Arquipélago de Chagos | Архипелаг Чагос | Chagos Takımadaları | 查戈斯群岛
        IQ Iraq | العراق | Irak | Irak | Irak | Iraq | イラク | Irak | Irak | Iraque | Ирак | Irak | 伊拉克
        IR Iran | إيران | Iran | Irán | Iran | Iran | イラン | Iran | Iran | Irã | Иран | İran | 伊朗
        IS Iceland | آيسلندا | Island | Islandia | Islande | Islanda | アイスランド | IJsland | Islandia | Islândia | Исландия | İzlanda | 冰岛
        IT Italy | إيطاليا | Italien | Italia | Italie | Italia | イタリア | Italië | Włochy | Itália | Италия | İtalya | 意大利
        JE Jersey | جيرسي | Jersey | Jersey | Jersey | Jersey | ジャージー | Jersey | Jersey | Jersey | Джерси | Jersey | 泽西岛
        JM Jamaica | جامايكا | Jamaika | Jamaica | Jamaïque | Giamaica | ジャマイカ | Jamaica | Jamajka | Jamaica | Ямайка | Jamaika | 牙买加
        JO Jordan | الأردن | Jordanien | Jordania | Jordanie | Giordania | ヨルダン | Jordanië | Jordania | Jordânia | Иордания | Ürdün | 约旦
        JP Japan | اليابان | Japan | Japón | Japon | Giappone | 日本 | Japan | Japonia | Japão | Япония | Japonya | 日本
        KE Kenya | كينيا | Kenia | Kenia | Kenya | Kenya | ケニア | Kenia | Kenia | Quênia | Кения | Kenya | 肯尼亚
        KG Kyrgyzstan | قيرغيزستان | Kirgisistan | Kirguistán | Kirghizstan | Kirghizistan | キルギス | Kirgizië | Kirgistan | Quirguistão | Киргизия | Kırgızistan | 吉尔吉斯斯坦
        KH Cambodia | كمبوديا | Kambodscha | Camboya | Cambodge | Cambogia | カンボジア | Cambodja | Kambodża | Camboja | Камбоджа | Kamboçya | 柬埔寨
        KI Kiribati | كيريباتي | Kiribati | Kiribati | Kiribati | Kiribati | キリバス | Kiribati | Kiribati | Quiribati | Кирибати | Kiribati | 基里巴斯
        KM Comoros | جزر القمر | Komoren | Comoras | Comores | Comore | コモロ | Comoren | Komory | Comores | Коморы | Komorlar | 科摩罗
        KN St. Kitts & Nevis | سانت كيتس ونيفيس | St. Kitts und Nevis | San Cristóbal y Nieves | Saint-Christophe-et-Niévès | Saint Kitts e Nevis | セントクリストファー・ネーヴィス | Saint Kitts en Nevis | Saint Kitts i Nevis | São Cristóvão e Névis | Сент-Китс и Невис | Saint Kitts ve Nevis | 圣基茨和尼维斯
        KP North Korea | كوريا الشمالية | Nordkorea | Corea del Norte | Corée du Nord | Corea del Nord | 北朝鮮 | Noord-Korea | Korea Północna | Coreia do Norte | КНДР | Kuzey Kore | 朝鲜
        KR South Korea | كوريا الجنوبية | Südkorea | Corea del Sur | Corée du Sud | Corea del Sud | 韓国 | Zuid-Korea | Korea Południowa | Coreia do Sul | Республика Корея | Güney Kore | 韩国
        KW Kuwait | الكويت | Kuwait | Kuwait | Koweït | Kuwait | クウェート | Koeweit | Kuwejt | Kuwait | Кувейт | Kuveyt | 科威特
        KY Cayman Islands | جزر كايمان | Kaimaninseln | Islas Caimán | Îles Caïmans | Isole Cayman | ケイマン諸島 | Kaaimaneilanden | Kajmany | Ilhas Cayman | о-ва Кайман | Cayman Adaları | 开曼群岛
        KZ Kazakhstan | كازاخستان | Kasachstan | Kazajistán | Kazakhstan | Kazakistan | カザフスタン | Kazachstan | Kazachstan | Cazaquistão | Казахстан | Kazakistan | 哈萨克斯坦
        LA Laos | لاوس | Laos | Laos | Laos | Laos | ラオス | Laos | Laos | Laos | Лаос | Laos | 老挝
        LB Lebanon | لبنان | Libanon | Líbano | Liban | Libano | レバノン | Libanon | Liban | Líbano | Ливан | Lübnan | 黎巴嫩
        LC St. Lucia | سانت لوسيا | St. Lucia | Santa Lucía | Sainte-Lucie | Saint Lucia | セントルシア | Saint Lucia | Saint Lucia | Santa Lúcia | Сент-Люсия | Saint Lucia | 圣卢西亚
        LI Liechtenstein | ليختنشتاين | Liechtenstein | Liechtenstein | Liechtenstein | Liechtenstein | リヒテンシュタイン | Liechtenstein | Liechtenstein | Liechtenstein | Лихтенштейн | Liechtenstein | 列支敦士登
        LK Sri Lanka | سريلانكا | Sri Lanka | Sri Lanka | Sri Lanka | Sri Lanka | スリランカ | Sri Lanka | Sri Lanka | Sri Lanka | Шри-Ланка | Sri Lanka | 斯里兰卡
        LR Liberia | ليبيريا | Liberia | Liberia | Liberia | Liberia | リベリア | Liberia | Liberia | Libéria | Либерия | Liberya | 利比里亚
        LS Lesotho | ليسوتو | Lesotho | Lesoto | Lesotho | Lesotho | レソト | Lesotho | Lesotho | Lesoto | Лесото | Lesotho | 莱索托
        LT Lithuania | ليتوانيا | Litauen | Lituania | Lituanie | Lituania | リトアニア | Litouwen | Litwa | Lituânia | Литва | Litvanya | 立陶宛
        LU Luxembourg | لوكسمبورغ | Luxemburg | Luxemburgo | Luxembourg | Lussemburgo | ルクセンブルク | Luxemburg | Luksemburg | Luxemburgo | Люксембург | Lüksemburg | 卢森堡
        LV Latvia | لاتفيا | Lettland | Letonia | Lettonie | Lettonia | ラトビア | Letland | Łotwa | Letônia | Латвия | Letonya | 拉脱维亚
        LY Libya | ليبيا | Libyen | Libia | Libye | Libia | リビア | Libië | Libia | Líbia | Ливия | Libya | 利比亚
        MA Morocco | المغرب | Marokko | Marruecos | Maroc | Marocco | モロッコ | Marokko | Maroko | Marrocos | Марокко | Fas | 摩洛哥
        MC Monaco | موناكو | Monaco | Mónaco | Monaco | Monaco | モナコ | Monaco | Monako | Mônaco | Монако | Monako | 摩纳哥
        MD Moldova | مولدوفا | Republik Moldau | Moldavia | Moldavie | Moldavia | モルドバ | Moldavië | Mołdawia | Moldávia | Молдова | Moldova | 摩尔多瓦
        ME Montenegro | الجبل الأسود | Montenegro | Montenegro | Monténégro | Montenegro | モンテネグロ | Montenegro | Czarnogóra | Montenegro | Черногория | Karadağ | 黑山
        MF St. Martin | سان مارتن | St. Martin | San Martín | Saint-Martin | Saint Martin | サン・マルタン | Saint-Martin | Saint-Martin | Saint-Martin | Сен-Мартен | Saint Martin | 法属圣马丁
        MG Madagascar | مدغشقر | Madagaskar | Madagascar | Madagascar | Madagascar | マダガスカル | Madagaskar | Madagaskar | Madagascar | Мадагаскар | Madagaskar | 马达加斯加
        MH Marshall Islands | جزر مارشال | Marshallinseln | Islas Marshall | Îles Marshall | Isole Marshall | マーシャル諸島 | Marshalleilanden | Wyspy Marshalla | Ilhas Marshall | Маршалловы о-ва | Marshall Adaları | 马绍尔群岛
        MK North Macedonia | مقدونيا الشمالية | Nordmazedonien | Macedonia del Norte | Macédoine du Nord | Macedonia del Nord | 北マケドニア | Noord-Macedonië | Macedonia Północna | Macedônia do Norte | Северная Македония | Kuzey Makedonya | 北马其顿
        ML Mali | مالي | Mali | Mali | Mali | Mali | マリ | Mali | Mali | Mali | Мали | Mali | 马里
        MM Myanmar (Burma) | ميانمار (بورما) | Myanmar | Myanmar (Birmania) | Myanmar (Birmanie) | Myanmar (Birmania) | ミャンマー (ビルマ) | Myanmar (Birma) | Mjanma (Birma) | Mianmar (Birmânia) | Мьянма (Бирма) | Myanmar (Burma) | 缅甸
        MN Mongolia | منغوليا | Mongolei | Mongolia | Mongolie | Mongolia | モンゴル | Mongolië | Mongolia | Mongólia | Монголия | Moğolistan | 蒙古
        MO Macao | ماكاو | Macao | Macao | Macao | Macao | マカオ | Macau | Makau | Macau | Макао | Makao | 澳门
        MP Northern Mariana Islands | جزر ماريانا الشمالية | Nördliche Marianen | Islas Marianas del Norte | Îles Mariannes du Nord | Isole Marianne Settentrionali | 北マリアナ諸島 | Noordelijke Marianen | Mariany Północne | Ilhas Marianas do Norte | Северные Марианские о-ва | Kuzey Mariana Adaları | 北马里亚纳群岛
        MQ Martinique | جزر المارتينيك | Martinique | Martinica | Martinique | Martinica | マルティニーク | Martinique | Martynika | Martinica | Мартиника | Martinik | 马提尼克
        MR Mauritania | موريتانيا | Mauretanien | Mauritania | Mauritanie | Mauritania | モーリタニア | Mauritanië | Mauretania | Mauritânia | Мавритания | Moritanya | 毛里塔尼亚
        MS Montserrat | مونتسرات | Montserrat | Montserrat | Montserrat | Montserrat | モントセラト | Montserrat | Montserrat | Montserrat | Монтсеррат | Montserrat | 蒙特塞拉特
        MT Malta | مالطا | Malta | Malta | Malte | Malta | マルタ | Malta | Malta | Malta | Мальта | Malta | 马耳他
        MU Mauritius | موريشيوس | Mauritius | Mauricio | Maurice | Mauritius | モーリシャス | Mauritius | Mauritius | Maurício | Маврикий | Mauritius | 毛里求斯
        MV Maldives | جزر المالديف | Malediven | Maldivas | Maldives | Maldive | モルディブ | Maldiven | Malediwy | Maldivas | Мальдивы | Maldivler | 马尔代夫
        MW Malawi | ملاوي | Malawi | Malaui | Malawi | Malawi | マラウイ | Malawi | Malawi | Malaui | Малави | Malavi | 马拉维
        MX Mexico | المكسيك | Mexiko | México | Mexique | Messico | メキシコ | Mexico | Meksyk | México | Мексика | Meksika | 墨西哥
        MY Malaysia | ماليزيا | Malaysia | Malasia | Malaisie | Malaysia | マレーシア | Maleisië | Malezja | Malásia | Малайзия | Malezya | 马来西亚
        MZ Mozambique | موزمبيق | Mosambik | Mozambique | Mozambique | Mozambico | モザンビーク | Mozambique | Mozambik | Moçambique | Мозамбик | Mozambik | 莫桑比克
        NA Namibia | ناميبيا | Namibia | Namibia | Namibie | Namibia | ナミビア | Namibië | Namibia | Namíbia | Намибия | Namibya | 纳米比亚
        NC New Caledonia | كاليدونيا الجديدة | Neukaledonien | Nueva Caledonia | Nouvelle-Calédonie | Nuova Caledonia | ニューカレドニア | Nieuw-Caledonië | Nowa Kaledonia | Nova Caledônia | Новая Каледония | Yeni Kaledonya | 新喀里多尼亚
        NE Niger | النيجر | Niger | Níger | Niger | Niger | ニジェール | Niger | Niger | Níger | Нигер | Nijer | 尼日尔
        NF Norfolk Island | جزيرة نورفولك | Norfolkinsel | Isla Norfolk | Île Norfolk | Isola Norfolk | ノーフォーク島 | Norfolk | Norfolk | Ilha Norfolk | о-в Норфолк | Norfolk Adası | 诺福克岛
        NG Nigeria | نيجيريا | Nigeria | Nigeria | Nigeria | Nigeria | ナイジェリア | Nigeria | Nigeria | Nigéria | Нигерия | Nijerya | 尼日利亚
        NI Nicaragua | نيكاراغوا | Nicaragua | Nicaragua | Nicaragua | Nicaragua | ニカラグア | Nicaragua | Nikaragua | Nicarágua | Никарагуа | Nikaragua | 尼加拉瓜
        NL Netherlands | هولندا | Niederlande | Países Bajos | Pays-Bas | Paesi Bassi | オランダ | Nederland | Holandia | Países Baixos | Нидерланды | Hollanda | 荷兰
        NO Norway | النرويج | Norwegen | Noruega | Norvège | Norvegia | ノルウェー | Noorwegen | Norwegia | Noruega | Норвегия | Norveç | 挪威
        NP Nepal | نيبال | Nepal | Nepal | Népal | Nepal | ネパール | Nepal | Nepal | Nepal | Непал | Nepal | 尼泊尔
        NR Nauru | ناورو | Nauru | Nauru | Nauru | Nauru | ナウル | Nauru | Nauru | Nauru | Науру | Nauru | 瑙鲁
        NU Niue | نيوي | Niue | Niue | Niue | Niue | ニウエ | Niue | Niue | Niue | Ниуэ | Niue | 纽埃
        NZ New Zealand | نيوزيلندا | Neuseeland | Nueva Zelanda | Nouvelle-Zélande | Nuova Zelanda | ニュージーランド | Nieuw-Zeeland | Nowa Zelandia | Nova Zelândia | Новая Зеландия | Yeni Zelanda | 新西兰
        OM Oman | عُمان | Oman | Omán | Oman | Oman | オマーン | Oman | Oman | Omã | Оман | Umman | 阿曼
        PA Panama | بنما | Panama | Panamá | Panama | Panama | パナマ | Panama | Panama | Panamá | Панама | Panama | 巴拿马
        PE Peru | بيرو | Peru | Perú | Pérou | Perù | ペルー | Peru | Peru | Peru | Перу | Peru | 秘鲁
        PF French Polynesia | بولينيزيا الفرنسية | Französisch-Polynesien | Polinesia Francesa | Polynésie française | Polinesia Francese | 仏領ポリネシア | Frans-Polynesië | Polinezja Francuska | Polinésia Francesa | Французская Полинезия | Fransız Polinezyası | 法属波利尼西亚
        PG Papua New Guinea | بابوا غينيا الجديدة | Papua-Neuguinea | Papúa Nueva Guinea | Papouasie-Nouvelle-Guinée | Papua Nuova Guinea | パプアニューギニア | Papoea-Nieuw-Guinea | Papua-Nowa Gwinea | Papua-Nova Guiné | Папуа — Новая Гвинея | Papua Yeni Gine | 巴布亚新几内亚
        PH Philippines | الفلبين | Philippinen | Filipinas | Philippines | Filippine | フィリピン | Filipijnen | Filipiny | Filipinas | Филиппины | Filipinler | 菲律宾
        PK Pakistan | باكستان | Pakistan | Pakistán | Pakistan | Pakistan | パキスタン | Pakistan | Pakistan | Paquistão | Пакистан | Pakistan | 巴基斯坦
        PL Poland | بولندا | Polen | Polonia | Pologne | Polonia | ポーランド | Polen | Polska | Polônia | Польша | Polonya | 波兰
        PM St. Pierre & Miquelon | سان بيير ومكويلون | St. Pierre und Miquelon | San Pedro y Miquelón | Saint-Pierre-et-Miquelon | Saint-Pierre e Miquelon | サンピエール島・ミクロン島 | Saint-Pierre en Miquelon | Saint-Pierre i Miquelon | São Pedro e Miquelão | Сен-Пьер и Микелон | Saint Pierre ve Miquelon | 圣皮埃尔和密克隆群岛
        PN Pitcairn Islands | جزر بيتكيرن | Pitcairninseln | Islas Pitcairn | Îles Pitcairn | Isole Pitcairn | ピトケアン諸島 | Pitcairneilanden | Pitcairn | Ilhas Pitcairn | о-ва Питкэрн | Pitcairn Adaları | 皮特凯恩群岛
        PR Puerto Rico | بورتوريكو | Puerto Rico | Puerto Rico | Porto Rico | Portorico | プエルトリコ | Puerto Rico | Portoryko | Porto Rico | Пуэрто-Рико | Porto Riko | 波多黎各
        PS Palestinian Territories | الأراضي الفلسطينية | Palästinensische Autonomiegebiete | Territorios Palestinos | Territoires palestiniens | Territori Palestinesi | パレスチナ自治区 | Palestijnse gebieden | Terytoria Palestyńskie | Territórios palestinos | Палестинские территории | Filistin Bölgeleri | 巴勒斯坦领土
        PT Portugal | البرتغال | Portugal | Portugal | Portugal | Portogallo | ポルトガル | Portugal | Portugalia | Portugal | Португалия | Portekiz | 葡萄牙
        PW Palau | بالاو | Palau | Palaos | Palaos | Palau | パラオ | Palau | Palau | Palau | Палау | Palau | 帕劳
        PY Paraguay | باراغواي | Paraguay | Paraguay | Paraguay | Paraguay | パラグアイ | Paraguay | Paragwaj | Paraguai | Парагвай | Paraguay | 巴拉圭
        QA Qatar | قطر | Katar | Catar | Qatar | Qatar | カタール | Qatar | Katar | Catar | Катар | Katar | 卡塔尔
        RE Réunion | روينيون | Réunion | Reunión | La Réunion | Riunione | レユニオン | Réunion | Reunion | Reunião | Реюньон | Reunion | 留尼汪
        RO Romania | رومانيا | Rumänien | Rumanía | Roumanie | Romania | ルーマニア | Roemenië | Rumunia | Romênia | Румыния | Romanya | 罗马尼亚
        RS Serbia | صربيا | Serbien | Serbia | Serbie | Serbia | セルビア | Servië | Serbia | Sérvia | Сербия | Sırbistan | 塞尔维亚
        RU Russia | روسيا | Russland | Rusia | Russie | Russia | ロシア | Rusland | Rosja | Rússia | Россия | Rusya | 俄罗斯
        RW Rwanda | رواندا | Ruanda | Ruanda | Rwanda | Ruanda | ルワンダ | Rwanda | Rwanda | Ruanda | Руанда | Ruanda | 卢旺达
        SA Saudi Arabia | المملكة العربية السعودية | Saudi-Arabien | Arabia Saudí | Arabie saoudite | Arabia Saudita | サウジアラビア | Saoedi-Arabië | Arabia Saudyjska | Arábia Saudita | Саудовская Аравия | Suudi Arabistan | 沙特阿拉伯
        SB Solomon Islands | جزر سليمان | Salomonen | Islas Salomón | Îles Salomon | Isole Salomone | ソロモン諸島 | Salomonseilanden | Wyspy Salomona | Ilhas Salomão | Соломоновы о-ва | Solomon Adaları | 所罗门群岛
        SC Seychelles | سيشل | Seychellen | Seychelles | Seychelles | Seychelles | セーシェル | Seychellen | Seszele | Seicheles | Сейшельские о-ва | Seyşeller | 塞舌尔
        SD Sudan | السودان | Sudan | Sudán | Soudan | Sudan | スーダン | Soedan | Sudan | Sudão | Судан | Sudan | 苏丹
        SE Sweden | السويد | Schweden | Suecia | Suède | Svezia | スウェーデン | Zweden | Szwecja | Suécia | Швеция | İsveç | 瑞典
        SG Singapore | سنغافورة | Singapur | Singapur | Singapour | Singapore | シンガポール | Singapore | Singapur | Singapura | Сингапур | Singapur | 新加坡
        SH St. Helena | سانت هيلينا | St. Helena | Santa Elena | Sainte-Hélène | Sant'Elena | セントヘレナ | Sint-Helena | Wyspa Świętej Heleny | Santa Helena | о-в Св. Елены | Saint Helena | 圣赫勒拿
        SI Slovenia | سلوفينيا | Slowenien | Eslovenia | Slovénie | Slovenia | スロベニア | Slovenië | Słowenia | Eslovênia | Словения | Slovenya | 斯洛文尼亚
        SJ Svalbard & Jan Mayen | سفالبارد وجان ماين | Spitzbergen und Jan Mayen | Svalbard y Jan Mayen | Svalbard et Jan Mayen | Svalbard e Jan Mayen | スバールバル諸島・ヤンマイエン島 | Spitsbergen en Jan Mayen | Svalbard i Jan Mayen | Svalbard e Jan Mayen | Шпицберген и Ян-Майен | Svalbard ve Jan Mayen | 斯瓦尔巴和扬马延
        SK Slovakia | سلوفاكيا | Slowakei | Eslovaquia | Slovaquie | Slovacchia | スロバキア | Slowakije | Słowacja | Eslováquia | Словакия | Slovakya | 斯洛伐克
        SL Sierra Leone | سيراليون | Sierra Leone | Sierra Leona | Sierra Leone | Sierra Leone | シエラレオネ | Sierra Leone | Sierra Leone | Serra Leoa | Сьерра-Леоне | Sierra Leone | 塞拉利昂
        SM San Marino | سان مارينو | San Marino | San Marino | Saint-Marin | San Marino | サンマリノ | San Marino | San Marino | San Marino | Сан-Марино | San Marino | 圣马力诺
        SN Senegal | السنغال | Senegal | Senegal | Sénégal | Senegal | セネガル | Senegal | Senegal | Senegal | Сенегал | Senegal | 塞内加尔
        SO Somalia | الصومال | Somalia | Somalia | Somalie | Somalia | ソマリア | Somalië | Somalia | Somália | Сомали | Somali | 索马里
        SR Suriname | سورينام | Suriname | Surinam | Suriname | Suriname | スリナム | Suriname | Surinam | Suriname | Суринам | Surinam | 苏里南
        SS South Sudan | جنوب السودان | Südsudan | Sudán del Sur | Soudan du Sud | Sud Sudan | 南スーダン | Zuid-Soedan | Sudan Południowy | Sudão do Sul | Южный Судан | Güney Sudan | 南苏丹
        ST São Tomé & Príncipe | ساو تومي وبرينسيبي | São Tomé und Príncipe | Santo Tomé y Príncipe | Sao Tomé-et-Principe | São Tomé e Príncipe | サントメ・プリンシペ | Sao Tomé en Principe | Wyspy Świętego Tomasza i Książęca | São Tomé e Príncipe | Сан-Томе и Принсипи | Sao Tome ve Principe | 圣多美和普林西比
        SV El Salvador | السلفادور | El Salvador | El Salvador | Salvador | El Salvador | エルサルバドル | El Salvador | Salwador | El Salvador | Сальвадор | El Salvador | 萨尔瓦多
        SX Sint Maarten | سانت مارتن | Sint Maarten | Sint Maarten | Saint-Martin (partie néerlandaise) | Sint Maarten | シント・マールテン | Sint-Maarten | Sint Maarten | Sint Maarten | Синт-Мартен | Sint Maarten | 荷属圣马丁
        SY Syria | سوريا | Syrien | Siria | Syrie | Siria | シリア | Syrië | Syria | Síria | Сирия | Suriye | 叙利亚
        SZ Eswatini | إسواتيني | Eswatini | Esuatini | Eswatini | Eswatini | エスワティニ | Eswatini | Eswatini | Essuatíni | Эсватини | Esvatini | 斯威士兰
        TC Turks & Caicos Islands | جزر توركس وكايكوس | Turks- und Caicosinseln | Islas Turcas y Caicos | Îles Turques-et-Caïques | Isole Turks e Caicos | タークス・カイコス諸島 | Turks- en Caicoseilanden | Turks i Caicos | Ilhas Turcas e Caicos | Тёркс и Кайкос | Turks ve Caicos Adaları | 特克斯和凯科斯群岛
        TD Chad | تشاد | Tschad | Chad | Tchad | Ciad | チャド | Tsjaad | Czad | Chade | Чад | Çad | 乍得
        TF French Southern Territories | الأقاليم الجنوبية الفرنسية | Französische Süd- und Antarktisgebiete | Territorios Australes Franceses | Terres australes françaises | Terre Australi Francesi | 仏領極南諸島 | Franse Gebieden in de zuidelijke Indische Oceaan | Francuskie Terytoria Południowe i Antarktyczne | Territórios Franceses do Sul | Французские Южные территории | Fransız Güney Toprakları | 法属南部领地
        TG Togo | توغو | Togo | Togo | Togo | Togo | トーゴ | Togo | Togo | Togo | Того | Togo | 多哥
        TH Thailand | تايلاند | Thailand | Tailandia | Thaïlande | Thailandia | タイ | Thailand | Tajlandia | Tailândia | Таиланд | Tayland | 泰国
        TJ Tajikistan | طاجيكستان | Tadschikistan | Tayikistán | Tadjikistan | Tagikistan | タジキスタン | Tadzjikistan | Tadżykistan | Tadjiquistão | Таджикистан | Tacikistan | 塔吉克斯坦
        TK Tokelau | توكيلاو | Tokelau | Tokelau | Tokelau | Tokelau | トケラウ | Tokelau | Tokelau | Tokelau | Токелау | Tokelau | 托克劳
        TL Timor-Leste | تيمور - ليشتي | Timor-Leste | Timor Oriental | Timor oriental | Timor Est | 東ティモール | Oost-Timor | Timor Wschodni | Timor-Leste | Восточный Тимор | Timor-Leste | 东帝汶
        TM Turkmenistan | تركمانستان | Turkmenistan | Turkmenistán | Turkménistan | Turkmenistan | トルクメニスタン | Turkmenistan | Turkmenistan | Turcomenistão | Туркменистан | Türkmenistan | 土库曼斯坦
        TN Tunisia | تونس | Tunesien | Túnez | Tunisie | Tunisia | チュニジア | Tunesië | Tunezja | Tunísia | Тунис | Tunus | 突尼斯
        TO Tonga | تونغا | Tonga | Tonga | Tonga | Tonga | トンガ | Tonga | Tonga | Tonga | Тонга | Tonga | 汤加
        TR Türkiye | تركيا | Türkei | Turquía | Turquie | Turchia | トルコ | Turkije | Turcja | Turquia | Турция | Türkiye | 土耳其
        TT Trinidad & Tobago | ترينيداد وتوباغو | Trinidad und Tobago | Trinidad y Tobago | Trinité-et-Tobago | Trinidad e Tobago | トリニダード・トバゴ | Trinidad en Tobago | Trynidad i Tobago | Trinidad e Tobago | Тринидад и Тобаго | Trinidad ve Tobago | 特立尼达和多巴哥
        TV Tuvalu | توفالو | Tuvalu | Tuvalu | Tuvalu | Tuvalu | ツバル | Tuvalu | Tuvalu | Tuvalu | Тувалу | Tuvalu | 图瓦卢
        TW Taiwan | تايوان | Taiwan | Taiwán | Taïwan | Taiwan | 台湾 | Taiwan | Tajwan | Taiwan | Тайвань | Tayvan | 台湾
        TZ Tanzania | تنزانيا | Tansania | Tanzania | Tanzanie | Tanzania | タンザニア | Tanzania | Tanzania | Tanzânia | Танзания | Tanzanya | 坦桑尼亚
        UA Ukraine | أوكرانيا | Ukraine | Ucrania | Ukraine | Ucraina | ウクライナ | Oekraïne | Ukraina | Ucrânia | Украина | Ukrayna | 乌克兰
        UG Uganda | أوغندا | Uganda | Uganda | Ouganda | Uganda | ウガンダ | Oeganda | Uganda | Uganda | Уганда | Uganda | 乌干达
        UM U.S. Outlying Islands | جزر الولايات المتحدة النائية | Amerikanische Überseeinseln | Islas menores alejadas de EE. UU. | Îles mineures éloignées des É.-U. | Isole Minori Esterne degli Stati Uniti | 合衆国領有小離島 | Kleine afgelegen eilanden van de Verenigde Staten | Dalekie Wyspy Stanów Zjednoczonych | Ilhas Menores Distantes dos EUA | Внешние малые о-ва (США) | ABD Küçük Harici Adaları | 美国本土外小岛屿
        US United States | الولايات المتحدة | Vereinigte Staaten | Estados Unidos | États-Unis | Stati Uniti | アメリカ合衆国 | Verenigde Staten | Stany Zjednoczone | Estados Unidos | Соединенные Штаты Америки | Amerika Birleşik Devletleri | 美国
        UY Uruguay | أورغواي | Uruguay | Uruguay | Uruguay | Uruguay | ウルグアイ | Uruguay | Urugwaj | Uruguai | Уругвай | Uruguay | 乌拉圭
        UZ Uzbekistan | أوزبكستان | Usbekistan | Uzbekistán | Ouzbékistan | Uzbekistan | ウズベキスタン | Oezbekistan | Uzbekistan | Uzbequistão | Узбекистан | Özbekistan | 乌兹别克斯坦
        VA Vatican City | الفاتيكان | Vatikanstadt | Ciudad del Vaticano | État de la Cité du Vatican | Città del Vaticano | バチカン市国 | Vaticaanstad | Watykan | Cidade do Vaticano | Ватикан | Vatikan | 梵蒂冈
        VC St. Vincent & Grenadines | سانت فنسنت وجزر غرينادين | St. Vincent und die Grenadinen | San Vicente y las Granadinas | Saint-Vincent-et-les Grenadines | Saint Vincent e Grenadine | セントビンセント及びグレナディーン諸島 | Saint Vincent en de Grenadines | Saint Vincent i Grenadyny | São Vicente e Granadinas | Сент-Винсент и Гренадины | Saint Vincent ve Grenadinler | 圣文森特和格林纳丁斯
        VE Venezuela | فنزويلا | Venezuela | Venezuela | Venezuela | Venezuela | ベネズエラ | Venezuela | Wenezuela | Venezuela | Венесуэла | Venezuela | 委内瑞拉
        VG British Virgin Islands | جزر فيرجن البريطانية | Britische Jungferninseln | Islas Vírgenes Británicas | Îles Vierges britanniques | Isole Vergini Britanniche | 英領ヴァージン諸島 | Britse Maagdeneilanden | Brytyjskie Wyspy Dziewicze | Ilhas Virgens Britânicas | Виргинские о-ва (Великобритания) | Britanya Virjin Adaları | 英属维尔京群岛
        VI U.S. Virgin Islands | جزر فيرجن الأمريكية | Amerikanische Jungferninseln | Islas Vírgenes de EE. UU. | Îles Vierges des États-Unis | Isole Vergini Americane | 米領ヴァージン諸島 | Amerikaanse Maagdeneilanden | Wyspy Dziewicze Stanów Zjednoczonych | Ilhas Virgens Americanas | Виргинские о-ва (США) | ABD Virjin Adaları | 美属维尔京群岛
        VN Vietnam | فيتنام | Vietnam | Vietnam | Viêt Nam | Vietnam | ベトナム | Vietnam | Wietnam | Vietnã | Вьетнам | Vietnam | 越南
        VU Vanuatu | فانواتو | Vanuatu | Vanuatu | Vanuatu | Vanuatu | バヌアツ | Vanuatu | Vanuatu | Vanuatu | Вануату | Vanuatu | 瓦努阿图
        WF Wallis & Futuna | جزر والس وفوتونا | Wallis und Futuna | Wallis y Futuna | Wallis-et-Futuna | Wallis e Futuna | ウォリス・フツナ | Wallis en Futuna | Wallis i Futuna | Wallis e Futuna | Уоллис и Футуна | Wallis ve Futuna | 瓦利斯和富图纳
        WS Samoa | ساموا | Samoa | Samoa | Samoa | Samoa | サモア | Samoa | Samoa | Samoa | Самоа | Samoa | 萨摩亚
        XK Kosovo | كوسوفو | Kosovo | Kosovo | Kosovo | Kosovo | コソボ | Kosovo | Kosowo | Kosovo | Косово | Kosova | 科索沃
        YE Yemen | اليمن | Jemen | Yemen | Yémen | Yemen | イエメン | Jemen | Jemen | Iêmen | Йемен | Yemen | 也门
        YT Mayotte | مايوت | Mayotte | Mayotte | Mayotte | Mayotte | マヨット | Mayotte | Majotta | Mayotte | Майотта | Mayotte | 马约特
        ZA South Africa | جنوب أفريقيا | Südafrika | Sudáfrica | Afrique du Sud | Sudafrica | 南アフリカ | Zuid-Afrika | Republika Południowej Afryki | África do Sul | Южно-Африканская Республика | Güney Afrika | 南非
        ZM Zambia | زامبيا | Sambia | Zambia | Zambie | Zambia | ザンビア | Zambia | Zambia | Zâmbia | Замбия | Zambiya | 赞比亚
        ZW Zimbabwe | زيمبابوي | Simbabwe | Zimbabue | Zimbabwe | Zimbabwe | ジンバブエ | Zimbabwe | Zimbabwe | Zimbábue | Зимбабве | Zimbabve | 津巴布韦
        """
}
