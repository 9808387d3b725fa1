extension CategoryTaxonomy {
    /// Nature, and objects in it.
    static let nature: StaticString = """
        natural=beach leisure=beach_resort
        en beach, beaches, seaside, sunbathing, go to the beach
        de Strand, Strände, Badestrand, Badestrände
        fr plage, plages
        es playa, playas
        it spiaggia, spiagge, mare, lido
        pt praia, praias
        nl strand, stranden
        pl plaża, plaż|e|y|ę
        ru пляж, пляж|и|а|ей|е
        tr plaj, plaj|lar|ı, sahil
        ar شاطئ, شواطئ
        zh 海滩, 沙滩, 海灘
        ja ビーチ, 海水浴場, 浜
        ca platja, platges, anar a la platja, prendre el sol
        mt bajja, bajjiet, xatt ir-ramel

        natural=peak natural=volcano
        en mountain peak, peak|s, mountain|s, summit|s, hill|s, climb a mountain
        de Berg, Berge, Gipfel, Bergspitze|n, Berggipfel
        fr sommet, sommets, montagne|s, pic|s
        es pico, picos, montaña|s, cumbre|s, cima|s
        it cima, cime, montagn|a|e, vett|a|e
        pt pico, picos, montanha|s, cume|s
        nl bergtop, bergtoppen, berg, bergen
        pl szczyt, szczyt|y|u, gór|a|y
        ru гора, гор|ы|у, вершин|а|ы, пик|и
        tr dağ, dağ|lar|ı, zirve|ler, tepe|ler
        ar جبل, جبال, قمة
        zh 山, 山峰, 爬山
        ja 山, 山頂
        ca cim, cims, pic, pics, muntanya, muntanyes, turó, turons
        mt quċċata, muntanja, muntanji, għolja, għoljiet

        leisure=nature_reserve boundary=protected_area boundary=national_park
        en nature reserve, nature reserves, national park|s, protected area|s, nature, wildlife reserve
        de Naturschutzgebiet, Naturschutzgebiete, Nationalpark|s, Naturpark|s, Natur
        fr réserve naturelle, réserves naturelles, parc national, nature, parc naturel
        es reserva natural, reservas naturales, parque nacional, naturaleza, parque natural
        it riserva naturale, riserve naturali, parco nazionale, natura, parco naturale
        pt reserva natural, reservas naturais, parque nacional, natureza
        nl natuurgebied, natuurgebieden, natuurreservaat, nationaal park, natuur
        pl rezerwat przyrody, rezerwaty przyrody, park narodowy, przyroda
        ru заповедник, заповедник|и, национальный парк, природа, заказник
        tr milli park, doğa koruma alanı, tabiat parkı, doğa
        ar محمية طبيعية, حديقة وطنية, طبيعة
        zh 自然保护区, 国家公园, 大自然
        ja 自然保護区, 国立公園, 自然
        ca reserva natural, reserves naturals, parc natural, parcs naturals, parc nacional, parcs nacionals, espai protegit, natura
        mt riserva naturali, riservi naturali, park nazzjonali, park naturali, natura

        landuse=forest natural=wood
        en forest, forests, wood, woods, woodland|s
        de Wald, Wälder, Forst
        fr forêt, forêts, bois
        es bosque, bosques
        it bosco, boschi, forest|a|e
        pt floresta, florestas, bosque, mata
        nl bos, bossen
        pl las, las|y|u
        ru лес, лес|а|у|ов
        tr orman, orman|lar|ı
        ar غابة, غابات
        zh 森林, 树林
        ja 森, 森林, 林
        ca bosc, boscos
        mt bosk, boskijiet, foresta, foresti, masġar

        natural=cave_entrance
        en cave, caves, cavern|s, grotto
        de Höhle, Höhlen, Grotte|n
        fr grotte, grottes, caverne|s
        es cueva, cuevas, gruta|s
        it grotta, grotte, caverna
        pt gruta, grutas, caverna|s
        nl grot, grotten
        pl jaskinia, jaskini|e|ę
        ru пещера, пещер|ы|у, грот|ы
        tr mağara, mağara|lar|sı
        ar كهف, كهوف, مغارة
        zh 洞穴, 山洞, 溶洞
        ja 洞窟, 鍾乳洞
        ca cova, coves, gruta
        mt grotta, grotti, għerien

        natural=spring
        en spring, springs, natural spring|s, water source
        de Quelle, Quellen
        fr source, sources
        es manantial, manantiales
        it sorgente, sorgenti
        pt nascente, nascentes
        nl bron, bronnen
        pl źródło, źródł|a|o
        ru родник, родник|и|а, источник|и
        tr kaynak, pınar|lar
        ar نبع, ينابيع
        zh 泉水, 泉
        ja 湧水, 泉
        ca font natural, fonts naturals, brollador|s
        mt nixxiegħa, nixxigħat

        natural=tree
        en tree, trees, remarkable tree
        de Baum, Bäume, Naturdenkmal
        fr arbre, arbres, arbre remarquable
        es árbol, árboles
        it albero, alberi
        pl drzewo, drzewa
        ru дерево, деревья
        ca arbre, arbres, arbre singular, arbre monumental
        mt siġra, siġar

        natural=cliff natural=rock natural=stone
        en cliff, cliffs, rock|s
        de Felsen, Klippe|n, Fels
        fr falaise, falaises, rocher|s
        es acantilado, acantilados, roca|s
        it scoglier|a|e, rocc|ia|e, falesia
        pt falésia, falésias, rocha
        nl rots, rotsen, klif
        pl klif, skał|a|y
        ru скала, скал|ы|у, утёс
        ca penya-segat, penya-segats, roca
        mt irdum, irdumijiet

        natural=glacier
        en glacier, glaciers
        de Gletscher
        fr glacier, glaciers
        es glaciar, glaciares
        it ghiacciaio, ghiacciai
        ru ледник, ледник|и
        ja 氷河
        ca glacera, glaceres

        natural=saddle mountain_pass=yes natural=mountain_pass
        en mountain pass, mountain passes, saddle
        de Gebirgspass, Bergpass, Pass, Pässe, Sattel
        fr col, cols, col de montagne
        es puerto de montaña, collado|s
        it passo di montagna, valico, passi, passo
        ru перевал, перевал|ы
        pl przełęcz
        ca port de muntanya, ports de muntanya, coll de muntanya, colls de muntanya

        waterway=waterfall natural=waterfall
        en waterfall, waterfall|s
        de Wasserfall, Wasserfälle
        fr chute d'eau, chutes d'eau
        es cascada, cascada|s, catarata|s
        it cascata, cascate
        pt cachoeiras, cascata|s
        nl waterval, watervallen
        pl wodospad, wodospad|y
        ru водопад, водопад|ы
        tr şelale, şelaleler
        zh 瀑布
        ja 滝
        ca salt d'aigua, cascada

        natural=hot_spring
        en hot spring, hot spring|s, thermal spring|s
        de Thermalquelle, Thermalquelle|n, heiße Quelle, heiße Quellen
        fr source chaude, source thermale, sources thermales
        es aguas termales, fuente termal
        it sorgente termale, sorgenti termali
        pt fonte termal, águas termais
        nl warmwaterbron, heetwaterbron
        pl gorące źródła, źródła termalne
        ru горячий источник, горячие источники, термальный источник
        zh 温泉
        ja 温泉
        ca aigües termals, font termal

        natural=volcano
        en volcanoes, volcanos
        de Vulkan, Vulkan|e
        fr volcans
        es volcanes
        it vulcano, vulcani
        pt vulcão, vulcões
        nl vulkaan, vulkanen
        pl wulkan, wulkan|y
        ru вулкан, вулкан|ы
        zh 火山
        ja 火山
        ca volcà, volcans
        """
}
