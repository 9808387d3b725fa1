extension CategoryTaxonomy {
    /// Money, offices, schools, worship, and municipal services.
    static let services: StaticString = """
        amenity=bank
        en bank, banks, savings bank, bank branch, bank branches
        de Bank, Banken, Bankfiliale, Sparkasse|n, Bankfilialen
        fr banque, banques, agence bancaire
        es banco, bancos, caja de ahorros
        it banca, banche, istituto di credito
        pt banco, bancos, agência bancária
        nl bank, banken, bankfiliaal
        pl bank, bank|i|u|ów, oddział banku
        ru банк, банк|и|а|ов|е, отделение банка, сбербанк
        tr banka, banka|lar|sı, banka şubesi
        ar بنك, بنوك, مصرف, مصارف
        zh 银行, 銀行
        ja 銀行
        ca banc, bancs, caixa d'estalvis, oficina bancària, oficines bancàries, entitat bancària
        mt bank, banek

        amenity=atm
        en ATM, atm|s, cash machine|s, cashpoint|s, cash point, withdraw money, withdraw cash, cash dispenser, get cash, bancomat, get money, cash withdrawal
        de Geldautomat, Geldautomaten, Bankomat|en, Geld abheben, Bargeld, Bancomat, Geld holen
        fr distributeur de billets, distributeur|s, DAB, guichet automatique, tirer de l'argent, retirer de l'argent, argent liquide, retrait d'argent, distributeurs de billets, distributeur automatique de billets
        es cajero automático, cajero|s, cajeros automáticos, sacar dinero, retirar dinero, sacar efectivo
        it bancomat, sportello automatico, prelevare, prelevare contanti, prelevare soldi, ritirare soldi
        pt multibanco, caixa automático, caixa eletrônico, levantar dinheiro, sacar dinheiro
        nl geldautomaat, geldautomaten, pinautomaat, geld opnemen, geld pinnen, pinnen
        pl bankomat, bankomat|y|u|ów, wypłacić pieniądze, wypłata gotówki
        ru банкомат, банкомат|ы|а|ов|е, снять деньги, снять наличные
        tr ATM, bankamatik, para çekmek, para çekme, para çekilecek
        ar صراف آلي, صراف, سحب النقود, سحب المال, سحب نقود
        zh 自动取款机, 取款机, 取钱, 提款机, 自動櫃員機, 提款, 取现金
        ja ATM, 現金自動預け払い機, お金を下ろす, 現金を引き出す, お金をおろす
        ca caixer automàtic, caixers automàtics, caixer|s, treure diners, retirar diners, treure efectiu
        mt ATM, tiġbed flus, niġbed flus

        amenity=bureau_de_change
        en currency exchange, bureau de change, money exchange, exchange office|s, change money, exchange money
        de Wechselstube, Wechselstuben, Geldwechsel, Geld wechseln
        fr bureau de change, bureaux de change, changer de l'argent, change
        es casa de cambio, cambio de divisas, cambiar dinero, oficina de cambio
        it cambio valuta, ufficio cambio, cambiare soldi, cambiavalute
        pt casa de câmbio, câmbio, trocar dinheiro
        nl wisselkantoor, geldwissel, geld wisselen
        pl kantor, kantor|y, wymiana walut, wymienić pieniądze
        ru обмен валюты, обменник|и, обменять деньги, поменять деньги, обменный пункт
        tr döviz bürosu, döviz, para bozdurmak
        ar صرافة, مكتب صرافة, تحويل العملات
        zh 外币兑换, 换钱, 货币兑换, 外幣兌換, 兑换
        ja 両替所, 両替, 外貨両替
        ca casa de canvi, cases de canvi, oficina de canvi, canvi de divises, canvi de moneda, canviar diners
        mt uffiċċju tal-kambju, kambju

        amenity=post_office
        en post office, post offices, post, postal service, send a parcel, send a package, send a letter, mail a letter, mail a package
        de Post, Postamt, Postfiliale|n, Poststelle|n, Postämter, Paket aufgeben, Brief aufgeben, Paket verschicken, Paket abschicken
        fr bureau de poste, la poste, poste|s, bureaux de poste, envoyer un colis, envoyer une lettre
        es oficina de correos, correos, oficinas de correos, enviar un paquete, correo, enviar una carta
        it ufficio postale, posta, uffici postali, poste, spedire un pacco
        pt correios, estação de correios, correio, enviar uma encomenda, posto de correios
        nl postkantoor, postkantoren, pakket versturen, post
        pl poczta, poczt|y|ę|cie, urząd pocztowy, wysłać paczkę, nadać paczkę
        ru почта, почт|ы|у|е|овое отделение, почтовое отделение, отправить посылку, отправить письмо
        tr postane, postane|ler|si, PTT, kargo göndermek
        ar مكتب بريد, بريد, مكاتب البريد, إرسال طرد
        zh 邮局, 郵局, 邮政, 寄包裹, 寄信
        ja 郵便局, 郵便, 荷物を送る
        ca oficina de correus, oficines de correus, correus, correu, enviar un paquet, enviar una carta
        mt uffiċċju tal-posta, uffiċċji tal-posta, posta

        amenity=post_box
        en post box, postbox|es, mailbox|es, letter box|es, letterbox|es, pillar box, post a letter, mail box
        de Briefkasten, Briefkästen, Postkasten, Brief einwerfen
        fr boîte aux lettres, boîtes aux lettres, poster une lettre
        es buzón, buzones, buzón de correos
        it cassetta delle lettere, buca delle lettere, cassette postali, cassetta postale
        pt marco de correio, caixa de correio
        nl brievenbus, brievenbussen
        pl skrzynka pocztowa, skrzynki pocztowe
        ru почтовый ящик, почтовые ящики
        tr posta kutusu
        ar صندوق بريد
        zh 邮筒, 信箱, 郵筒
        ja 郵便ポスト, ポスト
        ca bústia, bústies, bústia de correus
        mt kaxxa tal-ittri, kaxxi tal-ittri

        amenity=parcel_locker
        en parcel locker, parcel lockers, package locker|s, pick up a parcel, packstation
        de Packstation, Packstationen, Paketautomat|en, Paketbox, Paket abholen
        fr consigne à colis, point relais colis, retirer un colis
        es taquilla de paquetes, punto de recogida, recoger un paquete
        it armadietto pacchi, locker, ritirare un pacco
        pt cacifo de encomendas
        nl pakketautomaat, pakketkluis
        pl paczkomat, paczkomat|y|u, odebrać paczkę
        ru постамат, постамат|ы, получить посылку
        tr kargo dolabı
        zh 快递柜, 取快递
        ja 宅配ボックス, 宅配ロッカー
        ca taquilla de paquets, punt de recollida, recollir un paquet

        amenity=police
        en police, police station|s, cops, sheriff
        de Polizei, Polizeistation|en, Polizeiwache|n, Polizeiposten, Polizeirevier|e
        fr police, commissariat|s, poste de police, gendarmerie|s
        es policía, comisaría|s, estación de policía, guardia civil
        it polizia, stazione di polizia, carabinieri, questura, commissariato
        pt polícia, esquadra|s, delegacia|s, GNR, PSP
        nl politie, politiebureau|s
        pl policja, policj|i|ę, komisariat|y, posterunek policji
        ru полиция, полици|и|ю, отделение полиции, полицейский участок, милиция
        tr polis, karakol|u|lar, polis karakolu, emniyet
        ar شرطة, مركز شرطة, الشرطة
        zh 警察局, 派出所, 公安局, 警察
        ja 警察署, 交番, 警察
        ca policia, comissaria, comissaries, comissaria de policia, estació de policia
        mt pulizija, għassa tal-pulizija, għassa, stazzjon tal-pulizija

        amenity=fire_station
        en fire station, fire stations, fire brigade, fire department, firehouse
        de Feuerwehr, Feuerwache|n, Feuerwehrhaus
        fr caserne de pompiers, pompiers, casernes de pompiers
        es parque de bomberos, bomberos, estación de bomberos
        it caserma dei vigili del fuoco, vigili del fuoco, pompieri
        pt bombeiros, quartel de bombeiros
        nl brandweer, brandweerkazerne
        pl straż pożarna, remiza
        ru пожарная часть, пожарные, пожарная
        tr itfaiye, itfaiye istasyonu
        ar إطفاء, محطة إطفاء, الدفاع المدني
        zh 消防站, 消防局, 消防队
        ja 消防署, 消防
        ca parc de bombers, parcs de bombers, bombers
        mt stazzjon tat-tifi tan-nar, tifi tan-nar

        amenity=townhall
        en town hall, town halls, city hall|s, municipality, municipal office, local council office
        de Rathaus, Rathäuser, Gemeindeverwaltung, Stadtverwaltung, Gemeindehaus, Gemeindeamt, Bürgermeisteramt
        fr mairie, mairies, hôtel de ville
        es ayuntamiento, ayuntamientos, municipalidad
        it municipio, comune, municipi
        pt câmara municipal, prefeitura, junta de freguesia
        nl gemeentehuis, gemeentehuizen, stadhuis
        pl ratusz, urząd miasta, urząd gminy
        ru мэрия, ратуша, администрация города
        tr belediye, belediye binası
        ar بلدية, مبنى البلدية
        zh 市政厅, 市政府, 市政廳
        ja 市役所, 役所, 役場, 市庁舎
        ca ajuntament, ajuntaments, casa de la vila, comú
        mt kunsill lokali, kunsilli lokali

        amenity=courthouse
        en courthouse, court|s, law court|s, tribunal
        de Gericht, Gerichte, Gerichtsgebäude, Amtsgericht
        fr tribunal, tribunaux, palais de justice
        es juzgado, juzgados, tribunal|es, palacio de justicia
        it tribunale, tribunali, palazzo di giustizia
        pt tribunal, tribunais
        nl rechtbank, rechtbanken, gerechtsgebouw
        pl sąd, sądy
        ru суд, суды
        tr adliye, mahkeme
        ar محكمة, محاكم
        zh 法院
        ja 裁判所
        ca jutjat, jutjats, tribunal|s, palau de justícia
        mt qorti, qrati

        office=diplomatic amenity=embassy
        en embassy, embassies, consulate|s, diplomatic mission
        de Botschaft, Botschaften, Konsulat|e
        fr ambassade, ambassades, consulat|s
        es embajada, embajadas, consulado|s
        it ambasciata, ambasciate, consolato, consolati
        pt embaixada, embaixadas, consulado|s
        nl ambassade, ambassades, consulaat, consulaten
        pl ambasada, ambasad|y|ę, konsulat|y
        ru посольство, посольств|а|о, консульств|о|а
        tr büyükelçilik, elçilik, konsolosluk
        ar سفارة, سفارات, قنصلية
        zh 大使馆, 领事馆, 大使館
        ja 大使館, 領事館
        ca ambaixada, ambaixades, consolat|s
        mt ambaxxata, ambaxxati, konsolat, konsolati

        amenity=library
        en library, libraries, borrow books, public library, borrow a book
        de Bibliothek, Bibliotheken, Bücherei|en, Bücher ausleihen
        fr bibliothèque, bibliothèques, médiathèque|s, emprunter des livres
        es biblioteca, bibliotecas
        it biblioteca, biblioteche
        pt biblioteca, bibliotecas
        nl bibliotheek, bibliotheken
        pl biblioteka, bibliotek|i|ę|a
        ru библиотека, библиотек|и|у|е
        tr kütüphane, kütüphane|ler|si
        ar مكتبة عامة, مكتبات
        zh 图书馆, 圖書館
        ja 図書館, 図書室
        ca biblioteca, biblioteques, biblioteca pública
        mt librerija, libreriji, librerija pubblika

        amenity=school
        en school, schools, primary school|s, secondary school|s, high school|s, elementary school|s, grammar school|s
        de Schule, Schulen, Grundschule|n, Volksschule|n, Gymnasium, Gymnasien, Primarschule|n, Realschule|n, Sekundarschule
        fr école, écoles, collège|s, lycée|s, école primaire, écoles primaires
        es escuela, escuelas, colegio|s, instituto|s, escuela primaria
        it scuola, scuole, liceo, licei, scuola elementare, scuola media
        pt escola, escolas, colégio|s, escola primária
        nl school, scholen, basisschool, basisscholen, middelbare school
        pl szkoła, szkoł|y|ę, liceum, szkoła podstawowa, podstawówka, gimnazjum
        ru школа, школ|ы|у|е, гимнази|я|и, лице|й|и
        tr okul, okul|lar|u|ları, ilkokul|u, lise|ler, ortaokul
        ar مدرسة, مدارس, ثانوية
        zh 学校, 學校, 小学, 中学, 高中
        ja 学校, 小学校, 中学校, 高校
        ca escola, escoles, col·legi, col·legis, collegi|s, institut de secundària, escola primària
        mt skola, skejjel, iskola, skola primarja, skola sekondarja

        amenity=kindergarten amenity=childcare
        en kindergarten, kindergartens, nursery, nurseries, preschool|s, daycare, day care, child care, childcare, creche|s, nursery school|s
        de Kindergarten, Kindergärten, Kita|s, Kinderkrippe|n, Kindertagesstätte|n, Krippe, Kinderbetreuung, Hort
        fr crèche, crèches, maternelle|s, école maternelle, garderie|s, jardin d'enfants, halte-garderie
        es guardería, guarderías, jardín de infancia, escuela infantil
        it asilo, asili, asilo nido, scuola materna, scuola dell'infanzia
        pt infantário, jardim de infância, creche|s
        nl kinderdagverblijf, crèche, kleuterschool, kinderopvang
        pl przedszkole, przedszkol|a|e, żłob|ek|ki
        ru детский сад, детские сады, детсад|ы, ясли, садик
        tr anaokulu, kreş, anaokul|ları
        ar روضة أطفال, حضانة, روضة
        zh 幼儿园, 幼稚园, 托儿所, 幼兒園
        ja 幼稚園, 保育園, 託児所
        ca escola bressol, escoles bressol, guarderia, guarderies, llar d'infants, llars d'infants, parvulari, escola infantil
        mt kindergarten, ċentru tal-kura tat-tfal

        amenity=university amenity=college
        en university, universities, college|s, uni, campus, polytechnic
        de Universität, Universitäten, Hochschule|n, Uni|s, Fachhochschule|n
        fr université, universités, faculté|s, fac
        es universidad, universidades, facultad|es
        it università, facoltà, ateneo
        pt universidade, universidades, faculdade|s
        nl universiteit, universiteiten, hogeschool, hogescholen
        pl uniwersytet, uniwersytet|y|u, uczelni|a|e, politechnika
        ru университет, университет|ы|а, институт|ы, вуз|ы, колледж|и
        tr üniversite, üniversite|ler|si
        ar جامعة, جامعات, كلية
        zh 大学, 大學, 学院
        ja 大学, 短大
        ca universitat|s, facultat|s
        mt università, universitajiet, kulleġġ, kulleġġi

        amenity=music_school
        en music school, music schools, conservatory
        de Musikschule, Musikschulen
        fr école de musique, conservatoire|s
        es escuela de música, conservatorio
        it scuola di musica, conservatorio
        ru музыкальная школа
        ja 音楽教室
        ca escola de música, escoles de música, conservatori, conservatoris
        mt skola tal-mużika

        amenity=driving_school
        en driving school, driving schools, driving lessons, learn to drive
        de Fahrschule, Fahrschulen
        fr auto-école, auto-écoles, école de conduite
        es autoescuela, autoescuelas
        it autoscuola, autoscuole, scuola guida
        pt escola de condução, autoescola
        nl rijschool, rijscholen
        pl nauka jazdy, szkoła jazdy
        ru автошкола, автошкол|ы|у
        tr sürücü kursu, ehliyet kursu
        ar مدرسة تعليم القيادة
        zh 驾校, 学车
        ja 自動車学校, 教習所
        ca autoescola, autoescoles
        mt skola tas-sewqan

        amenity=language_school
        en language school, language schools
        de Sprachschule, Sprachschulen
        fr école de langues
        es escuela de idiomas, academia de idiomas
        it scuola di lingue
        ru языковая школа
        ca escola d'idiomes, escoles d'idiomes, acadèmia d'idiomes
        mt skola tal-lingwi, skejjel tal-lingwi

        amenity=place_of_worship+religion=christian
        en church, churches, chapel|s, cathedral|s, basilica|s, parish church, pray, mass
        de Kirche, Kirchen, Kapelle|n, Dom|e, Münster, Kathedrale|n, Pfarrkirche, Gottesdienst, beten
        fr église, églises, chapelle|s, cathédrale|s, basilique|s, messe
        es iglesia, iglesias, capilla|s, catedral|es, basílica|s, misa
        it chiesa, chiese, cappell|a|e, cattedral|e|i, duomo, basilica, messa
        pt igreja, igrejas, capela|s, catedral, catedrais, sé, missa
        nl kerk, kerken, kapel|len, kathedraal
        pl kościół, kościoł|y|a, kaplic|a|e, katedr|a|y, bazylika
        ru церковь, церкв|и|ей|ах, храм|ы|а|ов, собор|ы, часовн|я|и
        tr kilise, kilise|ler|si, katedral, şapel
        ar كنيسة, كنائس, كاتدرائية
        zh 教堂, 大教堂
        ja 教会, 大聖堂, 礼拝堂
        ca església, esglésies, capella, capelles, catedral|s, basílica, basíliques, missa
        mt knisja, knejjes, kappella, kappelli, katidral, katidrali, bażilika, quddiesa

        amenity=place_of_worship+religion=muslim
        en mosque, mosques, masjid, muslim prayer, prayer room
        de Moschee, Moscheen
        fr mosquée, mosquées
        es mezquita, mezquitas
        it moschea, moschee
        pt mesquita, mesquitas
        nl moskee, moskeeën
        pl meczet, meczet|y|u
        ru мечеть, мечет|и|ей
        tr cami, cami|ler|i|si, mescit, namaz kılmak, camii
        ar مسجد, مساجد, جامع, مصلى, صلاة
        zh 清真寺
        ja モスク
        ca mesquita, mesquites
        mt moskea, moskej

        amenity=place_of_worship+religion=jewish
        en synagogue, synagogues
        de Synagoge, Synagogen
        fr synagogue, synagogues
        es sinagoga, sinagogas
        it sinagoga, sinagoghe
        pt sinagoga, sinagogas
        nl synagoge, synagoges
        pl synagoga, synagog|i
        ru синагога, синагог|и|у
        tr sinagog, havra
        ar كنيس
        zh 犹太教堂
        ja シナゴーグ
        ca sinagoga, sinagogues
        mt sinagoga, sinagogi

        amenity=place_of_worship+religion=buddhist amenity=place_of_worship+religion=hindu amenity=place_of_worship+religion=shinto amenity=place_of_worship+religion=taoist
        en temple, temples, shrine|s, buddhist temple|s, hindu temple|s
        de Tempel, buddhistischer Tempel
        fr temple bouddhiste, pagode
        es templo, templos, templo budista
        it tempio, templi
        pt templo, templos
        pl świątynia
        ru буддийский храм
        tr tapınak
        ar معبد
        zh 寺庙, 寺, 庙, 寺院
        ja 寺, 神社, お寺, 寺院
        ca temple, temples, temple budista
        mt tempju

        amenity=place_of_worship
        en place of worship, places of worship, house of prayer, worship
        de Gotteshaus, Gotteshäuser, Gebetsstätte
        fr lieu de culte, lieux de culte
        es lugar de culto, lugares de culto
        it luogo di culto, luoghi di culto
        pt local de culto
        nl gebedshuis, godshuis
        pl miejsce kultu
        ru место поклонения
        tr ibadethane, ibadet yeri
        ar دار عبادة
        zh 宗教场所
        ja 礼拝所
        ca lloc de culte, llocs de culte
        mt post ta' qima, postijiet ta' qima

        amenity=grave_yard landuse=cemetery
        en cemetery, cemeteries, graveyard|s, burial ground
        de Friedhof, Friedhöfe
        fr cimetière, cimetières
        es cementerio, cementerios
        it cimitero, cimiteri
        pt cemitério, cemitérios
        nl begraafplaats, kerkhof
        pl cmentarz, cmentarz|e|a
        ru кладбище, кладбищ|а|е
        tr mezarlık, mezarlıklar
        ar مقبرة, مقابر
        zh 墓地, 公墓
        ja 墓地, 霊園
        ca cementiri, cementiris
        mt ċimiterju, ċimiterji

        amenity=community_centre
        en community centre, community center|s, community centres, community hall, village hall, civic centre
        de Gemeinschaftszentrum, Gemeinschaftshaus, Bürgerhaus, Gemeindesaal, Begegnungszentrum
        fr centre communautaire, salle communale, salle des fêtes, maison de quartier
        es centro comunitario, centro cívico, centro social
        it centro sociale, centro civico
        pt centro comunitário
        nl buurthuis, gemeenschapscentrum
        pl dom kultury, centrum społeczne
        ru общественный центр, дом культуры
        tr toplum merkezi, kültür evi
        zh 社区中心
        ja 公民館, コミュニティセンター
        ca centre cívic, centres cívics, centre comunitari, local social
        mt ċentru komunitarju, ċentri komunitarji, ċentru tal-komunità

        amenity=conference_centre amenity=events_venue
        en conference centre, conference center, convention center, event venue|s, events venue|s, congress centre, wedding venue|s, function room|s
        de Kongresszentrum, Konferenzzentrum, Veranstaltungsort, Veranstaltungssaal, Tagungszentrum, Hochzeitslocation
        fr centre de congrès, salle de réception, centre de conférences, salle de mariage
        es centro de congresos, centro de convenciones, salón de bodas, salón de eventos
        it centro congressi, sala eventi
        ru конференц-центр, конгресс-центр
        zh 会议中心
        ja 会議場
        ca centre de congressos, palau de congressos, centre de convencions, sala d'actes
        mt ċentru tal-konferenzi

        amenity=toilets
        en toilets, toilet, restroom|s, bathroom|s, WC, loo|s, lavatory, public toilet|s, washroom, go to the toilet, pee, public restroom|s
        de Toilette, Toiletten, WC, Klo|s, öffentliche Toilette, öffentliche Toiletten, öffentliches WC, aufs Klo
        fr toilettes, toilette, WC, toilettes publiques, sanitaires, pipi
        es baño, baños, aseo|s, servicios, baño público, baños públicos, lavabo|s
        it bagno, bagni, toilette, gabinetto, bagni pubblici, servizi igienici, bagno pubblico
        pt casa de banho, banheiro|s, sanitário|s, casas de banho, WC
        nl toilet, toiletten, wc, openbaar toilet, openbare toiletten, plassen
        pl toaleta, toalet|y|ę, WC, ubikacj|a|e, szalet
        ru туалет, туалет|ы|а|ов, общественный туалет, уборная, сортир
        tr tuvalet, tuvalet|ler|i, lavabo, umumi tuvalet
        ar مرحاض, حمام, دورة مياه, حمامات, مراحيض, دورات مياه
        zh 厕所, 洗手间, 卫生间, 公厕, 廁所, 公共厕所, 上厕所
        ja トイレ, お手洗い, 公衆トイレ, 便所
        ca lavabo|s, lavabos públics, lavabo públic, WC, vàter|s, bany|s, banys públics
        mt tojlit, tojlits, tojlit pubbliku, tojlits pubbliċi

        amenity=shower
        en shower, showers, take a shower, public shower|s
        de Dusche, Duschen
        fr douche, douches
        es ducha, duchas, ducharse
        it doccia, docce
        pt chuveiro, duche|s
        nl douche, douches
        pl prysznic, prysznic|e
        ru душ, принять душ
        tr duş
        ar دش
        zh 淋浴, 洗澡
        ja シャワー
        ca dutxa, dutxes, dutxar-se
        mt doċċa, xawer

        amenity=drinking_water amenity=water_point man_made=water_tap
        en drinking water, water fountain|s, drinking fountain|s, water tap|s, refill water, water refill, fill water bottle
        de Trinkwasser, Trinkbrunnen, Wasserstelle|n, Trinkwasserbrunnen, Wasser auffüllen
        fr eau potable, fontaine à eau, point d'eau, points d'eau, remplir sa gourde
        es agua potable, fuente de agua, fuentes de agua, bebedero|s
        it acqua potabile, fontanella, fontanelle, riempire la borraccia
        pt água potável, bebedouro|s
        nl drinkwater, waterpunt, watertappunt|en
        pl woda pitna, poidełko, wody pitnej
        ru питьевая вода, питьевой воды, набрать воды, колонка
        tr içme suyu, çeşme|ler
        ar ماء شرب, مياه الشرب, مياه شرب
        zh 饮用水, 饮水点, 飲水機
        ja 飲料水, 水飲み場, 給水スポット
        ca aigua potable, font d'aigua, fonts d'aigua, omplir l'ampolla
        mt ilma tax-xorb, ilma għax-xorb

        amenity=telephone
        en telephone, public phone|s, payphone|s, phone box|es, telephone box
        de Telefonzelle, Telefonzellen, öffentliches Telefon
        fr cabine téléphonique, cabines téléphoniques
        es cabina telefónica, teléfono público
        it cabina telefonica, telefono pubblico
        pt cabine telefónica, telefone público
        nl telefooncel
        pl budka telefoniczna
        ru телефонная будка, таксофон
        zh 公用电话, 电话亭
        ja 公衆電話
        ca cabina telefònica, cabines telefòniques, telèfon públic
        mt telefon pubbliku

        amenity=recycling
        en recycling, recycling centre|s, recycling center|s, recycling point|s, bottle bank|s, recycle
        de Recycling, Wertstoffhof, Altglascontainer, Glascontainer, Sammelstelle|n, Recyclinghof, Altglas, Werkhof
        fr recyclage, point de collecte, déchetterie|s, conteneur à verre, tri sélectif
        es reciclaje, punto limpio, contenedor de reciclaje, contenedores, reciclar
        it riciclaggio, isola ecologica, raccolta differenziata, campana del vetro
        pt reciclagem, ecoponto|s, reciclar
        nl recycling, glasbak|ken, milieustraat
        pl recykling, punkt recyklingu, kontener na szkło
        ru переработка, пункт приема вторсырья, сдать мусор, контейнер для стекла
        tr geri dönüşüm, geri dönüşüm kutusu
        ar إعادة تدوير
        zh 回收站, 垃圾回收, 回收
        ja リサイクル, 資源回収
        ca reciclatge, punt de reciclatge, punts de reciclatge, deixalleria, deixalleries, contenidor|s, reciclar
        mt riċiklaġġ, ċentru tar-riċiklaġġ

        amenity=waste_basket amenity=waste_disposal
        en waste basket, rubbish bin|s, trash can|s, garbage, bin|s, litter bin|s, dump garbage
        de Mülleimer, Abfalleimer, Abfallkübel, Müll
        fr poubelle, poubelles
        es papelera, papeleras, basura, contenedor de basura
        it cestino, cestini, cassonetto, spazzatura
        pt caixote do lixo, lixo, lixeira|s
        nl prullenbak, vuilnisbak
        pl kosz na śmieci, śmietnik
        ru урна, мусорка, мусорный бак
        tr çöp kutusu
        zh 垃圾桶, 垃圾箱
        ja ゴミ箱
        ca paperera, papereres, escombraries, contenidor d'escombraries
        mt landa taż-żibel, żibel

        amenity=bench
        en bench, benches, somewhere to sit, seat|s, sit down, sit, place to sit
        de Bank zum Sitzen, Sitzbank, Sitzbänke, Parkbank, Bänkle, Parkbänke, hinsetzen, sitzen
        fr banc, bancs, s'asseoir, banc public, bancs publics
        es banco para sentarse, banca de parque, sentarse
        it panchina, panchine, sedersi
        pt banco de jardim, sentar
        nl bankje, bankjes, zitbank
        pl ławka, ławk|i|ę, usiąść
        ru скамейка, скамейк|и|у, лавочк|а|и, присесть, посидеть
        tr bank oturma, oturma bankı, oturmak
        ar مقعد, جلوس
        zh 长椅, 长凳, 座椅, 長椅
        ja ベンチ, 座る
        ca banc per seure, bancs per seure, seure, banc públic, bancs públics

        amenity=shelter
        en shelter, shelters, rain shelter
        de Unterstand, Schutzhütte|n, Unterstände
        fr abri, abris
        es refugio, cobertizo, refugios
        it riparo, tettoia
        pt abrigo, abrigos
        nl schuilhut, schuilplaats
        pl wiata, schronienie, wiaty
        ru навес, укрытие
        tr sığınak, barınak
        zh 避雨处, 凉亭
        ja 避難所, 東屋
        ca aixopluc, aixoplucs

        amenity=clock
        en public clock, clock|s, tower clock
        de öffentliche Uhr, Uhr
        fr horloge publique, horloge|s
        es reloj público
        it orologio pubblico
        ca rellotge públic, rellotge
        mt arloġġ pubbliku, arloġġ

        amenity=vending_machine
        en vending machine, vending machines
        de Automat, Automaten, Verkaufsautomat|en, Getränkeautomat, Zigarettenautomat
        fr distributeur automatique, distributeurs automatiques
        es máquina expendedora, máquinas expendedoras
        it distributore automatico, distributori automatici
        pt máquina de venda automática
        nl verkoopautomaat, automaat
        pl automat, automaty
        ru торговый автомат, автомат
        tr otomat
        ar آلة بيع
        zh 自动售货机, 自动贩卖机, 自動販賣機
        ja 自動販売機, 自販機
        ca màquina expenedora, màquines expenedores

        office=estate_agent shop=estate_agent
        en estate agent, estate agents, real estate agent|s, real estate, realtor|s, letting agent|s, real estate agency, real estate agencies
        de Immobilienmakler, Immobilien, Makler, Immobilienbüro
        fr agence immobilière, agences immobilières, immobilier
        es inmobiliaria, inmobiliarias, agencia inmobiliaria
        it agenzia immobiliare, agenzie immobiliari
        pt imobiliária, imobiliárias
        nl makelaar, makelaars, makelaarskantoor
        pl agencja nieruchomości, nieruchomości
        ru агентство недвижимости, риелтор, недвижимость
        tr emlakçı, emlak ofisi
        ar مكتب عقارات, عقارات
        zh 房产中介, 地产中介, 房屋中介
        ja 不動産屋, 不動産
        ca immobiliària, immobiliàries, agència immobiliària, agent immobiliari
        mt aġenzija tal-propjetà, aġent tal-propjetà, aġenti tal-propjetà

        office=lawyer
        en lawyer, lawyers, attorney|s, law firm|s, solicitor|s, law office
        de Rechtsanwalt, Anwalt, Anwälte, Rechtsanwälte, Anwaltskanzlei, Kanzlei
        fr avocat, avocats, cabinet d'avocats
        es abogado, abogados, bufete de abogados
        it avvocato, avvocati, studio legale
        pt advogado, advogados, escritório de advocacia
        nl advocaat, advocaten, advocatenkantoor
        pl adwokat, prawnik, kancelaria prawna
        ru адвокат, юрист|ы, адвокаты
        tr avukat, avukatlar, hukuk bürosu
        ar محام, محامي, مكتب محاماة
        zh 律师, 律师事务所, 律師
        ja 弁護士, 法律事務所
        ca advocat|s, advocada, advocades, despatx d'advocats, bufet d'advocats
        mt avukat, avukati

        office=notary
        en notary, notaries, notary public
        de Notar, Notare, Notariat
        fr notaire, notaires
        es notaría, notario, notarías
        it notaio, notai
        pt notário, cartório notarial
        nl notaris, notarissen
        pl notariusz
        ru нотариус, нотариус|ы
        tr noter
        ar كاتب عدل
        zh 公证处
        ca notari, notaris, notaria, notaries
        mt nutar, nutara

        office=insurance
        en insurance, insurance office|s, insurance agent
        de Versicherung, Versicherungen, Versicherungsbüro
        fr assurance, assurances, agence d'assurance
        es seguros, aseguradora, agencia de seguros
        it assicurazione, assicurazioni
        pt seguros, seguradora
        nl verzekering, verzekeringen, verzekeringskantoor
        pl ubezpieczenia, ubezpieczyciel
        ru страхование, страховая, страховая компания
        tr sigorta, sigorta acentesi
        ar تأمين, شركة تأمين
        zh 保险, 保险公司
        ja 保険, 保険代理店
        ca assegurances, assegurança, asseguradora, companyia d'assegurances
        mt assigurazzjoni, assigurazzjonijiet, assikurazzjoni

        office=tax_advisor office=accountant office=financial_advisor
        en accountant, tax advisor|s, accountants, bookkeeper|s, tax consultant
        de Steuerberater, Buchhalter, Treuhänder, Treuhand, Steuerberatung
        fr comptable, comptables, expert-comptable, fiduciaire
        es asesor fiscal, gestoría, contable|s, asesoría
        it commercialista, commercialisti, consulente fiscale
        pt contabilista, contador
        nl boekhouder, belastingadviseur, accountant
        pl księgowy, doradca podatkowy, biuro rachunkowe
        ru бухгалтер, налоговый консультант
        tr muhasebeci, mali müşavir
        zh 会计师, 会计
        ja 税理士, 会計事務所
        ca gestoria, gestories, assessor fiscal, assessoria fiscal, assessoria, comptable|s

        office=government
        en government office, government offices, public administration, authority
        de Behörde, Behörden, Amt, Ämter, Landesverwaltung
        fr administration, administration publique
        es oficina del gobierno, administración pública
        it ufficio pubblico, uffici pubblici
        pt repartição pública, serviços públicos
        nl overheidskantoor, overheid
        pl urząd, urzędy
        ru госучреждение, госуслуги, мфц
        tr devlet dairesi, resmi daire
        ar دائرة حكومية
        zh 政府机关, 政府
        ja 官公庁
        ca administració pública, oficina del govern
        mt uffiċċju tal-gvern, uffiċċji tal-gvern

        office=company
        en company, companies, firm|s, business|es
        de Firma, Firmen, Unternehmen
        fr entreprise, entreprises, société|s
        es empresa, empresas, compañía
        it azienda, aziende, ditta
        pt empresa, empresas
        nl bedrijf, bedrijven
        pl firma, firmy
        ru компания, компани|и|й, фирм|а|ы
        ca empresa, empreses, companyia
        mt kumpanija, kumpaniji, ditta

        office=employment_agency
        en employment agency, job centre, job center, recruitment agency, find a job
        de Arbeitsamt, Stellenvermittlung, Personalvermittlung, Jobcenter, Arbeitsagentur
        fr agence d'intérim, pôle emploi, agence pour l'emploi
        es agencia de empleo, oficina de empleo
        it agenzia per il lavoro, centro per l'impiego
        ru центр занятости, биржа труда
        pl urząd pracy
        ca oficina de treball, oficina d'ocupació, servei d'ocupació, borsa de treball

        office=coworking amenity=coworking_space
        en coworking, coworking space|s, co-working, work with a laptop, shared office
        de Coworking, Coworking-Space
        fr espace de coworking, coworking
        es coworking, espacio de coworking
        it coworking, spazio coworking
        ru коворкинг, коворкинг|и
        zh 共享办公, 联合办公
        ja コワーキングスペース
        ca espai de coworking, coworking

        office=travel_agent shop=travel_agency
        en travel agency, travel agencies, travel agent|s, book a trip
        de Reisebüro, Reisebüros, Reise buchen
        fr agence de voyages, agences de voyages, agence de voyage
        es agencia de viajes, agencias de viajes
        it agenzia di viaggi, agenzie di viaggi, agenzia viaggi
        pt agência de viagens, agências de viagens
        nl reisbureau, reisbureaus
        pl biuro podróży, biura podróży
        ru турагентство, турфирма, агентство путешествий
        tr seyahat acentesi, turizm acentesi
        ar وكالة سفر, مكتب سفر
        zh 旅行社
        ja 旅行代理店, 旅行会社
        ca agència de viatges, agències de viatges
        mt aġenzija tal-ivvjaġġar, aġenziji tal-ivvjaġġar

        amenity=internet_cafe
        en internet cafe, internet café, cybercafe|s, internet cafes
        de Internetcafé, Internetcafés
        fr cybercafé, cybercafés
        es cibercafé, cibercafés, locutorio
        it internet point, internet café
        ru интернет-кафе
        tr internet kafe
        zh 网吧, 網咖
        ja ネットカフェ, インターネットカフェ
        ca cibercafè, cibercafès, locutori

        amenity=crematorium amenity=funeral_hall shop=funeral_directors
        en funeral home, funeral director|s, undertaker|s, funeral parlour
        de Bestattungsinstitut, Bestatter, Bestattungen, Bestattungsunternehmen
        fr pompes funèbres
        es funeraria, funerarias, tanatorio
        it pompe funebri, agenzia funebre
        pt agência funerária, funerária
        nl begrafenisondernemer, uitvaartcentrum, uitvaart, begrafenis
        pl zakład pogrzebowy
        ru похоронное бюро, ритуальные услуги
        tr cenaze evi
        ja 葬儀場, 葬儀社
        ca funerària, funeràries, tanatori, tanatoris, pompes fúnebres

        office=architect
        en architect, architect|s, architecture office, architecture firm|s
        de Architekt, Architekt|en|in|innen|urbüro, Architekturbüro|s
        fr architecte, architecte|s, cabinet d'architecture
        es arquitecto, arquitect|os|a, estudio de arquitectura
        it architetto, architetti, studio di architettura
        pt arquiteto, arquitet|os|a, escritório de arquitetura
        nl architect, architect|en, architectenbureau
        pl architekt, architek|ci|ta, biuro architektoniczne
        ru архитектор, архитектор|ы, архитектурное бюро
        ca arquitecte, arquitect|es|a, despatx d'arquitectura

        office=ngo office=association office=charity office=foundation
        en charity, charities, association|s, non-profit|s, foundation|s
        de Verein, Verein|e, Stiftung|en
        fr association, association|s, fondation|s
        es asociación, asociaciones, fundaciones
        it associazione, associazioni, fondazione, fondazioni
        pt associação, associações, fundação, fundações
        nl vereniging, verenigingen, stichting, stichtingen
        pl stowarzyszenie, stowarzyszenia, fundacja, fundacje
        ru общественная организация, ассоциация, благотворительный фонд, нко
        ca associació, associacions, fundació, fundacions

        office=it
        en IT company, it companies, software company, software companies, it service|s
        de IT-Firma, IT-Unternehmen, Softwarefirma, IT-Dienstleister
        fr société informatique, services informatiques, éditeur de logiciels
        es empresa informática, empresa de software
        it azienda informatica, società informatica
        nl ict-bedrijf, it-bedrijf, softwarebedrijf
        pl firma informatyczna
        ru it-компания, айти-компания
        ca empresa informàtica

        office=advertising_agency office=design
        en advertising agency, advertising agencies, ad agency, design agency, design studio|s
        de Werbeagentur, Werbeagentur|en, Designagentur, Designstudio
        fr agence de publicité, agence de communication, studio de design
        es agencia de publicidad, estudio de diseño
        it agenzia pubblicitaria, studio di design, agenzia di comunicazione
        nl reclamebureau, ontwerpbureau
        pl agencja reklamowa, studio projektowe
        ru рекламное агентство, дизайн-студия
        ca agència de publicitat, estudi de disseny

        office=political_party
        en political party, political parties, party office
        de Partei, Parteibüro, Parteien
        fr parti politique, partis politiques
        es partido político, sede de partido
        it partito politico, sede di partito
        ru политическая партия
        ca partit polític

        amenity=studio
        en recording studio, recording studio|s, film studio|s, radio station|s, tv studio|s
        de Tonstudio, Tonstudio|s, Fernsehstudio, Radiosender
        fr studio d'enregistrement, studio radio, station de radio
        es estudio de grabación, emisora de radio
        it studio di registrazione, stazione radio
        nl opnamestudio, radiostudio
        ru студия звукозаписи, радиостанция
        ca estudi de gravació, emissora de ràdio

        amenity=prison
        en prison, prison|s, jail|s
        de Gefängnis, Gefängnis|se, Justizvollzugsanstalt
        fr prison, prison|s, centre pénitentiaire
        es cárcel, cárceles, prisión, centro penitenciario
        it carcere, carceri, prigione, casa circondariale
        pt prisão, prisões, cadeia
        nl gevangenis, gevangenissen
        pl więzienie, zakład karny, areszt śledczy
        ru тюрьма, сизо, исправительная колония
        tr cezaevi, hapishane
        ca presó, presons
        mt ħabs

        amenity=monastery
        en monastery, monasteries, convent|s, abbeys
        de Kloster, Klöster
        fr monastère, monastères, couvent|s, abbaye|s
        es monasterio, monasterios, convento|s, abadía|s
        it monastero, monasteri, convento, conventi, abbazia
        pt convento, convento|s, abadia
        nl klooster, klooster|s, abdij
        pl klasztor, klasztor|y, opactwo
        ru монастырь, монастыри
        ca monestir, monestirs, convent|s, abadia
        mt monasteru, kunvent

        emergency=fire_hydrant
        en fire hydrant, fire hydrant|s, hydrant|s
        de Hydrant, Hydrant|en, Löschwasserhydrant
        fr bouche d'incendie, bouches d'incendie, borne d'incendie
        es hidrante, hidrante|s, boca de incendios
        it idrante, idranti
        nl brandkraan, brandkranen
        pl hydrant, hydrant|y
        ru пожарный гидрант, гидрант
        ca hidrant, hidrants, boca d'incendis

        emergency=phone
        en emergency phone, emergency phone|s, emergency telephone|s, sos phone
        de Notrufsäule, Notrufsäule|n, Notruftelefon
        fr borne d'appel d'urgence, téléphone d'urgence
        es poste sos, teléfono de emergencia
        it colonnina sos, telefono di emergenza
        nl praatpaal, noodtelefoon
        ru телефон экстренной связи
        ca telèfon d'emergència, pal sos

        emergency=ambulance_station
        en ambulance station, ambulance station|s, ambulance
        de Rettungswache, Rettungswache|n, Rettungsdienst
        fr station d'ambulances, ambulances, ambulance
        es base de ambulancias, ambulancia|s
        it postazione ambulanze, ambulanza
        nl ambulancepost, ambulance
        pl stacja pogotowia, karetka
        ru станция скорой помощи
        ca base d'ambulàncies, ambulància

        emergency=fire_extinguisher
        en fire extinguisher, fire extinguisher|s
        de Feuerlöscher
        fr extincteur, extincteurs
        es extintor, extintores
        it estintore, estintori
        nl brandblusser, brandblussers
        ru огнетушитель, огнетушители
        ca extintor, extintors

        office=moving_company shop=moving
        en moving company, moving companies, movers, removal company, removals, removal firm|s
        de Umzugsunternehmen, Umzugsfirma, Umzugsfirmen, Umzug, Umzüge
        fr déménageur, déménageurs, entreprise de déménagement
        es empresa de mudanzas, mudanzas
        it traslochi, ditta di traslochi
        pt empresa de mudanças, mudanças
        nl verhuisbedrijf, verhuizers
        pl firma przeprowadzkowa, przeprowadzki
        ru грузоперевозки, переезды
        ca empresa de mudances, mudances

        shop=storage_rental
        en self storage, storage unit|s, storage rental
        de Lagerraum, Lagerräume, Selfstorage, Self Storage, Mietlager
        fr garde-meuble, garde-meubles, self-stockage
        es trastero, trasteros, guardamuebles
        it deposito mobili, self storage
        pt guarda-móveis, self storage
        nl opslagruimte, self storage
        pl magazyn samoobsługowy, self storage
        ru склад хранения, аренда кладовок
        ca traster, trasters, guardamobles

        craft=electronics_repair shop=electronics_repair shop=computer_repair shop=mobile_phone_repair shop=repair
        en electronics repair, phone repair, computer repair, mobile phone repair, repair shop|s, screen repair
        de Handyreparatur, Computerreparatur, Reparatur, Elektronikreparatur, Reparaturwerkstatt
        fr réparation de téléphones, réparation de téléphone, réparation d'ordinateurs, réparation téléphone
        es reparación de móviles, reparación de ordenadores, reparación de celulares
        it riparazione cellulari, riparazione computer, riparazioni
        pt assistência técnica, conserto de celular, reparação de telemóveis
        nl telefoonreparatie, computerreparatie, telefoon reparatie
        pl naprawa telefonów, serwis telefonów, serwis komputerowy
        ru ремонт телефонов, ремонт компьютеров, ремонт техники
        tr telefon tamiri, bilgisayar tamiri
        zh 手机维修, 电脑维修
        ja スマホ修理, パソコン修理
        ca reparació de mòbils, reparació d'ordinadors

        amenity=vehicle_inspection
        en vehicle inspection, vehicle inspection|s, mot, mot centre|s, mot test
        de Hauptuntersuchung, Fahrzeugprüfung, Kfz-Prüfstelle, TÜV
        fr contrôle technique
        es ITV, inspección técnica
        it revisione auto, revisione
        pt inspeção de veículos, inspeção automóvel
        nl APK, apk-keuring, autokeuring
        pl stacja kontroli pojazdów, przegląd samochodu
        ru техосмотр
        ca ITV, inspecció tècnica de vehicles

        healthcare=hospice
        en hospice, hospices
        de Hospiz, Hospiz|e
        fr soins palliatifs, maison de soins palliatifs
        es cuidados paliativos
        it hospice
        nl hospice, hospices
        pl hospicjum, hospicja
        ru хоспис, хосписы
        """
}
