extension EquivalentWords {
    /// Folded words, a line for each group of equivalent words; a word may be in several groups.
    ///
    /// A letter before `<` may stand for the words after it, but is too short to be searched for instead of them.
    static let table: StaticString = """
        saint st sankt sint
        sainte ste
        santa sta
        santo sto
        sveti svati sv
        szent szt
        swiety swietego sw
        святой святого св
        αγιοσ αγιου αγ
        αγια αγιασ αγ
        mount mt
        mont mt
        monte mte
        mountain mtn
        mountains mtns
        fort ft
        point pt
        port pt
        puerto pto
        punta pta
        porto pto
        lake lk
        heights hts
        springs spgs
        creek crk
        valley vly
        beach bch
        harbor harbour hbr
        center centre ctr cntr
        theater theatre
        gray grey
        street st str
        avenue ave av
        boulevard blvd bvd bd boul
        road rd
        drive dr
        lane ln
        court ct
        place pl
        square sq sqr
        terrace ter terr tce
        highway hwy
        parkway pkwy pky
        expressway expy expwy
        freeway fwy
        motorway mwy
        turnpike tpke tpk
        circle cir
        crescent cres cr
        close cl
        gardens gdns
        grove grv
        trail trl
        crossing xing
        plaza plz pza
        route rte rt
        junction jct jn
        bridge brg
        building bldg
        apartment apt
        suite ste
        floor fl
        house hse
        hospital hosp
        university univ uni
        college coll
        school sch
        church ch
        park pk
        station stn sta
        railway rly ry
        international intl
        national natl
        township twp
        county co cnty
        company co
        brothers bros
        department dept
        doctor dr
        president pres
        professor prof
        general gen gral gal
        lieutenant lt
        captain capt
        colonel col
        junior jr
        senior sr
        and und et y e
        strasse str
        platz pl
        hauptbahnhof hbf
        bahnhof bhf bf
        doktor dr
        gross gr
        klein kl
        rue r
        chemin ch che
        impasse imp
        faubourg fbg fg
        allee all
        marechal mal
        docteur dr
        residence res
        passage pass
        sur s
        calle c cl
        carrer c
        avenida av ave avda avd
        plaza pl pza plza
        placa pl pca
        avinguda av avda avgda
        passatge ptge pge
        rambla rbla
        ronda rda
        baixada bda
        triq tr trq
        misrah mis
        pjazza pj pjz
        sqaq sq
        vjal vj
        carretera ctra crta
        paseo pso po
        passeig pg
        camino cno
        urbanizacion urb
        poligono pol
        nuestra ntra
        senora sra
        via v
        viale vle
        piazza pza pzza
        corso cso
        largo lgo lg
        vicolo vic
        localita loc
        rua r
        praca pca pc
        travessa tv trav
        rodovia rod
        estrada estr
        alameda al
        conselheiro cons
        doutor dr
        engenheiro eng
        straat str
        laan ln
        plein pln
        burgemeester burg
        gata gatan g gt
        gade gd
        vagen vag v
        plass plads pl
        ulica ul
        aleja aleje al
        plac pl
        osiedle os
        generala gen
        ulice ul
        namesti nam
        trida tr
        utca u
        korut krt
        strada str
        bulevardul bd bdul
        soseaua sos
        piata pta
        caddesi cadde cad cd
        sokak sokagi sok sk
        mahallesi mahalle mah mh
        bulvari blv bulv
        jalan jl jln
        kampung kampong kg kpg
        lorong lrg
        улица ул
        проспект просп пр
        переулок пер
        бульвар бул бульв
        площадь площа пл
        шоссе ш
        набережная наб
        проезд пр
        тупик туп
        город г
        поселок пос п
        деревня дер д
        село с
        область обл
        район р
        дом д
        строение стр
        корпус корп к
        имени им
        вулиця вул
        провулок пров
        λεωφοροσ λεωφ
        πλατεια πλ
        רחוב רח
        שדרות שד
        alley aly
        annex anx
        arcade arc
        bend bnd
        branch br
        brook brk
        bypass byp
        causeway cswy
        circus circ
        common cmn
        corner cor
        cove cv
        dale dl
        estate est
        extension ext
        field fld
        fields flds
        forest frst
        garden gdn
        glen gln
        green grn
        hill hl
        hills hls
        hollow holw
        island isl
        islands iss
        knoll knl
        landing lndg
        loop lp
        manor mnr
        meadow mdw
        meadows mdws
        mews mws
        orchard orch
        parade pde
        passage psge
        promenade prom
        quay qy
        ranch rnch
        ridge rdg
        rise ri
        river riv
        row rw
        shore shr
        spring spg
        summit smt
        trace trce
        track trk
        view vw
        village vlg
        vista vis
        walk wlk wk
        way wy
        wells wls
        yard yd
        weg wg
        allee al
        chaussee ch
        brucke br
        siedlung sdlg
        ober ob
        obere ob
        unter unt
        untere unt
        grosse gr
        grosser gr
        kleine kl
        kleiner kl
        heilig hl
        heilige hl
        burgermeister bgm bm
        freiherr frhr
        hauptmann hptm
        quai qu
        cours crs
        sentier sent
        lotissement lot
        hameau ham
        domaine dom
        esplanade espl esp
        montee mtee
        traverse trav
        ruelle rle
        venelle ven
        saints sts
        capitaine cap cne
        commandant cdt
        professeur prof pr
        monseigneur mgr
        batiment bat
        immeuble imm
        grand gd
        grande gde
        petit pt
        petite pte
        vieux vx
        haut ht
        haute hte
        calle cll
        carrera cra kr cr
        diagonal dg diag
        transversal transv tv
        ronda rda
        travesia trva
        glorieta gta
        callejon cjon
        pasaje pje psje
        barrio bo
        colonia col
        partida ptda
        rambla rbla
        cuesta cta
        bulevar bv
        autopista autop
        edificio edif
        capitan cap
        coronel cnel cel
        virgen vgen
        hermanos hnos
        francisco fco
        piazzale pzle ple
        borgo bgo
        contrada cda
        frazione fraz fr
        galleria gall
        salita sal
        traversa trav
        circonvallazione circ
        santi ss
        fratelli flli
        generale gen
        cavaliere cav
        monsignor mons
        stazione staz
        beco bc
        praceta pcta prct
        rotunda rot
        quinta qta
        bairro bro
        urbanizacao urb
        calcada calc
        caminho cam
        ladeira lad
        parque pq pque
        jardim jd
        conjunto cj conj
        quadra qd
        doutora dra
        professora profa
        presidente pres
        senador sen
        deputado dep
        governador gov
        padre pe
        frei fr
        capitao cap
        tenente ten
        visconde visc
        avinguda av avda avgda
        passatge ptge
        cami cm
        travessera trav
        baixada bda
        urbanitzacio urb
        poligon pol
        edifici edif
        torrent torr
        sant st
        mossen mn
        nostra ntra
        kade kd
        gracht gr
        singel sgl
        dijk dk
        steenweg stwg
        straatweg strwg
        pad pd
        dreef dr
        steeg stg
        markt mkt
        burgemeester bgm
        dokter dr
        meester mr
        ingenieur ir
        koningin kon
        prins pr
        prinses pr
        nieuwe nwe
        grote gr
        vej vj
        alle al
        torv tv
        straede str
        sankt sct skt
        gammel gl
        gamle gl
        norre nr
        nordre ndr
        sondre sdr
        sonder sdr
        store st
        lille ll
        kongens kgs
        dronning dr
        skwer sk
        bulwar bulw
        swietej sw
        ksiedza ks
        pulkownika plk
        marszalka marsz
        kardynala kard
        biskupa bp
        doktora dr
        profesora prof
        majora mjr
        kapitana kpt
        porucznika por
        hetmana hetm
        krola kr
        inzyniera inz
        admirala adm
        rotmistrza rtm
        wielkopolski wlkp
        mazowiecki maz
        проспект прт пркт
        бульвар бр
        микрорайон мкр мкрн
        аллея ал
        линия лин
        тракт тр
        станция ст
        большой большая бол
        малый малая мал
        новый новая нов
        старый старая стар
        верхний верхняя верх
        нижний нижняя ниж
        средний средняя ср
        советский советская сов
        красный красная кр
        академика акад
        генерала ген
        маршала марш
        профессора проф
        адмирала адм
        капитана кап
        республика респ
        округ окр
        polnoc pn
        poludnie pd
        wschod wsch
        zachod zach
        b < bei
        d < dom dona
        g < gasse gade
        i < im
        l < leste
        n < nieuwe nwe noord
        o < ober oude ostre oster oost oest
        q < quai
        s < san santa sao santo sant syd sul
        u < unter unt
        v < vej vester vestre vest
        w < weg
        z < zuid
        б < большой большая бол
        л < линия лин
        м < малый малая мал
        х < хутор
        north n
        south s
        east e
        west w
        northeast ne
        northwest nw
        southeast se
        southwest sw
        nord n
        sud s
        ost o
        est e
        ouest o
        norte n
        este e
        oeste o
        северный сев
        южный юж
        восточный вост
        западный зап
        us usa
        uk gb
        one 1
        two 2
        three 3
        four 4
        five 5
        six 6
        seven 7
        eight 8
        nine 9
        ten 10
        eleven 11
        twelve 12
        first 1st
        second 2nd
        third 3rd
        fourth 4th
        fifth 5th
        sixth 6th
        seventh 7th
        eighth 8th
        ninth 9th
        tenth 10th
        eleventh 11th
        twelfth 12th
        premier 1er
        premiere 1re
        ii 2
        iii 3
        iv 4
        vi 6
        vii 7
        viii 8
        ix 9
        xi 11
        xii 12
        xiii 13
        xiv 14
        xv 15
        xvi 16
        """
}
