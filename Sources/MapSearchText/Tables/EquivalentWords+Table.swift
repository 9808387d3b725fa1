extension EquivalentWords {
    /// Folded words, a line for each group whose words may stand for one another; a word may be in several groups.
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
        placa pl
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
