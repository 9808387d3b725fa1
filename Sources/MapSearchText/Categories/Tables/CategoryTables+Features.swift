extension CategoryTaxonomy {
    /// Features of places, as words that qualify a category.
    static let features: StaticString = """
        @wifi
        en wi-fi, wifi, wlan, internet, wireless, wireless internet, internet access
        de WLAN, W-LAN, Wifi, Internet, Internetzugang
        fr wifi, accès internet, internet
        es wifi, acceso a internet
        it wifi, wi-fi, rete wireless
        pt wi-fi, wifi, acesso à internet
        nl wifi, draadloos internet
        pl wi-fi, wifi, internet|em, dostęp do internetu
        ru вайфай, wi-fi, вай-фай, вай-фаем, интернет|ом
        tr kablosuz internet, wifi, internet
        ar واي فاي, انترنت, إنترنت
        zh 无线网络, 无线上网, 無線網路, 免费wifi, 上网
        ja 無線lan, 無料wifi, インターネット, ワイファイ
        ca wifi, wi-fi, accés a internet, internet sense fils
        mt wifi, internet

        @free_wifi
        en free wi-fi, free wifi, free internet
        de kostenloses WLAN, gratis WLAN, freies WLAN, kostenlosem WLAN
        fr wifi gratuit
        es wifi gratis
        it wifi gratuito, wifi gratis
        pt wi-fi grátis
        nl gratis wifi
        pl darmowe wi-fi, darmowym wifi
        ru бесплатный вайфай, бесплатным wifi
        tr ücretsiz wifi
        ca wifi gratuït, wifi gratis, internet gratuït
        mt wifi b'xejn, internet b'xejn

        @wheelchair
        en wheelchair accessible, wheelchair, accessible, step-free, disabled access, wheelchair access, barrier-free
        de rollstuhlgerecht|e|es|er|en, barrierefrei|e|es|er|en, Rollstuhl, behindertengerecht|e|es|er
        fr accessible en fauteuil roulant, fauteuil roulant, accessible PMR, accessible aux handicapés, accessible
        es accesible en silla de ruedas, silla de ruedas, accesible|s, sin barreras
        it accessibile in sedia a rotelle, sedia a rotelle, accessibile ai disabili, accessibil|e|i, senza barriere
        pt acessível a cadeira de rodas, cadeira de rodas, acessível, acessíveis
        nl rolstoeltoegankelijk|e, rolstoel
        pl dostępne dla wózków, dla niepełnosprawnych, wózek inwalidzki
        ru доступно для инвалидов, для инвалидов, для колясочников, безбарьерн|ый|ая|ое
        tr tekerlekli sandalye, engelli erişimi, engellilere uygun
        ar مناسب للكراسي المتحركة, كرسي متحرك
        zh 无障碍, 無障礙, 轮椅
        ja 車椅子対応, バリアフリー, 車椅子
        ca accessible amb cadira de rodes, cadira de rodes, accessible|s, adaptat, sense barreres
        mt aċċessibbli b'siġġu tar-roti, siġġu tar-roti, aċċessibbli

        @outdoor_seating
        en outdoor seating, terrace, outside seating, patio, garden seating, outdoor, al fresco, outdoor tables
        de Außensitzplätze, Terrasse, Gastgarten, draussen sitzen, draußen sitzen, Außenbereich, Aussenbereich
        fr terrasse, en terrasse, tables dehors
        es terraza, mesas al aire libre, al aire libre
        it tavoli all'aperto, dehors, terrazza, all'aperto
        pt esplanada, ao ar livre, mesas ao ar livre
        nl terras, buiten zitten
        pl ogródek, taras|em, stoliki na zewnątrz, ogródkiem
        ru места на улице, с верандой, веранд|а|ой, террас|а|ой
        tr açık hava, bahçeli, teraslı, teras
        ar جلسات خارجية, تراس
        zh 露天座位, 室外座位, 露台
        ja テラス席, テラス, 屋外席
        ca taules a l'aire lliure, terrassa exterior, a l'aire lliure, taules a fora
        mt mwejjed barra, terrazzin

        @takeaway
        en takeaway, take-away, take away, takeout, take-out, take out, to go
        de zum Mitnehmen, Take-away, Mitnahme
        fr à emporter, plats à emporter
        es para llevar, comida para llevar
        it da asporto, asporto
        pt para levar, take-away
        nl afhaal, afhalen, om mee te nemen
        pl na wynos
        ru навынос, на вынос, с собой
        tr paket servis, gel al
        ar طلبات خارجية, سفري
        zh 外带, 外帶
        ja テイクアウト, 持ち帰り
        ca per emportar, menjar per emportar, per endur-se
        mt take-away, biex tieħu miegħek

        @delivery
        en delivery, delivers, home delivery, food delivery
        de Lieferung, Lieferdienst, Lieferservice, liefert
        fr livraison, livraison à domicile, qui livre
        es entrega a domicilio, a domicilio, reparto a domicilio
        it consegna a domicilio, a domicilio
        pt entrega ao domicílio, entregas
        nl bezorging, bezorgservice, bezorgt
        pl z dostawą, dostawa, dowóz
        ru доставк|а|ой
        tr eve servis, teslimat
        ar توصيل
        zh 外卖, 外送, 送餐
        ja 出前, 配達, デリバリー
        ca lliurament a domicili, a domicili, repartiment a domicili, servei a domicili
        mt kunsinna fid-dar, kunsinna

        @drive_through
        en drive-through, drive-thru, drive through, drive thru
        de Drive-in, Autoschalter
        fr service au volant, drive
        es autoservicio para coches

        @air_conditioning
        en air conditioning, air-conditioned, aircon, ac
        de Klimaanlage, klimatisiert|e|es
        fr climatisation, climatisé|e
        es aire acondicionado, climatizado
        it aria condizionata, climatizzato
        pt ar condicionado
        nl airconditioning, airco
        pl klimatyzacj|a|ą
        ru кондиционер|ом
        tr klima, klimalı
        ar تكييف
        zh 空调, 冷气
        ja エアコン, 冷房
        ca aire condicionat, climatitzat
        mt arja kundizzjonata

        @reservation
        en reservation|s, takes reservations, booking
        de Reservierung|en, Tischreservierung
        fr réservation|s
        es reserva de mesa
        it prenotazione
        ca reserva de taula, reserves de taula, reservar taula
        mt prenotazzjoni, prenotazzjonijiet

        @changing_table
        en baby changing, changing table, diaper changing, nappy changing
        de Wickeltisch, Wickelraum
        fr table à langer
        es cambiador de bebés
        it fasciatoio
        pt fraldário
        nl luiertafel, verschoontafel
        pl przewijak|iem
        ru пеленальный столик, пеленальным столиком
        ja おむつ替え台
        ca canviador de nadons, canviador

        @microbrewery
        en own beer, microbrewery, brewpub
        de eigenes Bier, Hausbrauerei
        fr microbrasserie
        ca cervesa pròpia, microcerveseria

        @self_service
        en self-service, self service
        de Selbstbedienung
        fr libre-service
        es autoservicio
        it self service
        ca autoservei

        @organic
        en organic
        de bio, biologisch|e
        fr bio, biologique
        es ecológico|s, orgánico
        it biologico
        pt biológico, orgânico
        nl biologisch|e
        pl ekologiczn|y|a|e
        ru органическ|ий|ие
        zh 有机
        ja オーガニック
        ca ecològic|s|a, orgànic
        mt organiku, organika, organiċi

        @diet=vegan
        en vegan
        de vegan|e|es|er|en
        fr végan, vegan, végétalien|ne|s
        es vegano|s, vegana|s
        it vegan|o|i|a
        pt vegano|s, vegan, vegana
        nl veganistisch|e, vegan
        pl wegańsk|i|a|ie, wegan
        ru веганск|ий|ая|ое|ие, веган
        tr vegan
        ar نباتي صرف, فيجن
        zh 纯素, 純素, 全素
        ja ヴィーガン, ビーガン
        ca menjar vegà, vegan|s|a|es
        mt vegan, vegani

        @diet=vegetarian
        en vegetarian, veggie
        de vegetarisch|e|es|er|en
        fr végétarien|ne|s|nes
        es vegetariano|s, vegetariana|s
        it vegetariano, vegetarian|i|a
        pt vegetariano|s, vegetariana
        nl vegetarisch|e
        pl wegetariańsk|i|a|ie
        ru вегетарианск|ий|ая|ое|ие
        tr vejetaryen
        ar نباتي, نباتية
        zh 素食, 素菜
        ja ベジタリアン
        ca vegetarià, vegetarian|s|a|es
        mt veġetarjan|i|a

        @diet=gluten_free
        en gluten-free, gluten free
        de glutenfrei|e|es
        fr sans gluten
        es sin gluten
        it senza glutine
        pt sem glúten
        nl glutenvrij|e
        pl bezglutenow|y|a|e
        ru без глютена, безглютенов|ый|ая|ое
        tr glutensiz
        zh 无麸质
        ja グルテンフリー
        ca sense gluten
        mt mingħajr glutina

        @diet=halal
        en halal
        de halal
        fr halal
        tr helal
        ar حلال
        ru халяль
        zh 清真
        ja ハラール
        ca halal

        @diet=kosher
        en kosher
        de koscher|e|es
        fr casher, kasher
        es kosher
        ru кошерн|ый|ая|ое
        ar كوشر
        ca kosher

        @payment=credit_cards
        en credit cards, credit card, accepts cards, card payment, cards
        de Kreditkarte|n, Kartenzahlung
        fr carte bancaire, carte de crédit, cartes de crédit, paiement par carte
        es tarjeta de crédito, tarjetas
        it carta di credito, carte di credito
        pt cartão de crédito, cartões
        nl creditcard, pinnen
        pl karta kredytowa, płatność kartą
        ru банковская карта, оплата картой
        tr kredi kartı
        ar بطاقة ائتمان
        zh 信用卡, 刷卡
        ja クレジットカード, カード払い
        ca targeta de crèdit, targetes de crèdit, targetes, pagament amb targeta
        mt karta tal-kreditu, karti tal-kreditu

        @payment=cash
        en cash
        de Barzahlung, bar zahlen
        fr espèces
        es efectivo
        it contanti
        ru наличные
        ca efectiu, diners en efectiu
        mt flus kontanti, kontanti

        @fuel=lpg
        en lpg, autogas
        de Autogas, Flüssiggas
        fr gpl
        es glp
        it gpl
        ca GLP

        @fuel=diesel
        en diesel
        de Diesel
        fr gazole
        es diésel
        it gasolio
        ru дизель
        ca dièsel, gasoil
        mt diżil

        @stars>=5
        en five star, 5 star, 5-star
        de fünf Sterne, 5 Sterne
        fr cinq étoiles, 5 étoiles
        es cinco estrellas, 5 estrellas
        it cinque stelle, 5 stelle
        ru пять звезд
        ca cinc estrelles, 5 estrelles
        mt ħames stilel, 5 stilel

        @stars>=4
        en four star, 4 star, 4-star
        de vier Sterne, 4 Sterne
        fr quatre étoiles, 4 étoiles
        es cuatro estrellas, 4 estrellas
        it quattro stelle, 4 stelle
        ca quatre estrelles, 4 estrelles
        mt erba' stilel, 4 stilel
        """
}
