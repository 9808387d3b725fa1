extension CategoryTaxonomy {
    /// Eating and drinking.
    static let food: StaticString = """
        amenity=restaurant
        en restaurant|s, eatery, eateries, diner|s, bistro|s, brasserie|s, place to eat, places to eat, dining, steakhouse|s, tavern|s
        de Restaurant|s, Gaststätte|n, Lokal|e, Gasthaus, Gasthäuser, Gasthof, Speiselokal|e, Wirtshaus, Wirtshäuser, Wirtschaft, Beiz, Bistro|s
        fr restaurant|s, resto|s, bistrot|s, bistro|s, brasserie|s, auberge|s
        es restaurante|s, mesón, comedor|es, bistró|s, taberna|s
        it ristorante, ristorant|i|e, trattori|a|e, osteri|a|e, tavern|a|e
        pt restaurante|s, tasca|s, taberna|s, marisqueira|s
        nl restaurant|s, eethuis, eetcafé|s, brasserie|s
        pl restauracja, restauracj|e|i|ę|ą, bistro, jadłodajni|a|e, karczm|a|y
        ru ресторан|ы|а|ов|е|ами, бистро, закусочн|ая|ые, столов|ая|ые, таверн|а|ы
        tr restoran, restoran|lar|ı|lari|ları, lokanta|lar|sı, meyhane|ler
        ar مطعم, مطاعم, المطعم, المطاعم
        zh 餐厅, 餐館, 餐馆, 饭店, 饭馆, 飯店, 餐廳, 酒楼, 食肆
        ja レストラン, 食堂, 飲食店, 料理店
        ca restaurant|s, menjador|s, fonda, fondes, taverna, tavernes
        mt ristorant, ristoranti

        amenity=cafe
        en café, cafe|s, coffee shop|s, coffeehouse|s, coffee house|s, coffee bar|s, tea room|s, tearoom|s, teahouse|s
        de Café, Cafe|s, Kaffeehaus, Kaffeehäuser, Kaffee, Teestube|n, Cafeteria
        fr café, cafés, salon de thé, salons de thé, coffee shop
        es cafetería, cafeterías, café|s, salón de té
        it caffè, bar caffetteria, caffetteri|a|e, sala da tè
        pt café, cafés, cafetaria|s, pastelaria, casa de chá, confeitaria|s
        nl café, koffiehuis, koffiebar|s, koffiezaak, lunchroom|s, theehuis, koffietent
        pl kawiarnia, kawiarni|e|ę, herbaciarni|a|e
        ru кафе, кофейня, кофейн|и|ю|ях, чайн|ая|ые
        tr kafe, kafe|ler|si, kahve|ci|hane, kahveci|ler, çay bahçesi
        ar مقهى, مقاهي, كافيه, قهوة
        zh 咖啡馆, 咖啡厅, 咖啡店, 咖啡廳, 咖啡, 茶馆
        ja カフェ, 喫茶店, コーヒーショップ, 珈琲店
        ca cafeteria, cafeteries, cafè|s
        mt kafetterija, kafetteriji, kafè

        amenity=bar
        en bar, bars, cocktail bar|s, wine bar|s, lounge
        de Bar, Bars, Cocktailbar|s, Weinbar|s, Weinstube|n
        fr bar, bars, bar à vin, bars à vin, bar à cocktails
        es bar, bares, coctelería|s, bar de vinos, bar de copas
        it bar, cocktail bar, enotec|a|he, vineri|a|e, birreri|a|e
        pt bar, bares, bar de vinhos
        nl bar, bars, wijnbar|s, cocktailbar|s, kroeg|en
        pl bar, bary, winiarni|a|e, koktajlbar
        ru бар, бар|ы|а|ов|е|ам, рюмочн|ая|ые
        tr bar, bar|lar|ı|ları, şarap evi
        ar بار, حانة, حانات
        zh 酒吧, 吧
        ja バー, 酒場, ワインバー
        ca bar|s, cocteleria, cocteleries, bar de vins, bar de copes
        mt bar, bars

        amenity=pub
        en pub, pubs, alehouse|s, public house|s, irish pub|s, gastropub|s
        de Kneipe, Kneipen, Pub|s, Beisl, Schenke|n
        fr pub, pubs
        es pub, pubs, cervecería|s
        it pub, birreria
        pt pub, pubs, cervejaria|s
        nl pub, pubs, bruin café, kroeg|en
        pl pub, pub|y|ie|ów, piwiarni|a|e
        ru паб, паб|ы|ов|а, пивн|ая|ые, пивной бар
        tr pub, pub|lar|ı, birahane|ler
        ar حانة, بب
        zh 酒馆, 小酒馆, 英式酒吧
        ja パブ, 居酒屋
        ca pub|s, cerveseria, cerveseries
        mt pub, pubs

        amenity=biergarten
        en beer garden, beer garden|s, biergarten
        de Biergarten, Biergärten, Gastgarten
        fr jardin à bière, brasserie en plein air
        es jardín de cerveza, cervecería al aire libre
        it birreria all'aperto
        nl biertuin
        pl ogródek piwny
        ru пивной сад
        tr bira bahçesi
        zh 啤酒花园
        ja ビアガーデン
        ca cerveseria a l'aire lliure, jardí de cervesa

        amenity=fast_food
        en fast food, fast-food, snack bar|s, takeaway food, burger joint|s, food stall|s, food truck|s, street food, chip shop|s
        de Schnellimbiss, Imbiss|e, Imbissbude|n, Fast Food, Fastfood, Schnellrestaurant|s, Würstelstand, Pommesbude|n
        fr restauration rapide, fast-food|s, snack|s, friterie|s
        es comida rápida, fast food
        it fast food, tavola calda, paninotec|a|he, panineri|a, rosticceri|a
        pt fast food, comida rápida, snack-bar|es, lanchonete|s
        nl fastfood, snackbar|s, frituur, cafetaria|'s, friettent
        pl fast food, bar szybkiej obsługi, budka z jedzeniem
        ru фастфуд, фаст-фуд, быстрое питание, закусочная, шаурма
        tr fast food, büfe|ler, ayaküstü
        ar وجبات سريعة, مطعم وجبات سريعة
        zh 快餐, 快餐店, 小吃, 速食
        ja ファストフード, ファーストフード
        ca menjar ràpid, entrepans, entrepà
        mt ikel ta' malajr, pastizzi, pastizzerija, pastizzeriji

        amenity=ice_cream shop=ice_cream
        en ice cream, ice cream parlour|s, ice cream parlor|s, ice-cream shop|s, gelato, gelateria|s, frozen yogurt
        de Eisdiele, Eisdielen, Eiscafé|s, Eis, Eissalon|s, Gelateria, Glace
        fr glacier, glaciers, glace|s, crème glacée
        es heladería, heladerías, helado|s
        it gelateria, gelateri|e|a, gelat|o|i
        pt gelataria, gelatarias, gelado|s, sorveteria|s, geladaria
        nl ijssalon, ijssalon|s, ijs, ijsje|s, ijscowinkel
        pl lodziarnia, lodziarni|e|a, lody
        ru мороженое, мороженого, кафе-мороженое
        tr dondurmacı, dondurmacı|lar, dondurma
        ar آيس كريم, بوظة, مثلجات
        zh 冰淇淋, 冰淇淋店, 雪糕, 冰激凌
        ja アイスクリーム, アイスクリーム屋, ジェラート
        ca gelateria, gelateries, gelat|s
        mt ġelaterija, ġelateriji, ġelat, ġelati

        amenity=food_court
        en food court, food court|s, food hall|s
        de Food-Court, Gastromeile
        fr aire de restauration
        es patio de comidas, zona de restauración
        it area ristorazione
        pt praça de alimentação
        ru фудкорт, фуд-корт
        zh 美食广场
        ja フードコート
        ca zona de restauració

        cuisine=pizza
        en pizza, pizzas, pizzeria|s, pizza place|s, pizza restaurant|s, pizza shop|s, pizza delivery
        de Pizza, Pizzen, Pizzas, Pizzeria|s, Pizzerien
        fr pizza, pizzas, pizzeria|s, pizzéria|s
        es pizza, pizzas, pizzería|s
        it pizza, pizze, pizzeri|a|e, pizza al taglio
        pt pizza, pizzas, pizzaria|s
        nl pizza, pizza's, pizzeria|'s
        pl pizza, pizz|ę|y, pizzeri|a|e
        ru пицца, пицц|а|ы|у, пиццери|я|и|ю|й
        tr pizza, pizzacı|lar, pizzeria
        ar بيتزا, مطعم بيتزا
        zh 披萨, 比萨, 披薩, 披萨店
        ja ピザ, ピザ屋, ピッツェリア
        ca pizza, pizzes, pizzeria, pizzeries
        mt pizza, pizez, pizzerija, pizzeriji

        cuisine=burger
        en burger, burgers, hamburger|s, burger restaurant|s, burger place|s
        de Burger, Hamburger, Burgerladen
        fr burger, burgers, hamburger|s
        es hamburguesería, hamburguesa|s, hamburgueserías
        it hamburgeria, hamburger, hamburgeri|e
        pt hamburgueria, hambúrguer|es, hamburgueria|s
        nl hamburger, hamburgers, burger|s
        pl burger, burger|y|ownia
        ru бургер, бургер|ы|ная|ов, бургерн|ая|ые, гамбургер|ы
        tr hamburger, hamburgerci, burger
        ar برغر, برجر, همبرغر
        zh 汉堡, 汉堡店, 漢堡
        ja ハンバーガー, バーガー
        ca hamburgueseria, hamburgueseries, hamburguesa, hamburgueses
        mt burger, burgers

        cuisine=kebab
        en kebab, kebabs, doner, döner, gyros, shawarma, kebab shop|s
        de Döner, Kebab, Kebap, Dönerladen, Gyros
        fr kebab, kebabs
        es kebab, kebabs
        it kebab
        pt kebab
        nl kebab, shoarma, döner
        pl kebab, kebab|y|a
        ru кебаб, шаурма, шаверма, дёнер
        tr kebap, kebap|çı, kebapçı|lar, döner, dönerci|ler
        ar كباب, شاورما
        zh 烤肉, 土耳其烤肉
        ja ケバブ
        ca kebab|s
        mt kebab

        cuisine=sushi
        en sushi, sushi bar|s, sushi restaurant|s
        de Sushi, Sushi-Bar
        fr sushi, sushis
        es sushi
        it sushi
        pt sushi
        nl sushi
        pl sushi
        ru суши, суши-бар
        tr suşi
        ar سوشي
        zh 寿司, 壽司
        ja 寿司, すし, 鮨, 寿司屋
        ca sushi
        mt sushi

        amenity=restaurant+cuisine=italian amenity=fast_food+cuisine=italian
        en Italian restaurant, italian restaurant|s, italian, italian food, italian cuisine, pasta
        de italienisches Restaurant, italienisch|es|e|er|en, Italiener, italienische Restaurants, Pasta, italienische Küche, italienisch essen
        fr restaurant italien, italien|ne|s|nes, restaurants italiens, cuisine italienne, pâtes
        es restaurante italiano, italiano|s, italiana, restaurantes italianos, comida italiana
        it ristorante italiano, cucina italiana
        pt restaurante italiano, italiano|s, italiana, comida italiana
        nl Italiaans restaurant, italiaans|e, italiaan
        pl włoska restauracja, włosk|a|ie|i, kuchnia włoska
        ru итальянский ресторан, итальянск|ий|ая|ие|ое, итальянская кухня
        tr İtalyan restoranı, italyan
        ar مطعم إيطالي, إيطالي, ايطالي
        zh 意大利餐厅, 意大利菜, 意大利, 义大利
        ja イタリア料理, イタリアン, イタリアンレストラン
        ca restaurant italià, restaurants italians, cuina italiana, menjar italià
        mt ristorant Taljan, ristoranti Taljani, ikel Taljan, kċina Taljana

        cuisine=chinese
        en Chinese restaurant, chinese restaurant|s, chinese, chinese food, chinese cuisine
        de chinesisches Restaurant, chinesisch|es|e|er|en, Chinese, China-Restaurant|s, chinesisch essen
        fr restaurant chinois, chinois|e, restaurants chinois
        es restaurante chino, chino|s, china, comida china
        it ristorante cinese, cinese, cinesi, cucina cinese
        pt restaurante chinês, chinês, chinesa
        nl Chinees restaurant, chinees, chinese, chinezen
        pl chińska restauracja, chińsk|a|ie|i
        ru китайский ресторан, китайск|ий|ая|ие|ое
        tr Çin restoranı, çin lokantası, çin
        ar مطعم صيني, صيني
        zh 中餐厅, 中餐, 中国菜, 中餐馆, 中菜
        ja 中華料理, 中華, 中国料理
        ca restaurant xinès, restaurants xinesos, xinès, xinesa, cuina xinesa, menjar xinès
        mt ristorant Ċiniż, ristoranti Ċiniżi, ikel Ċiniż

        cuisine=japanese cuisine=sushi cuisine=ramen
        en Japanese restaurant, japanese restaurant|s, japanese, japanese food, ramen
        de japanisches Restaurant, japanisch|es|e|er|en, Japaner, japanisch essen
        fr restaurant japonais, japonais|e
        es restaurante japonés, japonés, japonesa
        it ristorante giapponese, giapponese, giapponesi
        pt restaurante japonês, japonês, japonesa
        nl Japans restaurant, japans|e
        pl japońska restauracja, japońsk|a|ie|i
        ru японский ресторан, японск|ий|ая|ие
        tr Japon restoranı, japon
        ar مطعم ياباني, ياباني
        zh 日本料理, 日式, 日料, 日本餐厅, 日式餐厅
        ja 和食, 日本料理, ラーメン, ラーメン屋, 和食レストラン
        ca restaurant japonès, restaurants japonesos, japonès, cuina japonesa, menjar japonès
        mt ristorant Ġappuniż, ristoranti Ġappuniżi, ikel Ġappuniż

        cuisine=indian
        en Indian restaurant, indian restaurant|s, indian, indian food, curry, curry house|s
        de indisches Restaurant, indisch|es|e|er|en, Inder, Curry, indisch essen
        fr restaurant indien, indien|ne|s
        es restaurante indio, indio|s, india, comida india, hindú
        it ristorante indiano, indian|o|i|a
        pt restaurante indiano, indiano|s, indiana
        nl Indiaas restaurant, indiaas, indiase, indiër
        pl indyjska restauracja, indyjsk|a|ie|i, hindusk|a
        ru индийский ресторан, индийск|ий|ая|ие
        tr Hint restoranı, hint
        ar مطعم هندي, هندي
        zh 印度餐厅, 印度菜, 印度
        ja インド料理, カレー, カレー屋
        ca restaurant indi, restaurants indis, cuina índia, menjar indi
        mt ristorant Indjan, ristoranti Indjani, ikel Indjan

        cuisine=thai
        en Thai restaurant, thai restaurant|s, thai, thai food
        de thailändisches Restaurant, thai, thailändisch|es|e, Thai-Restaurant|s, thailändisch essen
        fr restaurant thaï, thaï, thaïlandais
        es restaurante tailandés, tailandés, thai
        it ristorante thailandese, thai, thailandese
        pt restaurante tailandês, tailandês
        nl Thais restaurant, thais|e
        pl tajska restauracja, tajsk|a|ie
        ru тайский ресторан, тайск|ий|ая|ие
        tr Tayland restoranı, tayland
        ar مطعم تايلاندي, تايلاندي
        zh 泰国餐厅, 泰国菜, 泰餐, 泰式
        ja タイ料理
        ca restaurant tailandès, restaurants tailandesos, tailandès, cuina tailandesa, menjar tailandès
        mt ristorant Tajlandiż, ikel Tajlandiż

        cuisine=asian cuisine=chinese cuisine=japanese cuisine=thai cuisine=vietnamese cuisine=korean
        en Asian restaurant, asian restaurant|s, asian, asian food
        de asiatisches Restaurant, asiatisch|es|e|er, Asiate, Asia-Restaurant, asiatisch essen
        fr restaurant asiatique, asiatique|s
        es restaurante asiático, asiático|s, asiática
        it ristorante asiatico, asiatic|o|i|a
        pt restaurante asiático, asiático|s
        nl Aziatisch restaurant, aziatisch|e
        pl azjatycka restauracja, azjatyck|a|ie|i
        ru азиатский ресторан, азиатск|ий|ая|ие
        tr Asya restoranı, asya mutfağı
        ar مطعم آسيوي, آسيوي
        zh 亚洲菜, 亚洲餐厅
        ja アジア料理
        ca restaurant asiàtic, restaurants asiàtics, asiàtic, cuina asiàtica, menjar asiàtic
        mt ristorant Asjatiku, ristoranti Asjatiċi, ikel Asjatiku

        cuisine=vietnamese
        en Vietnamese restaurant, vietnamese, vietnamese restaurant|s, pho
        de vietnamesisches Restaurant, vietnamesisch|es|e, vietnamesisch essen
        fr restaurant vietnamien, vietnamien|ne
        es restaurante vietnamita, vietnamita
        it ristorante vietnamita, vietnamita
        ru вьетнамский ресторан, вьетнамск|ий|ая
        zh 越南菜, 越南餐厅
        ja ベトナム料理
        ca restaurant vietnamita, cuina vietnamita

        cuisine=korean
        en Korean restaurant, korean, korean restaurant|s
        de koreanisches Restaurant, koreanisch|es|e, koreanisch essen
        fr restaurant coréen, coréen|ne
        es restaurante coreano, coreano
        it ristorante coreano, coreano
        ru корейский ресторан, корейск|ий|ая
        zh 韩国菜, 韩国餐厅, 韩国料理
        ja 韓国料理, 焼肉
        ca restaurant coreà, cuina coreana

        cuisine=mexican cuisine=tex-mex
        en Mexican restaurant, mexican, mexican restaurant|s, mexican food, tacos, burritos
        de mexikanisches Restaurant, mexikanisch|es|e|er, Mexikaner, mexikanisch essen
        fr restaurant mexicain, mexicain|e
        es restaurante mexicano, mexicano|s, taquería|s
        it ristorante messicano, messicano
        pt restaurante mexicano, mexicano
        nl Mexicaans restaurant, mexicaans|e
        pl meksykańska restauracja, meksykańsk|a|ie
        ru мексиканский ресторан, мексиканск|ий|ая|ие
        zh 墨西哥菜, 墨西哥餐厅
        ja メキシコ料理
        ca restaurant mexicà, restaurants mexicans, cuina mexicana, taqueria

        cuisine=greek
        en Greek restaurant, greek, greek restaurant|s, greek food
        de griechisches Restaurant, griechisch|es|e|er, Grieche, griechisch essen
        fr restaurant grec, grec|que
        es restaurante griego, griego|s
        it ristorante greco, grec|o|a
        pt restaurante grego, grego
        nl Grieks restaurant, griek|s|se
        pl grecka restauracja, greck|a|ie
        ru греческий ресторан, греческ|ий|ая
        tr Yunan restoranı
        zh 希腊菜, 希腊餐厅
        ja ギリシャ料理
        ca restaurant grec, restaurants grecs, cuina grega, menjar grec
        mt ristorant Grieg, ikel Grieg

        cuisine=turkish
        en Turkish restaurant, turkish, turkish restaurant|s, turkish food
        de türkisches Restaurant, türkisch|es|e|er, Türke, türkisch essen
        fr restaurant turc, turc|que
        es restaurante turco, turco
        it ristorante turco, turco
        nl Turks restaurant, turks|e
        pl turecka restauracja, tureck|a|ie
        ru турецкий ресторан, турецк|ий|ая
        tr Türk restoranı, türk mutfağı
        ar مطعم تركي, تركي
        zh 土耳其菜, 土耳其餐厅
        ja トルコ料理
        ca restaurant turc, cuina turca
        mt ristorant Tork, ikel Tork

        amenity=restaurant+cuisine=french
        en French restaurant, french, french restaurant|s, french food
        de französisches Restaurant, französisch|es|e|er, Franzose, französisch essen
        fr restaurant français, cuisine française
        es restaurante francés, francés, francesa
        it ristorante francese, francese
        pt restaurante francês
        ru французский ресторан, французск|ий|ая
        zh 法国餐厅, 法餐, 法国菜
        ja フランス料理, フレンチ
        ca restaurant francès, restaurants francesos, cuina francesa, francès
        mt ristorant Franċiż, ikel Franċiż

        amenity=restaurant+cuisine=spanish cuisine=tapas
        en Spanish restaurant, spanish, tapas, tapas bar|s, spanish restaurant|s
        de spanisches Restaurant, spanisch|es|e|er, Tapas, Spanier, Tapasbar, spanisch essen
        fr restaurant espagnol, espagnol|e, tapas, bar à tapas
        es bar de tapas, tapas, tapería|s
        it ristorante spagnolo, tapas
        pt restaurante espanhol, tapas
        ru испанский ресторан, тапас
        zh 西班牙菜, 西班牙餐厅
        ja スペイン料理
        ca bar de tapes, bars de tapes, restaurant espanyol, cuina espanyola
        mt ristorant Spanjol

        amenity=restaurant+cuisine=german amenity=restaurant+cuisine=bavarian
        en German restaurant, german, bavarian, german restaurant|s, bavarian restaurant|s, german food, bavarian food
        de deutsches Restaurant, deutsche Küche, bayerisch|es|e|er, bayerisches Restaurant, gutbürgerlich, deutsch essen, bayerisch essen
        fr restaurant allemand, restaurant bavarois
        es restaurante alemán, comida alemana
        it ristorante tedesco, ristorante bavarese
        ru немецкий ресторан, баварский ресторан
        zh 德国餐厅, 德国菜
        ja ドイツ料理
        ca restaurant alemany, cuina alemanya
        mt ristorant Ġermaniż

        cuisine=regional cuisine=local
        en local food, local cuisine, regional cuisine, traditional food, traditional restaurant|s, regional food
        de regionale Küche, Hausmannskost, einheimische Küche
        fr cuisine locale, cuisine régionale, spécialités locales
        es cocina regional, comida típica, comida tradicional, cocina local
        it cucina locale, cucina regionale, cucina tipica
        pt cozinha regional, comida típica
        nl streekgerechten, lokale keuken
        pl kuchnia regionalna, lokalne jedzenie
        ru местная кухня, национальная кухня
        tr yöresel yemekler, yöresel mutfak
        ar طعام محلي, أكل شعبي
        zh 本地菜, 当地美食, 地方菜
        ja 郷土料理
        ca cuina regional, cuina local, cuina tradicional, cuina típica, menjar típic
        mt ikel tradizzjonali, ikel lokali, ikel Malti, kċina Maltija

        cuisine=seafood cuisine=fish
        en seafood, seafood restaurant|s, fish restaurant|s, fish
        de Fischrestaurant, Fischrestaurants, Meeresfrüchte
        fr fruits de mer, restaurant de poisson, poissons
        es marisquería, marisco|s, marisquerías, pescado
        it ristorante di pesce, pesce, frutti di mare
        pt marisqueira, marisco|s, peixe
        nl visrestaurant, visrestaurants, zeevruchten
        pl owoce morza, restauracja rybna, ryby
        ru морепродукты, рыбный ресторан
        tr balık restoranı, balık lokantası, balıkçı|lar, deniz ürünleri
        ar مأكولات بحرية, سمك
        zh 海鲜, 海鲜餐厅, 海鮮
        ja 海鮮, シーフード
        ca marisqueria, marisqueries, marisc, peix i marisc, restaurant de peix, peix
        mt ristorant tal-ħut, frott tal-baħar

        cuisine=steak_house cuisine=grill cuisine=barbecue
        en steakhouse, steak house|s, steak|s, grill|s, barbecue restaurant|s, bbq restaurant|s
        de Steakhaus, Steakhäuser, Steak|s, Grill
        fr grill, steakhouse, grillades
        es asador, asadores, parrilla|s, churrasquería|s
        it bistecca, griglieri|a, bracieri|a
        pt churrascaria, churrascaria|s, grelhados
        nl steakhouse, grillrestaurant
        pl steki, grill
        ru стейк-хаус, стейк|и, гриль
        tr et lokantası, ızgara, steakhouse
        ar مشاوي, ستيك
        zh 牛排, 烧烤, 牛排馆
        ja ステーキ, ステーキハウス
        ca carn a la brasa, braseria, graellada, graellades

        cuisine=breakfast cuisine=brunch
        en breakfast, brunch, breakfast place|s
        de Frühstück, frühstücken, Brunch, Frühstückscafé, Zmorge
        fr petit déjeuner, petit-déjeuner, brunch
        es desayuno, desayunar, desayunos, brunch
        it colazione, fare colazione, brunch
        pt pequeno-almoço, café da manhã, brunch
        nl ontbijt, ontbijten, brunch
        pl śniadanie, śniadani|a, brunch
        ru завтрак|и, позавтракать, бранч
        tr kahvaltı, kahvaltıcı, brunch
        ar فطور, إفطار
        zh 早餐, 早午餐
        ja 朝食, モーニング, ブランチ
        ca esmorzar|s, brunch
        mt kolazzjon, brunch

        amenity=nightclub
        en nightclub, nightclub|s, night club|s, club|s, disco|s, discotheque|s, dance club|s
        de Nachtclub, Nachtclubs, Disko|s, Disco|s, Diskothek|en, Club|s
        fr boîte de nuit, boîtes de nuit, discothèque|s, night-club, club
        es discoteca, discotecas, club nocturno, sala de baile
        it discoteca, discotec|he|a, night club, locale notturno, locali notturni
        pt discoteca, discotecas, boate|s, clube noturno
        nl nachtclub, nachtclubs, discotheek, disco|'s
        pl klub nocny, klub|y, dyskotek|a|i|ę, kluby nocne
        ru ночной клуб, клуб|ы, дискотек|а|и|у, ночные клубы
        tr gece kulübü, gece kulüpleri, diskotek, disko
        ar ملهى ليلي, نادي ليلي, ديسكو
        zh 夜店, 夜总会, 迪斯科, 夜總會
        ja ナイトクラブ, クラブ, ディスコ
        ca discoteca, discoteques, club nocturn, clubs nocturns, sala de ball
        mt diskoteka, diskoteki, nightclub
        """
}
