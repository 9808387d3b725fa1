extension CategoryTaxonomy {
    /// Getting around.
    static let transport: StaticString = """
        railway=station railway=halt
        en train station, train stations, railway station|s, station|s, rail station|s, catch a train, take the train, train
        de Bahnhof, Bahnhöfe, Zugbahnhof, Hauptbahnhof, Hbf, Bhf, S-Bahn, S-Bahnhof, S-Bahn-Station|en, Haltestelle Bahn, Bahnstation|en, Zug
        fr gare, gares, gare ferroviaire, gare SNCF, prendre le train
        es estación de tren, estaciones de tren, estación|es, tren, estación de ferrocarril, coger el tren
        it stazione, stazioni, stazione ferroviaria, treno, stazione dei treni, prendere il treno
        pt estação de comboios, estação ferroviária, estação|ões, comboio, estação de trem
        nl treinstation, treinstations, station|s, trein
        pl dworzec kolejowy, dworzec, stacja kolejowa, stacj|a|e, pociąg, dworce
        ru вокзал, вокзал|ы|а|е, железнодорожная станция, станци|я|и, жд вокзал, электричка, поезд
        tr tren istasyonu, istasyon|u|lar, gar, tren garı, istasyonu
        ar محطة قطار, محطات القطار, محطة القطار, قطار
        zh 火车站, 車站, 车站, 火車站, 坐火车
        ja 駅, 鉄道駅, 電車の駅
        ca estació de tren, estacions de tren, estació, estacions, tren, estació de ferrocarril, agafar el tren
        mt stazzjon tal-ferrovija, stazzjonijiet tal-ferrovija, ferrovija, tren

        railway=subway_entrance railway=station+station=subway
        en subway, subway station|s, metro station|s, underground, metro, tube station|s, tube
        de U-Bahn, U-Bahn-Station|en, U-Bahnhof, Metro
        fr métro, station de métro, stations de métro, bouche de métro
        es metro, estación de metro, estaciones de metro, boca de metro
        it metropolitana, metro, stazione della metro, stazione metro
        pt metro, estação de metro, metrô
        nl metro, metrostation|s
        pl metro, stacja metra
        ru метро, станция метро, станции метро
        tr metro, metro istasyonu
        ar مترو, محطة مترو
        zh 地铁, 地铁站, 地鐵站, 捷运
        ja 地下鉄, 地下鉄駅
        ca metro, estació de metro, estacions de metro, boca de metro
        mt metro

        railway=tram_stop
        en tram stop, tram stops, tram, light rail
        de Straßenbahnhaltestelle, Tramhaltestelle|n, Straßenbahn, Tram
        fr arrêt de tram, tramway, arrêts de tram, tram
        es parada de tranvía, tranvía
        it fermata del tram, tram
        pt paragem de elétrico, elétrico
        nl tramhalte, tram
        pl przystanek tramwajowy, tramwaj
        ru трамвайная остановка, трамвай
        tr tramvay durağı, tramvay
        zh 电车站, 有轨电车
        ja 路面電車, 電停
        ca parada de tramvia, parades de tramvia, tramvia, tram
        mt tram

        highway=bus_stop public_transport=platform amenity=bus_station
        en bus stop, bus stops, bus station|s, bus, catch a bus, take the bus
        de Bushaltestelle, Bushaltestellen, Haltestelle|n, Bus, Busbahnhof, Postauto
        fr arrêt de bus, arrêts de bus, gare routière, bus, arrêt d'autobus
        es parada de autobús, paradas de autobús, parada de bus, estación de autobuses, autobús
        it fermata dell'autobus, fermata autobus, fermate, fermata, autobus, stazione degli autobus
        pt paragem de autocarro, paragens de autocarro, ponto de ônibus, autocarro, rodoviária
        nl bushalte, bushaltes, busstation, bus
        pl przystanek autobusowy, przystan|ek|ki, dworzec autobusowy, autobus
        ru автобусная остановка, остановк|а|и, автовокзал, автобус
        tr otobüs durağı, durak|lar, otogar, otobüs, otobüs durakları
        ar موقف حافلات, محطة حافلات, حافلة, موقف باص, باص
        zh 公交站, 公交车站, 巴士站, 公車站, 公交
        ja バス停, バス停留所, バスターミナル, バス
        ca parada d'autobús, parades d'autobús, parada de bus, parades de bus, bus, autobús, autobusos, estació d'autobusos, estacions d'autobusos, agafar l'autobús
        mt stejġ tal-karozza tal-linja, stejġ, karozza tal-linja, karozzi tal-linja, xarabank, stazzjon tal-karozzi tal-linja, stazzjon, stazzjonijiet

        amenity=taxi
        en taxi, taxis, taxi stand|s, taxi rank|s, cab|s, get a taxi, cab stand
        de Taxi, Taxistand, Taxistände, Taxis, Taxi nehmen
        fr taxi, taxis, station de taxi, station de taxis, borne de taxi
        es taxi, taxis, parada de taxi, parada de taxis
        it taxi, stazione dei taxi, posteggio taxi
        pt táxi, táxis, praça de táxis
        nl taxi, taxi's, taxistandplaats
        pl taksówka, taksówk|i|ę, postój taksówek, taxi
        ru такси, стоянка такси
        tr taksi, taksi durağı
        ar تاكسي, سيارة أجرة, موقف تاكسي
        zh 出租车, 的士, 出租车站, 計程車, 打车
        ja タクシー, タクシー乗り場
        ca taxi, taxis, parada de taxi, parada de taxis
        mt taxi, taxis, taksi

        amenity=fuel
        en petrol station, petrol stations, gas station|s, fuel, gas, petrol, filling station|s, service station|s, fill up, refuel, get gas, fuel up, fill up my car
        de Tankstelle, Tankstellen, tanken, Benzin, Tanke
        fr station-service, stations-service, essence, carburant, faire le plein, station essence, pompe à essence
        es gasolinera, gasolineras, estación de servicio, combustible, repostar, gasolina, echar gasolina, llenar el depósito
        it distributore di benzina, distributori di benzina, benzinaio, benzina, fare benzina, stazione di servizio, carburante, fare il pieno, distributore, distributori
        pt posto de gasolina, bomba de gasolina, posto de combustível, abastecer, gasolina, postos de combustível, combustível
        nl tankstation, tankstations, benzinestation, tanken, benzine, benzinepomp
        pl stacja benzynowa, stacje benzynowe, stacja paliw, benzyna, zatankować, paliwo, tankowanie
        ru заправка, АЗС, заправк|и|у, бензин, заправиться, автозаправка, бензоколонка, заправить машину
        tr benzin istasyonu, benzinlik, akaryakıt, yakıt, benzin almak, benzinci, benzin
        ar محطة وقود, محطة بنزين, وقود, بنزين, محطات وقود
        zh 加油站, 加油, 汽油
        ja ガソリンスタンド, 給油所, ガソリン, 給油
        ca benzinera, benzineres, gasolinera, gasolineres, estació de servei, estacions de servei, benzina, gasolina, combustible, carburant, posar benzina, omplir el dipòsit
        mt pompa tal-petrol, pompi tal-petrol, stazzjon tal-petrol, stazzjonijiet tal-petrol, petrol

        amenity=charging_station
        en charging station, charging stations, EV charging, ev charger|s, electric car charging, charge my car, charge car, charge electric car, charging point|s, charge my ev, supercharger|s, car charger|s, recharge my car, plug in my car, charge ev
        de Ladestation, Ladestationen, Ladesäule|n, Elektrotankstelle|n, Auto laden, Auto aufladen, Elektroauto laden, E-Auto laden, Stromtankstelle|n, Ladepunkt|e, e-auto aufladen, laden
        fr borne de recharge, bornes de recharge, recharger ma voiture, station de recharge, recharge électrique, recharger voiture électrique, borne électrique, charger ma voiture
        es punto de recarga, puntos de recarga, estación de carga, cargar el coche, cargador eléctrico, cargar coche eléctrico, recargar el coche, cargar mi coche, electrolinera|s
        it colonnina di ricarica, colonnine di ricarica, stazione di ricarica, ricaricare l'auto, ricarica auto elettrica, ricaricare auto elettrica, ricaricare la macchina, caricare l'auto
        pt posto de carregamento, postos de carregamento, carregar o carro, carregador elétrico, carregar carro elétrico, estação de carregamento, carregar o meu carro
        nl laadpaal, laadpalen, laadstation|s, auto opladen, elektrische auto opladen, auto laden
        pl stacja ładowania, stacje ładowania, ładowarka samochodowa, naładować samochód, ładowanie samochodu, ładowarka do samochodu
        ru зарядная станция, зарядные станции, зарядить машину, зарядка электромобиля, зарядить электромобиль, электрозаправка, зарядка для электромобиля, зарядить авто
        tr şarj istasyonu, elektrikli araç şarj, arabamı şarj etmek, araba şarj, şarj istasyonları, arabayı şarj etmek
        ar محطة شحن, شحن السيارة, شحن سيارة كهربائية, محطات شحن, شحن سيارتي
        zh 充电站, 充电桩, 给车充电, 电动车充电, 充電站, 充电, 汽车充电
        ja 充電スタンド, 充電ステーション, 電気自動車充電, 車を充電, 充電器, ev充電
        ca punt de recàrrega, punts de recàrrega, estació de recàrrega, estació de càrrega, estacions de càrrega, carregar el cotxe, recarregar el cotxe, carregador elèctric, recàrrega elèctrica, carregar el cotxe elèctric, electrolinera, electrolineres
        mt punt tal-iċċarġjar, punti tal-iċċarġjar, stazzjon tal-iċċarġjar, tiċċarġja l-karozza

        amenity=parking
        en parking, car park|s, parking lot|s, parking garage|s, park my car, parking space|s, park car, park the car, parking place|s
        de Parkplatz, Parkplätze, Parkhaus, Parkhäuser, parken, Tiefgarage|n, Auto parken, parkieren, Auto abstellen
        fr parking, parkings, stationnement, garer ma voiture, place de parking, se garer, garer
        es aparcamiento, aparcamientos, parking|s, estacionamiento|s, aparcar, aparcar el coche, estacionar
        it parcheggio, parcheggi, parcheggiare, autorimessa, parcheggiare la macchina, parcheggiare l'auto
        pt estacionamento, parque de estacionamento, estacionar, estacionamentos, estacionar o carro
        nl parkeerplaats, parkeerplaatsen, parkeren, parkeergarage|s, auto parkeren
        pl parking, parking|i|u|ów, zaparkować, miejsce parkingowe, parkowanie
        ru парковка, парковк|и|у|е, стоянк|а|и, автостоянка, припарковаться, припарковать машину, паркинг, оставить машину
        tr otopark, otopark|lar|ı, park yeri, park etmek, park yerleri
        ar موقف سيارات, مواقف سيارات, موقف, مواقف, ركن السيارة
        zh 停车场, 停車場, 停车, 停车位
        ja 駐車場, パーキング, 車を停める
        ca aparcament|s, pàrquing|s, aparcar, aparcar el cotxe, estacionament|s, estacionar, plaça d'aparcament
        mt parkeġġ, parkeġġi, parkeġġ tal-karozzi, tipparkja, nipparkja

        amenity=bicycle_parking
        en bicycle parking, bike parking, bike rack|s, bicycle rack|s, lock my bike, park my bike
        de Fahrradständer, Fahrradabstellplatz, Fahrradparkplatz, Veloständer, Fahrradabstellplätze
        fr parking à vélos, stationnement vélo, range-vélos, garer mon vélo
        es aparcamiento de bicicletas, aparcabicis, aparcar la bici
        it parcheggio biciclette, rastrelliera, parcheggio bici
        pt estacionamento de bicicletas
        nl fietsenstalling, fietsenrek, fietsenstallingen
        pl parking rowerowy, stojak na rowery
        ru велопарковка, велопарковк|и
        tr bisiklet parkı
        zh 自行车停放处, 自行车停车场
        ja 駐輪場, 自転車置き場
        ca aparcament de bicicletes, aparcaments de bicicletes, aparcabicis, pàrquing de bicicletes, aparcar la bici
        mt parkeġġ tar-roti

        amenity=motorcycle_parking
        en motorcycle parking, motorbike parking
        de Motorradparkplatz, Motorradparkplätze
        fr parking moto, parking motos
        es aparcamiento de motos
        it parcheggio moto
        ru мотопарковка
        ca aparcament de motos, pàrquing de motos
        mt parkeġġ tal-muturi

        amenity=bicycle_rental
        en bike rental, bicycle rental|s, rent a bike, bike hire, bike share, bike sharing, hire a bike, rent bikes
        de Fahrradverleih, Fahrradvermietung, Fahrrad mieten, Fahrrad leihen, Veloverleih, Leihfahrrad, Fahrräder leihen
        fr location de vélos, louer un vélo, vélos en libre-service, location vélo
        es alquiler de bicicletas, alquilar una bici, alquilar bicicleta, bicicletas de alquiler
        it noleggio biciclette, noleggiare una bici, bike sharing, noleggio bici
        pt aluguer de bicicletas, alugar uma bicicleta, aluguel de bicicletas
        nl fietsverhuur, fiets huren
        pl wypożyczalnia rowerów, wypożyczyć rower, rower miejski
        ru прокат велосипедов, велопрокат, взять велосипед
        tr bisiklet kiralama, bisiklet kiralamak
        ar تأجير دراجات, استئجار دراجة
        zh 自行车租赁, 租自行车, 共享单车
        ja レンタサイクル, 自転車レンタル, シェアサイクル
        ca lloguer de bicicletes, llogar una bicicleta, llogar una bici, bicicletes de lloguer
        mt kiri ta' roti, kiri tar-roti, tikri rota

        amenity=bicycle_repair_station
        en bicycle repair station, bike repair station|s, bike pump, bicycle pump, pump up my tyres
        de Fahrrad-Reparaturstation, Reparaturstation, Fahrradpumpe, Luftpumpe
        fr station de réparation de vélos, pompe à vélo
        es estación de reparación de bicicletas
        it stazione di riparazione bici
        nl fietsreparatiezuil, fietspomp
        pl stacja naprawy rowerów
        ru станция ремонта велосипедов
        ca estació de reparació de bicicletes, manxa de bicicletes

        amenity=car_rental
        en car rental, car rentals, rent a car, car hire, hire a car
        de Autovermietung, Autovermietungen, Mietwagen, Auto mieten, Autoverleih
        fr location de voitures, louer une voiture, location de voiture, location auto
        es alquiler de coches, alquilar un coche, alquiler de autos, renta de autos
        it autonoleggio, noleggio auto, noleggiare un'auto, autonoleggi
        pt aluguer de carros, alugar um carro, rent-a-car, aluguel de carros
        nl autoverhuur, auto huren
        pl wypożyczalnia samochodów, wynajem samochodów, wynająć samochód
        ru прокат автомобилей, аренда авто, аренда машины, взять машину в аренду
        tr araç kiralama, araba kiralama, rent a car, araba kiralamak
        ar تأجير سيارات, استئجار سيارة
        zh 租车, 租车公司, 汽车租赁, 租車
        ja レンタカー
        ca lloguer de cotxes, llogar un cotxe, cotxes de lloguer, lloguer de vehicles
        mt kiri ta' karozzi, kiri tal-karozzi, karozzi tal-kiri, tikri karozza

        amenity=car_sharing
        en car sharing, carsharing, shared car
        de Carsharing, Car-Sharing
        fr autopartage
        es coche compartido
        it car sharing
        pl carsharing
        ru каршеринг
        ja カーシェア
        ca cotxe compartit

        amenity=car_wash
        en car wash, car washes, wash my car, carwash
        de Autowaschanlage, Waschanlage|n, Autowäsche, Waschstraße, Auto waschen
        fr lavage auto, station de lavage, laver ma voiture, lavage voiture
        es lavado de coches, autolavado, lavar el coche, túnel de lavado
        it autolavaggio, autolavaggi, lavare l'auto, lavare la macchina
        pt lavagem de carros, lavar o carro, lava-jato
        nl autowasstraat, autowassen, wasstraat, auto wassen, autowasserij|en
        pl myjnia samochodowa, myjnia, umyć samochód
        ru автомойка, автомойк|и|у, мойка, помыть машину
        tr oto yıkama, araba yıkama, araba yıkatmak
        ar غسيل سيارات, مغسلة سيارات
        zh 洗车, 洗车店, 洗車
        ja 洗車場, 洗車
        ca rentat de cotxes, rentar el cotxe, túnel de rentat, rentacotxes
        mt ħasil tal-karozzi, taħsel il-karozza

        aeroway=aerodrome
        en airport, airports, airfield|s
        de Flughafen, Flughäfen, Flugplatz, Flugplätze
        fr aéroport, aéroports, aérodrome
        es aeropuerto, aeropuertos, aeródromo
        it aeroporto, aeroporti
        pt aeroporto, aeroportos
        nl luchthaven, vliegveld|en, luchthavens
        pl lotnisko, lotnisk|a|u, port lotniczy
        ru аэропорт, аэропорт|ы|а|у
        tr havalimanı, havaalanı, hava limanı
        ar مطار, مطارات
        zh 机场, 機場, 飞机场
        ja 空港, 飛行場
        ca aeroport|s, aeròdrom|s
        mt ajruport, ajruporti

        aeroway=helipad
        en helipad, heliport, helipads
        de Hubschrauberlandeplatz, Heliport
        fr héliport, hélistation
        es helipuerto
        it eliporto
        ru вертолетная площадка
        pl lądowisko
        ca heliport|s

        amenity=ferry_terminal
        en ferry terminal, ferry, ferries, ferry port, ferry dock
        de Fähre, Fähranleger, Fährhafen, Fährterminal
        fr embarcadère, ferry, gare maritime, bac
        es terminal de ferry, ferry, embarcadero
        it terminal traghetti, traghetto, imbarco traghetti, traghetti
        pt terminal de ferry, ferry, cais, barco
        nl veerboot, veerhaven, pont
        pl prom, terminal promowy, przystań promowa
        ru паром, паромная переправа, пристань
        tr iskele, feribot, feribot iskelesi, vapur
        ar عبارة, محطة عبارات
        zh 渡口, 轮渡, 码头
        ja フェリー乗り場, フェリー
        ca terminal de ferri, ferri, transbordador|s, embarcador|s
        mt vapur, vapuri, terminal tal-vapur, lanċa

        leisure=marina
        en marina, marinas, yacht harbour, boat harbour, harbours, harbors
        de Jachthafen, Yachthafen, Bootshafen, Marina, Hafen, Häfen
        fr port de plaisance, marina
        es puerto deportivo, marina, puertos deportivos
        it porto turistico, marina
        pt marina, porto de recreio
        nl jachthaven
        pl marina, port jachtowy
        ru марина, яхт-клуб, причал
        tr marina, yat limanı
        ar مرسى, مارينا
        zh 游艇码头
        ja マリーナ
        ca port esportiu, ports esportius, marina
        mt marina, port tal-jottijiet

        highway=rest_area highway=services
        en rest area, rest areas, rest stop|s, motorway services, service area|s, truck stop|s
        de Raststätte, Raststätten, Rastplatz, Rastplätze, Autobahnraststätte, Autohof, Autohöfe
        fr aire de repos, aire d'autoroute, aires de repos, aire de service
        es área de descanso, área de servicio
        it area di sosta, autogrill, area di servizio
        pt área de descanso, área de serviço
        nl verzorgingsplaats, rustplaats
        pl miejsce obsługi podróżnych, mop
        ru зона отдыха, придорожный сервис
        tr dinlenme tesisi, dinlenme alanı
        zh 服务区, 休息区
        ja サービスエリア, パーキングエリア, 道の駅
        ca àrea de servei, àrees de servei, àrea de descans

        aerialway=station
        en cable car, cable car station, gondola, ski lift|s, chairlift
        de Seilbahn, Bergbahn, Skilift|e, Gondelbahn, Sessellift, Talstation, Bergstation
        fr téléphérique, télécabine, remontée mécanique, télésiège
        es teleférico, telesilla, telecabina
        it funivia, seggiovia, cabinovia
        pt teleférico
        nl kabelbaan, skilift
        pl kolejka linowa, wyciąg narciarski
        ru канатная дорога, подъемник
        tr teleferik
        zh 缆车, 索道
        ja ロープウェイ, リフト
        ca telefèric, telefèrics, telecabina, telecadira, telecadires, remuntador|s, estació d'esquí, estacions d'esquí

        amenity=motorcycle_rental amenity=boat_rental amenity=scooter_rental
        en scooter rental, boat rental, motorcycle rental, rent a boat, rent a scooter, boat hire, kayak rental, kayak hire, canoe rental
        de Rollerverleih, Bootsverleih, Motorradverleih, Boot mieten, Kajakverleih, Kanuverleih
        fr location de scooters, location de bateaux, louer un bateau, location de bateau, location de kayak
        es alquiler de motos, alquiler de barcos, alquiler de kayaks
        it noleggio scooter, noleggio barche
        ru прокат лодок, прокат скутеров
        tr tekne kiralama, motosiklet kiralama
        ca lloguer de motos, lloguer de barques, llogar una moto, llogar una barca
        mt kiri ta' dgħajjes, kiri ta' muturi, tikri dgħajsa

        highway=motorway_junction
        en motorway exit, motorway junction, freeway exit, highway exit
        de Autobahnausfahrt, Autobahnanschluss, Anschlussstelle
        fr sortie d'autoroute, échangeur
        es salida de autopista
        it uscita autostradale, casello
        ru съезд с трассы
        ca sortida d'autopista

        highway=elevator
        en elevator, elevators, lift, lifts
        de Aufzug, Aufzüge, Lift
        fr ascenseur, ascenseurs
        es ascensor, ascensores
        it ascensore, ascensori
        pt elevador, elevadores
        nl lift, liften
        pl winda
        ru лифт, лифт|ы
        tr asansör
        ar مصعد
        zh 电梯
        ja エレベーター
        ca ascensor|s
        mt lift, lifts
        """
}
