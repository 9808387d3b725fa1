extension CategoryTaxonomy {
    /// Dishes, and the kitchens of countries other than the most frequent ones.
    ///
    /// The adjective of a country alone is in many names, as in "British Museum", so it only counts with a word such as "restaurant".
    static let cuisines: StaticString = """
        cuisine=sandwich
        en sandwiches, sandwich, sandwich shop|s, sandwich bar|s, sandwich place|s
        de Sandwiches, Sandwich, Sandwichladen, Sandwichbar
        fr sandwichs, sandwich, sandwicherie|s
        es sándwiches, sándwich, bocadillo|s, bocatería|s
        it panini, panino, tramezzini, sandwich
        pt sanduíches, sanduíche, sandes, sandwich
        nl broodjes, broodje, broodjeszaak, broodjeszaken
        pl kanapki, kanapka, sandwich
        ru сэндвичи, сэндвич, бутерброд|ы
        tr sandviç, sandviççi
        zh 三明治
        ja サンドイッチ
        ca entrepans, sandvitx|os
        mt sandwiches, panini

        cuisine=fish_and_chips
        en fish and chips, fish & chips, chippy, chippies, fish and chip shop|s, chip shop|s
        de Fish and Chips, Fisch und Pommes
        fr fish and chips
        es pescado y patatas, fish and chips
        it fish and chips
        nl fish and chips
        ja フィッシュ・アンド・チップス

        cuisine=chicken cuisine=fried_chicken cuisine=wings
        en chicken restaurant|s, fried chicken, chicken shop|s, chicken wings, chicken place|s
        de Hähnchen, Brathähnchen, Hendl, Hähnchengrill
        fr poulet frit, rôtisserie|s, poulet rôti
        es pollo frito, pollería|s, pollo asado, asador de pollos
        it pollo fritto, polleria
        pt frango assado, frango frito, churrasqueira|s
        nl kippenrestaurant, gebraden kip
        pl smażony kurczak, kurczak z rożna
        ru жареная курица, курица гриль
        tr tavukçu, tavuk döner
        zh 炸鸡
        ja フライドチキン, から揚げ
        ca pollastre a l'ast, rostisseria, rostisseries

        cuisine=donut cuisine=doughnut
        en doughnuts, donuts, donut|s, doughnut, donut shop|s, doughnut shop|s
        de Donuts, Donut
        fr donuts
        es donuts, rosquillas
        nl donuts
        zh 甜甜圈
        ja ドーナツ

        cuisine=crepe cuisine=crepes
        en crêpes, crepe|s, creperie|s, pancakes, pancake house|s
        de Crêpes, Crêperie|n, Pfannkuchen
        fr crêpes, crêpe, crêperie|s, galettes
        es crepes, creperie, crepería|s
        it crêpes, crêperie
        pt crepes, creperia|s
        nl pannenkoeken, pannenkoekenhuis, pannenkoek
        pl naleśniki, naleśnikarnia
        ru блины, блинная
        ja クレープ
        ca crepes, creperia, creperies

        cuisine=falafel
        en falafel, falafel shop|s
        de Falafel
        fr falafel|s
        es falafel
        it falafel
        nl falafel
        ru фалафель
        ar فلافل
        he פלאפל

        cuisine=bagel
        en bagels, bagel|s, bagel shop|s
        de Bagels, Bagel

        cuisine=noodle cuisine=noodles cuisine=ramen cuisine=udon
        en noodles, noodle bar|s, noodle shop|s, ramen, udon
        de Nudelsuppe, Nudelbar, Ramen
        fr nouilles, ramen
        es fideos, ramen
        nl noedels, ramen
        ru лапша, рамен
        zh 面馆, 拉面, 面条, 麵店
        ja ラーメン, うどん, そば, 麺類
        ko 국수, 라면

        cuisine=dumpling cuisine=dumplings
        en dumplings, dumpling house|s, dim sum
        de Teigtaschen
        pl pierogi, pierogarnia
        ru пельмени, пельменная, вареники
        zh 饺子, 点心
        ja 餃子

        cuisine=pasta
        en pasta restaurant|s, pasta place|s
        de Nudelrestaurant
        it spaghetteria, pastificio

        cuisine=salad
        en salad bar|s, salads, salad restaurant|s
        de Salatbar, Salate
        fr bar à salades
        es ensaladas
        nl saladebar

        cuisine=soup
        en soup restaurant|s, soups
        de Suppenbar
        fr bar à soupes

        cuisine=hot_dog
        en hot dogs, hot dog|s, hot dog stand|s
        de Hotdogs, Hotdog
        es perritos calientes, perrito caliente
        nl hotdogs

        cuisine=fries cuisine=friture cuisine=french_fries
        en French fries, fries
        de Pommes, Pommes frites, Frittenbude
        fr friterie|s, frites
        nl friet, frituur, patat, friettent
        pl frytki

        cuisine=curry
        en curry, curry house|s
        de Curryhaus

        cuisine=bubble_tea
        en bubble tea, boba, boba tea
        de Bubble Tea
        zh 奶茶, 珍珠奶茶
        ja タピオカ

        cuisine=juice shop=juice_bar
        en juice bar, juice bar|s, smoothies, smoothie bar|s
        de Saftbar, Smoothies
        fr bar à jus
        es zumería, zumos
        it centrifugati

        cuisine=poke cuisine=hawaiian
        en poke, poke bowl|s, Hawaiian restaurant, hawaiian food
        de Poke Bowl, Poké Bowl

        cuisine=american
        en American restaurant, american restaurant|s, american food, american diner|s
        de amerikanisches Restaurant, amerikanische Restaurants, amerikanische Küche, amerikanisch essen
        fr restaurant américain, cuisine américaine
        es restaurante americano, comida americana
        it ristorante americano
        pt restaurante americano
        nl Amerikaans restaurant
        pl amerykańska restauracja
        ru американский ресторан
        zh 美式餐厅
        ja アメリカ料理

        cuisine=british cuisine=english
        en British restaurant, british food, english restaurant|s, english food, pie and mash
        de britisches Restaurant, englisches Restaurant, britisch essen, englisch essen
        fr restaurant anglais
        es restaurante inglés
        it ristorante inglese

        cuisine=portuguese
        en Portuguese restaurant, portuguese restaurant|s, portuguese food
        de portugiesisches Restaurant, portugiesische Küche, Portugiese, portugiesisch essen
        fr restaurant portugais, cuisine portugaise
        es restaurante portugués
        it ristorante portoghese
        pt restaurante português, comida portuguesa
        nl Portugees restaurant
        pl portugalska restauracja
        ru португальский ресторан
        zh 葡萄牙餐厅
        ja ポルトガル料理

        cuisine=lebanese
        en Lebanese restaurant, lebanese restaurant|s, lebanese food
        de libanesisches Restaurant, libanesische Küche, Libanese, libanesisch essen
        fr restaurant libanais, cuisine libanaise
        es restaurante libanés
        it ristorante libanese
        pt restaurante libanês
        nl Libanees restaurant
        ru ливанский ресторан
        ar مطعم لبناني

        cuisine=arab cuisine=arabic cuisine=middle_eastern cuisine=lebanese cuisine=syrian
        en Arab restaurant, middle eastern restaurant|s, middle eastern food, arab food, arabic food
        de arabisches Restaurant, arabische Küche, orientalisches Restaurant, arabisch essen, orientalisch essen
        fr restaurant arabe, restaurant oriental, cuisine orientale
        es restaurante árabe, comida árabe
        it ristorante arabo
        pt restaurante árabe
        nl Arabisch restaurant
        ru арабский ресторан
        ar مطعم عربي

        cuisine=persian cuisine=iranian
        en Persian restaurant, persian restaurant|s, iranian restaurant|s, persian food
        de persisches Restaurant, persische Küche, iranisches Restaurant, persisch essen, iranisch essen
        fr restaurant iranien, restaurant persan
        es restaurante persa
        it ristorante persiano
        nl Perzisch restaurant
        ru иранский ресторан

        cuisine=moroccan
        en Moroccan restaurant, moroccan restaurant|s, moroccan food
        de marokkanisches Restaurant, marokkanische Küche, marokkanisch essen
        fr restaurant marocain, couscous, cuisine marocaine
        es restaurante marroquí
        it ristorante marocchino
        pt restaurante marroquino
        nl Marokkaans restaurant

        cuisine=ethiopian cuisine=eritrean
        en Ethiopian restaurant, ethiopian restaurant|s, eritrean restaurant|s, ethiopian food
        de äthiopisches Restaurant, eritreisches Restaurant, äthiopisch essen, eritreisch essen
        fr restaurant éthiopien
        es restaurante etíope
        it ristorante etiope, ristorante eritreo
        nl Ethiopisch restaurant

        cuisine=african cuisine=ethiopian cuisine=moroccan
        en African restaurant, african restaurant|s, african food
        de afrikanisches Restaurant, afrikanische Küche, afrikanisch essen
        fr restaurant africain
        es restaurante africano
        it ristorante africano
        nl Afrikaans restaurant

        cuisine=caribbean cuisine=jamaican
        en Caribbean restaurant, caribbean restaurant|s, jamaican restaurant|s, caribbean food, jerk chicken
        de karibisches Restaurant, karibisch essen
        fr restaurant antillais
        es restaurante caribeño

        cuisine=argentinian cuisine=argentine
        en Argentinian restaurant, argentinian restaurant|s, argentine restaurant|s, argentinian steakhouse
        de argentinisches Restaurant, argentinisches Steakhaus, argentinisch essen
        fr restaurant argentin
        es restaurante argentino, parrilla|s
        it ristorante argentino

        cuisine=brazilian
        en Brazilian restaurant, brazilian restaurant|s, brazilian food
        de brasilianisches Restaurant, brasilianisch essen
        fr restaurant brésilien
        es restaurante brasileño
        it ristorante brasiliano
        pt restaurante brasileiro, churrascaria|s, rodízio

        cuisine=peruvian
        en Peruvian restaurant, peruvian restaurant|s, peruvian food
        de peruanisches Restaurant, peruanisch essen
        fr restaurant péruvien
        es restaurante peruano, cevichería|s
        it ristorante peruviano

        cuisine=mediterranean
        en Mediterranean restaurant, mediterranean restaurant|s, mediterranean food
        de mediterranes Restaurant, mediterrane Küche
        fr restaurant méditerranéen
        es restaurante mediterráneo, comida mediterránea
        it ristorante mediterraneo
        mt ristorant Mediterranju

        cuisine=international
        en international restaurant, international restaurant|s
        de internationales Restaurant, internationale Küche
        fr restaurant international
        es restaurante internacional
        it ristorante internazionale

        cuisine=afghan
        en Afghan restaurant, afghan restaurant|s, afghan food
        de afghanisches Restaurant, afghanische Küche, afghanisch essen
        fr restaurant afghan

        cuisine=pakistani
        en Pakistani restaurant, pakistani restaurant|s, pakistani food
        de pakistanisches Restaurant, pakistanisch essen
        fr restaurant pakistanais

        cuisine=nepalese cuisine=nepali cuisine=tibetan
        en Nepalese restaurant, nepalese restaurant|s, tibetan restaurant|s, nepalese food
        de nepalesisches Restaurant, tibetisches Restaurant, nepalesisch essen, tibetisch essen
        fr restaurant népalais, restaurant tibétain

        cuisine=indonesian cuisine=malaysian
        en Indonesian restaurant, indonesian restaurant|s, malaysian restaurant|s, indonesian food
        de indonesisches Restaurant, malaysisches Restaurant, indonesisch essen, malaysisch essen
        nl Indonesisch restaurant, indisch restaurant, rijsttafel

        cuisine=filipino
        en Filipino restaurant, filipino restaurant|s, filipino food
        de philippinisches Restaurant, philippinisch essen

        cuisine=georgian
        en Georgian restaurant, georgian restaurant|s, georgian food
        de georgisches Restaurant, georgische Küche, georgisch essen
        ru грузинский ресторан, грузинская кухня, хинкальная, хачапури

        cuisine=russian cuisine=ukrainian
        en Russian restaurant, russian restaurant|s, ukrainian restaurant|s, russian food
        de russisches Restaurant, ukrainisches Restaurant, russisch essen, ukrainisch essen
        ru русский ресторан, русская кухня

        cuisine=polish
        en Polish restaurant, polish restaurant|s, polish food
        de polnisches Restaurant, polnisch essen
        pl polska restauracja, polska kuchnia

        cuisine=austrian
        en Austrian restaurant, austrian restaurant|s, austrian food
        de österreichisches Restaurant, österreichische Küche, Heuriger, Heurigen, österreichisch essen

        cuisine=swiss cuisine=fondue
        en Swiss restaurant, swiss restaurant|s, fondue
        de Schweizer Restaurant, Fondue, Schweizer Küche
        fr fondue, restaurant suisse

        cuisine=balkan cuisine=croatian cuisine=serbian cuisine=bosnian
        en Balkan restaurant, croatian restaurant|s, serbian restaurant|s, bosnian restaurant|s, balkan food
        de Balkan-Restaurant, kroatisches Restaurant, serbisches Restaurant, Ćevapčići, kroatisch essen, serbisch essen

        cuisine=hungarian
        en Hungarian restaurant, hungarian restaurant|s, hungarian food
        de ungarisches Restaurant, ungarische Küche, ungarisch essen

        cuisine=cake
        en cakes, cake shop|s
        de Kuchen, Torten

        cuisine=buffet
        en buffet, buffet|s, all you can eat
        de Buffet, Buffet|s, All you can eat
        fr buffet, buffet à volonté
        es bufé, bufet, buffet libre
        it buffet, all you can eat
        pt bufê, rodízio, buffet
        nl buffet, all you can eat
        pl bufet, szwedzki stół
        ru шведский стол
        zh 自助餐
        ja バイキング, 食べ放題, ビュッフェ
        ca bufet, bufet lliure

        cuisine=dessert cuisine=waffle cuisine=pancake
        en desserts, dessert|s, dessert shop|s, waffles, pancakes
        de Desserts, Dessert|s, Nachtisch, Waffeln, Pfannkuchen
        fr desserts, dessert|s, gaufres
        es postres, postre|s, gofres, tortitas
        it dolci, dessert, waffle
        pt sobremesas, sobremesa|s
        nl dessert, desserts, wafels, pannenkoeken
        pl desery, deser|y, gofry, naleśniki
        ru десерты, десерт|ы, вафли, блины
        zh 甜品, 甜点
        ja スイーツ, デザート
        ca postres, gofres
        """
}
