extension CategoryTaxonomy {
    /// Activities, for which several place categories may be suitable.
    static let activities: StaticString = """
        amenity=restaurant amenity=fast_food amenity=cafe amenity=pub amenity=biergarten amenity=food_court
        en eat out, eat, food, somewhere to eat, grab a bite, something to eat, dinner, lunch, dine, hungry, have dinner, have lunch, meal
        de essen gehen, essen, Essen, Mittagessen, Abendessen, Hunger, Zmittag, etwas essen, zu Abend essen, zu Mittag essen, speisen
        fr manger, à manger, dîner, déjeuner, bouffe, souper, j'ai faim, repas
        es comer, comida, cenar, cena, almorzar, almuerzo, tengo hambre, dónde comer
        it mangiare, cenare, cena, pranzare, pranzo, cibo, ho fame
        pt comer, comida, jantar, almoçar, almoço, tenho fome
        nl eten, uit eten, dineren, lunchen, lunch, avondeten, honger
        pl jeść, zjeść, jedzenie, obiad, kolacja, coś zjeść, gastronomia
        ru поесть, есть поесть, покушать, перекусить, еда, пообедать, поужинать, обед, ужин, кушать, пожрать, общепит
        tr yemek, yemek yemek, yemek yenecek, akşam yemeği, öğle yemeği, ne yenir, yenir, yiyebilirim, yemek yiyebileceğim, yemek yenecek yer, yerler
        ar آكل, أكل, طعام, عشاء, غداء, الأكل, اكل, تناول الطعام
        zh 吃饭, 吃的, 吃, 吃东西, 用餐, 美食, 晚餐, 午餐, 晚饭, 午饭, 吃飯
        ja 食事, ご飯, 食べる, 食べられる, ランチ, ディナー, 昼食, 夕食, グルメ, 食べたい, 飯
        ca menjar, on menjar, menjar fora, anar a dinar, sopar, tinc gana
        mt tiekol, ikel, fejn tiekol, nieklu, pranzu, ċena

        amenity=bar amenity=pub amenity=biergarten amenity=nightclub
        en drink, have a drink, drinks, beer, nightlife, cocktails, drink beer, go out, wine, going out, night out
        de trinken, etwas trinken, Bier, Bier trinken, ausgehen, Nachtleben, Cocktails, weggehen, Ausgang
        fr boire, boire un verre, prendre un verre, bière, sortir, vie nocturne, sortir ce soir
        es tomar algo, beber, cerveza, salir de noche, salir de copas, vida nocturna, copas
        it bere, bere qualcosa, birra, uscire la sera, vita notturna, aperitivo
        pt beber, beber um copo, cerveja, sair à noite, vida noturna
        nl drinken, iets drinken, bier, borrelen, borrel, uitgaan, nachtleven
        pl wypić, napić się, piwo, drinki, życie nocne, napić się piwa, wyjść wieczorem
        ru выпить, пиво, выпить пива, попить пива, тусоваться, потусить, ночная жизнь
        tr içmek, bira, bira içmek, içki, gece hayatı, eğlence
        ar شراب, سهر, سهرة, السهر, الحياة الليلية
        zh 喝酒, 喝一杯, 夜生活, 啤酒
        ja 飲む, お酒, ビール, 飲み屋, 飲める, 飲み会, 夜遊び
        ca prendre alguna cosa, beure alguna cosa, anar a beure, fer una copa, sortir de nit, cervesa, cerveses, còctels, copes, vida nocturna
        mt tixrob, nixorbu, birra, xorb, kokteljiet

        amenity=cafe
        en drink coffee, have coffee, have a coffee, coffee, cake, tea, espresso, cappuccino, coffee and cake, coffee break
        de Kaffee trinken, Kaffee, Kuchen, Kaffee und Kuchen, Tee trinken, Tee
        fr boire un café, prendre un café, thé, gâteau
        es tomar un café, tomar café, té
        it prendere un caffè, bere un caffè, tè
        pt tomar um café, beber café, tomar café, chá
        nl koffie, koffie drinken, thee, taart
        pl kawa, kawę, napić się kawy, wypić kawę, herbata, ciasto
        ru выпить кофе, попить кофе, кофе, чай, попить чаю
        tr kahve içmek, kahve, çay, çay içmek, kahve içilecek
        ar شرب القهوة, قهوة, شاي
        zh 喝咖啡, 喝茶, 咖啡
        ja コーヒー, お茶, お茶する, コーヒーを飲む
        ca prendre un cafè, fer un cafè
        mt tixrob kafè, tazza kafè
        """
}
