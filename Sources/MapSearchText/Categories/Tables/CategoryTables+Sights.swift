extension CategoryTaxonomy {
    /// Sights and accommodation.
    static let sights: StaticString = """
        tourism=museum
        en museum, museums
        de Museum, Museen
        fr musée, musées
        es museo, museos
        it museo, musei
        pt museu, museus
        nl museum, musea, museums
        pl muzeum, muze|a|um|ów
        ru музей, музе|и|я|ев|е
        tr müze, müze|ler|si|leri
        ar متحف, متاحف
        zh 博物馆, 博物館
        ja 博物館, ミュージアム
        ca museu, museus
        mt mużew, mużewijiet

        tourism=gallery amenity=gallery
        en gallery, galleries, art gallery, art galleries, art museum|s, exhibition|s
        de Galerie, Galerien, Kunstgalerie|n, Kunstmuseum, Ausstellung|en
        fr galerie, galeries, galerie d'art, galeries d'art, exposition|s
        es galería, galerías, galería de arte, galerías de arte, exposición
        it galleria d'arte, gallerie d'arte, galleria, gallerie, mostr|a|e
        pt galeria, galerias, galeria de arte, exposição
        nl galerie, galerieën, kunstgalerie, kunstmuseum
        pl galeria sztuki, galeri|a|e, wystaw|a|y
        ru галерея, галере|и|ю, картинная галерея, выставк|а|и
        tr galeri, sanat galerisi, sergi
        ar معرض فني, معرض, معارض
        zh 画廊, 美术馆, 美術館
        ja ギャラリー, 画廊, 美術館
        ca galeria d'art, galeries d'art, galeria, galeries, exposició, exposicions, sala d'exposicions
        mt gallerija tal-arti, gallerija, galleriji, wirja, wirjiet

        tourism=attraction tourism=museum historic=castle tourism=viewpoint historic=monument tourism=gallery tourism=theme_park tourism=zoo
        en tourist attraction, tourist attractions, attraction|s, sight|s, sightseeing, things to do, things to see, what to see, see, points of interest, landmarks, places to visit, visit, tourist spots
        de Sehenswürdigkeit, Sehenswürdigkeiten, Attraktion|en, Ausflugsziel|e, was gibt es zu sehen, Sightseeing, anschauen, besichtigen
        fr attraction touristique, attractions touristiques, à voir, que voir, visiter, que faire, lieux à visiter, sites touristiques, attractions, curiosités, choses à faire
        es atracción turística, atracciones turísticas, qué ver, qué visitar, lugares de interés, turismo, ver, visitar, lugares turísticos, qué hacer, atracciones
        it attrazione turistica, attrazioni turistiche, cosa vedere, cosa visitare, luoghi di interesse, attrazioni, visitare, da vedere, cosa fare
        pt atração turística, atrações turísticas, o que ver, o que visitar, pontos turísticos, visitar, locais de interesse, o que fazer, atrações
        nl bezienswaardigheid, bezienswaardigheden, attractie|s, wat te doen, te zien, bezichtigen, uitje
        pl atrakcja turystyczna, atrakcje turystyczne, co zobaczyć, co zwiedzić, zabytki i atrakcje, atrakcj|e|i, zwiedzać, zwiedzanie
        ru достопримечательность, достопримечательност|и|ей, что посмотреть, куда сходить, посмотреть, сходить, куда пойти, пойти, интересные места
        tr turistik yer, turistik yerler, gezilecek yer, gezilecek yerler, görülecek yerler, gezilecek, görülecek, ne yapılır
        ar معلم سياحي, معالم سياحية, أماكن سياحية, مزارات, زيارة, سياحة
        zh 景点, 旅游景点, 观光, 好玩的, 景點, 玩, 旅游, 名胜
        ja 観光地, 観光名所, 観光スポット, 観光, 名所, 見どころ
        ca atracció turística, atraccions turístiques, atraccions, què veure, què visitar, llocs d'interès, llocs turístics, turisme
        mt attrazzjoni turistika, attrazzjonijiet turistiċi, attrazzjonijiet, x'tara, x'tagħmel, postijiet ta' interess

        tourism=viewpoint
        en viewpoint, viewpoints, scenic view|s, lookout|s, vista point|s, panorama, view|s, scenic spot|s, nice view, overlook, observation deck|s, observation tower|s
        de Aussichtspunkt, Aussichtspunkte, Aussicht, schöne Aussicht, Panorama, Ausblick, Aussichtsturm, Aussichtstürme
        fr point de vue, points de vue, belvédère|s, panorama|s, belle vue
        es mirador, miradores, vista panorámica, vistas
        it punto panoramico, belvedere, punti panoramici, panorama, vista panoramica
        pt miradouro, miradouros, mirante|s, vista panorâmica
        nl uitzichtpunt, uitzichtpunten, uitzicht
        pl punkt widokowy, punkty widokowe, widok|i
        ru смотровая площадка, смотровые площадки, вид, красивый вид
        tr seyir terası, manzara, manzara noktası, seyir noktası
        ar نقطة مشاهدة, إطلالة, مطل
        zh 观景台, 观景点, 瞭望台, 观景
        ja 展望台, 展望スポット, 景色, 絶景
        ca mirador, miradors, vista panoràmica, vistes, panoràmica
        mt punt panoramiku, veduta, veduti

        historic=castle
        en castle, castles, palace|s, fortress|es, chateau, fort|s
        de Schloss, Schlösser, Burg, Burgen, Festung|en, Palast
        fr château, châteaux, forteresse|s, palais
        es castillo, castillos, palacio|s, fortaleza|s, alcázar
        it castello, castelli, palazzo storico, fortezz|a|e, rocca
        pt castelo, castelos, palácio|s, fortaleza|s
        nl kasteel, kastelen, burcht, paleis
        pl zamek, zamk|i|u, pałac|e, twierdz|a|e
        ru замок, замк|и|а|ов, дворец, крепост|ь|и
        tr kale, kale|ler|si, şato, saray
        ar قلعة, قلاع, قصر, قصور
        zh 城堡, 宫殿, 古堡
        ja 城, お城, 宮殿
        ca castell, castells, fortalesa, fortaleses, palaus
        mt kastell, palazz, palazzi, fortizza, fortizzi, forti

        historic=ruins historic=archaeological_site
        en ruins, ruin, archaeological site|s, ancient ruins, archeological sites
        de Ruine, Ruinen, Ausgrabung|en, archäologische Stätte, Ausgrabungsstätte
        fr ruines, ruine, site archéologique, sites archéologiques, vestiges
        es ruinas, yacimiento arqueológico, yacimientos arqueológicos, sitio arqueológico
        it rovine, sito archeologico, siti archeologici, ruderi, scavi
        pt ruínas, sítio arqueológico, sítios arqueológicos
        nl ruïne, ruïnes, archeologische vindplaats, opgravingen
        pl ruiny, stanowisko archeologiczne, wykopaliska
        ru руины, развалины, археологический памятник, раскопки
        tr harabe, harabeler, ören yeri, antik kent, kalıntılar
        ar آثار, أطلال, موقع أثري
        zh 遗址, 废墟, 古迹
        ja 遺跡, 廃墟
        ca ruïnes, ruïna, jaciment arqueològic, jaciments arqueològics
        mt fdalijiet, sit arkeoloġiku, siti arkeoloġiċi, tempji, tempji preistoriċi

        historic=monument historic=memorial
        en monument, monuments, memorial|s, statue|s, war memorial|s
        de Denkmal, Denkmäler, Mahnmal, Gedenkstätte|n, Statue|n, Monument, Gedenkstein|e
        fr monument, monuments, mémorial, statue|s, monument aux morts, mémoriaux
        es monumento, monumentos, memorial, estatua|s
        it monumento, monumenti, memoriale, statu|a|e
        pt monumento, monumentos, memorial, estátua|s
        nl monument, monumenten, gedenkteken, standbeeld|en
        pl pomnik, pomnik|i|a|ów
        ru памятник, памятник|и|а|ов, мемориал|ы, монумент|ы, стату|я|и
        tr anıt, anıt|lar|ı, heykel|ler
        ar نصب تذكاري, تمثال, تماثيل
        zh 纪念碑, 雕像, 紀念碑
        ja 記念碑, 銅像, モニュメント
        ca monument|s, memorial|s, estàtua, estàtues
        mt monument, monumenti, mafkar, statwa, statwi

        tourism=artwork
        en artwork, public art, sculpture|s, mural|s, street art, artworks
        de Kunstwerk, Kunstwerke, Skulptur|en, Kunst im öffentlichen Raum
        fr œuvre d'art, sculpture|s, art public, œuvres d'art, fresque|s
        es obra de arte, escultura|s, arte público, mural|es
        it opera d'arte, scultur|a|e, opere d'arte, murales
        pt obra de arte, escultura|s, arte pública
        nl kunstwerk, kunstwerken, beeld|en, sculptuur
        pl dzieło sztuki, rzeźb|a|y
        ru скульптура, скульптур|ы|у, арт-объект
        tr heykel, sanat eseri
        ar عمل فني, منحوتة
        zh 雕塑, 公共艺术
        ja 彫刻, パブリックアート
        ca obra d'art, obres d'art, escultura, escultures, art públic, mural|s
        mt opra tal-arti, opri tal-arti, skultura, skulturi

        historic=wayside_cross historic=wayside_shrine
        en wayside cross, wayside shrine|s, crosses, wayside crosses
        de Wegkreuz, Wegkreuze, Bildstock, Bildstöcke, Feldkreuz
        fr calvaire, croix de chemin, calvaires
        es cruz de camino, crucero, humilladero
        it croce votiva, edicola votiva
        pl krzyż przydrożny, kapliczka
        ru придорожный крест
        ca creu de terme, creus de terme, creu de camí
        mt niċċa, niċeċ

        tourism=zoo
        en zoo, zoos, animal park|s, wildlife park|s, animals
        de Zoo, Zoos, Tierpark|s, Tiergarten, Wildpark, Tiere
        fr zoo, zoos, parc animalier, animaux, parc zoologique
        es zoo, zoológico|s, zoos, animales, parque zoológico
        it zoo, giardino zoologico, animali, bioparco
        pt zoo, jardim zoológico, zoológico|s, animais
        nl dierentuin, dierentuinen, dierenpark
        pl zoo, ogród zoologiczny
        ru зоопарк, зоопарк|и|а
        tr hayvanat bahçesi
        ar حديقة حيوان, حديقة الحيوان
        zh 动物园, 動物園
        ja 動物園
        ca zoo, zoos, zoològic, zoològics, parc zoològic, animals
        mt żoo, annimali

        tourism=aquarium
        en aquarium, aquariums
        de Aquarium, Aquarien
        fr aquarium, aquariums
        es acuario, acuarios
        it acquario, acquari
        pt aquário, aquários
        nl aquarium, aquaria
        pl oceanarium, akwarium
        ru аквариум, океанариум
        tr akvaryum
        ar حوض أسماك
        zh 水族馆, 海洋馆
        ja 水族館
        ca aquari, aquaris
        mt akkwarju, akkwarji

        tourism=theme_park
        en theme park, theme parks, amusement park|s, fun fair, rides
        de Freizeitpark, Freizeitparks, Vergnügungspark|s, Themenpark
        fr parc d'attractions, parcs d'attractions, parc à thème
        es parque de atracciones, parques de atracciones, parque temático
        it parco divertimenti, parco a tema, luna park, parchi divertimenti
        pt parque de diversões, parque temático
        nl pretpark, pretparken, attractiepark
        pl park rozrywki, wesołe miasteczko, lunapark
        ru парк развлечений, парк аттракционов, аттракционы, луна-парк
        tr lunapark, eğlence parkı
        ar مدينة ملاهي, ملاهي
        zh 游乐园, 主题公园, 主題樂園
        ja 遊園地, テーマパーク
        ca parc d'atraccions, parcs d'atraccions, parc temàtic, parcs temàtics
        mt park tad-divertiment, park tematiku

        tourism=information
        en tourist information, tourist office|s, visitor centre|s, information, information office, information centre, map board
        de Touristeninformation, Tourismusbüro, Touristinfo, Fremdenverkehrsamt, Information, Tourist-Info, Auskunft
        fr office de tourisme, information touristique, syndicat d'initiative, informations, offices de tourisme
        es oficina de turismo, información turística, oficinas de turismo
        it ufficio turistico, informazioni turistiche, uffici turistici, pro loco
        pt posto de turismo, informação turística, posto de informação
        nl toeristenbureau, VVV, toeristische informatie
        pl informacja turystyczna, biuro turystyczne
        ru туристическая информация, туристический центр, инфоцентр
        tr turizm danışma, turist bilgi, turizm bürosu
        ar معلومات سياحية, مكتب سياحي
        zh 旅游咨询中心, 游客中心, 旅客中心
        ja 観光案内所, 案内所
        ca oficina de turisme, oficines de turisme, informació turística, punt d'informació
        mt informazzjoni turistika, uffiċċju tat-turiżmu

        tourism=hotel
        en hotel, hotels, inn|s, resort|s
        de Hotel, Hotels, Gasthof mit Zimmern
        fr hôtel, hôtels
        es hotel, hoteles, parador|es
        it hotel, albergo, alberghi
        pt hotel, hotéis, pousada|s
        nl hotel, hotels
        pl hotel, hotel|e|u|i|ach
        ru отель, отел|и|я|ей, гостиниц|а|ы|у
        tr otel, otel|ler|i|leri
        ar فندق, فنادق, الفنادق
        zh 酒店, 宾馆, 旅馆, 賓館, 旅店
        ja ホテル, 旅館, 宿
        ca hotel, hotels
        mt lukanda, lukandi, hotel

        tourism=hotel tourism=hostel tourism=guest_house tourism=motel tourism=apartment tourism=chalet
        en accommodation, accommodations, lodging, place to stay, places to stay, somewhere to sleep, sleep, stay overnight, spend the night, stay, where to sleep, where to stay, overnight
        de Unterkunft, Unterkünfte, übernachten, Übernachtung, schlafen, Zimmer, Fremdenzimmer
        fr hébergement, hébergements, dormir, passer la nuit, logement|s, où dormir
        es alojamiento, alojamientos, dormir, pasar la noche, hospedaje
        it alloggio, alloggi, dormire, pernottare, pernottamento, passare la notte
        pt alojamento, alojamentos, dormir, passar a noite, hospedagem
        nl overnachten, overnachting, accommodatie|s, slapen, onderdak
        pl nocleg, nocleg|i|ów, przenocować, spać, zakwaterowanie
        ru переночевать, ночлег, жильё, жилье, остановиться, где остановиться, поспать, ночевать, заночевать
        tr konaklama, kalacak yer, uyumak, konaklamak, kalmak
        ar سكن, إقامة, مكان للنوم, المبيت, نوم
        zh 住宿, 过夜, 睡觉, 住的地方, 住
        ja 宿泊, 宿泊施設, 泊まる, 泊まれる, 泊まり
        ca allotjament|s, dormir, on dormir, passar la nit, pernoctar
        mt akkomodazzjoni, torqod, fejn torqod

        tourism=hostel
        en hostel, hostels, youth hostel|s, backpacker|s
        de Hostel, Hostels, Jugendherberge|n
        fr auberge de jeunesse, auberges de jeunesse, hostel
        es hostal, albergue|s, hostales, albergue juvenil
        it ostello, ostelli, ostello della gioventù
        pt hostel, albergue|s, pousada da juventude
        nl hostel, hostels, jeugdherberg|en
        pl hostel, hostel|e, schronisko młodzieżowe
        ru хостел, хостел|ы|а|ов
        tr hostel, pansiyon
        ar بيت شباب, نزل
        zh 青年旅舍, 青旅, 青年旅馆
        ja ホステル, ユースホステル
        ca alberg, albergs, alberg de joventut, alberg juvenil
        mt hostel, hostels

        tourism=guest_house tourism=bed_and_breakfast
        en guest house, guest houses, guesthouse|s, bed and breakfast, b&b, bnb, homestay|s
        de Pension, Pensionen, Gästehaus, Gästehäuser, Frühstückspension
        fr maison d'hôtes, maisons d'hôtes, chambre d'hôtes, chambres d'hôtes, gîte|s
        es casa de huéspedes, pensión, pensiones, casa rural, casas rurales
        it pensione, pensioni, bed and breakfast, affittacamere, agriturism|o|i
        pt casa de hóspedes, pensão, pensões, turismo rural
        nl pension, pensions, gastenverblijf, bed and breakfast
        pl pensjonat, pensjonat|y, gościniec, agroturystyka, kwatera
        ru гостевой дом, гостевые дома, пансион|ат, мини-отель
        tr pansiyon, pansiyon|lar, misafirhane
        ar دار ضيافة, بيت ضيافة
        zh 民宿, 招待所, 家庭旅馆
        ja ゲストハウス, 民宿, ペンション
        ca casa d'hostes, cases d'hostes, pensió, pensions, hostal|s, casa rural, cases rurals, turisme rural
        mt guesthouse, guesthouses

        tourism=motel
        en motel, motels
        de Motel, Motels
        fr motel, motels
        es motel, moteles
        it motel
        pt motel, motéis
        nl motel
        pl motel, motele
        ru мотель, мотел|и|я
        tr motel
        ar موتيل
        zh 汽车旅馆
        ja モーテル
        ca motel|s
        mt motel

        tourism=apartment tourism=chalet
        en holiday apartment, holiday apartments, holiday home|s, vacation rental|s, apartment|s, chalet|s, holiday flat|s, self catering
        de Ferienwohnung, Ferienwohnungen, Ferienhaus, Ferienhäuser, Appartement|s, Chalet|s, Apartment|s
        fr appartement de vacances, location de vacances, chalet|s, gîte|s, appartements
        es apartamento turístico, apartamento|s, apartamentos turísticos, casa de vacaciones
        it appartamento vacanze, appartament|o|i, casa vacanze, case vacanze, chalet
        pt apartamento de férias, apartamento|s, casa de férias
        nl vakantiehuis, vakantiehuizen, appartement|en, vakantiewoning
        pl apartament, apartament|y|u, domek letniskowy
        ru апартаменты, квартира посуточно, коттедж
        tr apart, daire, tatil evi
        ar شقق فندقية, شقة, شاليه
        zh 度假公寓, 公寓
        ja 貸別荘, コンドミニアム
        ca apartament turístic, apartaments turístics, apartament|s, casa de vacances, cases de vacances, xalet|s, pis turístic, pisos turístics
        mt appartament tal-vaganzi, appartament, appartamenti

        tourism=camp_site tourism=caravan_site
        en campsite, campsites, campground|s, camping, camp site|s, caravan park|s, rv park|s, go camping, camp, pitch a tent, motorhome
        de Campingplatz, Campingplätze, Camping, Zeltplatz, zelten, Wohnmobilstellplatz, campen, Stellplatz
        fr camping, campings, terrain de camping, camper, aire de camping-car
        es camping, campings, acampar, zona de acampada, área de autocaravanas
        it campeggio, campeggi, camping, area camper, campeggiare
        pt parque de campismo, camping, acampar, campismo
        nl camping, campings, kamperen, kampeerterrein, camperplaats
        pl kemping, kemping|i, pole namiotowe, camping
        ru кемпинг, кемпинг|и, с палаткой, палаточный лагерь
        tr kamp alanı, kamping, kamp yeri, kamp yapmak, kamp
        ar مخيم, تخييم, موقع تخييم
        zh 露营地, 营地, 露营, 露營
        ja キャンプ場, キャンプ
        ca càmping, càmpings, acampar, zona d'acampada, àrea d'autocaravanes
        mt kamping, tikkampja

        tourism=alpine_hut tourism=wilderness_hut
        en mountain hut, mountain huts, alpine hut|s, refuge|s, hut|s
        de Berghütte, Berghütten, Schutzhütte, Hütte|n, Alphütte, Almhütte
        fr refuge de montagne, refuges de montagne, refuge|s, cabane|s
        es refugio de montaña, refugios de montaña, refugio|s
        it rifugio alpino, rifug|io|i, rifugi alpini, bivacco
        pt refúgio de montanha, abrigo de montanha
        nl berghut, berghutten
        pl schronisko górskie, schronisk|o|a
        ru горный приют, хижина
        tr dağ evi
        zh 山屋, 高山小屋
        ja 山小屋
        ca refugi de muntanya, refugis de muntanya, refugi, refugis

        amenity=planetarium
        en planetarium, observatory, stargazing
        de Planetarium, Sternwarte
        fr planétarium, observatoire
        es planetario, observatorio
        it planetario, osservatorio
        ru планетарий, обсерватория
        zh 天文馆
        ja プラネタリウム
        ca planetari, observatori, observatori astronòmic
        mt planetarju, osservatorju

        historic=fort historic=city_gate historic=tower man_made=tower
        en tower, towers, city gate|s, old fort
        de Turm, Türme, Stadttor|e
        fr tour, tours, porte de ville
        es torre, torres, puerta de la ciudad
        it torre, torri, porta della città
        pt torre, torres
        nl toren, torens, stadspoort
        pl wieża, wież|e|y, brama miejska
        ru башня, башн|и|ю, ворота
        tr kule, kuleler
        ar برج, أبراج
        zh 塔, 城门
        ja 塔, タワー
        ca torre, torres, torre de guaita, torres de guaita
        mt torri, torrijiet

        historic=heritage historic=manor historic=building historic=yes
        en historic building, historic buildings, historical site|s, heritage site|s, manor|s, historic site|s, historic places, historic landmark|s, historical landmark|s
        de historisches Gebäude, historische Gebäude, Herrenhaus, Baudenkmal
        fr bâtiment historique, monuments historiques, manoir|s, lieu historique, lieux historiques
        es edificio histórico, edificios históricos, lugares históricos
        it edificio storico, edifici storici, villa storica, luoghi storici
        pt edifício histórico, edifícios históricos, solar
        ru историческое здание, усадьба, исторические места
        pl zabytek, zabytki, dwór, zabytków
        nl historisch gebouw, landhuis
        tr tarihi yer, tarihi yerler, tarihi bina
        ar مواقع تاريخية, مبنى تاريخي
        zh 历史建筑, 名胜古迹, 历史遗迹
        ja 史跡, 歴史的建造物
        ca edifici històric, edificis històrics, lloc històric, llocs històrics
        mt bini storiku, post storiku, postijiet storiċi

        man_made=lighthouse
        en lighthouse, lighthouse|s
        de Leuchtturm, Leuchttürme
        fr phare, phare|s
        es faros
        it fari
        pt faróis
        nl vuurtoren, vuurtorens
        pl latarnia morska, latarnie morskie
        ru маяк, маяк|и
        tr deniz feneri
        zh 灯塔, 燈塔
        ja 灯台
        ca far
        mt fanal

        man_made=windmill historic=windmill man_made=watermill
        en windmill, windmill|s, watermill|s
        de Windmühle, Windmühle|n, Mühle|n, Wassermühle|n
        fr moulin à vent, moulins à vent, moulin
        es molino, molino|s, molino de viento
        it mulini, mulino a vento
        pt moinho, moinho|s
        nl molen, molen|s, windmolen|s
        pl wiatrak, wiatrak|i, młyn
        ru ветряная мельница, мельница, мельницы
        zh 风车
        ja 風車
        ca molí, molins, molí de vent
        mt mtieħen
        """
}
