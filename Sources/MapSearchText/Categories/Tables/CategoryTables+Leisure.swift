extension CategoryTaxonomy {
    /// Sport, play, and culture.
    static let leisure: StaticString = """
        leisure=park leisure=garden
        en park, parks, public garden|s, public park|s, somewhere green, green space|s, garden|s, picnic, sunbathe
        de Park, Parks, Parkanlage|n, Grünanlage|n, Garten, Gärten, Stadtpark, Grünfläche
        fr parc, parcs, jardin|s, jardin public, jardins publics, espace vert, espaces verts
        es parque, parques, jardín, jardines, zona verde
        it parco, parchi, giardin|o|i, giardini pubblici, verde pubblico
        pt parque, parques, jardim, jardins
        nl park, parken, tuin, plantsoen
        pl park, park|i|u|ów, ogr|ód|ody, skwer
        ru парк, парк|и|а|ов|е, сад, сквер|ы, зелёная зона
        tr park, park|lar|ı, bahçe|ler
        ar حديقة, حدائق, منتزه, متنزه
        zh 公园, 公園, 花园
        ja 公園, 庭園
        ca parc|s, jardí, jardins, zona verda, parc públic, jardins públics
        mt ġnien, park, ġnien pubbliku, ġonna pubbliċi

        leisure=park leisure=garden tourism=viewpoint leisure=nature_reserve leisure=common
        en go for a walk, walk, somewhere to walk, stroll, somewhere to walk in the evening, walk in the evening, evening walk, walk the dog, take a walk, go for a stroll, go walking, place to walk
        de spazieren gehen, spazieren, Spaziergang, Abendspaziergang, bummeln, abends spazieren, spazierengehen, flanieren
        fr se promener, promenade|s, balade, se balader, promenade du soir, me promener, promener, se promener le soir
        es pasear, paseo, dar un paseo, pasear por la tarde, pasear por la noche, caminar, donde pasear
        it passeggiare, passeggiata, fare una passeggiata, passeggiare la sera, passeggiata serale
        pt passear, passeio, dar um passeio, caminhar, passear à noite
        nl wandelen, wandeling, avondwandeling, een wandeling maken, 's avonds wandelen
        pl spacer, pospacerować, iść na spacer, wieczorny spacer, spacerować
        ru погулять, прогулка, прогуляться, погулять вечером, гулять, прогулка вечером, прогуляться вечером
        tr yürüyüş, yürüyüş yapmak, gezmek, akşam yürüyüşü, gezilecek
        ar المشي, نزهة, أتمشى, التنزه
        zh 散步, 晚上散步, 走走
        ja 散歩, 夜の散歩, 散歩する
        ca passejar, caminar, fer una passejada, fer un tomb, on passejar
        mt timxi, mixja, passiġġata

        leisure=playground
        en playground, playgrounds, children's playground, play area|s, kids can play, play with kids, play with children, kids play
        de Spielplatz, Spielplätze, Kinderspielplatz, mit Kindern spielen, Kinder spielen
        fr aire de jeux, aires de jeux, jeux pour enfants, jouer avec les enfants
        es parque infantil, parques infantiles, zona de juegos, jugar con niños
        it parco giochi, parchi giochi, area giochi, giocare con i bambini
        pt parque infantil, parques infantis, playground
        nl speeltuin, speeltuinen, speelplaats
        pl plac zabaw, place zabaw
        ru детская площадка, детские площадки, поиграть с детьми, площадка для детей
        tr oyun parkı, çocuk parkı, oyun alanı
        ar ملعب أطفال, ألعاب للأطفال
        zh 游乐场, 儿童游乐场, 遊樂場
        ja 遊び場, 児童公園, 子供の遊び場
        ca parc infantil, parcs infantils, zona de jocs, jocs infantils, jugar amb nens
        mt ġnien tat-tfal, bandli

        leisure=sports_centre leisure=sports_hall
        en sports centre, sports center|s, sports hall|s, gymnasium, sports centres, sport, do sports, play sports, sports, sports club|s
        de Sportzentrum, Sportzentren, Sporthalle|n, Turnhalle|n, Sportanlage|n, Sport machen, Sport treiben, Sportverein|e
        fr centre sportif, centres sportifs, salle de sport, gymnase|s, complexe sportif, faire du sport
        es centro deportivo, centros deportivos, polideportivo|s, hacer deporte, pabellón deportivo
        it centro sportivo, centri sportivi, palestra, palazzetto dello sport, fare sport
        pt centro desportivo, pavilhão desportivo, ginásio, fazer desporto, centro esportivo
        nl sportcentrum, sportcentra, sporthal|len, sporten, sportvereniging|en, sportclub|s
        pl centrum sportowe, hala sportowa, ośrodek sportu, uprawiać sport
        ru спортивный центр, спорткомплекс|ы, спортзал, заняться спортом, спортивный комплекс
        tr spor merkezi, spor salonu, spor tesisi, spor yapmak
        ar مركز رياضي, صالة رياضية, رياضة
        zh 体育中心, 体育馆, 運動中心, 运动
        ja スポーツセンター, 体育館, 運動
        ca centre esportiu, centres esportius, poliesportiu, poliesportius, pavelló esportiu, esport|s, fer esport
        mt ċentru sportiv, ċentri sportivi, kumpless sportiv

        leisure=fitness_centre
        en gym, gyms, fitness|centre, fitness center|s, fitness centre|s, fitness studio|s, work out, workout, lift weights, health club
        de Fitnessstudio, Fitnessstudios, Fitnesscenter, Fitness, trainieren, Fitnesszentrum
        fr salle de fitness, fitness, salle de musculation, salles de fitness, musculation
        es gimnasio, gimnasios, fitness, hacer ejercicio
        it palestra, palestre, fitness, allenarsi
        pt ginásio, ginásios, academia|s, fitness, musculação
        nl sportschool, sportscholen, fitness, fitnesscentrum
        pl siłownia, siłowni|e|ę, klub fitness, fitness
        ru фитнес, фитнес-клуб|ы, тренажёрный зал, тренажерный зал, спортзал, качалка
        tr spor salonu, fitness, fitness salonu, spor salonları
        ar صالة رياضية, نادي رياضي, جيم
        zh 健身房, 健身, 健身中心
        ja ジム, フィットネス, スポーツジム, フィットネスクラブ
        ca gimnàs, gimnasos, fitness, fer exercici, entrenar-se
        mt ġinnasju, gym, gyms

        leisure=fitness_station
        en outdoor gym, fitness trail, exercise equipment, outdoor fitness
        de Fitnessparcours, Vitaparcours, Trimm-dich-Pfad, Calisthenics
        fr parcours de santé, fitness en plein air
        es gimnasio al aire libre, circuito deportivo
        it percorso vita
        pl siłownia plenerowa
        ru уличные тренажеры, воркаут
        ca circuit esportiu, gimnàs a l'aire lliure

        leisure=swimming_pool leisure=swimming_area leisure=water_park sport=swimming
        en swimming pool, swimming pools, swim, go swimming, pool|s, public pool|s, lido, swimming, water park|s, somewhere to swim
        de Schwimmbad, Schwimmbäder, schwimmen, Freibad, Freibäder, Hallenbad, Hallenbäder, schwimmen gehen, baden, Erlebnisbad, Badi, Badeplatz
        fr piscine, piscines, nager, aller nager, se baigner, baignade, parc aquatique, parcs aquatiques
        es piscina, piscinas, nadar, ir a nadar, bañarse, parque acuático
        it piscina, piscine, nuotare, andare a nuotare, fare il bagno, parco acquatico
        pt piscina, piscinas, nadar, ir nadar, tomar banho, parque aquático
        nl zwembad, zwembaden, zwemmen
        pl basen, basen|y|u, pływalni|a|e, popływać, aquapark
        ru бассейн, бассейн|ы|а, поплавать, купаться, искупаться, аквапарк, плавать
        tr yüzme havuzu, havuz|lar|u, yüzmek, aquapark, yüzme havuzları
        ar مسبح, مسابح, حمام سباحة, سباحة
        zh 游泳池, 泳池, 游泳, 游泳馆
        ja プール, 水泳, 泳ぐ, スイミング
        ca piscina, piscines, nedar, anar a nedar, banyar-se, parc aquàtic
        mt pixxina, pixxini, għawm, tgħum, ngħum

        sport=tennis
        en tennis court, tennis courts, tennis, play tennis
        de Tennisplatz, Tennisplätze, Tennis, Tennis spielen
        fr court de tennis, courts de tennis, tennis, jouer au tennis
        es pista de tenis, pistas de tenis, tenis, jugar al tenis, cancha de tenis
        it campo da tennis, campi da tennis, tennis, giocare a tennis
        pt campo de ténis, ténis, jogar ténis, quadra de tênis
        nl tennisbaan, tennisbanen, tennis
        pl kort tenisowy, korty tenisowe, tenis
        ru теннисный корт, теннис, теннисные корты, поиграть в теннис
        tr tenis kortu, tenis
        ar ملعب تنس, تنس
        zh 网球场, 打网球
        ja テニスコート, テニス
        ca pista de tennis, pistes de tennis, tennis, jugar a tennis
        mt grawnd tat-tennis, tennis

        sport=soccer sport=football
        en football pitch, football pitches, soccer field|s, soccer, football, play football, football field|s, play soccer
        de Fußballplatz, Fußballplätze, Fussballplatz, Fußball, Bolzplatz, Fussball spielen
        fr terrain de football, terrain de foot, football, jouer au foot, terrains de football
        es campo de fútbol, campos de fútbol, fútbol, jugar al fútbol, cancha de fútbol
        it campo da calcio, campi da calcio, calcio, giocare a calcio, campo di calcio
        pt campo de futebol, campos de futebol, futebol, jogar futebol
        nl voetbalveld, voetbalvelden, voetbal, voetballen
        pl boisko piłkarskie, boisk|o|a, piłka nożna, boisko do piłki nożnej
        ru футбольное поле, футбол, футбольные поля, поиграть в футбол
        tr futbol sahası, futbol, halı saha
        ar ملعب كرة قدم, كرة قدم
        zh 足球场, 踢足球, 足球場
        ja サッカー場, サッカー, サッカーグラウンド
        ca camp de futbol, camps de futbol, futbol, jugar a futbol
        mt grawnd tal-futbol, futbol, tilgħab il-futbol

        sport=basketball
        en basketball court, basketball courts, basketball
        de Basketballplatz, Basketball
        fr terrain de basket, basket
        es cancha de baloncesto, baloncesto
        it campo da basket, pallacanestro, basket
        ru баскетбольная площадка, баскетбол
        zh 篮球场, 打篮球
        ja バスケットコート
        ca pista de bàsquet, pistes de bàsquet, bàsquet
        mt grawnd tal-basketball, basketball

        sport=climbing
        en climbing, climbing wall|s, climbing gym|s, climbing hall, bouldering, go climbing, rock climbing
        de Klettern, Kletterhalle|n, Boulderhalle|n, Bouldern, Klettergarten, Kletterpark
        fr escalade, mur d'escalade, salle d'escalade, bloc
        es escalada, rocódromo|s, escalar
        it arrampicata, palestra di arrampicata, arrampicare
        pt escalada
        nl klimhal, klimmen
        pl wspinaczka, ścianka wspinaczkowa
        ru скалодром, скалолазание
        zh 攀岩, 攀岩馆
        ja クライミング, ボルダリング
        ca escalada, rocòdrom, rocòdroms, escalar
        mt tixbit fuq il-blat

        sport=skateboard
        en skatepark, skate park|s, skateboarding, skateboard
        de Skatepark, Skaterpark, Skateplatz
        fr skatepark, skateparks
        es skatepark, pista de skate
        it skatepark
        ru скейт-парк, скейтпарк
        pl skatepark
        ca skatepark, pista de skate

        sport=table_tennis
        en table tennis, ping pong, ping-pong
        de Tischtennis, Tischtennisplatte|n
        fr tennis de table, ping-pong
        es tenis de mesa, ping-pong
        it ping pong, tennistavolo
        ru настольный теннис
        zh 乒乓球
        ja 卓球
        ca tennis de taula, ping-pong

        sport=volleyball sport=beachvolleyball
        en volleyball court, volleyball, beach volleyball
        de Volleyballplatz, Volleyball, Beachvolleyball
        fr terrain de volley, volley
        es voleibol, cancha de voleibol
        it pallavolo, beach volley
        ru волейбольная площадка, волейбол
        ca pista de voleibol, voleibol, vòlei platja

        sport=equestrian leisure=horse_riding
        en horse riding, riding stable|s, horse riding school, equestrian
        de Reitstall, Reiterhof, Reiten, Reitplatz
        fr équitation, centre équestre, club hippique
        es equitación, montar a caballo, hípica
        it equitazione, maneggio, andare a cavallo
        pt equitação, centro hípico
        nl manege, paardrijden
        pl jazda konna, stadnina
        ru конный клуб, покататься на лошадях
        ca hípica, hípiques, equitació, muntar a cavall, centre hípic
        mt rkib taż-żwiemel

        leisure=pitch
        en sports ground, sports field|s, pitch|es, playing field|s, sports pitch
        de Sportplatz, Sportplätze, Spielfeld|er
        fr terrain de sport, terrains de sport
        es pista deportiva, campo deportivo, cancha|s
        it campo sportivo, campi sportivi
        pt campo desportivo, quadra esportiva
        nl sportveld, sportvelden
        pl boisko sportowe, boiska
        ru спортивная площадка, спортплощадк|а|и
        tr spor sahası
        ar ملعب, ملاعب
        zh 运动场, 球场
        ja グラウンド, 運動場
        ca pista esportiva, pistes esportives, camp d'esports
        mt grawnd, grawnds

        leisure=stadium
        en stadium, stadiums, stadia, arena|s
        de Stadion, Stadien, Arena
        fr stade, stades
        es estadio, estadios
        it stadio, stadi
        pt estádio, estádios
        nl stadion, stadions
        pl stadion, stadion|y|u
        ru стадион, стадион|ы|а
        tr stadyum, stadyum|lar, stat
        ar ملعب رياضي, استاد
        zh 体育场, 體育場
        ja スタジアム, 競技場
        ca estadi, estadis
        mt stadju, stadium

        leisure=golf_course sport=golf
        en golf course, golf courses, golf, play golf
        de Golfplatz, Golfplätze, Golf
        fr terrain de golf, golf|s, golf
        es campo de golf, campos de golf, golf
        it campo da golf, campi da golf, golf
        pt campo de golfe, golfe
        nl golfbaan, golfbanen
        pl pole golfowe, golf
        ru поле для гольфа, гольф, гольф-клуб
        tr golf sahası
        ar ملعب غولف, جولف
        zh 高尔夫球场, 高尔夫
        ja ゴルフ場, ゴルフ
        ca camp de golf, camps de golf, golf
        mt grawnd tal-golf, golf

        leisure=miniature_golf
        en mini golf, minigolf, crazy golf, miniature golf
        de Minigolf, Minigolfplatz, Minigolfanlage
        fr minigolf, mini-golf
        es minigolf
        it minigolf
        nl midgetgolf, minigolf
        pl minigolf
        ru мини-гольф
        ja ミニゴルフ
        ca minigolf

        leisure=bowling_alley sport=10pin sport=9pin
        en bowling, bowling alley|s, go bowling
        de Bowling, Bowlingbahn|en, Kegelbahn|en, Kegeln, bowlen
        fr bowling, bowlings
        es bolera, boleras, bolos
        it bowling
        pt bowling, boliche
        nl bowlingbaan, bowlen
        pl kręgielnia, kręgle
        ru боулинг
        tr bowling, bowling salonu
        ar بولينغ
        zh 保龄球, 保龄球馆
        ja ボウリング, ボウリング場
        ca bolera, boleres, bitlles
        mt bowling

        leisure=ice_rink sport=ice_skating
        en ice rink, ice rinks, ice skating, skating rink|s, go ice skating
        de Eisbahn, Eisbahnen, Eislaufen, Eishalle, Schlittschuhlaufen
        fr patinoire, patinoires, patinage
        es pista de hielo, patinaje sobre hielo, patinar
        it pista di pattinaggio, pattinaggio sul ghiaccio, pattinare
        pt pista de gelo, patinagem no gelo
        nl ijsbaan, schaatsen
        pl lodowisko, łyżwy
        ru каток, катк|и, покататься на коньках
        tr buz pisti, buz pateni
        zh 溜冰场, 滑冰
        ja スケートリンク, アイススケート
        ca pista de gel, pistes de gel, patinatge sobre gel, patinar

        leisure=sauna amenity=public_bath leisure=spa shop=spa
        en sauna, saunas, spa|s, thermal bath|s, public bath|s, hot springs, wellness
        de Sauna, Saunen, Therme|n, Wellness, Spa, Thermalbad
        fr sauna, saunas, spa, thermes, bains publics, bien-être
        es sauna, saunas, spa, balneario|s, baños termales
        it sauna, saune, terme, spa, centro benessere
        pt sauna, saunas, spa, termas, banhos públicos
        nl sauna, sauna's, wellness, badhuis
        pl sauna, saun|y, łaźni|a|e, spa, termy
        ru сауна, бан|я|и, саун|ы|у, термы, спа
        tr sauna, hamam|lar, kaplıca, spa
        ar ساونا, حمام عام, سبا
        zh 桑拿, 温泉, 水疗, 澡堂
        ja サウナ, 温泉, 銭湯, スパ
        ca sauna, saunes, spa, balneari, balnearis, banys termals, aigües termals
        mt sawna, spa

        leisure=dance amenity=dancing_school
        en dance school, dance schools, dance studio|s, dancing, dance, go dancing, dance lessons
        de Tanzschule, Tanzschulen, Tanzen, tanzen gehen, Tanzstudio
        fr école de danse, danse, danser, aller danser
        es escuela de baile, bailar, academia de baile
        it scuola di danza, scuola di ballo, ballare, danza
        pt escola de dança, dançar
        nl dansschool, dansen
        pl szkoła tańca, potańczyć, tańce
        ru школа танцев, танцы, потанцевать
        tr dans okulu, dans
        zh 舞蹈学校, 跳舞
        ja ダンススクール, ダンス
        ca escola de dansa, escoles de dansa, escola de ball, dansa, ballar
        mt skola taż-żfin, żfin, tiżfen

        amenity=cinema
        en cinema, cinemas, movie theater|s, movies, movie theatre|s, watch a film, see a film, film, watch a movie, see a movie, movie
        de Kino, Kinos, Film schauen, Lichtspielhaus, Film, Film sehen, ins Kino
        fr cinéma, cinémas, ciné, voir un film, film
        es cine, cines, ver una película, película
        it cinema, cinematografo, vedere un film, film
        pt cinema, cinemas, ver um filme, filme
        nl bioscoop, bioscopen, film kijken, film
        pl kino, kin|a|ie, obejrzeć film
        ru кинотеатр, кинотеатр|ы|а|ов, кино, посмотреть фильм, сходить в кино, фильм
        tr sinema, sinema|lar|sı, film izlemek
        ar سينما, دور السينما, فيلم
        zh 电影院, 電影院, 看电影, 影院
        ja 映画館, 映画, シネマ, 映画を見る
        ca cinema, cinemes, cine, pel·lícula, veure una pel·lícula, anar al cinema
        mt ċinema, film, tara film

        amenity=theatre
        en theatre, theatres, theater|s, playhouse|s, opera house|s, opera, watch a play, see a play
        de Theater, Schauspielhaus, Oper|nhaus, Bühne|n
        fr théâtre, théâtres, opéra
        es teatro, teatros, ópera
        it teatro, teatri, teatro dell'opera
        pt teatro, teatros, ópera
        nl theater, theaters, schouwburg
        pl teatr, teatr|y|u, opera
        ru театр, театр|ы|а|ов, опера
        tr tiyatro, tiyatro|lar|su, opera
        ar مسرح, مسارح, أوبرا
        zh 剧院, 劇院, 剧场, 歌剧院, 看戏
        ja 劇場, シアター, オペラハウス
        ca teatre, teatres, òpera
        mt teatru, teatri, opra

        amenity=concert_hall amenity=music_venue
        en concert hall, concert halls, music venue|s, live music, concert|s
        de Konzertsaal, Konzerthaus, Konzert|e, Livemusik
        fr salle de concert, salles de concert, concert|s, musique live
        es sala de conciertos, concierto|s, música en vivo
        it sala concerti, concert|o|i, musica dal vivo
        pt sala de concertos, concerto|s, música ao vivo
        nl concertzaal, concert|en, live muziek
        pl sala koncertowa, koncert|y
        ru концертный зал, концерт|ы, живая музыка
        tr konser salonu, konser
        ar قاعة حفلات, حفلة موسيقية
        zh 音乐厅, 音乐会
        ja コンサートホール, ライブハウス
        ca sala de concerts, sales de concerts, concert|s, auditori, auditoris, música en directe
        mt sala tal-kunċerti, kunċert, kunċerti

        amenity=arts_centre
        en arts centre, arts center|s, cultural centre|s, cultural center|s
        de Kulturzentrum, Kulturzentren, Kunstzentrum, Kulturhaus
        fr centre culturel, centre d'art, centres culturels
        es centro cultural, centro de arte, centros culturales
        it centro culturale, centro d'arte
        pt centro cultural, centro de artes
        nl cultureel centrum, kunstencentrum
        pl centrum kultury, centrum sztuki
        ru культурный центр, арт-центр
        tr kültür merkezi, sanat merkezi
        ar مركز ثقافي
        zh 文化中心, 艺术中心
        ja 文化センター, アートセンター
        ca centre cultural, centres culturals, centre d'art, casa de cultura
        mt ċentru kulturali, ċentri kulturali, ċentru tal-arti

        amenity=casino
        en casino, casinos, gamble
        de Casino, Casinos, Spielbank|en, Spielcasino
        fr casino, casinos
        es casino, casinos
        it casinò, casino
        pt casino, casinos, cassino
        nl casino, casino's
        pl kasyno, kasyna
        ru казино
        tr kumarhane, casino
        ar كازينو
        zh 赌场, 娱乐场
        ja カジノ
        ca casino, casinos
        mt każinò, casino

        leisure=escape_game
        en escape room, escape rooms, escape game
        de Escape Room, Escape-Room
        fr escape game, jeu d'évasion
        es sala de escape
        it escape room
        ru квест, квест-комната
        zh 密室逃脱
        ja 脱出ゲーム
        ca sala d'escapada, joc d'escapada

        leisure=amusement_arcade
        en amusement arcade, arcade|s, video arcade, games arcade
        de Spielhalle, Spielothek
        fr salle d'arcade, salle de jeux
        es sala de juegos, recreativos
        it sala giochi
        ru игровые автоматы
        zh 电玩城
        ja ゲームセンター
        ca sala de jocs, recreatius

        leisure=dog_park
        en dog park, dog parks, dog run
        de Hundepark, Hundewiese, Hundezone, Hundespielplatz
        fr parc à chiens, espace canin
        es parque para perros, pipicán
        it area cani, parco per cani
        pt parque canino
        nl hondenspeelplaats, hondenpark
        pl wybieg dla psów, park dla psów
        ru площадка для собак, выгул собак
        zh 狗公园
        ja ドッグラン
        ca parc de gossos, parc per a gossos, àrea de gossos
        mt park tal-klieb

        amenity=bbq
        en barbecue, bbq, barbecue site|s, barbecue area|s, grill place, have a barbecue
        de Grillplatz, Grillplätze, Grillstelle|n, Feuerstelle|n, grillen, Grillieren
        fr barbecue public, place de barbecue, aire de barbecue, faire un barbecue
        es barbacoa, barbacoas, hacer una barbacoa
        it area barbecue, barbecue, grigliare
        pt churrasqueira, barbecue
        nl barbecueplaats, barbecue
        pl miejsce na grilla, grillować
        ru место для барбекю, шашлыки, барбекю, пожарить шашлыки
        tr mangal yeri, mangal, mangal yapmak
        zh 烧烤区, 烧烤场
        ja バーベキュー場, バーベキュー
        ca barbacoa, barbacoes, fer una barbacoa
        mt barbikju, barbecue

        leisure=picnic_table tourism=picnic_site
        en picnic site, picnic table|s, picnic area|s, have a picnic, picnic spot|s, picnic
        de Picknickplatz, Picknicktisch|e, Picknickplätze, picknicken, Picknick
        fr aire de pique-nique, pique-nique, aires de pique-nique, pique-niquer, table de pique-nique
        es merendero, área de picnic, picnic, merenderos, hacer un picnic
        it area picnic, picnic, fare un picnic, aree picnic
        pt parque de merendas, piquenique, área de piquenique
        nl picknickplaats, picknicktafel, picknicken, picknick
        pl miejsce na piknik, piknik
        ru место для пикника, пикник, устроить пикник
        tr piknik alanı, piknik, piknik yapmak
        ar مكان للنزهة, منطقة نزهة
        zh 野餐区, 野餐
        ja ピクニック場, ピクニック
        ca àrea de pícnic, àrees de pícnic, berenador, berenadors, zona de pícnic, pícnic, fer un pícnic, taula de pícnic
        mt post għall-piknik, piknik, mejda tal-piknik

        leisure=horse_racing leisure=track
        en running track, race track, athletics track, go running, jogging, run
        de Laufbahn, Leichtathletik, Rennbahn, Laufstrecke, joggen
        fr piste d'athlétisme, courir, jogging
        es pista de atletismo, correr
        it pista di atletica, correre
        ru беговая дорожка, побегать
        nl hardlopen, atletiekbaan
        zh 跑步, 跑道
        ja 陸上競技場, ジョギング
        ca pista d'atletisme, pistes d'atletisme, atletisme, córrer
        mt atletika

        leisure=slipway
        en slipway, boat ramp, slipways
        de Slipanlage, Slip
        fr cale de mise à l'eau
        es rampa para barcos
        it scivolo per barche
        ca rampa per a barques

        amenity=social_centre
        en social club, social centre
        de Vereinsheim, Vereinshaus
        fr centre social
        es centro social
        it centro sociale, circolo
        pt centro social
        ca centre social, club social
        mt każin, każini, każin tal-banda

        amenity=fountain
        en fountain, fountains
        de Brunnen, Springbrunnen
        fr fontaine, fontaines
        es fuente, fuentes
        it fontana, fontane
        pt fonte, fontes, chafariz
        nl fontein, fonteinen
        pl fontanna, fontanny
        ru фонтан, фонтан|ы
        tr fıskiye, çeşme
        ar نافورة, نوافير
        zh 喷泉
        ja 噴水
        ca font, fonts, font ornamental
        mt funtana pubblika, funtani

        sport=yoga sport=pilates
        en yoga, yoga studio|s, yoga class|es, pilates
        de Yoga, Yogastudio|s, Yogaschule|n, Pilates
        fr yoga, studio de yoga, cours de yoga, pilates
        es yoga, centro de yoga, clases de yoga, pilates
        it yoga, centro yoga, scuola di yoga, pilates
        pt ioga, yoga, estúdio de ioga, pilates
        nl yoga, yogastudio, yogaschool, pilates
        pl joga, szkoła jogi, pilates
        ru йога, студия йоги, пилатес
        tr yoga, yoga stüdyosu, pilates
        zh 瑜伽, 瑜伽馆, 普拉提
        ja ヨガ, ヨガスタジオ, ピラティス
        ca ioga, centre de ioga, pilates
        mt yoga, pilates

        sport=martial_arts sport=judo sport=karate sport=boxing sport=taekwondo sport=aikido
        en martial arts, martial arts school|s, karate, judo, taekwondo, aikido, boxing, boxing club|s, boxing gym|s
        de Kampfsport, Kampfsportschule|n, Karate, Judo, Taekwondo, Aikido, Boxen, Boxclub
        fr arts martiaux, karaté, judo, taekwondo, aïkido, boxe, club de boxe
        es artes marciales, kárate, judo, taekwondo, aikido, boxeo, club de boxeo
        it arti marziali, karate, judo, taekwondo, aikido, pugilato, boxe, palestra di boxe
        pt artes marciais, caratê, judô, taekwondo, aikido, boxe
        nl vechtsport, vechtsportschool, karate, judo, boksen, boksschool
        pl sztuki walki, karate, dżudo, judo, taekwondo, aikido, boks
        ru единоборства, боевые искусства, карате, дзюдо, тхэквондо, айкидо, бокс
        ca arts marcials, karate, judo, taekwondo, aikido, boxa

        sport=scuba_diving shop=scuba_diving amenity=dive_centre
        en scuba diving, diving, dive centre|s, dive center|s, dive shop|s, diving school|s, scuba
        de Tauchen, Tauchschule|n, Tauchbasis, Tauchzentrum, Tauchshop
        fr plongée, centre de plongée, club de plongée, école de plongée
        es buceo, centro de buceo, escuela de buceo, submarinismo
        it immersioni, diving, centro immersioni, scuola sub, centro diving
        pt mergulho, centro de mergulho, escola de mergulho
        nl duiken, duikschool, duikcentrum
        pl nurkowanie, centrum nurkowe, szkoła nurkowania
        ru дайвинг, дайвинг-центр, дайв-центр
        ca busseig, centre de busseig, submarinisme, immersió
        mt għadis, ċentru tal-għadis

        landuse=winter_sports sport=skiing
        en ski resort, ski resort|s, ski area|s, skiing, ski slope|s
        de Skigebiet, Skigebiet|e, Skifahren, Skipiste|n
        fr station de ski, stations de ski, domaine skiable
        es estación de esquí, estaciones de esquí, esquiar, esquí
        it stazione sciistica, comprensorio sciistico, sciare
        pt estação de esqui, esqui, esquiar
        nl skigebied, skigebied|en
        pl ośrodek narciarski, narty, stok narciarski
        ru горнолыжный курорт, горнолыжный комплекс, лыжи
        ca estació d'esquí, estacions d'esquí, esquí, esquiar

        landuse=allotments
        en allotments, allotment|s, allotment garden|s, community garden|s
        de Kleingärten, Kleingarten, Schrebergarten, Schrebergärten, Kleingartenanlage
        fr jardins familiaux, jardins ouvriers, jardins partagés
        es huertos urbanos, huerto urbano
        it orti urbani, orti sociali
        nl volkstuinen, volkstuin
        pl ogródki działkowe, działki, rodzinne ogrody działkowe
        ru дачи, садовое товарищество, снт
        ca horts urbans, hort urbà

        amenity=scout_hut amenity=scout_camp
        en scout hut, scout hut|s, scouts, scout camp|s
        de Pfadfinderheim, Pfadiheim, Pfadfinder, Pfadi
        fr local scout, scouts
        es local scout, scouts
        it sede scout, scout
        nl scoutinggebouw, scouting
        pl harcówka, harcerze
        ca cau, agrupament escolta

        leisure=tanning_salon shop=tanning
        en tanning salon, tanning salon|s, solarium|s, sunbed|s, tanning
        de Sonnenstudio, Sonnenstudio|s, Solarium, Solarien
        fr salon de bronzage, solarium
        es solárium, solario|s
        it solarium, centro abbronzante
        pt solário, solários
        nl zonnestudio, zonnebank
        pl solarium, solaria
        ru солярий, солярии
        ca solàrium

        amenity=karaoke_box leisure=karaoke
        en karaoke, karaoke bar|s
        de Karaoke, Karaoke-Bar, Karaokebar|s
        fr karaoké, bar karaoké
        es karaoke, karaokes
        it karaoke
        pt karaokê, karaoke
        nl karaoke, karaokebar
        pl karaoke
        ru караоке, караоке-бар
        zh 卡拉OK, KTV
        ja カラオケ, カラオケボックス
        ca karaoke

        sport=billiards sport=snooker sport=pool
        en billiards, pool hall|s, snooker, pool table|s, snooker club|s
        de Billard, Billardsalon|s, Snooker, Poolbillard
        fr billard, billards, snooker
        es billar, billares
        it biliardo, sala biliardo, biliardi
        pt bilhar, sinuca, snooker
        nl biljart, poolcafé, snooker
        pl bilard, kręgle i bilard, snooker
        ru бильярд, бильярдная, снукер
        tr bilardo, bilardo salonu
        zh 台球, 桌球
        ja ビリヤード
        ca billar, billars

        leisure=trampoline_park sport=trampoline
        en trampoline park, trampoline park|s, trampolines
        de Trampolinhalle, Trampolinhalle|n, Trampolinpark
        fr parc de trampolines, trampoline park
        es parque de camas elásticas, camas elásticas
        it parco trampolini, trampolini
        nl trampolinepark
        pl park trampolin, trampoliny
        ru батутный центр, батуты
        ca llits elàstics, parc de llits elàstics

        sport=paintball sport=laser_tag
        en paintball, laser tag
        de Paintball, Lasertag
        fr paintball, laser game
        es paintball, laser tag
        it paintball, laser game
        pl paintball
        ru пейнтбол, лазертаг

        sport=karting
        en go-karting, go kart|s, go karting, karting, kart track|s
        de Kartbahn, Kartbahn|en, Kartfahren, Gokart
        fr karting, karting|s
        es karts, karting
        it kartodromo, go-kart, kart
        pt kartódromo, kart
        nl kartbaan, karten
        pl gokarty, tor kartingowy
        ru картинг
        ca karts, kàrting

        leisure=fishing sport=fishing
        en fishing, fishing spot|s, angling, fishing lake|s
        de Angeln, Angelplatz, Angelplätze, Fischen, Angelteich
        fr pêche, étang de pêche, lieu de pêche
        es zona de pesca, pescar
        it laghetto di pesca, pescare
        pt pesqueiro, pescar
        nl vissen, visvijver, visplek
        pl łowisko, wędkowanie, łowienie ryb
        ru рыбалка, рыболовная база
        ca zona de pesca, pescar

        amenity=ski_rental shop=ski
        en ski rental, ski rental|s, ski hire, ski shop|s
        de Skiverleih, Skiverleih|e, Skigeschäft, Ski mieten, Skiladen
        fr location de skis, location de ski, magasin de ski
        es alquiler de esquís, alquiler de esquí
        it noleggio sci, noleggio di sci
        nl skiverhuur
        pl wypożyczalnia nart
        ru прокат лыж
        ca lloguer d'esquís
        """
}
