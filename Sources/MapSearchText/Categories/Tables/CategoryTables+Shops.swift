extension CategoryTaxonomy {
    /// Shops and trades.
    static let shops: StaticString = """
        shop=supermarket
        en supermarket, supermarkets, grocery store|s, groceries, grocery, food shopping, buy groceries, buy food, food store|s
        de Supermarkt, Supermärkte, Lebensmittel, Lebensmittelgeschäft|e, Lebensmittel kaufen, Lebensmittelladen, einkaufen, Discounter
        fr supermarché, supermarchés, épicerie|s, faire les courses, hypermarché|s, courses, acheter à manger
        es supermercado, supermercados, hacer la compra, comprar comida, tienda de alimentación, hipermercado|s
        it supermercato, supermercati, alimentari, fare la spesa, spesa, ipermercato
        pt supermercado, supermercados, mercearia|s, fazer compras, hipermercado|s, fazer as compras
        nl supermarkt, supermarkten, boodschappen, boodschappen doen
        pl supermarket, supermarket|y|u|ów, sklep spożywczy, sklepy spożywcze, zakupy spożywcze, spożywczy
        ru супермаркет, супермаркет|ы|а|ов|е, продукты, продуктовый магазин, купить продукты, гипермаркет|ы, продуктовый, купить еду
        tr süpermarket, süpermarket|ler, market|ler|i, bakkal, alışveriş, market alışverişi
        ar سوبرماركت, سوبر ماركت, بقالة, محل بقالة
        zh 超市, 超级市场, 超級市場, 买菜, 杂货店
        ja スーパー, スーパーマーケット, 食料品店, 買い物
        ca supermercat|s, queviures, fer la compra, comprar menjar, botiga de queviures, hipermercat|s
        mt supermarket, supermarkets, supermerkat, supermerkati, merċa

        shop=convenience shop=kiosk
        en convenience store, convenience stores, corner shop|s, mini market|s, kiosk|s, newsstand|s, corner store|s, minimarket|s
        de Kiosk, Kioske, Späti|s, Tante-Emma-Laden, Trafik|en, Minimarkt, Convenience-Shop, Dorfladen
        fr supérette, supérettes, épicerie de quartier, kiosque|s, dépanneur|s
        es tienda de conveniencia, quiosco|s, tiendas de conveniencia, minimercado, kiosco|s
        it minimarket, negozio di alimentari, chiosco, edicol|a|e
        pt loja de conveniência, quiosque|s, minimercado|s, lojas de conveniência
        nl buurtwinkel, kiosk|en, gemakswinkel, avondwinkel
        pl sklep osiedlowy, kiosk|i, sklep całodobowy, żabka
        ru магазин у дома, киоск|и, мини-маркет, ларёк, круглосуточный магазин
        tr bakkal, büfe, tekel bayii, bakkallar
        ar كشك, بقالة صغيرة, دكان
        zh 便利店, 小卖部, 便利商店
        ja コンビニ, コンビニエンスストア, 売店
        ca botiga de conveniència, botigues de conveniència, quiosc|s|os, botiga de barri, minimercat
        mt ħanut tal-merċa, ħwienet tal-merċa, kjosk, kjoskijiet

        shop=bakery
        en bakery, bakeries, baker|s, bread, fresh bread, buy bread, pastry, pastries
        de Bäckerei, Bäckereien, Bäcker, Brot, Brötchen, Brot kaufen, Backwaren, Backshop
        fr boulangerie, boulangeries, boulanger|s, pain, baguette|s, viennoiserie|s, acheter du pain
        es panadería, panaderías, pan, comprar pan, horno
        it panificio, panifici, forno, fornaio, pane, panetteri|a|e, panettiere, comprare il pane
        pt padaria, padarias, pão, comprar pão, panificadora
        nl bakkerij, bakkerijen, bakker|s, brood, brood kopen
        pl piekarnia, piekarni|e|ę, chleb, pieczywo, piekarz
        ru пекарня, пекарн|и|ю, булочн|ая|ые, хлеб, купить хлеб, хлебный
        tr fırın, fırın|lar|ı, ekmek, ekmek fırını, ekmek almak
        ar مخبز, مخابز, فرن, خبز, أفران
        zh 面包店, 麵包店, 面包, 面包房
        ja パン屋, ベーカリー, パン, パン屋さん
        ca fleca, fleques, forn|s, forn de pa, forns de pa, flequer|s, forner|s, comprar pa, panaderia
        mt forn, furnar, ħobż, forn tal-ħobż

        shop=pastry shop=confectionery shop=chocolate
        en confectionery, confectioner|s, cake shop|s, sweet shop|s, sweets, candy store|s, patisserie|s, pastry shop|s, chocolate shop|s, chocolates, candy
        de Konditorei, Konditoreien, Süßwaren, Süsswaren, Schokolade, Torten, Patisserie, Confiserie
        fr pâtisserie, pâtisseries, confiserie|s, chocolatier|s, chocolaterie
        es pastelería, pastelerías, confitería|s, dulces, chocolatería, golosinas, bombonería
        it pasticceria, pasticceri|e, dolci, cioccolateria
        pt pastelaria, pastelarias, confeitaria, doces, bolos
        nl banketbakker, patisserie, snoepwinkel, chocolaterie
        pl cukiernia, cukierni|e|ę, słodycze
        ru кондитерская, кондитерск|ие|ую, торты, сладости
        tr pastane, pastane|ler, tatlıcı|lar, şekerleme, çikolatacı
        ar حلويات, محل حلويات, شوكولاتة
        zh 糕点店, 甜品店, 蛋糕店, 糖果店
        ja ケーキ屋, 洋菓子店, 和菓子, 洋菓子, スイーツ
        ca pastisseria, pastisseries, confiteria, confiteries, pastissos, dolços, llaminadures, xocolateria, xocolata, bomboneria
        mt pastizzerija, pastizzeriji, ħanut tal-ħelu, konfetterija, kejkijiet

        shop=butcher
        en butcher, butchers, butcher's shop, butcher shop|s, meat, buy meat
        de Metzgerei, Metzgereien, Metzger, Fleischerei|en, Fleischer, Schlachter, Fleisch kaufen
        fr boucherie, boucheries, boucher|s, viande, charcuterie|s
        es carnicería, carnicerías, carnicero|s, carne
        it macelleria, macelleri|e, macellaio, carne
        pt talho, talhos, açougue|s, carne
        nl slager, slagerij|en, slagers, vlees
        pl sklep mięsny, mięsny, rzeźnik, masarni|a
        ru мясная лавка, мясо, мясной магазин, купить мясо
        tr kasap, kasap|lar, et almak
        ar جزار, ملحمة, لحوم, قصاب
        zh 肉店, 肉铺, 买肉
        ja 肉屋, 精肉店
        ca carnisseria, carnisseries, carnisser|s, comprar carn
        mt ħanut tal-laħam, tal-laħam, biċċier, laħam

        shop=seafood
        en fishmonger, fishmongers, fish shop|s, fresh fish, fish market
        de Fischgeschäft, Fischhändler, Fischladen
        fr poissonnerie, poissonneries, poissonnier
        es pescadería, pescaderías
        it pescheria, pescherie, pescivendolo
        pt peixaria, peixarias
        nl visboer, viswinkel|s
        pl sklep rybny
        ru рыбный магазин, рыба
        tr balıkçı, balık pazarı
        ar محل أسماك
        zh 鱼店, 水产店
        ja 魚屋, 鮮魚店
        ca peixateria, peixateries, peixater|s, peix fresc
        mt ħanut tal-ħut, tal-ħut, pixkerija, suq tal-ħut, ħut frisk

        shop=greengrocer shop=farm
        en greengrocer, greengrocers, fruit and vegetables, fruit shop|s, vegetables, fruit, farm shop|s, fruits
        de Obst und Gemüse, Gemüseladen, Obstladen, Hofladen, Hofläden, Gemüsehändler
        fr primeur, primeurs, fruits et légumes, marchand de légumes, magasin à la ferme
        es frutería, fruterías, verdulería|s, frutas y verduras
        it fruttivendolo, frutta e verdura, ortofrutta
        pt frutaria, frutas e legumes, quitanda
        nl groenteboer, groentewinkel, boerderijwinkel
        pl warzywniak, owoce i warzywa, sklep warzywny
        ru овощной магазин, овощи и фрукты, овощи, фрукты
        tr manav, manav|lar, sebze meyve
        ar خضار, محل خضار, فواكه
        zh 水果店, 蔬果店, 水果
        ja 八百屋, 青果店, 果物屋
        ca fruiteria, fruiteries, verduleria, verduleries, fruita i verdura, fruites i verdures, verdura, verdures
        mt tal-ħaxix, ħanut tal-ħaxix, frott u ħaxix, ħaxix

        shop=cheese shop=deli
        en delicatessen, deli|s, cheese shop|s, delis, cheese
        de Feinkost, Feinkostladen, Käseladen, Delikatessen, Käserei
        fr épicerie fine, fromagerie|s, traiteur|s, fromager
        es charcutería, quesería|s, delicatessen
        it gastronomia, salumeri|a|e, caseificio, formaggi
        pt charcutaria, queijaria, delicatessen
        nl delicatessenwinkel, kaaswinkel
        pl delikatesy, sklep z serami
        ru деликатесы, сырная лавка
        zh 熟食店, 奶酪店
        ja 惣菜屋, チーズ専門店, デリカテッセン
        ca xarcuteria, xarcuteries, formatgeria, formatgeries, formatge|s, embotits, delicatessen
        mt ġobon, delicatessen

        shop=alcohol shop=wine shop=beverages
        en liquor store, liquor stores, off-licence|s, wine shop|s, bottle shop, wine merchant|s, beverages, buy wine, buy beer, drinks shop, buy alcohol
        de Getränkemarkt, Getränkemärkte, Weinhandlung|en, Spirituosen, Getränke, Vinothek|en, Weinladen, Wein kaufen, Bier kaufen
        fr caviste, cavistes, magasin de vin, vins et spiritueux, acheter du vin, cave à vin, caves à vin
        es licorería, licorerías, bodega|s, tienda de vinos, vinoteca|s
        it enoteca, enoteche, vini, negozio di vini, bevande
        pt garrafeira, loja de vinhos, garrafeiras
        nl slijterij, slijterijen, wijnwinkel|s
        pl sklep monopolowy, monopolowy, alkohole, sklep z winem
        ru алкоголь, винный магазин, алкомаркет, вино, винотека
        tr tekel, içki dükkanı, şarap dükkanı, tekel bayi
        ar متجر نبيذ, مشروبات كحولية
        zh 酒类专卖店, 酒行, 红酒店, 买酒
        ja 酒屋, リカーショップ, ワインショップ
        ca botiga de vins, botigues de vins, celler, cellers, licoreria, licors, begudes, comprar vi
        mt ħanut tal-inbid, inbid

        shop=tobacco shop=e-cigarette
        en tobacconist, tobacconists, cigarettes, tobacco, vape shop|s, buy cigarettes, smoke shop|s, tobacco shop
        de Tabakladen, Tabakwaren, Zigaretten, Tabak, Trafik, Zigaretten kaufen
        fr bureau de tabac, tabac|s, buraliste|s, cigarettes
        es estanco, estancos, tabaco, cigarrillos
        it tabaccheria, tabacchi, tabaccherie, sigarette, tabaccaio
        pt tabacaria, tabacarias, tabaco, cigarros
        nl tabakswinkel, sigaretten, tabakszaak
        pl sklep tytoniowy, papierosy, trafika
        ru табачный магазин, сигареты, табак, купить сигареты
        tr tütüncü, sigara
        ar سجائر, محل دخان, تبغ
        zh 烟草店, 香烟, 买烟
        ja たばこ屋, タバコ
        ca estanc, estancs, tabac, cigarrets, comprar tabac
        mt ħanut tat-tabakk, tabakk, sigaretti

        shop=clothes shop=boutique shop=fashion
        en clothes shop, clothing store|s, clothes, clothing, fashion, boutique|s, apparel, clothes shops, buy clothes, clothes store|s, dress|es
        de Kleidung, Bekleidung, Kleidergeschäft|e, Mode, Modegeschäft|e, Boutique|n, Klamotten, Kleider kaufen, Kleiderladen, Bekleidungsgeschäft
        fr vêtements, magasin de vêtements, boutique|s, mode, prêt-à-porter, magasins de vêtements, fringues
        es ropa, tienda de ropa, tiendas de ropa, moda, boutique|s, comprar ropa
        it abbigliamento, negozio di abbigliamento, vestiti, moda, boutique, negozi di abbigliamento, negozio di vestiti
        pt roupa, loja de roupa, lojas de roupa, moda, roupas, boutique
        nl kledingwinkel, kledingwinkels, kleding, kleren, mode, boetiek
        pl odzież, sklep odzieżowy, ubrania, ciuchy, butik|i, sklep z ubraniami
        ru одежда, магазин одежды, магазины одежды, бутик|и, купить одежду
        tr giyim, giyim mağazası, kıyafet, butik|ler, elbise
        ar ملابس, محل ملابس, أزياء, بوتيك
        zh 服装店, 衣服, 服裝店, 买衣服, 时装
        ja 服屋, 洋服店, 衣料品店, アパレル, ブティック
        ca botiga de roba, botigues de roba, roba, moda, comprar roba, vestits
        mt ħanut tal-ħwejjeġ, ħwienet tal-ħwejjeġ, ħwejjeġ, ilbies, moda

        shop=shoes
        en shoe shop, shoe shops, shoe store|s, shoes, buy shoes, footwear
        de Schuhgeschäft, Schuhgeschäfte, Schuhe, Schuhladen, Schuhe kaufen
        fr magasin de chaussures, chaussures, magasins de chaussures
        es zapatería, zapaterías, zapatos, comprar zapatos
        it negozio di scarpe, scarpe, calzature, calzolerie
        pt sapataria, sapatarias, sapatos, loja de sapatos
        nl schoenenwinkel, schoenenwinkels, schoenen
        pl sklep obuwniczy, buty, obuwie
        ru обувь, обувной магазин, магазин обуви, купить обувь
        tr ayakkabıcı, ayakkabı, ayakkabı mağazası
        ar أحذية, محل أحذية
        zh 鞋店, 买鞋
        ja 靴屋, シューズショップ
        ca sabateria, sabateries, sabates, botiga de sabates, calçat, comprar sabates
        mt ħanut taż-żraben, ħwienet taż-żraben, żraben

        shop=jewelry shop=watches
        en jeweller, jewellers, jewelry, jewellery, jeweler|s, jewelry store|s, watches, watch shop, jewellery shop
        de Juwelier, Juweliere, Schmuck, Uhren, Uhrengeschäft, Goldschmied
        fr bijouterie, bijouteries, bijoux, horlogerie, bijoutier
        es joyería, joyerías, joyas, relojería|s
        it gioielleria, gioielleri|e, gioielli, orologeria, orologi
        pt joalharia, joalheria, jóias, relojoaria, ourivesaria
        nl juwelier, juweliers, sieraden, horloges
        pl jubiler, biżuteria, zegarmistrz
        ru ювелирный магазин, ювелирный, украшения, часы, ювелирные
        tr kuyumcu, kuyumcu|lar, mücevher, saatçi
        ar مجوهرات, محل مجوهرات, ذهب, ساعات
        zh 珠宝店, 首饰, 钟表店, 珠寶
        ja 宝石店, ジュエリー, 時計店
        ca joieria, joieries, joies, rellotgeria, rellotgeries, rellotges
        mt ġojjellier, ġojjelliera, ġojjellerija, ġojjelli, arloġġi

        shop=books
        en bookshop, bookshops, bookstore|s, books, book store|s, buy books, book shop|s
        de Buchhandlung, Buchhandlungen, Bücher, Buchladen, Buchläden, Bücher kaufen
        fr librairie, librairies, livres, acheter un livre
        es librería, librerías, libros, comprar libros
        it libreria, librerie, libri
        pt livraria, livrarias, livros
        nl boekhandel, boekhandels, boekwinkel|s, boeken
        pl księgarnia, księgarni|e|ę, książki
        ru книжный магазин, книги, книжный, книжные магазины, купить книги
        tr kitapçı, kitapçı|lar, kitabevi, kitap
        ar مكتبة, محل كتب, كتب
        zh 书店, 書店, 买书
        ja 本屋, 書店
        ca llibreria, llibreries, llibres, comprar llibres
        mt ħanut tal-kotba, ħwienet tal-kotba, kotba

        shop=stationery shop=newsagent
        en stationery, stationer|s, newsagent|s, newspapers, office supplies, stationery shop|s, newspaper
        de Schreibwaren, Papeterie|n, Zeitungen, Zeitschriften, Schreibwarengeschäft, Zeitungsladen
        fr papeterie, papeteries, maison de la presse, journaux, presse
        es papelería, papelerías, periódicos, prensa
        it cartoleria, cartoleri|e, edicola, edicole, giornali
        pt papelaria, papelarias, jornais
        nl kantoorboekhandel, kantoorartikelen, tijdschriften, krant
        pl sklep papierniczy, artykuły papiernicze, gazety
        ru канцтовары, газеты, канцелярия
        tr kırtasiye, kırtasiyeci, gazete bayii
        ar قرطاسية, صحف
        zh 文具店, 报刊亭
        ja 文房具店, 文具店, 文房具
        ca papereria, papereries, premsa, diaris, material d'oficina
        mt kartolerija, gazzetti

        shop=electronics shop=computer shop=hifi
        en electronics store, electronics, computer shop|s, computers, electronics shop|s, computer store|s, appliances
        de Elektronik, Elektronikmarkt, Computerladen, Elektronikgeschäft|e, Computer, Elektrofachgeschäft
        fr électronique, magasin d'informatique, informatique, électroménager
        es electrónica, tienda de electrónica, informática, electrodomésticos
        it elettronica, negozio di elettronica, informatica, elettrodomestici
        pt eletrónica, loja de eletrónica, informática, eletrodomésticos
        nl elektronica, elektronicawinkel, computerwinkel
        pl sklep elektroniczny, elektronika, sklep komputerowy
        ru электроника, магазин электроники, компьютеры, бытовая техника
        tr elektronik, elektronik mağazası, bilgisayarcı
        ar إلكترونيات, محل كمبيوتر, أجهزة
        zh 电子产品, 电器店, 电脑店, 數碼店
        ja 電器店, 電気屋, 家電量販店, パソコンショップ
        ca botiga d'electrònica, electrònica, informàtica, botiga d'informàtica, ordinadors, electrodomèstics
        mt ħanut tal-elettronika, elettronika, kompjuters, elettrodomestiċi

        shop=mobile_phone
        en mobile phone shop, phone shop|s, mobile phones, cell phones, sim card|s, phone store|s, cell phone store, mobile phone store|s
        de Handyladen, Handy|s, Handyshop|s, SIM-Karte, Mobiltelefone
        fr téléphonie, magasin de téléphonie, téléphones portables, carte sim
        es tienda de móviles, móviles, teléfonos móviles, tarjeta sim, telefonía
        it telefonia, negozio di telefonia, cellulari, scheda sim
        pt telemóveis, loja de telemóveis, celulares, cartão sim
        nl telefoonwinkel, mobiele telefoons, simkaart
        pl telefony, salon gsm, karta sim
        ru салон связи, мобильные телефоны, сим-карта, телефоны
        tr cep telefonu, telefoncu, sim kart
        ar هواتف, محل جوالات, شريحة هاتف
        zh 手机店, 手機店, 手机卡, 买手机
        ja 携帯ショップ, スマホ, 携帯電話
        ca botiga de mòbils, mòbils, telèfons mòbils, targeta SIM, telefonia
        mt mowbajls, mobajls, karta SIM

        shop=hardware shop=doityourself shop=trade
        en hardware store, hardware stores, diy, diy store|s, ironmonger|s, tools, home improvement, hardware shop, building materials
        de Baumarkt, Baumärkte, Eisenwaren, Eisenwarenhandlung, Werkzeug, Heimwerkermarkt
        fr quincaillerie, bricolage, magasin de bricolage, quincailleries, outils
        es ferretería, ferreterías, bricolaje, herramientas
        it ferramenta, fai da te, bricolage
        pt loja de ferragens, bricolage, drogaria, ferragens
        nl bouwmarkt, bouwmarkten, ijzerhandel, doe-het-zelf, gereedschap
        pl sklep budowlany, market budowlany, narzędzia, sklep z narzędziami
        ru строительный магазин, хозтовары, стройматериалы, инструменты, хозяйственный магазин
        tr nalbur, yapı market, hırdavatçı|lar, hırdavat
        ar أدوات, محل أدوات, عدد, مواد بناء
        zh 五金店, 建材店, 五金
        ja ホームセンター, 金物屋, 工具店
        ca ferreteria, ferreteries, bricolatge, eines, materials de construcció
        mt ħanut tal-għodda, għodda

        shop=furniture shop=interior_decoration shop=bed
        en furniture store, furniture stores, furniture, furniture shop|s, home decor, interior decoration
        de Möbelhaus, Möbelhäuser, Möbel, Möbelgeschäft, Einrichtungshaus, Bettengeschäft
        fr magasin de meubles, meubles, ameublement, décoration
        es mueblería, muebles, tienda de muebles, mueblerías, decoración
        it negozio di mobili, mobili, arredamento, mobilificio
        pt loja de móveis, móveis, mobiliário
        nl meubelzaak, meubelwinkel|s, meubels, woonwinkel
        pl sklep meblowy, meble
        ru мебель, мебельный магазин, магазин мебели
        tr mobilya, mobilyacı|lar, mobilya mağazası
        ar أثاث, محل أثاث, مفروشات
        zh 家具店, 傢俱店, 家居
        ja 家具屋, 家具店, インテリアショップ
        ca botiga de mobles, botigues de mobles, mobles, decoració
        mt ħanut tal-għamara, ħwienet tal-għamara, għamara

        shop=florist
        en florist, florists, flower shop|s, flowers, buy flowers
        de Blumenladen, Blumenläden, Florist|en, Blumen, Blumengeschäft|e, Blumen kaufen
        fr fleuriste, fleuristes, fleurs
        es floristería, floristerías, flores, floristerías, comprar flores
        it fioraio, fiorai, fiori, fiorist|a|i
        pt florista, floristas, flores, floricultura
        nl bloemenwinkel, bloemenwinkels, bloemist|en, bloemen
        pl kwiaciarnia, kwiaciarni|e|ę, kwiaty
        ru цветочный магазин, цветы, купить цветы, цветочный, магазин цветов
        tr çiçekçi, çiçekçi|ler, çiçek
        ar زهور, محل زهور, ورد, بائع زهور
        zh 花店, 鲜花, 买花
        ja 花屋, フラワーショップ, お花屋さん
        ca floristeria, floristeries, flors, florista, comprar flors
        mt ħanut tal-fjuri, fjuri, fjurista

        shop=garden_centre
        en garden centre, garden center|s, garden centres, plants, plant nursery
        de Gartencenter, Gärtnerei|en, Pflanzen, Gartenbedarf
        fr jardinerie, jardineries, pépinière|s, plantes
        es vivero, centro de jardinería, viveros, plantas
        it vivaio, vivai, garden center, piante
        pt centro de jardinagem, viveiro, plantas
        nl tuincentrum, tuincentra, planten
        pl centrum ogrodnicze, rośliny
        ru садовый центр, растения
        tr bahçe merkezi, fidanlık
        zh 园艺中心, 花卉市场
        ja 園芸店, ガーデンセンター
        ca centre de jardineria, centres de jardineria, vivers, viver de plantes, plantes, jardineria
        mt mixtla, pjanti

        shop=toys
        en toy shop, toy shops, toy store|s, toys, buy toys
        de Spielwaren, Spielzeugladen, Spielzeug, Spielwarengeschäft
        fr magasin de jouets, jouets, magasins de jouets
        es juguetería, jugueterías, juguetes
        it negozio di giocattoli, giocattoli
        pt loja de brinquedos, brinquedos
        nl speelgoedwinkel, speelgoed
        pl sklep z zabawkami, zabawki
        ru магазин игрушек, игрушки, детский магазин
        tr oyuncakçı, oyuncak
        ar ألعاب أطفال, محل ألعاب
        zh 玩具店
        ja おもちゃ屋, 玩具店, おもちゃ
        ca botiga de joguines, botigues de joguines, joguines
        mt ħanut tal-ġugarelli, ġugarelli

        shop=sports shop=outdoor
        en sports shop, sporting goods, sports store|s, outdoor shop|s, sport equipment, sportswear, camping gear, sports shops
        de Sportgeschäft, Sportgeschäfte, Sportartikel, Sportladen, Outdoorladen
        fr magasin de sport, articles de sport, magasins de sport
        es tienda de deportes, artículos deportivos, tiendas de deportes
        it negozio di sport, articoli sportivi
        pt loja de desporto, artigos esportivos
        nl sportwinkel, sportwinkels, sportartikelen
        pl sklep sportowy, artykuły sportowe
        ru спортивный магазин, спорттовары, спортивные товары
        tr spor mağazası, spor malzemeleri
        ar محل رياضي, أدوات رياضية
        zh 体育用品店, 运动用品
        ja スポーツ用品店, スポーツショップ
        ca botiga d'esports, botigues d'esports, material esportiu, articles esportius
        mt ħanut tal-isports

        shop=bicycle
        en bike shop, bicycle shop|s, bike shops, bicycles, bike store|s, buy a bike, fix my bike, bike repair
        de Fahrradladen, Fahrradgeschäft|e, Fahrräder, Fahrradläden, Velogeschäft, Velo, Fahrrad kaufen, Veloladen, Fahrrad reparieren
        fr magasin de vélos, vélos, vélociste|s, réparer mon vélo, réparation de vélo
        es tienda de bicicletas, bicicletas, tiendas de bicicletas, arreglar la bici
        it negozio di biciclette, biciclette, ciclista, bici
        pt loja de bicicletas, bicicletas
        nl fietsenwinkel, fietsenwinkels, fietsenmaker, fietsen, fiets repareren
        pl sklep rowerowy, rowery, naprawa rowerów
        ru веломагазин, велосипеды, магазин велосипедов, ремонт велосипедов
        tr bisikletçi, bisiklet mağazası
        ar محل دراجات, دراجات هوائية
        zh 自行车店, 單車店, 修自行车
        ja 自転車屋, 自転車店, サイクルショップ
        ca botiga de bicicletes, botigues de bicicletes, bicicletes, arreglar la bici
        mt ħanut tar-roti, ħwienet tar-roti

        shop=car
        en car dealer, car dealers, car dealership|s, buy a car, cars, used cars, auto dealer
        de Autohaus, Autohäuser, Autohändler, Auto kaufen, Gebrauchtwagen
        fr concessionnaire automobile, concessionnaires, concession automobile, voitures d'occasion
        es concesionario, concesionarios, concesionario de coches
        it concessionaria, concessionarie, concessionario auto, auto usate
        pt concessionário, stand de automóveis, concessionária|s
        nl autodealer, autobedrijf, autodealers
        pl salon samochodowy, dealer samochodowy, salony samochodowe
        ru автосалон, автосалон|ы, автодилер
        tr oto galeri, araba galerisi, otomobil bayii
        ar معرض سيارات, وكالة سيارات
        zh 汽车经销商, 4s店, 车行
        ja 自動車販売店, カーディーラー, 中古車
        ca concessionari, concessionaris, concessionari de cotxes, cotxes, cotxes d'ocasió, comprar un cotxe
        mt bejgħ ta' karozzi, karozzi

        shop=car_repair
        en car repair, garage|s, auto repair, mechanic|s, car mechanic|s, auto shop|s, car workshop|s, fix my car, car garage
        de Autowerkstatt, Autowerkstätten, Werkstatt, Kfz-Werkstatt, Autoreparatur, Garage|n, Mechaniker, Auto reparieren
        fr garage automobile, garage|s, réparation automobile, mécanicien|s, réparer ma voiture, garagiste
        es taller mecánico, taller|es, talleres mecánicos, mecánico|s, arreglar el coche
        it officina, officine, autofficina, meccanico, autoriparazioni
        pt oficina, oficinas, oficina mecânica, mecânico
        nl autogarage, garage|s, autoreparatie, monteur
        pl warsztat samochodowy, warsztat|y, mechanik, mechanik samochodowy
        ru автосервис, автосервис|ы, автомастерск|ая|ие, сто, починить машину, ремонт автомобилей
        tr oto tamir, oto tamirci, tamirci|ler, oto servis, araba tamircisi
        ar ورشة سيارات, تصليح سيارات, ميكانيكي, كراج
        zh 汽修店, 汽车修理, 修车, 修理厂
        ja 自動車修理, 自動車整備工場, 修理工場
        ca taller mecànic, tallers mecànics, taller|s, mecànic|s, garatge|s, reparar el cotxe, reparació de cotxes
        mt garaxx, garaxxijiet, mekkanik, tiswija tal-karozzi

        shop=tyres shop=car_parts
        en tyres, tires, tyre shop|s, tire shop|s, car parts, auto parts
        de Reifen, Reifenhändler, Reifenservice, Autoteile, Reifenwechsel
        fr pneus, magasin de pneus, pièces auto
        es neumáticos, recambios, llantas
        it gommista, gommisti, pneumatici, ricambi auto
        pt pneus, loja de pneus, peças auto
        nl banden, bandenservice, auto-onderdelen
        pl opony, wulkanizacja, części samochodowe
        ru шиномонтаж, шины, автозапчасти
        tr lastikçi, lastik, oto yedek parça
        ar إطارات, قطع غيار
        zh 轮胎店, 汽车配件
        ja タイヤ店, カー用品店
        ca pneumàtics, recanvis, taller de pneumàtics
        mt tajers

        shop=motorcycle
        en motorcycle dealer, motorcycle shop|s, motorcycles, motorbikes
        de Motorradhändler, Motorräder, Motorradgeschäft
        fr concessionnaire moto, motos
        es tienda de motos, motos
        it concessionaria moto, moto
        ru мотосалон, мотоциклы
        pl salon motocyklowy
        ca botiga de motos, botigues de motos, motos
        mt ħanut tal-muturi, muturi

        shop=hairdresser
        en hairdresser, hairdressers, hair salon|s, barber|s, barbershop|s, haircut|s, barber shop|s, get a haircut, cut my hair
        de Friseur, Friseure, Frisör|e, Coiffeur|e, Haarschnitt, Friseursalon|s, Barbier, Haare schneiden, Coiffeuse
        fr coiffeur, coiffeurs, salon de coiffure, barbier|s, salons de coiffure, coiffure, couper les cheveux, coupe de cheveux
        es peluquería, peluquerías, barbería|s, peluquero|s, cortarse el pelo, corte de pelo
        it parrucchiere, parrucchieri, barbiere, barbieri, tagliare i capelli, taglio di capelli
        pt cabeleireiro, cabeleireiros, barbearia|s, barbeiro|s, cortar o cabelo
        nl kapper, kappers, kapsalon|s, barbier, haar knippen
        pl fryzjer, fryzjer|zy|a|ski, salon fryzjerski, barber, obciąć włosy
        ru парикмахерская, парикмахерск|ие|ую, барбершоп|ы, салон красоты, стрижка, постричься, подстричься
        tr kuaför, kuaför|ler, berber|ler, saç kesimi, saç kestirmek
        ar حلاق, صالون حلاقة, كوافير, صالون, قص الشعر
        zh 理发店, 美发店, 髮廊, 剪头发, 理发, 剪髮
        ja 美容院, 床屋, 理髪店, ヘアサロン, 美容室, 散髪
        ca perruqueria, perruqueries, perruquer|s|a, barberia, barberies, barber|s, tallar-se els cabells, tallar-se el cabell
        mt parrukkier, parrukkiera, parrukkieri, barbier, barbiera

        shop=beauty shop=cosmetics shop=perfumery
        en beauty salon, beauty salons, cosmetics, nail salon|s, beautician|s, perfumery, make-up, makeup, perfume, manicure, nails
        de Kosmetik, Kosmetikstudio|s, Kosmetiksalon, Parfümerie|n, Nagelstudio|s, Schönheitssalon|s
        fr institut de beauté, esthéticienne|s, parfumerie|s, cosmétiques, manucure, salon de beauté, ongles, onglerie|s
        es salón de belleza, centro de estética, estética, perfumería|s, cosméticos, manicura, uñas
        it centro estetico, estetista, profumeri|a|e, cosmetici, salone di bellezza, manicure
        pt salão de beleza, estética, perfumaria|s, cosméticos, manicure
        nl schoonheidssalon, schoonheidssalons, parfumerie, nagelstudio, cosmetica
        pl salon kosmetyczny, kosmetyczka, perfumeria, kosmetyki, salon piękności, manicure
        ru салон красоты, косметика, парфюмерия, маникюр, косметолог, магазин косметики
        tr güzellik salonu, kozmetik, parfümeri, manikür
        ar صالون تجميل, تجميل, عطور, مستحضرات تجميل
        zh 美容院, 美甲店, 化妆品, 香水店
        ja エステ, ネイルサロン, 化粧品, コスメ
        ca centre d'estètica, centres d'estètica, saló de bellesa, estètica, esteticista, perfumeria, perfumeries, cosmètics, manicura
        mt salon tas-sbuħija, sbuħija, profumerija, fwieħa, kożmetiċi

        shop=chemist
        en toiletries, drugstore, household chemist
        de Drogerie, Drogerien, Drogeriemarkt, Drogeriemärkte
        fr droguerie, droguerie|s, parapharmacie
        es droguería, droguerías, perfumería
        it articoli per la casa, detersivi
        pt drogaria, perfumaria
        nl drogist, drogisterij|en
        pl drogeria, drogeri|e|ę
        ru бытовая химия, дрогери
        tr parfümeri, kişisel bakım
        zh 日用品店
        ja ドラッグストア
        ca drogueria, drogueries

        shop=massage
        en massage, massages, massage parlour|s, massage salon|s
        de Massage, Massagen, Massagesalon, Massagepraxis
        fr massage, massages, salon de massage
        es masaje, masajes
        it massaggi, massaggio
        pt massagem, massagens
        nl massage, massagesalon
        pl masaż, masaż|e|u
        ru массаж, массаж|а
        tr masaj, masaj salonu
        ar تدليك, مساج
        zh 按摩, 按摩店
        ja マッサージ, 整体
        ca massatge, massatges
        mt massaġġ, massaġġi

        shop=tattoo
        en tattoo, tattoo studio|s, tattoos, tattoo parlour|s
        de Tattoo, Tattoostudio|s, Tätowierer
        fr tatoueur, tatouage|s, salon de tatouage
        es tatuajes, estudio de tatuajes
        it tatuatore, tatuaggi
        pt tatuagens, estúdio de tatuagem
        nl tattooshop, tatoeage
        pl tatuaż, studio tatuażu
        ru тату, тату-салон, татуировки
        tr dövme, dövmeci
        zh 纹身店, 纹身
        ja タトゥー
        ca tatuatges, tatuatge, estudi de tatuatges
        mt tatwaġġ, tatwaġġi

        shop=laundry shop=dry_cleaning amenity=laundry
        en laundry, laundries, laundrette|s, launderette|s, laundromat|s, dry cleaner|s, dry cleaning, wash clothes, dry cleaner's, do laundry, wash my clothes
        de Wäscherei, Wäschereien, Waschsalon|s, Reinigung|en, chemische Reinigung, Textilreinigung, Wäsche waschen
        fr laverie, laveries, pressing|s, blanchisserie|s, laverie automatique, laver mon linge, faire la lessive
        es lavandería, lavanderías, tintorería|s, lavar la ropa
        it lavanderia, lavanderie, lavasecco, tintoria, lavare i vestiti, fare il bucato, lavanderia a gettoni
        pt lavandaria, lavandarias, lavanderia|s, limpeza a seco, lavar a roupa
        nl wasserette, wasserettes, stomerij|en, wassalon, was doen
        pl pralnia, pralni|e|ę, pralnia chemiczna, zrobić pranie
        ru прачечная, прачечн|ые|ую, химчистк|а|и|у, постирать, постирать вещи
        tr çamaşırhane, kuru temizleme, kuru temizleyici
        ar مغسلة, مغسلة ملابس, غسيل
        zh 洗衣店, 干洗店, 洗衣服, 自助洗衣
        ja クリーニング店, コインランドリー, クリーニング, 洗濯
        ca bugaderia, bugaderies, tintoreria, tintoreries, rentar la roba, fer la bugada, neteja en sec
        mt ħasil tal-ħwejjeġ, taħsel il-ħwejjeġ

        craft=tailor shop=tailor shop=sewing craft=dressmaker
        en tailor, tailors, seamstress, alterations, dressmaker|s, sewing
        de Schneider, Schneiderei|en, Änderungsschneiderei, Nähbedarf
        fr couturier, tailleur|s, retoucherie, couture, couturière
        es sastre, sastrería, modista, costurera
        it sarto, sartori|a|e, sarta
        pt alfaiate, costureira|s
        nl kleermaker, kleermakers, naaister
        pl krawiec, krawcow|a|e
        ru ателье, портной, швея
        tr terzi, terzi|ler
        ar خياط, خياطة
        zh 裁缝, 裁缝店
        ja 仕立て屋, 洋服のお直し
        ca sastre, sastres, sastreria, modista, modistes, cosidora
        mt ħajjat, ħajjata

        craft=shoemaker shop=shoe_repair
        en shoe repair, cobbler|s, shoemaker|s
        de Schuster, Schuhmacher, Schuhreparatur
        fr cordonnier, cordonneri|e|es
        es zapatero, reparación de calzado
        it calzolaio, calzolai
        pt sapateiro, sapateiros
        nl schoenmaker, schoenmakers
        pl szewc
        ru ремонт обуви, сапожник
        tr ayakkabı tamircisi
        zh 修鞋, 修鞋店
        ja 靴修理
        ca sabater, sabaters, reparació de calçat, reparació de sabates
        mt skarpan, tiswija taż-żraben

        craft=key_cutter shop=locksmith craft=locksmith
        en locksmith, locksmiths, key cutting, keys, key copy
        de Schlüsseldienst, Schlosser, Schlüssel
        fr serrurier, serruriers, clés minute, double de clés
        es cerrajero, cerrajeros, cerrajería
        it fabbro, duplicazione chiavi, chiavi
        pt chaveiro, serralheiro
        nl slotenmaker, sleutelmaker
        pl ślusarz, dorabianie kluczy
        ru изготовление ключей, ключи, слесарь
        tr çilingir, anahtarcı
        ar مفاتيح, صانع أقفال
        zh 开锁, 配钥匙
        ja 鍵屋, 合鍵
        ca serraller, serrallers, serralleria, còpia de claus, duplicat de claus
        mt locksmith, ċwievet

        shop=mall
        en shopping centre, shopping centres, mall|s, shopping mall|s, shopping center|s
        de Einkaufszentrum, Einkaufszentren, Shoppingcenter, Shopping-Center
        fr centre commercial, centres commerciaux, galerie marchande
        es centro comercial, centros comerciales
        it centro commerciale, centri commerciali
        pt centro comercial, shopping|s, centros comerciais
        nl winkelcentrum, winkelcentra
        pl centrum handlowe, galeria handlowa, centra handlowe, galerie handlowe
        ru торговый центр, торговые центры, тц, трц, молл
        tr alışveriş merkezi, avm, avmler, alışveriş merkezleri
        ar مركز تسوق, مول, مركز تجاري, مجمع تجاري
        zh 购物中心, 商场, 購物中心
        ja ショッピングモール, ショッピングセンター
        ca centre comercial, centres comercials
        mt ċentru kummerċjali, ċentri kummerċjali

        shop=department_store shop=general shop=variety_store
        en department store, department stores, variety store|s, dollar store|s, pound shop
        de Kaufhaus, Kaufhäuser, Warenhaus, Warenhäuser
        fr grand magasin, grands magasins, bazar|s
        es grandes almacenes, almacén, bazar|es
        it grande magazzino, grandi magazzini, bazar
        pt grande armazém, grandes armazéns, armazéns
        nl warenhuis, warenhuizen
        pl dom towarowy, domy towarowe
        ru универмаг, универмаг|и|а, универсам
        tr büyük mağaza, mağaza
        ar متجر متعدد الأقسام
        zh 百货商店, 百货, 百貨公司
        ja デパート, 百貨店
        ca grans magatzems

        amenity=marketplace
        en market, markets, marketplace|s, farmers market|s, farmer's market, flea market|s, street market
        de Markt, Märkte, Wochenmarkt, Marktplatz, Markthalle, Bauernmarkt
        fr marché, marchés, marché couvert, halles
        es mercado, mercados, mercadillo|s
        it mercato, mercati
        pt mercado, mercados, feira|s
        nl markt, markten
        pl targ, targowisk|o|a, bazar, rynek targowy
        ru рынок, рынк|и|е, базар
        tr pazar, pazar yeri, çarşı, pazarlar
        ar سوق, أسواق, السوق
        zh 市场, 菜市场, 集市, 市場
        ja 市場, マーケット, 朝市
        ca mercat|s, mercadet|s, mercat municipal
        mt suq, swieq

        shop=gift shop=souvenir shop=gifts
        en gift shop, gift shops, souvenir|s, gifts, souvenir shop|s, buy souvenirs, presents
        de Geschenke, Geschenkladen, Souvenirs, Souvenirladen, Andenken, Geschenkartikel
        fr cadeaux, boutique de souvenirs, souvenirs, magasin de cadeaux
        es regalos, tienda de regalos, recuerdos, tienda de recuerdos, souvenirs
        it regali, negozio di souvenir, souvenir, articoli da regalo
        pt presentes, lembranças, loja de lembranças, souvenirs
        nl cadeauwinkel, souvenirs, cadeaus, souvenirwinkel
        pl pamiątki, upominki, sklep z pamiątkami
        ru сувениры, подарки, магазин подарков, сувенирный магазин
        tr hediyelik eşya, hediyelik, hediye
        ar هدايا, محل هدايا, تذكارات
        zh 礼品店, 纪念品, 紀念品
        ja お土産, 土産物店, ギフトショップ
        ca botiga de regals, botigues de regals, regals, botiga de records, souvenirs
        mt ħanut tar-rigali, rigali, tifkiriet, souvenirs

        shop=pet
        en pet shop, pet shops, pet store|s, pet food, pet supplies
        de Tierhandlung, Zoohandlung|en, Tierbedarf, Tierfutter, Zoogeschäft
        fr animalerie, animaleries
        es tienda de mascotas, tienda de animales, tiendas de mascotas
        it negozio di animali, negozi di animali
        pt loja de animais, pet shop
        nl dierenwinkel, dierenwinkels
        pl sklep zoologiczny, zoologiczny
        ru зоомагазин, зоомагазин|ы
        tr petshop, evcil hayvan dükkanı
        ar محل حيوانات أليفة
        zh 宠物店, 寵物店
        ja ペットショップ
        ca botiga d'animals, botigues d'animals, botiga de mascotes, mascotes
        mt ħanut tal-annimali

        shop=second_hand shop=charity shop=antiques
        en second-hand shop, second hand, thrift store|s, charity shop|s, antiques, antique shop|s, vintage, thrift shop|s, used clothes
        de Secondhand, Second-Hand-Laden, Antiquitäten, Gebrauchtwaren, Brockenhaus, Antiquitätengeschäft
        fr friperie, friperies, brocante, antiquités, dépôt-vente, antiquaire|s, ressourcerie
        es segunda mano, tienda de segunda mano, antigüedades, anticuario
        it usato, negozio dell'usato, antiquariato, mercatino dell'usato
        pt segunda mão, loja de segunda mão, antiguidades
        nl kringloopwinkel, tweedehands, antiek, kringloop
        pl lumpeks, second hand, antyki, sklep z używaną odzieżą
        ru секонд-хенд, комиссионный магазин, антиквариат, комиссионка
        tr ikinci el, antikacı|lar
        ar مستعمل, تحف
        zh 二手店, 古董店
        ja リサイクルショップ, 古着屋, 骨董品店
        ca botiga de segona mà, botigues de segona mà, antiguitats, antiquari, antiquaris
        mt ħwejjeġ użati, antikitajiet

        shop=photo craft=photographer shop=photo_studio
        en photographer, photographers, photo studio|s, photo shop|s, passport photo|s, photo studio
        de Fotograf, Fotografen, Fotostudio|s, Fotogeschäft, Passfoto|s
        fr photographe, photographes, studio photo, photo d'identité
        es fotógrafo, estudio fotográfico, fotografía, foto carnet
        it fotografo, fotografi, studio fotografico, fototessera
        pt fotógrafo, estúdio fotográfico, fotografia
        nl fotograaf, fotografen, fotowinkel, pasfoto
        pl fotograf, zakład fotograficzny, zdjęcia do paszportu
        ru фотограф, фотоателье, фотостудия, фото на документы
        tr fotoğrafçı, fotoğraf stüdyosu, vesikalık
        ar مصور, استوديو تصوير
        zh 照相馆, 摄影, 证件照
        ja 写真館, 写真屋, 証明写真
        ca fotògraf, fotògrafs, estudi fotogràfic, fotografia, foto de carnet, fotos de carnet
        mt fotografu, fotografi

        shop=copyshop
        en copy shop, copy shops, print shop|s, photocopy, print documents, printing
        de Copyshop, Copyshops, Druckerei, Kopierladen, drucken, Kopien
        fr imprimerie, photocopie|s, reprographie, imprimer
        es copistería, copisterías, imprenta, fotocopias, imprimir
        it copisteria, copisterie, fotocopie, stampare
        pt gráfica, fotocópias, imprimir
        nl copyshop, drukkerij, printen
        pl ksero, drukarnia, punkt ksero
        ru копицентр, ксерокс, распечатать, копировальный центр
        tr fotokopi, kırtasiye fotokopi
        zh 复印店, 打印店, 打印
        ja コピーセンター, 印刷
        ca copisteria, copisteries, impremta, impremtes, fotocòpies, imprimir
        mt stamperija, fotokopji

        shop=music shop=musical_instrument
        en music shop, music store|s, musical instruments, record shop|s, records, guitar shop
        de Musikgeschäft, Musikinstrumente, Plattenladen, Musikladen
        fr magasin de musique, instruments de musique, disquaire|s
        es tienda de música, instrumentos musicales, discos
        it negozio di musica, strumenti musicali
        pt loja de música, instrumentos musicais
        nl muziekwinkel, muziekinstrumenten, platenzaak
        pl sklep muzyczny, instrumenty muzyczne
        ru музыкальный магазин, музыкальные инструменты
        tr müzik mağazası, müzik aletleri
        zh 乐器店, 唱片店, 琴行
        ja 楽器店, レコード店
        ca botiga de música, botigues de música, instruments musicals, botiga de discos
        mt ħanut tal-mużika, strumenti mużikali

        shop=art
        en art shop, art dealer, art supplies
        de Kunsthandlung, Kunstbedarf
        fr galerie d'art commerciale, magasin d'art
        es tienda de arte
        it negozio d'arte
        ca botiga d'art, belles arts

        shop=baby_goods
        en baby shop, baby goods, baby store|s, baby clothes
        de Babyladen, Babyartikel, Babybedarf
        fr puériculture, magasin pour bébés
        es tienda de bebés
        it articoli per bambini, negozio per bambini
        ru товары для детей
        pl sklep dziecięcy
        ca botiga de nadons, roba de nadó, puericultura
        mt ħwejjeġ tat-trabi

        shop=kitchen shop=houseware shop=household_linen
        en houseware, household goods, kitchenware, homeware, kitchen shop, linen
        de Haushaltswaren, Küchen, Küchenstudio, Haushaltwaren
        fr articles ménagers, cuisiniste, arts de la table
        es menaje, artículos del hogar, cocinas
        it casalinghi, cucine
        pt artigos para o lar
        nl huishoudwinkel, keukens
        pl artykuły gospodarstwa domowego
        ru посуда, хозтовары, кухни
        tr züccaciye, mutfak eşyaları
        ca articles de la llar, parament de la llar, estris de cuina, cuines
        mt oġġetti tad-dar

        shop=bag shop=leather shop=fashion_accessories
        en bags, handbags, luggage, leather goods, fashion accessories, suitcases
        de Taschen, Lederwaren, Koffer
        fr maroquinerie, sacs, bagages
        es bolsos, maletas, marroquinería
        it pelletteria, borse, valigie
        pt malas, bolsas, marroquinaria
        ru сумки, кожгалантерея, чемоданы
        pl torebki, galanteria skórzana
        zh 箱包店
        ja かばん屋, バッグ
        ca bosses, maletes, marroquineria
        mt basktijiet, bagalji

        shop=health_food shop=herbalist shop=nutrition_supplements
        en health food, health food shop|s, health food store, whole food, herbalist|s
        de Reformhaus, Reformhäuser, Bioladen, Bioläden, Naturkost
        fr magasin bio, magasin diététique, herboristerie
        es herbolario, tienda de productos naturales, dietética, herboristería
        it erboristeria, negozio biologico, erboristerie
        pt ervanária, produtos naturais
        nl natuurwinkel, biologische winkel, reformhuis
        pl sklep ze zdrową żywnością, zielarnia
        ru магазин здорового питания, здоровое питание
        tr aktar
        zh 健康食品店
        ja 自然食品店
        ca herbolari, herbolaris, herboristeria, herboristeries, dietètica, productes naturals

        shop=lottery amenity=gambling leisure=adult_gaming_centre shop=bookmaker
        en lottery, betting shop|s, bookmaker|s, gambling, slot machines, lotto
        de Lotto, Lottoannahme, Wettbüro|s, Spielhalle|n, Spielothek
        fr loto, paris sportifs, PMU, jeux d'argent
        es lotería, administración de lotería, apuestas, casa de apuestas
        it lotto, sala scommesse, scommesse, ricevitoria
        pt lotaria, apostas, casa de apostas
        nl loterij, gokhal
        pl lotto, zakłady bukmacherskie, salon gier
        ru лотерея, букмекер, ставки
        tr milli piyango, iddaa
        zh 彩票, 彩票店
        ja 宝くじ, パチンコ
        ca loteria, loteries, administració de loteria, apostes
        mt lotterija, lotto, imħatri

        shop
        en shop, shops, store|s, shopping, buy, go shopping
        de Geschäft, Geschäfte, Laden, Läden, Shopping, shoppen, einkaufen gehen
        fr magasin, magasins, commerce|s, faire du shopping, shopping
        es tienda, tiendas, comercio|s, ir de compras, compras
        it negozio, negozi, fare shopping, shopping
        pt loja, lojas, compras, ir às compras
        nl winkel, winkels, winkelen, shoppen
        pl sklep, sklep|y|ów|u, zakupy
        ru магазин, магазин|ы|а|ов|е, шопинг, шоппинг
        tr dükkan, dükkan|lar, mağaza|lar, alışverişe çıkmak
        ar متجر, متاجر, محل, محلات, تسوق
        zh 商店, 店铺, 购物, 逛街, 店
        ja お店, 店, ショップ, ショッピング
        ca botiga, botigues, comerç, comerços, compres, anar de compres, anar a comprar
        mt ħanut, ħwienet, tixtri, nixtri

        craft=carpenter craft=joiner
        en carpenter, carpenters, joiner|s, carpentry, cabinet maker
        de Schreinerei, Schreiner, Tischler|ei, Zimmerei, Zimmermann
        fr menuiserie, menuisier|s, charpentier|s, ébéniste
        es carpintería, carpintero|s
        it falegnameria, falegname, falegnami
        pt carpintaria, carpinteiro|s
        nl timmerman, timmerbedrijf, meubelmaker
        pl stolarz, stolarnia
        ru столяр, плотник, столярная мастерская
        tr marangoz
        ar نجار
        zh 木匠
        ja 大工, 工務店
        ca fusteria, fusteries, fuster|s, ebenista
        mt mastrudaxxa, mastrudaxxi

        craft=electrician
        en electrician, electricians
        de Elektriker, Elektroinstallateur, Elektro
        fr électricien, électriciens
        es electricista, electricistas
        it elettricista, elettricisti
        pt eletricista, eletricistas
        nl elektricien
        pl elektryk
        ru электрик
        tr elektrikçi
        ar كهربائي
        zh 电工
        ja 電気工事店
        ca electricista, electricistes
        mt elettriċista, elettriċisti

        craft=plumber craft=hvac
        en plumber, plumbers, plumbing, heating engineer
        de Klempner, Sanitär, Installateur, Sanitärinstallateur, Heizung
        fr plombier, plombiers, plomberie, chauffagiste
        es fontanero, fontaneros, fontanería, plomero
        it idraulico, idraulici
        pt canalizador, encanador
        nl loodgieter, loodgieters
        pl hydraulik
        ru сантехник
        tr tesisatçı, su tesisatçısı
        ar سباك
        zh 水管工
        ja 水道工事
        ca lampista, lampistes, lampisteria, fontaner|s
        mt plamer

        craft=painter
        en painter, painters, painting company
        de Maler, Malerbetrieb, Malergeschäft
        fr peintre en bâtiment
        es pintor, pintores
        it imbianchino, imbianchini
        ru маляр
        ca pintor, pintors
        mt bajjad

        craft=brewery craft=winery craft=distillery
        en brewery, breweries, winery, wineries, distillery, distilleries, vineyard|s
        de Brauerei, Brauereien, Weingut, Weingüter, Brennerei, Weinbau, Winzer
        fr brasserie artisanale, domaine viticole, vignoble|s, distillerie|s, brasserie
        es cervecería artesanal, bodega, bodegas, viñedo|s, destilería
        it birrificio, cantin|a|e, distilleria, vigneto
        pt cervejaria artesanal, adega|s, quinta vinícola, vinícola
        nl brouwerij, brouwerijen, wijngaard, distilleerderij
        pl browar, browary, winnica, winnice, destylarnia
        ru пивоварня, винодельня, винокурня
        tr bira fabrikası, şaraphane, bağ evi
        zh 酿酒厂, 啤酒厂, 酒庄
        ja 醸造所, ワイナリー, 酒蔵, ブルワリー
        ca fàbrica de cervesa, celler, cellers, destil·leria, destil·leries, vinyes
        mt birrerija, birreriji, kantina tal-inbid, distillerija

        shop=coffee
        en coffee roaster, coffee roaster|s, coffee beans, coffee roastery
        de Kaffeerösterei, Kaffeerösterei|en, Kaffeebohnen, Kaffeeladen
        fr torréfacteur, torréfacteur|s, brûlerie|s, café en grains
        es tostador de café, café en grano
        it torrefazione, torrefazioni, caffè in grani
        nl koffiebranderij, koffiebonen
        pl palarnia kawy
        ru обжарка кофе, кофе в зёрнах
        ca torrador de cafè, cafè en gra

        shop=tea
        en tea shop, tea shop|s, tea store|s
        de Teeladen, Teeläden, Teegeschäft|e
        fr magasin de thé, boutique de thé
        es tienda de té, tetería
        it negozio di tè
        nl theewinkel
        pl herbaciarnia, sklep z herbatą
        ru магазин чая, чайный магазин
        zh 茶叶店, 茶庄
        ja お茶屋, 茶葉店
        ca botiga de te

        shop=ticket
        en ticket office, ticket office|s, ticket shop|s, box office, tickets
        de Ticketshop, Ticketverkauf, Vorverkaufsstelle, Fahrkarten, Fahrkartenverkauf, Reisezentrum
        fr billetterie, billetteries
        es venta de entradas, taquilla|s
        it biglietteria, biglietterie
        pt bilheteira, bilheteria
        nl kaartverkoop, ticketshop
        pl kasa biletowa, bilety
        ru билетная касса, билеты, кассы
        ca taquilla, taquilles, venda d'entrades

        shop=pawnbroker
        en pawnbroker, pawnbroker|s, pawn shop|s
        de Pfandhaus, Pfandhäuser, Pfandleihe, Leihhaus
        fr prêteur sur gages, mont-de-piété
        es casa de empeños, monte de piedad
        it monte dei pegni, banco dei pegni
        nl pandhuis, pandjeshuis
        pl lombard, lombardów
        ru ломбард, ломбард|ы
        ca casa d'empenyorament

        shop=fabric
        en fabric shop, fabric shop|s, fabric store|s, haberdashery
        de Stoffladen, Stoffläden, Stoffgeschäft, Kurzwaren
        fr magasin de tissus, tissus, mercerie
        es tienda de telas, telas, mercería
        it negozio di tessuti, tessuti, merceria
        nl stoffenwinkel, stoffen
        pl sklep z tkaninami, pasmanteria
        ru ткани, магазин тканей
        ca botiga de roba i teixits, merceria

        shop=printing
        en print shop, print shop|s, printer's, printing house|s
        de Druckerei, Druckerei|en
        fr imprimerie, imprimerie|s
        es imprenta, imprenta|s
        it tipografia, tipografie, stamperia
        pt gráfica, gráfica|s
        nl drukkerij, drukkerij|en
        pl drukarnia, drukarnie
        ru типография, типографии
        ca impremta, impremtes

        shop=watch_repair craft=watchmaker
        en watch repair, watchmaker|s, clock repair
        de Uhrmacher, Uhrenreparatur
        fr horloger, horlogers, réparation de montres
        es relojero, relojería|s, reparación de relojes
        it orologiaio, orologiai, riparazione orologi
        nl horlogemaker, horlogereparatie
        pl zegarmistrz
        ru ремонт часов, часовщик
        ca rellotger, rellotgeria

        shop=erotic
        en sex shop, sex shop|s, adult shop|s
        de Sexshop, Sexshop|s, Erotikshop
        fr sex-shop, sex shop|s
        es sex shop, tienda erótica
        it sexy shop, sex shop
        nl seksshop
        ru секс-шоп, секс шоп
        ca sex-shop

        shop=paint
        en paint shop, paint shop|s, paint store|s
        de Farbengeschäft, Farbenladen, Malerbedarf
        fr magasin de peinture
        es tienda de pinturas, pinturas
        it colorificio, colorifici
        nl verfwinkel
        ru магазин красок, краски
        ca botiga de pintures

        shop=lighting
        en lighting shop, lighting store|s, lamp shop|s, lamps
        de Lampengeschäft, Lampenladen, Leuchten, Lampen
        fr magasin de luminaires, luminaires
        es tienda de lámparas, iluminación
        it negozio di lampade, illuminazione
        nl lampenwinkel, verlichting
        pl sklep z lampami, oświetlenie
        ru магазин светильников, светильники
        ca botiga de llums, il·luminació

        shop=carpet shop=flooring shop=tiles
        en carpet shop, carpet shop|s, flooring, tiles, rugs
        de Teppichgeschäft, Teppiche, Bodenbeläge, Fliesen
        fr magasin de tapis, tapis, revêtements de sol, carrelage
        es tienda de alfombras, alfombras, suelos, azulejos
        it negozio di tappeti, tappeti, pavimenti, piastrelle
        nl tapijtwinkel, vloeren, tegels
        ru ковры, напольные покрытия, плитка
        ca botiga de catifes, catifes, rajoles

        shop=bathroom_furnishing
        en bathroom shop, bathroom showroom|s, bathroom fittings
        de Badausstellung, Badezimmereinrichtung, Sanitär
        fr magasin de salles de bains, salle de bain
        es muebles de baño
        it arredo bagno
        nl badkamerwinkel, sanitair
        ru сантехника

        craft=metal_construction craft=blacksmith
        en metalworker, metal workshop|s, blacksmith|s
        de Schlosserei, Metallbau, Schlosser, Schmied
        fr métallerie, ferronnerie, forgeron|s
        es cerrajería metálica, herrería, herrero|s
        it fabbro, fabbri, carpenteria metallica
        nl metaalbewerking, smid
        pl ślusarz
        ru металлоконструкции, кузнец
        ca ferrer, serralleria

        craft=gardener
        en gardener, gardener|s, landscaper|s, landscaping
        de Gärtner, Gartenbau, Landschaftsgärtner, Gartengestaltung
        fr jardinier, jardiniers, paysagiste|s
        es jardinero, jardineros, jardinería
        it giardiniere, giardinieri
        nl hovenier, hoveniers, tuinman
        pl ogrodnik
        ru садовник, ландшафтный дизайн
        ca jardiner, jardiners, jardineria

        craft=roofer
        en roofer, roofer|s, roofing
        de Dachdecker
        fr couvreur, couvreurs
        es techador, tejados
        it lattoniere, copritetto
        nl dakdekker, dakdekkers
        pl dekarz
        ru кровельщик

        craft=glaziery shop=glaziery craft=window_construction
        en glazier, glazier|s, window fitter|s
        de Glaser, Glaserei, Fensterbau
        fr vitrier, vitriers
        es cristalería, vidriero
        it vetraio, vetrai, vetreria
        nl glaszetter, glazenmaker
        pl szklarz
        ru стекольщик
        ca vidrier, vidrieria
        """
}
