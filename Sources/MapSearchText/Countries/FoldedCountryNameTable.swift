// Written by Scripts/build-country-names. Do not edit.
// From Unicode CLDR, by way of Babel 2.18, copyright Unicode, Inc., under the Unicode License.

/// The names of countries, folded, each with its code behind a tab; sorted by their bytes.
enum FoldedCountryNameTable {
    static let text: StaticString = """
        a rap xe ut\tSA
        abd kucuk harici adalari\tUM
        abd virjin adalari\tVI
        acerbaixan\tAZ
        aekvatorialguinea\tGQ
        afeganistao\tAF
        afganistan\tAF
        afganistana\tAF
        afganistanas\tAF
        afganisztan\tAF
        afghanistan\tAF
        africa de sud\tZA
        africa do sul\tZA
        afrika e jugut\tZA
        afrika erdiko errepublika\tCF
        afrika kusini\tZA
        afrika selatan\tZA
        afrique du sud\tZA
        agypten\tEG
        ahvenamaa\tAX
        ahvenanmaa\tAX
        ai cap\tEG
        aingira\tAI
        airija\tIE
        aisilandi\tIS
        ajentina\tAR
        aland\tAX
        aland adalari\tAX
        aland islands\tAX
        aland szigetek\tAX
        alandeilande\tAX
        alandinseln\tAX
        alandseyjar\tAX
        alandski otoci\tAX
        alandski otoki\tAX
        alandu salos\tAX
        alandy\tAX
        alankomaat\tNL
        albaania\tAL
        albania\tAL
        albanie\tAL
        albanien\tAL
        albanija\tAL
        albansko\tAL
        alemana\tDE
        alemanha\tDE
        alemania\tDE
        alemanya\tDE
        algeria\tDZ
        algerie\tDZ
        algerien\tDZ
        algeriet\tDZ
        algerije\tDZ
        algieria\tDZ
        algjeri\tDZ
        aljazair\tDZ
        aljeria\tDZ
        allemagne\tDE
        almanya\tDE
        alsir\tDZ
        alxeria\tDZ
        alzeeria\tDZ
        alzir\tDZ
        alzirija\tDZ
        alzirsko\tDZ
        alzyras\tDZ
        ameerika samoa\tAS
        ameerika uhendriigid\tUS
        america\tUS
        american samoa\tAS
        americka samoa\tAS
        americke panenske ostrovy\tVI
        americki djevicanski otoci\tVI
        amerika birlesik devletleri\tUS
        amerika serikat\tUS
        amerika syarikat\tUS
        amerikaans samoa\tAS
        amerikaanse maagdeneilanden\tVI
        amerikaanse samoa\tAS
        amerikai szamoa\tAS
        amerikai virgin szigetek\tVI
        amerikan samoa\tAS
        amerikan samoasi\tAS
        amerikanisch samoa\tAS
        amerikanische jungferninseln\tVI
        amerikanische uberseeinseln\tUM
        amerikansk samoa\tAS
        amerikanska jungfruoarna\tVI
        amerikanska samoa\tAS
        amerikanske oversoiske oer\tUM
        amerikas savienotas valstis\tUS
        ameriketako estatu batuak\tUS
        ameriketako estatu batuetako kanpoaldeko uharte txikiak\tUM
        amerikos samoa\tAS
        ameriska samoa\tAS
        ameriski deviski otoki\tVI
        an aetoip\tET
        an afganastain\tAF
        an afraic theas\tZA
        an ailgeir\tDZ
        an airgintin\tAR
        an airmein\tAM
        an albain\tAL
        an araib shadach\tSA
        an asarbaiseain\tAZ
        an astrail\tAU
        an bhanglaideis\tBD
        an bhealaruis\tBY
        an bheilg\tBE
        an bheilis\tBZ
        an bhoisnia agus an heirseagaivein\tBA
        an bholaiv\tBO
        an bhotsuain\tBW
        an bhrasail\tBR
        an bhulgair\tBG
        an bhuruin\tBI
        an bhutain\tBT
        an chamboid\tKH
        an chasacstain\tKZ
        an cheinia\tKE
        an chipir\tCY
        an chirgeastain\tKG
        an choire theas\tKR
        an choire thuaidh\tKP
        an choloim\tCO
        an chosaiv\tXK
        an chroit\tHR
        an costa eabhair\tCI
        an danmhairg\tDK
        an do\tIN
        an eastoin\tEE
        an eigipt\tEG
        an eilveis\tCH
        an eiritre\tER
        an fhionlainn\tFI
        an fhrainc\tFR
        an ghabuin\tGA
        an ghaimbia\tGM
        an ghearmain\tDE
        an ghraonlainn\tGL
        an ghreig\tGR
        an ghuain\tGY
        an ghuine\tGN
        an ghuine mheanchiorclach\tGQ
        an iaraic\tIQ
        an iarain\tIR
        an india\tIN
        an indineis\tID
        an iodail\tIT
        an iordain\tJO
        an iorua\tNO
        an ioslainn\tIS
        an isiltir\tNL
        an isiltir chairibeach\tBQ
        an laitvia\tLV
        an libeir\tLR
        an libia\tLY
        an liobain\tLB
        an liotuain\tLT
        an mhacadoin thuaidh\tMK
        an mhalaeisia\tMY
        an mhalaiv\tMW
        an mharatai\tMR
        an mhicrineis\tFM
        an mholdoiv\tMD
        an mhongoil\tMN
        an namaib\tNA
        an nigeir\tNG
        an nigir\tNE
        an nua chaladoin\tNC
        an nua shealainn\tNZ
        an ostair\tAT
        an phacastain\tPK
        an phoblacht dhoiminiceach\tDO
        an pholainn\tPL
        an phortaingeil\tPT
        an riocht aontaithe\tGB
        an romain\tRO
        an ruis\tRU
        an sahara thiar\tEH
        an spainn\tES
        an taidsiceastain\tTJ
        an tansain\tTZ
        an tealainn\tTH
        an teavain\tTW
        an tsaimbia\tZM
        an tsalvadoir\tSV
        an tseapain\tJP
        an tseicia\tCZ
        an tseineagail\tSN
        an tseirbia\tRS
        an tseoirsia\tGE
        an tseoirsia theas agus oileain sandwich theas\tGS
        an tsile\tCL
        an tsin\tCN
        an tsiombaib\tZW
        an tsiria\tSY
        an tsloivein\tSI
        an tslovaic\tSK
        an tsomail\tSO
        an tsualainn\tSE
        an tsudain\tSD
        an tsudain theas\tSS
        an tuineis\tTN
        an tuirc\tTR
        an tuircmeanastain\tTM
        an ucrain\tUA
        an uisbeiceastain\tUZ
        an ungair\tHU
        andora\tAD
        andorra\tAD
        andorre\tAD
        angaile\tAI
        angilija\tAI
        angilja\tAI
        angola\tAO
        angole\tAO
        anguila\tAI
        anguile\tAI
        anguilla\tAI
        angvila\tAI
        angvilla\tAI
        antaktiki\tAQ
        antarctica\tAQ
        antarctique\tAQ
        antarktida\tAQ
        antarktika\tAQ
        antarktike\tAQ
        antarktis\tAQ
        antarktisz\tAQ
        antarktyda\tAQ
        antartaice\tAQ
        antartida\tAQ
        antartide\tAQ
        antartika\tAQ
        antigua a barbuda\tAG
        antigua agus barbuda\tAG
        antigua barbuda\tAG
        antigua dan barbuda\tAG
        antigua e barbuda\tAG
        antigua en barbuda\tAG
        antigua es barbuda\tAG
        antigua et barbuda\tAG
        antigua eta barbuda\tAG
        antigua i barbuda\tAG
        antigua ja barbuda\tAG
        antigua na barbuda\tAG
        antigua och barbuda\tAG
        antigua og barbuda\tAG
        antigua si barbuda\tAG
        antigua und barbuda\tAG
        antigua va barbuda\tAG
        antigua ve barbuda\tAG
        antigua y barbuda\tAG
        antigva i barbuda\tAG
        antigva in barbuda\tAG
        antigva ir barbuda\tAG
        antigva og barbuda\tAG
        antigva un barbuda\tAG
        ao\tAT
        aontas na neimiriochtai arabacha\tAE
        aotearoa\tNZ
        apvienota karaliste\tGB
        apvienotie arabu emirati\tAE
        aquatorialguinea\tGQ
        araabia uhendemiraadid\tAE
        arab saudi\tSA
        arabi saudite\tSA
        arabia saudi\tSA
        arabia saudita\tSA
        arabia saudyjska\tSA
        arabiar emirerri batuak\tAE
        arabie saoudite\tSA
        arabiemiirikunnat\tAE
        argelia\tDZ
        argentiina\tAR
        argentina\tAR
        argentine\tAR
        argentinie\tAR
        argentinien\tAR
        argentyna\tAR
        argjentine\tAR
        arjantin\tAR
        armeenia\tAM
        armeni\tAM
        armenia\tAM
        armenie\tAM
        armenien\tAM
        armenija\tAM
        armensko\tAM
        arnavutluk\tAL
        aruba\tAW
        arube\tAW
        arxentina\tAR
        aserbaidschan\tAZ
        aserbaidsjan\tAZ
        aserbaidzaan\tAZ
        aserbajdsjan\tAZ
        astralia\tAU
        asv mazas aizjuras salas\tUM
        asv samoa\tAS
        asv virdzinas\tVI
        athiopien\tET
        austraalia\tAU
        australi\tAU
        australia\tAU
        australie\tAU
        australien\tAU
        australija\tAU
        austri\tAT
        austria\tAT
        austrija\tAT
        austrumtimora\tTL
        austurriki\tAT
        ausztralia\tAU
        ausztria\tAT
        autriche\tAT
        avstralija\tAU
        avstrija\tAT
        avustralya\tAU
        avusturya\tAT
        ayalandi\tIE
        az usa lakatlan kulbirtokai\tUM
        azerbaidjan\tAZ
        azerbaidzan\tAZ
        azerbaidzana\tAZ
        azerbaidzanas\tAZ
        azerbaigian\tAZ
        azerbaijan\tAZ
        azerbaijani\tAZ
        azerbaijao\tAZ
        azerbaiyan\tAZ
        azerbajdzan\tAZ
        azerbajdzjan\tAZ
        azerbajdzsan\tAZ
        azerbajxhan\tAZ
        azerbaycan\tAZ
        azerbeidjan\tAZ
        azerbeidzjan\tAZ
        azerbejdzan\tAZ
        ba lan\tPL
        babadosi\tBB
        bac macedonia\tMK
        bahama\tBS
        bahama s\tBS
        bahama szigetek\tBS
        bahamaeyjar\tBS
        bahamak\tBS
        bahamalar\tBS
        bahamas\tBS
        bahames\tBS
        bahami\tBS
        bahamos\tBS
        bahamu salas\tBS
        bahamy\tBS
        bahareni\tBH
        bahrain\tBH
        bahrajn\tBH
        bahrein\tBH
        bahreina\tBH
        bahreinas\tBH
        bahrejn\tBH
        bahreyn\tBH
        bairein\tBH
        baltarusija\tBY
        baltkrievija\tBY
        bandarikin\tUS
        bandariska samoa\tAS
        bandarisku jomfruaeyjar\tVI
        banglades\tBD
        bangladesa\tBD
        bangladesas\tBD
        bangladesch\tBD
        bangladesh\tBD
        bangladeshi\tBD
        bangladesj\tBD
        bangladess\tBD
        bangladesz\tBD
        barbade\tBB
        barbados\tBB
        barbadosa\tBB
        barbadosas\tBB
        barein\tBH
        bati sahra\tEH
        beinin\tBJ
        beirmiuda\tBM
        belanda\tNL
        belanda caribbean\tBQ
        belanda karibia\tBQ
        belarus\tBY
        belarusz\tBY
        belau\tPW
        belcika\tBE
        belgia\tBE
        belgica\tBE
        belgicko\tBE
        belgie\tBE
        belgien\tBE
        belgija\tBE
        belgika\tBE
        belgio\tBE
        belgique\tBE
        belgium\tBE
        belgjike\tBE
        belice\tBZ
        belis\tBZ
        beliza\tBZ
        belizas\tBZ
        belize\tBZ
        belorusija\tBY
        belorusko\tBY
        belxica\tBE
        benin\tBJ
        benina\tBJ
        beninas\tBJ
        bermuda\tBM
        bermudaeyjar\tBM
        bermudas\tBM
        bermude\tBM
        bermudes\tBM
        bermudi\tBM
        bermudu salas\tBM
        bermudy\tBM
        bhoetan\tBT
        bhoutan\tBT
        bhutan\tBT
        bi\tBE
        bialorus\tBY
        bielorrusia\tBY
        bielorrussia\tBY
        bielorusko\tBY
        bielorussia\tBY
        bielorussie\tBY
        birjina uharte amerikarrak\tVI
        birjina uharte britainiarrak\tVG
        birlesik arap emirlikleri\tAE
        birlesik krallik\tGB
        bisau gvineja\tGW
        bissau guinea\tGW
        bjellorusi\tBY
        bjelorusija\tBY
        bo dao nha\tPT
        bocvana\tBW
        bolgarija\tBG
        boli kosta\tCI
        boliivia\tBO
        bolivi\tBO
        bolivia\tBO
        bolivie\tBO
        bolivien\tBO
        bolivija\tBO
        bolivya\tBO
        boliwia\tBO
        bosna a hercegovina\tBA
        bosna hersek\tBA
        bosna i hercegovina\tBA
        bosna in hercegovina\tBA
        bosnia\tBA
        bosnia dan herzegovina\tBA
        bosnia e hercegovina\tBA
        bosnia e herzegovina\tBA
        bosnia ed erzegovina\tBA
        bosnia hercegovina\tBA
        bosnia herzegovina\tBA
        bosnia i hercegovina\tBA
        bosnia i hercegowina\tBA
        bosnia ja hertsegoviina\tBA
        bosnia ja hertsegovina\tBA
        bosnia na hezegovina\tBA
        bosnia og hersegovina\tBA
        bosnia si hertegovina\tBA
        bosnia va herzegovina\tBA
        bosnia y herzegovina\tBA
        bosnie en herzegovina\tBA
        bosnie en herzegowina\tBA
        bosnie herzegovine\tBA
        bosnien hercegovina\tBA
        bosnien och hercegovina\tBA
        bosnien und herzegowina\tBA
        bosnija ir hercegovina\tBA
        bosnija un hercegovina\tBA
        bosnje hercegovine\tBA
        bosznia hercegovina\tBA
        botsuana\tBW
        botsvana\tBW
        botsvane\tBW
        botswana\tBW
        bouvet adasi\tBV
        bouvet eiland\tBV
        bouvet island\tBV
        bouvet nsaari\tBV
        bouvet saar\tBV
        bouvet sziget\tBV
        bouvet uhartea\tBV
        bouveteiland\tBV
        bouveteyja\tBV
        bouvetinsel\tBV
        bouvetoen\tBV
        bouveton\tBV
        bouvetov ostrov\tBV
        bouvetov otok\tBV
        bouvetoya\tBV
        bouvetuv ostrov\tBV
        bozicni otok\tCX
        brasiilia\tBR
        brasil\tBR
        brasile\tBR
        brasilia\tBR
        brasilie\tBR
        brasilien\tBR
        brazil\tBR
        brazilia\tBR
        brazilie\tBR
        brazilija\tBR
        brazylia\tBR
        brd\tDE
        bresil\tBR
        bresku indlandshafseyjar\tIO
        bresku jomfruaeyjar\tVG
        bretland\tGB
        brezilya\tBR
        brit indiai oceani terulet\tIO
        brit virgin szigetek\tVG
        britanski deviski otoki\tVG
        britanski djevicanski otoci\tVG
        britanski indijskooceanski teritorij\tIO
        britansko ozemlje v indijskem oceanu\tIO
        britanya hint okyanusu topraklari\tIO
        britanya virjin adalari\tVG
        briti india ookeani ala\tIO
        briti neitsisaared\tVG
        britische jungferninseln\tVG
        britisches territorium im indischen ozean\tIO
        british indian ocean territory\tIO
        british virgin islands\tVG
        brits indiese oseaangebied\tIO
        brits indische oceaanterritorium\tIO
        britse maagde eilande\tVG
        britse maagdeneilanden\tVG
        britske indickooceanske uzemi\tIO
        britske indickooceanske uzemie\tIO
        britske panenske ostrovy\tVG
        brittilainen intian valtameren alue\tIO
        brittilaiset neitsytsaaret\tVG
        brittiska jungfruoarna\tVG
        brittiska territoriet i indiska oceanen\tIO
        britu virdzinas\tVG
        broenei\tBN
        bruine\tBN
        brunei\tBN
        brunei darussalam\tBN
        brunej\tBN
        bruneja\tBN
        brunejus\tBN
        brytyjskie terytorium oceanu indyjskiego\tIO
        brytyjskie wyspy dziewicze\tVG
        bugarska\tBG
        buircine faso\tBF
        bukinafaso\tBF
        bulgaaria\tBG
        bulgaria\tBG
        bulgarie\tBG
        bulgarien\tBG
        bulgarija\tBG
        bulgarije\tBG
        bulgaristan\tBG
        bulgarye\tBG
        bulharsko\tBG
        bullgari\tBG
        bundesrepublik deutschland\tDE
        burkina fasas\tBF
        burkina faso\tBF
        burkinafaso\tBF
        burma\tMM
        burquina faso\tBF
        burundi\tBI
        burundija\tBI
        burundis\tBI
        butan\tBT
        butana\tBT
        butanas\tBT
        butao\tBT
        buve sala\tBV
        ca ri be ha lan\tBQ
        cabo verde\tCV
        cac tieu dao xa cua hoa ky\tUM
        cac tieu vuong quoc a rap thong nhat\tAE
        cad\tTD
        cada\tTD
        cadas\tTD
        camaroes\tCM
        camarun\tCM
        cambodge\tKH
        cambodgia\tKH
        cambodia\tKH
        cambodja\tKH
        cambogia\tKH
        camboja\tKH
        camboxa\tKH
        camboya\tKH
        cameroon\tCM
        cameroun\tCM
        camerun\tCM
        campuchia\tKH
        canada\tCA
        cap verd\tCV
        cap vert\tCV
        cape verde\tCV
        capo verde\tCV
        capul verde\tCV
        caraibi olandesi\tBQ
        carib neerlandes\tBQ
        caribbean netherlands\tBQ
        caribe neerlandes\tBQ
        caribisch nederland\tBQ
        catar\tQA
        cathair na vatacaine\tVA
        cayman adalari\tKY
        cayman islands\tKY
        caymaneyjar\tKY
        caymanoarna\tKY
        caymanoerne\tKY
        caymanoyene\tKY
        caymansaaret\tKY
        cazaquistao\tKZ
        ceanada\tCA
        cebelitarik\tGI
        cechia\tCZ
        cehia\tCZ
        cehija\tCZ
        ceki\tCZ
        cekija\tCZ
        ceko\tCZ
        cekya\tCZ
        centraal afrikaanse republiek\tCF
        central african republic\tCF
        centralafrikanska republiken\tCF
        centralafrikas republika\tCF
        centrines afrikos respublika\tCF
        cerna hora\tME
        ceska\tCZ
        ceska republika\tCZ
        cesko\tCZ
        cezayir\tDZ
        chad\tTD
        chade\tTD
        chechia\tCZ
        chequia\tCZ
        chile\tCL
        chili\tCL
        china\tCN
        chine\tCN
        chiny\tCN
        chipre\tCY
        chorvatsko\tHR
        chorwacja\tHR
        christmas adasi\tCX
        christmas island\tCX
        christmas uhartea\tCX
        christmaseiland\tCX
        christmasoya\tCX
        chypre\tCY
        ciad\tTD
        cibuti\tDJ
        cidade do vaticano\tVA
        cierna hora\tME
        cile\tCL
        cin\tCN
        cin hong kong oib\tHK
        cin makao oib\tMO
        cina\tCN
        cipar\tCY
        ciper\tCY
        cipro\tCY
        cipru\tCY
        ciprus\tCY
        ciribeas\tKI
        citta del vaticano\tVA
        ciudad del vaticano\tVA
        ciutat del vatica\tVA
        cocos keeling adalari\tCC
        cocos keeling islands\tCC
        cocos keeling uharteak\tCC
        cocoseilanden\tCC
        cocosoerne\tCC
        colombia\tCO
        colombie\tCO
        columbia\tCO
        comoras\tKM
        comore\tKM
        comore szigetek\tKM
        comoren\tKM
        comorerne\tKM
        comores\tKM
        comoros\tKM
        confoederatio helvetica\tCH
        cong hoa dominica\tDO
        cong hoa trung phi\tCF
        congo\tCG
        congo brazzaville\tCG
        congo kinshasa\tCD
        cook adalari\tCK
        cook islands\tCK
        cook szigetek\tCK
        cook uharteak\tCK
        cookeilande\tCK
        cookeilanden\tCK
        cooki saared\tCK
        cookinsaaret\tCK
        cookinseln\tCK
        cookoarna\tCK
        cookoerne\tCK
        cookove ostrovy\tCK
        cookovi otoci\tCK
        cookovi otoki\tCK
        cookovy ostrovy\tCK
        cookoyene\tCK
        cooks eyjar\tCK
        corea del nord\tKP
        corea del norte\tKP
        corea del sud\tKR
        corea del sur\tKR
        corea do norte\tKP
        corea do sur\tKR
        coree du nord\tKP
        coree du sud\tKR
        coreea de nord\tKP
        coreea de sud\tKR
        coreia do norte\tKP
        coreia do sul\tKR
        costa d avorio\tCI
        costa do marfim\tCI
        costa rica\tCR
        costa rice\tCR
        cote d ivoire\tCI
        crioch aigean indiach na breataine\tIO
        criocha francacha dheisceart an domhain\tTF
        crna gora\tME
        croacia\tHR
        croatia\tHR
        croatie\tHR
        croazia\tHR
        csad\tTD
        csehorszag\tCZ
        cuait\tKW
        cuba\tCU
        curacao\tCW
        curaso\tCW
        curazao\tCW
        cypern\tCY
        cypr\tCY
        cyprus\tCY
        czad\tTD
        czarnogora\tME
        czech republic\tCZ
        czechia\tCZ
        czechy\tCZ
        dac khu hanh chinh hong kong trung quoc\tHK
        dac khu hanh chinh macao trung quoc\tMO
        dai loan\tTW
        dalekie wyspy mniejsze stanow zjednoczonych\tUM
        dan mach\tDK
        danemarca\tDK
        danemark\tDK
        dania\tDK
        danija\tDK
        danimarca\tDK
        danimarka\tDK
        danimarke\tDK
        danmark\tDK
        danmork\tDK
        danska\tDK
        dansko\tDK
        dao bouvet\tBV
        dao giang sinh\tCX
        dao man\tIM
        dao norfolk\tNF
        de amerikanske jomfruoer\tVI
        de amerikanske jomfruoyene\tVI
        de britiske jomfruoer\tVG
        de britiske jomfruoyene\tVG
        de forenede arabiske emirater\tAE
        de forente arabiske emirater\tAE
        de franske besiddelser i det sydlige indiske ocean og antarktis\tTF
        de franske sorterritorier\tTF
        de palaestinensiske omrader\tPS
        de tidligere nederlandske antiller\tBQ
        del afrikai koztarsasag\tZA
        del korea\tKR
        del szudan\tSS
        deli georgia es deli sandwich szigetek\tGS
        demokraticna republika kongo\tCD
        demokratiese republiek van die kongo\tCD
        demokratyczna republika konga\tCD
        den centralafrikanske republik\tCF
        den dominikanske republik\tDO
        den dominikanske republikk\tDO
        den sentralafrikanske republikk\tCF
        denemarke\tDK
        denemarken\tDK
        denmaki\tDK
        denmark\tDK
        det britiske territoriet i indiahavet\tIO
        det britiske territorium i det indiske ocean\tIO
        det palestinske omradet\tPS
        deutschland\tDE
        didziosios britanijos mergeliu salos\tVG
        dienvidafrikas republika\tZA
        dienviddzordzija un dienvidsendvicu salas\tGS
        dienvidkoreja\tKR
        dienvidsudana\tSS
        dinamarca\tDK
        djiboeti\tDJ
        djibouti\tDJ
        djibuti\tDJ
        doiminice\tDM
        dominica\tDM
        dominicaanse republiek\tDO
        dominican republic\tDO
        dominik cumhuriyeti\tDO
        dominika\tDM
        dominikaani vabariik\tDO
        dominikaaninen tasavalta\tDO
        dominikaanse republiek\tDO
        dominikai koztarsasag\tDO
        dominikana\tDO
        dominikanische republik\tDO
        dominikanska republika\tDO
        dominikanska republiken\tDO
        dominikar errepublika\tDO
        dominike\tDM
        dominikos respublika\tDO
        dominique\tDM
        dominiska lydveldid\tDO
        dr congo\tCD
        dramblio kaulo krantas\tCI
        drc\tCD
        dschibuti\tDJ
        duc\tDE
        duitsland\tDE
        dzersija\tJE
        dzersis\tJE
        dzibuti\tDJ
        dzibutija\tDJ
        dzibutis\tDJ
        dzibutsko\tDJ
        dzsibuti\tDJ
        eacuador\tEC
        east timor\tTL
        ecuador\tEC
        ee uu\tUS
        eesti\tEE
        eeuu\tUS
        egipat\tEG
        egipt\tEG
        egiptas\tEG
        egipte\tEG
        egipto\tEG
        egiptus\tEG
        egito\tEG
        egitto\tEG
        egjipt\tEG
        egyenlitoi guinea\tGQ
        egyesult allamok\tUS
        egyesult arab emirsegek\tAE
        egyesult kiralysag\tGB
        egyiptom\tEG
        egypt\tEG
        egyptaland\tEG
        egypte\tEG
        egypten\tEG
        egypti\tEG
        eiland man\tIM
        eimin\tYE
        eire\tIE
        eistland\tEE
        ekialdeko timor\tTL
        ekuador\tEC
        ekuatore ginea\tGQ
        ekvador\tEC
        ekvadora\tEC
        ekvadoras\tEC
        ekvator ginesi\tGQ
        ekvatoriaal guinea\tGQ
        ekvatorial guinea\tGQ
        ekvatoriala gvineja\tGQ
        ekvatorialguinea\tGQ
        ekvatorialna gvineja\tGQ
        ekvatorska gvineja\tGQ
        ekwador\tEC
        ekwatoriaal guinee\tGQ
        el salvador\tSV
        elefantcsontpart\tCI
        elevandiluurannik\tCI
        elfenbenskusten\tCI
        elfenbenskysten\tCI
        ellan vannin\tIM
        elvetia\tCH
        emirados arabes unidos\tAE
        emiratele arabe unite\tAE
        emiratet e bashkuara arabe\tAE
        emirati arabi uniti\tAE
        emiratos arabes unidos\tAE
        emirats arabes unis\tAE
        emirats arabs units\tAE
        emiriah arab bersatu\tAE
        endonezya\tID
        eneo la uingereza katika bahari hindi\tIO
        england\tGB
        equador\tEC
        equateur\tEC
        equatoriaal guinea\tGQ
        equatorial guinea\tGQ
        eritre\tER
        eritrea\tER
        eritreea\tER
        eritreia\tER
        eritreja\tER
        ermenistan\tAM
        erresuma batua\tGB
        errumania\tRO
        errusia\tRU
        erythree\tER
        erytrea\tER
        eslovakia\tSK
        eslovaquia\tSK
        eslovenia\tSI
        espagne\tES
        espainia\tES
        espana\tES
        espanha\tES
        espanja\tES
        espanya\tES
        essuatini\tSZ
        estados unidos\tUS
        estados unidos de america\tUS
        estats units\tUS
        estija\tEE
        estland\tEE
        estoni\tEE
        estonia\tEE
        estonie\tEE
        estonija\tEE
        estonsko\tEE
        estonya\tEE
        esuaitini\tSZ
        esuatini\tSZ
        esvatini\tSZ
        eswatini\tSZ
        eszak korea\tKP
        eszak macedonia\tMK
        eszaki mariana szigetek\tMP
        esztorszag\tEE
        etat de la cite du vatican\tVA
        etats unis\tUS
        etats unis d amerique\tUS
        etela afrikka\tZA
        etela georgia ja etelaiset sandwichinsaaret\tGS
        etela korea\tKR
        etela sudan\tSS
        ethiopia\tET
        ethiopie\tET
        etioopia\tET
        etiopi\tET
        etiopia\tET
        etiopie\tET
        etiopien\tET
        etiopija\tET
        etiyopya\tET
        exipto\tEG
        faari saared\tFO
        faereyjar\tFO
        faeroer\tFO
        faeroerne\tFO
        faeroyene\tFO
        faerske ostrovy\tFO
        falkland adalari\tFK
        falkland islands\tFK
        falkland szigetek\tFK
        falklandak\tFK
        falklandeilande\tFK
        falklandeilanden\tFK
        falklandi saared\tFK
        falklandinsaaret\tFK
        falklandinseln\tFK
        falklandseyjar\tFK
        falklandske ostrovy\tFK
        falklandski otoci\tFK
        falklandski otoki\tFK
        falklandsoarna\tFK
        falklandsoerne\tFK
        falklandsoyene\tFK
        falklandy\tFK
        falme za kiarabu\tAE
        fareru salos\tFO
        faroarna\tFO
        faroe adalari\tFO
        faroe islands\tFO
        faroe uharteak\tFO
        faroer\tFO
        faroereilande\tFO
        farsaaret\tFO
        fas\tMA
        federal republic of germany\tDE
        feroer szigetek\tFO
        ferski otoki\tFO
        feru salas\tFO
        fidji\tFJ
        fidjieyjar\tFJ
        fidschi\tFJ
        fidsi\tFJ
        fidzi\tFJ
        fidzis\tFJ
        fidzsi\tFJ
        figi\tFJ
        fiji\tFJ
        filabeinsstrondin\tCI
        filipiinid\tPH
        filipijnen\tPH
        filipina\tPH
        filipinai\tPH
        filipinak\tPH
        filipinas\tPH
        filipine\tPH
        filipines\tPH
        filipini\tPH
        filipinler\tPH
        filipiny\tPH
        filippiinit\tPH
        filippine\tPH
        filippinene\tPH
        filippinerna\tPH
        filippinerne\tPH
        filippseyjar\tPH
        filippyne\tPH
        filistin bolgeleri\tPS
        finland\tFI
        finlanda\tFI
        finlande\tFI
        finlandia\tFI
        finlandiya\tFI
        finnland\tFI
        finnorszag\tFI
        finska\tFI
        finsko\tFI
        fixhi\tFJ
        fixi\tFJ
        fiyi\tFJ
        folklando salos\tFK
        folklenda salas\tFK
        forenade arabemiraten\tAE
        foroyar\tFO
        frakkland\tFR
        franca\tFR
        france\tFR
        francia\tFR
        francia deli teruletek\tTF
        francia guyana\tGF
        francia polinezia\tPF
        franciaorszag\tFR
        francie\tFR
        francija\tFR
        francijas dienvidjuru teritorija\tTF
        francijas gviana\tGF
        francijas polinezija\tPF
        francja\tFR
        francoska gvajana\tGF
        francoska polinezija\tPF
        francosko juzno ozemlje\tTF
        francouzska guyana\tGF
        francouzska jizni uzemi\tTF
        francouzska polynesie\tPF
        francuska\tFR
        francuska gijana\tGF
        francuska polinezija\tPF
        francuski juzni teritoriji\tTF
        francuskie terytoria poludniowe i antarktyczne\tTF
        francuzska guyana\tGF
        francuzska polynezia\tPF
        francuzske juzne a antarkticke uzemia\tTF
        francuzsko\tFR
        frankreich\tFR
        frankrig\tFR
        frankrijk\tFR
        frankrike\tFR
        frankryk\tFR
        frans guyana\tGF
        frans polinesie\tPF
        frans polynesie\tPF
        fransa\tFR
        franse gebieden in de zuidelijke indische oceaan\tTF
        franse suidelike gebiede\tTF
        fransiz guney topraklari\tTF
        fransiz guyanasi\tGF
        fransiz polinezyasi\tPF
        fransk guyana\tGF
        fransk polynesia\tPF
        fransk polynesien\tPF
        franska guyana\tGF
        franska gvaejana\tGF
        franska polynesia\tPF
        franska polynesien\tPF
        franska sydterritorierna\tTF
        franta\tFR
        frantzia\tFR
        franzosisch guayana\tGF
        franzosisch polynesien\tPF
        franzosische sud und antarktisgebiete\tTF
        french guiana\tGF
        french polynesia\tPF
        french southern territories\tTF
        fronsku sudlaegu landsvaedin\tTF
        fulop szigetek\tPH
        furstentum liechtenstein\tLI
        gabao\tGA
        gaboen\tGA
        gabon\tGA
        gabona\tGA
        gabonas\tGA
        gabun\tGA
        gajana\tGY
        gambi\tGM
        gambia\tGM
        gambie\tGM
        gambija\tGM
        gambiya\tGM
        gana\tGH
        gane\tGH
        gb\tGB
        geansai\tGG
        geirsi\tJE
        georgia\tGE
        georgia de sud si insulele sandwich de sud\tGS
        georgia del sud e sandwich australi\tGS
        georgia poludniowa i sandwich poludniowy\tGS
        georgia selatan kep sandwich selatan\tGS
        georgie\tGE
        georgie du sud et les iles sandwich du sud\tGS
        georgien\tGE
        germania\tDE
        germany\tDE
        gernsej\tGG
        gernsija\tGG
        gernsis\tGG
        ghana\tGH
        giamaica\tJM
        giappone\tJP
        gibilterra\tGI
        gibraltar\tGI
        gibraltaras\tGI
        gibraltars\tGI
        gibuti\tDJ
        gine\tGN
        gine bissau\tGW
        ginea\tGN
        ginea bissa\tGW
        ginea bissau\tGW
        ginebisau\tGW
        giobraltar\tGI
        giordania\tJO
        gjeorgji\tGE
        gjermani\tDE
        gjibraltar\tGI
        gorogorszag\tGR
        graekenland\tGR
        graenhofdaeyjar\tCV
        graenland\tGL
        graikija\tGR
        gran bretana\tGB
        granada\tGD
        granade\tGD
        grande bretagne\tGB
        grcija\tGR
        grcka\tGR
        greanada\tGD
        great britain\tGB
        grece\tGR
        grecia\tGR
        grecja\tGR
        grecko\tGR
        greece\tGR
        greenland\tGL
        grekland\tGR
        grenada\tGD
        grenade\tGD
        grenland\tGL
        grenlande\tGL
        grenlandia\tGL
        grenlandija\tGL
        greqi\tGR
        grezia\tGR
        griechenland\tGR
        griekeland\tGR
        griekenland\tGR
        griekija\tGR
        grikkland\tGR
        groenland\tGL
        groenlanda\tGL
        groenlandia\tGL
        gronland\tGL
        gronlanti\tGL
        gronsko\tGL
        groonimaa\tGL
        grossbritannien\tGB
        gruusia\tGE
        gruzia\tGE
        gruzie\tGE
        gruzija\tGE
        gruzinsko\tGE
        gruzja\tGE
        guadaluip\tGP
        guadalupa\tGP
        guadalupe\tGP
        guadeloupe\tGP
        guadelupa\tGP
        guadelupe\tGP
        guaiana francesa\tGF
        guain na fraince\tGF
        guajana franceze\tGF
        guajane\tGY
        guam\tGU
        guama\tGU
        guamas\tGU
        guatamala\tGT
        guatemala\tGT
        guatemale\tGT
        guayana francesa\tGF
        guernesey\tGG
        guernsey\tGG
        guiana\tGY
        guiana francesa\tGF
        guiana perancis\tGF
        guiana thuoc phap\tGF
        guiana ya ufaransa\tGF
        guine\tGN
        guine bisau\tGW
        guine bissau\tGW
        guine equatorial\tGQ
        guinea\tGN
        guinea bisau\tGW
        guinea bissau\tGW
        guinea ecuatorial\tGQ
        guinea ekuatorial\tGQ
        guinea equatorial\tGQ
        guinea equatoriale\tGQ
        guinea khatulistiwa\tGQ
        guinea xich dao\tGQ
        guinea ya ikweta\tGQ
        guinee\tGN
        guinee bissau\tGW
        guinee equatoriale\tGQ
        guineea\tGN
        guineea bissau\tGW
        guineea ecuatoriala\tGQ
        guineja e re papua\tPG
        guineja ekuatoriale\tGQ
        gujana\tGY
        gujana francuska\tGF
        guney afrika\tZA
        guney georgia ve guney sandwich adalari\tGS
        guney kore\tKR
        guney sudan\tSS
        gurcistan\tGE
        guyana\tGY
        guyana francese\tGF
        guyana franceza\tGF
        guyana frantsesa\tGF
        guyana prancis\tGF
        guyane francaise\tGF
        gvadelupa\tGP
        gvadelupeyjar\tGP
        gvaejana\tGY
        gvajana\tGY
        gvam\tGU
        gvatemala\tGT
        gvineja\tGN
        gvineja bisau\tGW
        gvineja bisava\tGW
        gvineja bissau\tGW
        gwadelupa\tGP
        gwatemala\tGT
        gwinea\tGN
        gwinea bissau\tGW
        gwinea rownikowa\tGQ
        ha lan\tNL
        haiti\tHT
        haitis\tHT
        han quoc\tKR
        heard adasi ve mcdonald adalari\tHM
        heard en mcdonaldeilanden\tHM
        heard eta mcdonald uharteak\tHM
        heard island og mcdonald islands\tHM
        heard ja mcdonaldinsaaret\tHM
        heard mcdonald islands\tHM
        heard og mcdonaldoyene\tHM
        heard og mcdonaldseyjar\tHM
        heard sziget es mcdonald szigetek\tHM
        heard und mcdonaldinseln\tHM
        heardeiland en mcdonaldeilande\tHM
        heardi ja mcdonaldi saared\tHM
        heardon och mcdonaldoarna\tHM
        heardov ostrov a macdonaldove ostrovy\tHM
        heardov otok in mcdonaldovi otoki\tHM
        hearduv ostrov a mcdonaldovy ostrovy\tHM
        hego korea\tKR
        hego sudan\tSS
        hegoafrika\tZA
        hegoaldeko georgia eta hegoaldeko sandwich uharteak\tGS
        hegoaldeko lurralde frantsesak\tTF
        heimastjornarsvaedi palestinumanna\tPS
        hellas\tGR
        herbehereak\tNL
        herda sala un makdonalda salas\tHM
        herdo ir makdonaldo salos\tHM
        hiina\tCN
        himaya za kusini za kifaranza\tTF
        hindistan\tIN
        hirvatistan\tHR
        hispaania\tES
        hiszpania\tES
        hoa ky\tUS
        holande\tNL
        holandia\tNL
        holandsko\tNL
        holland\tNL
        holland karib terseg\tBQ
        hollanda\tNL
        hollandia\tNL
        honduras\tHN
        hondurasa\tHN
        hondures\tHN
        hong kong\tHK
        hong kong dak tiongkok\tHK
        hong kong rae da china\tHK
        hong kong rae xina\tHK
        hong kong sar china\tHK
        hong kong txinako aeb\tHK
        hongarije\tHU
        hongarye\tHU
        hongkong kiinan erityishallintoalue\tHK
        hongkong kkt\tHK
        hongkong oao ciny\tHK
        hongkong sar\tHK
        hongkong sar kina\tHK
        hongkong sar van china\tHK
        hongkong sas china\tHK
        hongkong zao ciny\tHK
        hongkongi erihalduspiirkond\tHK
        hongria\tHU
        hongrie\tHU
        horvaatia\tHR
        horvatija\tHR
        horvatorszag\tHR
        hrvaska\tHR
        hrvatska\tHR
        huippuvuoret ja jan mayen\tSJ
        hungari\tHU
        hungaria\tHU
        hungary\tHU
        hungria\tHU
        hvita russland\tBY
        hy lap\tGR
        iamaice\tJM
        iceland\tIS
        ida timor\tTL
        iemen\tYE
        ierland\tIE
        igaunija\tEE
        iirimaa\tIE
        iisrael\tIL
        ijsland\tIS
        ile bouvet\tBV
        ile christmas\tCX
        ile de man\tIM
        ile norfolk\tNF
        iles aland\tAX
        iles caimans\tKY
        iles cocos\tCC
        iles cook\tCK
        iles feroe\tFO
        iles heard et macdonald\tHM
        iles malouines\tFK
        iles mariannes du nord\tMP
        iles marshall\tMH
        iles mineures eloignees des etats unis\tUM
        iles pitcairn\tPN
        iles salomon\tSB
        iles turques et caiques\tTC
        iles vierges britanniques\tVG
        iles vierges des etats unis\tVI
        ilha bouvet\tBV
        ilha christmas\tCX
        ilha de man\tIM
        ilha norfolk\tNF
        ilhas aland\tAX
        ilhas cayman\tKY
        ilhas cocos keeling\tCC
        ilhas cook\tCK
        ilhas faroe\tFO
        ilhas georgia do sul e sandwich do sul\tGS
        ilhas heard e mcdonald\tHM
        ilhas malvinas\tFK
        ilhas marianas do norte\tMP
        ilhas marshall\tMH
        ilhas menores distantes dos eua\tUM
        ilhas pitcairn\tPN
        ilhas salomao\tSB
        ilhas turcas e caicos\tTC
        ilhas virgens americanas\tVI
        ilhas virgens britanicas\tVG
        illa bouvet\tBV
        illa christmas\tCX
        illa de la reunio\tRE
        illa de man\tIM
        illa heard e illas mcdonald\tHM
        illa norfolk\tNF
        illas aland\tAX
        illas bermudas\tBM
        illas caiman\tKY
        illas cocos keeling\tCC
        illas cook\tCK
        illas feroe\tFO
        illas malvinas\tFK
        illas marianas do norte\tMP
        illas marshall\tMH
        illas menores distantes dos estados unidos\tUM
        illas pitcairn\tPN
        illas salomon\tSB
        illas turks e caicos\tTC
        illas virxes britanicas\tVG
        illas virxes estadounidenses\tVI
        illas xeorxia do sur e sandwich do sur\tGS
        illes aland\tAX
        illes caiman\tKY
        illes cocos keeling\tCC
        illes cook\tCK
        illes falkland\tFK
        illes feroe\tFO
        illes georgia del sud i sandwich del sud\tGS
        illes heard i mcdonald\tHM
        illes marianes del nord\tMP
        illes marshall\tMH
        illes menors allunyades dels estats units\tUM
        illes pitcairn\tPN
        illes salomo\tSB
        illes turks i caicos\tTC
        illes verges britaniques\tVG
        illes verges dels estats units\tVI
        inde\tIN
        indi\tIN
        india\tIN
        indiako ozeanoko lurralde britainiarra\tIO
        indie\tIN
        indien\tIN
        indija\tIN
        indijas okeana britu teritorija\tIO
        indijos vandenyno britu sritis\tIO
        indland\tIN
        indoneesia\tID
        indonesia\tID
        indonesie\tID
        indonesien\tID
        indonezi\tID
        indonezia\tID
        indonezija\tID
        indonezja\tID
        inggris raya\tGB
        insula bouvet\tBV
        insula christmas\tCX
        insula heard si insulele mcdonald\tHM
        insula man\tIM
        insula norfolk\tNF
        insulele aland\tAX
        insulele caraibe olandeze\tBQ
        insulele cayman\tKY
        insulele cocos keeling\tCC
        insulele cook\tCK
        insulele falkland\tFK
        insulele feroe\tFO
        insulele indepartate ale sua\tUM
        insulele mariane de nord\tMP
        insulele marshall\tMH
        insulele pitcairn\tPN
        insulele solomon\tSB
        insulele turks si caicos\tTC
        insulele virgine americane\tVI
        insulele virgine britanice\tVG
        intia\tIN
        iordania\tJO
        iosrael\tIL
        ipar korea\tKP
        ipar mariana uharteak\tMP
        ipar mazedonia\tMK
        ira\tIR
        iraak\tIQ
        iraan\tIR
        irak\tIQ
        iraka\tIQ
        irakas\tIQ
        iraki\tIQ
        iran\tIR
        irana\tIR
        iranas\tIR
        iraq\tIQ
        iraque\tIQ
        ireland\tIE
        irija\tIE
        irland\tIE
        irlanda\tIE
        irlande\tIE
        irlandia\tIE
        irlanti\tIE
        irorszag\tIE
        irska\tIE
        irsko\tIE
        ishujt alande\tAX
        ishujt e marianes veriore\tMP
        ishujt e virgjer britanike\tVG
        ishujt e virgjer te shba se\tVI
        ishujt falkland\tFK
        ishujt faroe\tFO
        ishujt herd e mekdonald\tHM
        ishujt kajman\tKY
        ishujt kokos\tCC
        ishujt kuk\tCK
        ishujt marshall\tMH
        ishujt periferike te shba se\tUM
        ishujt pitkern\tPN
        ishujt solomon\tSB
        ishujt turks dhe kaikos\tTC
        ishulli bove\tBV
        ishulli i krishtlindjes\tCX
        ishulli i manit\tIM
        ishulli norfolk\tNF
        isla bouvet\tBV
        isla de man\tIM
        isla de navidad\tCX
        isla norfolk\tNF
        islamic republic of iran\tIR
        island\tIS
        islanda\tIS
        islande\tIS
        islandia\tIS
        islandija\tIS
        islanti\tIS
        islas aland\tAX
        islas caiman\tKY
        islas cocos\tCC
        islas cook\tCK
        islas feroe\tFO
        islas georgia del sur y sandwich del sur\tGS
        islas heard y mcdonald\tHM
        islas malvinas\tFK
        islas marianas del norte\tMP
        islas marshall\tMH
        islas menores alejadas de ee uu\tUM
        islas pitcairn\tPN
        islas salomon\tSB
        islas turcas y caicos\tTC
        islas virgenes britanicas\tVG
        islas virgenes de ee uu\tVI
        isle of man\tIM
        iso britannia\tGB
        isola bouvet\tBV
        isola christmas\tCX
        isola di man\tIM
        isola norfolk\tNF
        isole aland\tAX
        isole cayman\tKY
        isole cocos keeling\tCC
        isole cook\tCK
        isole faer oer\tFO
        isole falkland\tFK
        isole heard e mcdonald\tHM
        isole marianne settentrionali\tMP
        isole marshall\tMH
        isole minori esterne degli stati uniti\tUM
        isole pitcairn\tPN
        isole salomone\tSB
        isole turks e caicos\tTC
        isole vergini americane\tVI
        isole vergini britanniche\tVG
        ispanija\tES
        ispanya\tES
        israel\tIL
        israele\tIL
        israeli\tIL
        israil\tIL
        isvec\tSE
        isvicre\tCH
        ita timor\tTL
        itaalia\tIT
        itali\tIT
        italia\tIT
        italie\tIT
        italien\tIT
        italija\tIT
        italy\tIT
        italya\tIT
        itavalta\tAT
        ivoorkus\tCI
        ivoorkust\tCI
        ivory coast\tCI
        izland\tIS
        izlanda\tIS
        izrael\tIL
        izraela\tIL
        izraelis\tIL
        jaapan\tJP
        jamaica\tJM
        jamaika\tJM
        jamaique\tJM
        jamajka\tJM
        jamhuri ya afrika ya kati\tCF
        jamhuri ya dominika\tDO
        jamhuri ya kidemokrasia ya kongo\tCD
        japan\tJP
        japana\tJP
        japani\tJP
        japao\tJP
        japo\tJP
        japon\tJP
        japoni\tJP
        japonia\tJP
        japonija\tJP
        japonska\tJP
        japonsko\tJP
        japonya\tJP
        jaunkaledonija\tNC
        jaunzelande\tNZ
        jeemen\tYE
        jemen\tYE
        jemena\tYE
        jemenas\tYE
        jepang\tJP
        jepun\tJP
        jerman\tDE
        jersey\tJE
        jibuti\tDJ
        jihoafricka republika\tZA
        jizni georgie a jizni sandwichovy ostrovy\tGS
        jizni korea\tKR
        jizni sudan\tSS
        jojia\tGE
        jolaey\tCX
        jordaania\tJO
        jordan\tJO
        jordani\tJO
        jordania\tJO
        jordanie\tJO
        jordanien\tJO
        jordanija\tJO
        jordansko\tJO
        joulusaar\tCX
        joulusaari\tCX
        juleoen\tCX
        julon\tCX
        jungtine karalyste\tGB
        jungtines valstijos\tUS
        jungtiniai arabu emyratai\tAE
        jungtiniu valstiju mazosios tolimosios salos\tUM
        jungtiniu valstiju mergeliu salos\tVI
        juodkalnija\tME
        juzna afrika\tZA
        juzna georgia a juzne sandwichove ostrovy\tGS
        juzna georgia i otoci juzni sandwich\tGS
        juzna georgia in juzni sandwichevi otoki\tGS
        juzna korea\tKR
        juzna koreja\tKR
        juzni sudan\tSS
        juznoafricka republika\tZA
        juznoafriska republika\tZA
        juzny sudan\tSS
        kaaimaneilanden\tKY
        kaaimanseilande\tKY
        kaap verde\tCV
        kaapverdie\tCV
        kaboverde\tCV
        kaiman uharteak\tKY
        kaimaninseln\tKY
        kaimanisaared\tKY
        kaimanu salas\tKY
        kaimanu salos\tKY
        kajman szigetek\tKY
        kajmanie ostrovy\tKY
        kajmanske ostrovy\tKY
        kajmanski otoci\tKY
        kajmanski otoki\tKY
        kajmany\tKY
        kalaallit nunaat\tGL
        kaledoni e re\tNC
        kaledonia baru\tNC
        kaledonia berria\tNC
        kaledu sala\tCX
        kambocya\tKH
        kambodia\tKH
        kambodja\tKH
        kambodscha\tKH
        kambodsja\tKH
        kambodza\tKH
        kambodzsa\tKH
        kamboja\tKH
        kamboxhia\tKH
        kameroen\tCM
        kamerun\tCM
        kameruna\tCM
        kamerunas\tCM
        kameruni\tCM
        kanada\tCA
        kanbodia\tKH
        kap verde\tCV
        kapp verde\tCV
        kapverdy\tCV
        karacsony sziget\tCX
        karadag\tME
        karaibet holandeze\tBQ
        karayip hollandasi\tBQ
        kargazstan\tKG
        karibahafshluti hollands\tBQ
        karibeko herbehereak\tBQ
        karibian alankomaat\tBQ
        karibiese nederland\tBQ
        karibische niederlande\tBQ
        karibisk nederland\tBQ
        karibiska nederlanderna\tBQ
        karibske holandsko\tBQ
        karibske nizozemsko\tBQ
        karibu nyderlandai\tBQ
        kariibi madalmaad\tBQ
        karipski otoci nizozemske\tBQ
        kasachstan\tKZ
        kasahstan\tKZ
        kasakhstan\tKZ
        kasakstan\tKZ
        katar\tQA
        katara\tQA
        kataras\tQA
        kazachstan\tKZ
        kazachstanas\tKZ
        kazahstan\tKZ
        kazahstana\tKZ
        kazahsztan\tKZ
        kazajistan\tKZ
        kazakhstan\tKZ
        kazakistan\tKZ
        kazakistani\tKZ
        kazakstan\tKZ
        keenia\tKE
        kelet timor\tTL
        kemboja\tKH
        kena\tKE
        kenia\tKE
        kenija\tKE
        kenya\tKE
        kepi i gjelber\tCV
        kepulauan aland\tAX
        kepulauan cayman\tKY
        kepulauan cocos keeling\tCC
        kepulauan cook\tCK
        kepulauan falkland\tFK
        kepulauan faroe\tFO
        kepulauan georgia selatan sandwich selatan\tGS
        kepulauan heard mcdonald\tHM
        kepulauan mariana utara\tMP
        kepulauan marshall\tMH
        kepulauan norfolk\tNF
        kepulauan pitcairn\tPN
        kepulauan solomon\tSB
        kepulauan svalbard dan jan mayen\tSJ
        kepulauan terluar as\tUM
        kepulauan terpencil as\tUM
        kepulauan turks dan caicos\tTC
        kepulauan virgin amerika serikat\tVI
        kepulauan virgin as\tVI
        kepulauan virgin britania raya\tVG
        kepulauan virgin british\tVG
        kepulauan wallis dan futuna\tWF
        kerseiland\tCX
        kesk aafrika vabariik\tCF
        keski afrikan tasavalta\tCF
        kibris\tCY
        kiina\tCN
        kili\tCL
        kina\tCN
        kinas ipasas parvaldes apgabals honkonga\tHK
        kine\tCN
        kinija\tCN
        kipra\tCY
        kipras\tCY
        kirasao\tCW
        kirghizistan\tKG
        kirghizstan\tKG
        kirgisia\tKG
        kirgisistan\tKG
        kirgistan\tKG
        kirgizi\tKG
        kirgizie\tKG
        kirgizija\tKG
        kirgizistan\tKG
        kirgizisztan\tKG
        kirgizsko\tKG
        kirgizstan\tKG
        kirgizstana\tKG
        kirguistan\tKG
        kirguizistan\tKG
        kirguizstan\tKG
        kiribati\tKI
        kiribatis\tKI
        kirigizistani\tKG
        kisiwa cha bouvet\tBV
        kisiwa cha heard na visiwa vya mcdonald\tHM
        kisiwa cha krismasi\tCX
        kisiwa cha man\tIM
        kisiwa cha norfolk\tNF
        kitajska\tCN
        kiurasao\tCW
        klein afgelee eilande van die vsa\tUM
        kleine afgelegen eilanden van de verenigde staten\tUM
        kodorosese ti beafrika\tCF
        koeweit\tKW
        kokoseilande\tCC
        kokoseyjar keeling\tCC
        kokosinseln\tCC
        kokosoarna\tCC
        kokosove ostrovy\tCC
        kokosovi keelingovi otoci\tCC
        kokosovi otoki\tCC
        kokosoyene\tCC
        kokosu kilinga salas\tCC
        kokosu kilingo salos\tCC
        kokusz keeling szigetek\tCC
        kolombia\tCO
        kolombiya\tCO
        kolonbia\tCO
        kolumbi\tCO
        kolumbia\tCO
        kolumbie\tCO
        kolumbien\tCO
        kolumbija\tCO
        komoorid\tKM
        komorai\tKM
        komore\tKM
        komoreak\tKM
        komoren\tKM
        komorene\tKM
        komorerna\tKM
        komoreyjar\tKM
        komori\tKM
        komorit\tKM
        komorlar\tKM
        komoro\tKM
        komoru salas\tKM
        komory\tKM
        kongas brazavilis\tCG
        kongas kinsasa\tCD
        kongo\tCD
        kongo\tCG
        kongo brazavil\tCG
        kongo brazavila\tCG
        kongo brazavile\tCG
        kongo brazzaville\tCG
        kongo dv\tCD
        kongo kinsasa\tCD
        kongo kinshasa\tCD
        kongo vabariik\tCG
        kongoko errepublika demokratikoa\tCD
        kongon demokraattinen tasavalta\tCD
        kongon tasavalta\tCG
        konzska demokraticka republika\tCD
        konzska republika\tCG
        kookossaared\tCC
        kookossaaret keelingsaaret\tCC
        kore e jugut\tKR
        kore e veriut\tKP
        korea\tKR
        korea kaskazini\tKP
        korea kusini\tKR
        korea polnocna\tKP
        korea poludniowa\tKR
        korea selatan\tKR
        korea utara\tKP
        korgozstan\tKG
        korsou\tCW
        kosova\tXK
        kosovas\tXK
        kosove\tXK
        kosovo\tXK
        kosowo\tXK
        kosta rika\tCR
        kosta rike\tCR
        kostarika\tCR
        kostaryka\tCR
        koszovo\tXK
        kota vatican\tVA
        kotdivuara\tCI
        koweit\tKW
        kozep afrikai koztarsasag\tCF
        kreeka\tGR
        kreikka\tGR
        krievija\tRU
        kroaci\tHR
        kroasia\tHR
        kroasie\tHR
        kroatia\tHR
        kroatie\tHR
        kroatien\tHR
        kroatija\tHR
        kroazia\tHR
        ktr ipasais administrativais regions makao\tMO
        kuba\tCU
        kube\tCU
        kuka salas\tCK
        kuko salos\tCK
        kupros\tCY
        kurasao\tCW
        kuuba\tCU
        kuvait\tKW
        kuvajt\tKW
        kuveit\tKW
        kuveita\tKW
        kuveitas\tKW
        kuveyt\tKW
        kuwait\tKW
        kuweit\tKW
        kuwejt\tKW
        kuzey kore\tKP
        kuzey makedonya\tMK
        kuzey mariana adalari\tMP
        kypr\tCY
        kypros\tCY
        kypur\tCY
        kyrgyzstan\tKG
        la reunion\tRE
        laane sahara\tEH
        lanh tho an do duong thuoc anh\tIO
        lanh tho palestine\tPS
        lanh tho phia nam thuoc phap\tTF
        lansi sahara\tEH
        lao\tLA
        lao pdr\tLA
        laos\tLA
        laosa\tLA
        laosas\tLA
        laosz\tLA
        lati\tLV
        latvia\tLV
        latvija\tLV
        lebanon\tLB
        leedu\tLT
        lengyelorszag\tPL
        lenkija\tPL
        leosota\tLS
        lesotas\tLS
        lesotho\tLS
        lesoto\tLS
        letland\tLV
        letoni\tLV
        letonia\tLV
        letonya\tLV
        lettland\tLV
        lettonia\tLV
        lettonie\tLV
        lettorszag\tLV
        letzebuerg\tLU
        li bang\tLB
        liachteschtai\tLI
        liban\tLB
        libana\tLB
        libanas\tLB
        libano\tLB
        libanon\tLB
        libeeria\tLR
        liberi\tLR
        liberia\tLR
        liberie\tLR
        liberija\tLR
        liberya\tLR
        libi\tLY
        libia\tLY
        libie\tLY
        libija\tLY
        libya\tLY
        libye\tLY
        libyen\tLY
        lichtenstajnsko\tLI
        lichtensteinas\tLI
        lichtenstejnsko\tLI
        lichtinstein\tLI
        liechtenstein\tLI
        liettua\tLT
        lietuva\tLT
        lihtenshtajn\tLI
        lihtenstajn\tLI
        lihtensteina\tLI
        liibanon\tLB
        liibua\tLY
        litaue\tLT
        litauen\tLT
        lithaen\tLT
        lithuania\tLT
        litouwen\tLT
        lituani\tLT
        lituania\tLT
        lituanie\tLT
        litva\tLT
        litvania\tLT
        litvanya\tLT
        litwa\tLT
        liuksemburgas\tLU
        lotwa\tLV
        lotyssko\tLV
        louna aafrika vabariik\tZA
        louna georgia ja louna sandwichi saared\tGS
        louna korea\tKR
        louna sudaan\tSS
        lubnan\tLB
        lucembursko\tLU
        lucsamburg\tLU
        luksemburg\tLU
        luksemburga\tLU
        lussemburgo\tLU
        luxemborg\tLU
        luxembourg\tLU
        luxemburg\tLU
        luxemburgo\tLU
        luxembursko\tLU
        luxenburgo\tLU
        ma roc\tMA
        macao\tMO
        macao kiinan erityishallintoalue\tMO
        macao oao ciny\tMO
        macao sar\tMO
        macao sar china\tMO
        macao sar kina\tMO
        macao zao ciny\tMO
        macaristan\tHU
        macau\tMO
        macau erihalduspiirkond\tMO
        macau rae da china\tMO
        macau rae xina\tMO
        macau sar china\tMO
        macau sar van china\tMO
        macau sas china\tMO
        macau txinako aeb\tMO
        macedoine du nord\tMK
        macedonia\tMK
        macedonia de nord\tMK
        macedonia del nord\tMK
        macedonia del norte\tMK
        macedonia do norte\tMK
        macedonia polnocna\tMK
        macedonia utara\tMK
        madagascar\tMG
        madagasikara\tMG
        madagaska\tMG
        madagaskar\tMG
        madagaskara\tMG
        madagaskaras\tMG
        madagaszkar\tMG
        madarska\tHU
        madarsko\tHU
        madzarska\tHU
        maeneo ya palestina\tPS
        maenmar burma\tMM
        maghribi\tMA
        magyarorszag\tHU
        maili\tML
        majota\tYT
        majotas\tYT
        majote\tYT
        majotta\tYT
        makao kkt\tMO
        makau dak tiongkok\tMO
        makau sar china\tMO
        makedonia utara\tMK
        mal i zi\tME
        maladewa\tMV
        malaisia\tMY
        malaisie\tMY
        malaizija\tMY
        malajsie\tMY
        malajzi\tMY
        malajzia\tMY
        malasia\tMY
        malaui\tMW
        malavi\tMW
        malavija\tMW
        malavis\tMW
        malawi\tMW
        malaysia\tMY
        maldiivid\tMV
        maldiv szigetek\tMV
        maldivak\tMV
        maldivas\tMV
        maldive\tMV
        maldiven\tMV
        maldivene\tMV
        maldiverna\tMV
        maldiverne\tMV
        maldives\tMV
        maldiveyjar\tMV
        maldivi\tMV
        maldivija\tMV
        maldivler\tMV
        maldivy\tMV
        maldyvai\tMV
        malediivit\tMV
        maledive\tMV
        malediven\tMV
        maledivy\tMV
        malediwy\tMV
        maleisie\tMY
        malesia\tMY
        malezija\tMY
        malezja\tMY
        malezya\tMY
        mali\tML
        mali udaljeni otoci sad a\tUM
        malis\tML
        malta\tMT
        malte\tMT
        man\tIM
        man adasi\tIM
        man sziget\tIM
        man uhartea\tIM
        mani saar\tIM
        mansaari\tIM
        maqedonia e veriut\tMK
        maraco\tMA
        marekani\tUS
        marianos siaurines salos\tMP
        mariany polnocne\tMP
        maritania\tMR
        maritius\tMU
        maroc\tMA
        marocco\tMA
        marocko\tMA
        marok\tMA
        maroka\tMA
        marokas\tMA
        marokko\tMA
        maroko\tMA
        marroc\tMA
        marrocos\tMA
        marruecos\tMA
        marsala salas\tMH
        marsalo salos\tMH
        marsalovi otoci\tMH
        marshall adalari\tMH
        marshall islands\tMH
        marshall szigetek\tMH
        marshall uharteak\tMH
        marshalleilande\tMH
        marshalleilanden\tMH
        marshalleyjar\tMH
        marshalli saared\tMH
        marshallinsaaret\tMH
        marshallinseln\tMH
        marshalloarna\tMH
        marshalloerne\tMH
        marshallove ostrovy\tMH
        marshallovi otoki\tMH
        marshallovy ostrovy\tMH
        marshalloyene\tMH
        martinica\tMQ
        martinik\tMQ
        martinika\tMQ
        martinike\tMQ
        martinique\tMQ
        martynika\tMQ
        masedonia ya kaskazini\tMK
        mauretania\tMR
        mauretanien\tMR
        mauretanija\tMR
        maurice\tMU
        maurici\tMU
        mauricija\tMU
        mauricijus\tMU
        mauricio\tMU
        mauricius\tMU
        mauritaania\tMR
        mauritani\tMR
        mauritania\tMR
        mauritanie\tMR
        mauritanija\tMR
        mauritius\tMU
        maurizio\tMU
        mavretanija\tMR
        mayotte\tYT
        mbreteria e bashkuar\tGB
        mehhiko\tMX
        mehika\tMX
        meicsiceo\tMX
        meksika\tMX
        meksike\tMX
        meksiko\tMX
        meksyk\tMX
        melnkalne\tME
        menas sala\tIM
        mendebaldeko sahara\tEH
        meno sala\tIM
        mensi odlehle ostrovy usa\tUM
        mensie odlahle ostrovy usa\tUM
        merruk\tMA
        mesir\tEG
        messico\tMX
        mexic\tMX
        mexico\tMX
        mexiko\tMX
        mexique\tMX
        mianmar\tMM
        mianmar birma\tMM
        mianmar birmania\tMM
        mianmar burme\tMM
        mianmaras birma\tMM
        micronesia\tFM
        micronesie\tFM
        micronezia\tFM
        mid afrikulydveldid\tCF
        midbaugs ginea\tGQ
        mikroneesia\tFM
        mikronesia\tFM
        mikronesiafoderasjonen\tFM
        mikronesie\tFM
        mikronesien\tFM
        mikronezi\tFM
        mikronezia\tFM
        mikronezija\tFM
        mikronezja\tFM
        mikronezya\tFM
        misir\tEG
        misri\tEG
        mjanma birma\tMM
        mjanmar burma\tMM
        mjanmarsko\tMM
        mji wa vatican\tVA
        mocambic\tMZ
        mocambique\tMZ
        mogolistan\tMN
        moldavi\tMD
        moldavia\tMD
        moldavie\tMD
        moldavien\tMD
        moldavija\tMD
        moldavsko\tMD
        moldawia\tMD
        moldova\tMD
        moldowa\tMD
        mon\tIM
        monaco\tMC
        monakas\tMC
        monako\tMC
        mong co\tMN
        mongolei\tMN
        mongoli\tMN
        mongolia\tMN
        mongolie\tMN
        mongoliet\tMN
        mongolija\tMN
        mongolsko\tMN
        mongoolia\tMN
        montaineagro\tME
        montenegro\tME
        montsarat\tMS
        montserat\tMS
        montseratas\tMS
        montserrat\tMS
        montserrata\tMS
        morisi\tMU
        moritania\tMR
        moritanya\tMR
        morocco\tMA
        mosaimbic\tMZ
        mosambiek\tMZ
        mosambiik\tMZ
        mosambik\tMZ
        mozambic\tMZ
        mozambico\tMZ
        mozambik\tMZ
        mozambika\tMZ
        mozambikas\tMZ
        mozambike\tMZ
        mozambique\tMZ
        msumbiji\tMZ
        muntenegru\tME
        myanmar\tMM
        myanmar barma\tMM
        myanmar birma\tMM
        myanmar birmania\tMM
        myanmar birmanie\tMM
        myanmar burma\tMM
        myanmar mien dien\tMM
        na bahamai\tBS
        na criocha palaistineacha\tPS
        na hoileain fhilipineacha\tPH
        na hoileain mhairianacha thuaidh\tMP
        na seiseil\tSC
        na uy\tNO
        naijiria\tNG
        nam cuc\tAQ
        nam georgia quan dao nam sandwich\tGS
        nam phi\tZA
        nam sudan\tSS
        namibi\tNA
        namibia\tNA
        namibie\tNA
        namibija\tNA
        namibya\tNA
        namiibia\tNA
        naru\tNR
        naujoji kaledonija\tNC
        naujoji zelandija\tNZ
        nauru\tNR
        nederland\tNL
        nederlandene\tNL
        nederlanderna\tNL
        neipeal\tNP
        nemcija\tDE
        nemecko\tDE
        nemetorszag\tDE
        nepal\tNP
        nepala\tNP
        nepalas\tNP
        netherlands\tNL
        neukaledonien\tNC
        neuseeland\tNZ
        new caledonia\tNC
        new zealand\tNZ
        nga\tRU
        nhat ban\tJP
        nicaragua\tNI
        nicearagua\tNI
        niderlande\tNL
        niderlandes karibu salas\tBQ
        niderlandy karaibskie\tBQ
        niederlande\tNL
        niemcy\tDE
        nieu kaledonie\tNC
        nieu seeland\tNZ
        nieuw caledonie\tNC
        nieuw zeeland\tNZ
        nigeeria\tNG
        niger\tNE
        nigera\tNE
        nigeri\tNG
        nigeria\tNG
        nigerie\tNG
        nigerija\tNG
        nigeris\tNE
        nijer\tNE
        nijerya\tNG
        nikaragua\tNI
        nikaragva\tNI
        nikaragwa\tNI
        niue\tNU
        niuje\tNU
        nixer\tNE
        nixeria\tNG
        nizozemska\tNL
        nizozemski karibi\tBQ
        nizozemsko\tNL
        njemacka\tDE
        noord korea\tKP
        noord macedonie\tMK
        noord mariane eilande\tMP
        noordelijke marianen\tMP
        noorwee\tNO
        noorwegen\tNO
        nord korea\tKP
        nord makedonia\tMK
        nord marianene\tMP
        nordkorea\tKP
        nordliche marianen\tMP
        nordmakedonien\tMK
        nordmarianerna\tMP
        nordmarianerne\tMP
        nordmazedonien\tMK
        nordur korea\tKP
        nordur makedonia\tMK
        nordur marianaeyjar\tMP
        noreg\tNO
        noregur\tNO
        norfolk\tNF
        norfolk adasi\tNF
        norfolk island\tNF
        norfolk sziget\tNF
        norfolk uhartea\tNF
        norfolkas sala\tNF
        norfolkeiland\tNF
        norfolkeyja\tNF
        norfolkinsaari\tNF
        norfolkinsel\tNF
        norfolko sala\tNF
        norfolkon\tNF
        norfolkoya\tNF
        norfolski otok\tNF
        norge\tNO
        norja\tNO
        norra\tNO
        norsko\tNO
        norsunluurannikko\tCI
        north korea\tKP
        north macedonia\tMK
        northern ireland\tGB
        northern mariana islands\tMP
        noruega\tNO
        norvec\tNO
        norvege\tNO
        norvegia\tNO
        norvegija\tNO
        norvegji\tNO
        norveska\tNO
        norway\tNO
        norwegen\tNO
        norwegia\tNO
        noua caledonie\tNC
        noua zeelanda\tNZ
        nouvelle caledonie\tNC
        nouvelle zelande\tNZ
        nova caledonia\tNC
        nova kaledonia\tNC
        nova kaledonie\tNC
        nova kaledonija\tNC
        nova zelanda\tNZ
        nova zelandia\tNZ
        nova zelandija\tNZ
        novi zeland\tNZ
        novy zeland\tNZ
        nowa kaledonia\tNC
        nowa zelandia\tNZ
        nua ghuine phapua\tPG
        nueva caledonia\tNC
        nueva zelanda\tNZ
        nuova caledonia\tNC
        nuova zelanda\tNZ
        ny caledonia\tNC
        ny kaledonien\tNC
        nya kaledonien\tNC
        nya zeeland\tNZ
        nyderlandai\tNL
        nyja kaledonia\tNC
        nyja sjaland\tNZ
        nyugat szahara\tEH
        nyuzilandi\tNZ
        o salvador\tSV
        o zbekiston\tUZ
        obala bjelokosti\tCI
        oeganda\tUG
        oekraine\tUA
        oesbekistan\tUZ
        oezbekistan\tUZ
        oileain aland\tAX
        oileain bhriotanacha na maighdean\tVG
        oileain cayman\tKY
        oileain chomora\tKM
        oileain cocos keeling\tCC
        oileain cook\tCK
        oileain fhaclainne\tFK
        oileain fharo\tFO
        oileain imeallacha sam\tUM
        oileain marshall\tMH
        oileain mhaildive\tMV
        oileain mheiriceanacha na maighdean\tVI
        oileain na dturcach agus caicos\tTC
        oileain palau\tPW
        oileain pitcairn\tPN
        oileain sholaimh\tSB
        oilean bouvet\tBV
        oilean heard agus oileain mcdonald\tHM
        oilean mhanann\tIM
        oilean mhuiris\tMU
        oilean na nollag\tCX
        oilean na trionoide agus tobaga\tTT
        oilean norfolk\tNF
        olandes salas\tAX
        olaszorszag\tIT
        oma\tOM
        omaan\tOM
        oman\tOM
        omana\tOM
        omanas\tOM
        oos timor\tTL
        oost timor\tTL
        oostenrijk\tAT
        oostenryk\tAT
        ormenyorszag\tAM
        oroszorszag\tRU
        orta afrika cumhuriyeti\tCF
        ost timor\tTL
        osterreich\tAT
        osterrike\tAT
        ostrig\tAT
        ostrov man\tIM
        osttimor\tTL
        otoci heard i mcdonald\tHM
        otoci turks i caicos\tTC
        otok bouvet\tBV
        otok man\tIM
        otok norfolk\tNF
        otoki turks in caicos\tTC
        ouganda\tUG
        ouzbekistan\tUZ
        ovcji otoci\tFO
        ozbekistan\tUZ
        paapua uus guinea\tPG
        paesi bassi\tNL
        paises baixos\tNL
        paises baixos caribenhos\tBQ
        paises bajos\tNL
        paisos baixos\tNL
        paivantasaajan guinea\tGQ
        pakistan\tPK
        pakistana\tPK
        pakistanas\tPK
        pakistani\tPK
        pakisztan\tPK
        pala\tPW
        palaos\tPW
        palastinensische autonomiegebiete\tPS
        palau\tPW
        palestiina alad\tPS
        palestiinalaisalue\tPS
        palestijnse gebieden\tPS
        palestinar lurralde okupatuak\tPS
        palestinas teritorijas\tPS
        palestine\tPS
        palestinian territories\tPS
        palestinos teritorija\tPS
        palestinska territorierna\tPS
        palestinska uzemi\tPS
        palestinske uzemia\tPS
        palestinsko ozemlje\tPS
        palestinsko podrucje\tPS
        palestynse grondgebiede\tPS
        palesztin autonomia\tPS
        panama\tPA
        papoea nieu guinee\tPG
        papoea nieuw guinea\tPG
        papouasie nouvelle guinee\tPG
        papua ginea berria\tPG
        papua jaungvineja\tPG
        papua naujoji gvineja\tPG
        papua neuguinea\tPG
        papua new guinea\tPG
        papua niugini\tPG
        papua noua guinee\tPG
        papua nova guine\tPG
        papua nova guinea\tPG
        papua nova gvineja\tPG
        papua nowa gwinea\tPG
        papua nueva guinea\tPG
        papua nugini\tPG
        papua nuova guinea\tPG
        papua ny guinea\tPG
        papua nya guinea\tPG
        papua nyja ginea\tPG
        papua uj guinea\tPG
        papua uusi guinea\tPG
        papua yeni gine\tPG
        paquistan\tPK
        paquistao\tPK
        paragua\tPY
        paraguai\tPY
        paraguaj\tPY
        paraguay\tPY
        paragvae\tPY
        paragvaj\tPY
        paragvaja\tPY
        paragvajus\tPY
        paragwaj\tPY
        pays bas\tNL
        pays bas caribeens\tBQ
        peiriu\tPE
        people s republic of china\tCN
        perancis\tFR
        perou\tPE
        peru\tPE
        peruu\tPE
        phan lan\tFI
        phap\tFR
        philippinen\tPH
        philippines\tPH
        pietu afrika\tZA
        pietu dzordzija ir pietu sandvico salos\tGS
        pietu koreja\tKR
        pietu sudanas\tSS
        pilipinas\tPH
        pitcairn\tPN
        pitcairn adalari\tPN
        pitcairn eyjar\tPN
        pitcairn islands\tPN
        pitcairn szigetek\tPN
        pitcairn uharteak\tPN
        pitcairneilande\tPN
        pitcairneilanden\tPN
        pitcairni saared\tPN
        pitcairninseln\tPN
        pitcairnoarna\tPN
        pitcairnove ostrovy\tPN
        pitcairnovi otoci\tPN
        pitcairnovy ostrovy\tPN
        pitcairnoyene\tPN
        pitkernas salas\tPN
        pitkerno salos\tPN
        poblacht dhaonlathach an chongo\tCD
        poblacht na hafraice lair\tCF
        pobrezi slonoviny\tCI
        pobrezie slonoviny\tCI
        pohja korea\tKP
        pohja makedoonia\tMK
        pohja mariaanid\tMP
        pohjois korea\tKP
        pohjois makedonia\tMK
        pohjois mariaanit\tMP
        polaineis na fraince\tPF
        poland\tPL
        polandia\tPL
        pole\tPL
        polen\tPL
        polija\tPL
        polinesia francesa\tPF
        polinesia francese\tPF
        polinesia frantsesa\tPF
        polinesia perancis\tPF
        polinesia prancis\tPF
        polinezia franceza\tPF
        polinezia franceze\tPF
        polinezja francuska\tPF
        poljska\tPL
        polland\tPL
        pologne\tPL
        poloni\tPL
        polonia\tPL
        polonya\tPL
        polska\tPL
        polsko\tPL
        polynesia thuoc phap\tPF
        polynesia ya ufaransa\tPF
        polynesie francaise\tPF
        poola\tPL
        portekiz\tPT
        porto rice\tPR
        porto rico\tPR
        porto riko\tPR
        portogallo\tPT
        portorico\tPR
        portoriko\tPR
        portoryko\tPR
        portugal\tPT
        portugale\tPT
        portugali\tPT
        portugalia\tPT
        portugalija\tPT
        portugalska\tPT
        portugalsko\tPT
        posebno upravno obmocje ljudske republike kitajske hongkong\tHK
        posebno upravno obmocje ljudske republike kitajske macao\tMO
        prancis\tFR
        prancuzija\tFR
        prancuzijos gviana\tGF
        prancuzijos pietu sritys\tTF
        prancuzijos polinezija\tPF
        prantsuse guajaana\tGF
        prantsuse lounaalad\tTF
        prantsuse poluneesia\tPF
        prantsusmaa\tFR
        prc\tCN
        puerto rico\tPR
        puerto rikas\tPR
        puerto riko\tPR
        puertoriko\tPR
        pulau bouvet\tBV
        pulau heard dan kepulauan mcdonald\tHM
        pulau krismas\tCX
        pulau man\tIM
        pulau natal\tCX
        pulau norfolk\tNF
        puola\tPL
        pup hong kong kina\tHK
        pup makao kina\tMO
        pusiaujo gvineja\tGQ
        qatar\tQA
        qipro\tCY
        quan dao aland\tAX
        quan dao bac mariana\tMP
        quan dao cayman\tKY
        quan dao cocos keeling\tCC
        quan dao cook\tCK
        quan dao falkland\tFK
        quan dao faroe\tFO
        quan dao heard va mcdonald\tHM
        quan dao marshall\tMH
        quan dao pitcairn\tPN
        quan dao solomon\tSB
        quan dao turks va caicos\tTC
        quan dao virgin thuoc anh\tVG
        quan dao virgin thuoc hoa ky\tVI
        quenia\tKE
        quirguistao\tKG
        quiribati\tKI
        rae de hong kong china\tHK
        rae de macao china\tMO
        rakousko\tAT
        rakusko\tAT
        ranska\tFR
        ranskan etelaiset ja antarktiset alueet\tTF
        ranskan guayana\tGF
        ranskan polynesia\tPF
        ras chinoise de hong kong\tHK
        ras chinoise de macao\tMO
        ras di hong kong\tHK
        ras di macao\tMO
        ras hong kong china\tHK
        ras macao china\tMO
        recko\tGR
        regatul unit\tGB
        regne unit\tGB
        regno unito\tGB
        reinjona\tRE
        reino unido\tGB
        repubblica centrafricana\tCF
        repubblica dominicana\tDO
        republic of ireland\tIE
        republic of korea\tKR
        republica centrafricana\tCF
        republica centreafricana\tCF
        republica centro africana\tCF
        republica centroafricana\tCF
        republica democratica del congo\tCD
        republica democratica do congo\tCD
        republica do congo\tCG
        republica dominicana\tDO
        republica moldova\tMD
        republik afrika tengah\tCF
        republik dominica\tDO
        republik dominika\tDO
        republik moldau\tMD
        republika dominikane\tDO
        republika e afrikes qendrore\tCF
        republika poludniowej afryki\tZA
        republika srodkowoafrykanska\tCF
        republika zielonego przyladka\tCV
        republique centrafricaine\tCF
        republique dominicaine\tDO
        republique francaise\tFR
        reuniao\tRE
        reunion\tRE
        reunjonas\tRE
        rietumsahara\tEH
        rinn verde\tCV
        riunione\tRE
        roemenie\tRO
        roheneemesaared\tCV
        romania\tRO
        romanya\tRO
        romenia\tRO
        romunija\tRO
        rootsi\tSE
        rosja\tRU
        roumanie\tRO
        rovnikova guinea\tGQ
        royaume uni\tGB
        rpa i hong kongut\tHK
        rpa i makaos\tMO
        ruanda\tRW
        ruande\tRW
        rumaenien\tRO
        rumani\tRO
        rumania\tRO
        rumanien\tRO
        rumanija\tRO
        rumeenia\tRO
        rumenia\tRO
        rumunia\tRO
        rumunija\tRO
        rumunjska\tRO
        rumunsko\tRO
        ruotsi\tSE
        rusi\tRU
        rusia\tRU
        rusija\tRU
        rusko\tRU
        rusland\tRU
        russia\tRU
        russian federation\tRU
        russie\tRU
        russland\tRU
        rusya\tRU
        rwanda\tRW
        ryssland\tRU
        rytu timoras\tTL
        s t barthelemy\tBL
        s t helena\tSH
        s t kitts och nevis\tKN
        s t lucia\tLC
        s t pierre och miquelon\tPM
        s t vincent och grenadinerna\tVC
        saalomoni saared\tSB
        saara ocidental\tEH
        sadi arabia\tSA
        sahara barat\tEH
        sahara magharibi\tEH
        sahara occidental\tEH
        sahara occidentala\tEH
        sahara occidentale\tEH
        sahara zachodnia\tEH
        saharaja perendimore\tEH
        sainreigiun riarachain hong cong daonphoblacht na sine\tHK
        sainreigiun riarachain macao daonphoblacht na sine\tMO
        saint barthelemy\tBL
        saint christophe et nieves\tKN
        saint helena\tSH
        saint kitts dan nevis\tKN
        saint kitts e nevis\tKN
        saint kitts en nevis\tKN
        saint kitts es nevis\tKN
        saint kitts eta nevis\tKN
        saint kitts i nevis\tKN
        saint kitts in nevis\tKN
        saint kitts ja nevis\tKN
        saint kitts og nevis\tKN
        saint kitts si nevis\tKN
        saint kitts ve nevis\tKN
        saint lucia\tLC
        saint marin\tSM
        saint martin\tMF
        saint martin partie neerlandaise\tSX
        saint pierre a miquelon\tPM
        saint pierre dan miquelon\tPM
        saint pierre e miquelon\tPM
        saint pierre en miquelon\tPM
        saint pierre es miquelon\tPM
        saint pierre et miquelon\tPM
        saint pierre eta mikelune\tPM
        saint pierre i miquelon\tPM
        saint pierre in miquelon\tPM
        saint pierre ja miquelon\tPM
        saint pierre og miquelon\tPM
        saint pierre si miquelon\tPM
        saint pierre va miquelon\tPM
        saint pierre ve miquelon\tPM
        saint vincent dan grenadine\tVC
        saint vincent dan grenadines\tVC
        saint vincent e grenadine\tVC
        saint vincent en de grenadines\tVC
        saint vincent es a grenadine szigetek\tVC
        saint vincent et les grenadines\tVC
        saint vincent eta grenadinak\tVC
        saint vincent i grenadyny\tVC
        saint vincent i les grenadines\tVC
        saint vincent in grenadine\tVC
        saint vincent ja grenadiinid\tVC
        saint vincent ja grenadiinit\tVC
        saint vincent og grenadinerne\tVC
        saint vincent si grenadinele\tVC
        saint vincent ve grenadinler\tVC
        sainte helene\tSH
        sainte lucie\tLC
        saiprasi\tCY
        saksa\tDE
        saksamaa\tDE
        salamon szigetek\tSB
        salamounovy ostrovy\tSB
        salamunove ostrovy\tSB
        saliamono salos\tSB
        salomon uharteak\tSB
        salomonen\tSB
        salomonoarna\tSB
        salomonoerne\tSB
        salomonovi otoci\tSB
        salomonovi otoki\tSB
        salomonoyene\tSB
        salomonsaaret\tSB
        salomonseilande\tSB
        salomonseilanden\tSB
        salomonseyjar\tSB
        salvador\tSV
        salvadora\tSV
        salvadoras\tSV
        salwador\tSV
        sambia\tZM
        sameinudu arabisku furstadaemin\tAE
        samo\tWS
        samo mheiricea\tAS
        samoa\tWS
        samoa americaines\tAS
        samoa americana\tAS
        samoa americane\tAS
        samoa amerika\tAS
        samoa amerikane\tAS
        samoa amerykanskie\tAS
        samoa estatubatuarra\tAS
        samoa thuoc my\tAS
        samoa ya marekani\tAS
        san bartolome\tBL
        san criostoir nimheas\tKN
        san cristobal y nieves\tKN
        san heilin\tSH
        san mairine\tSM
        san marinas\tSM
        san marino\tSM
        san martin\tMF
        san pedro y miquelon\tPM
        san pierre agus miquelon\tPM
        san tome e principe\tST
        san tome ir prinsipe\tST
        san uinseann agus na greanaidini\tVC
        san vicente e as granadinas\tVC
        san vicente y las granadinas\tVC
        sankti bartolomeusareyjar\tBL
        sankti helena\tSH
        sankti kitts og nevis\tKN
        sankti lusia\tLC
        sankti pierre og miquelon\tPM
        sankti vinsent og grenadineyjar\tVC
        sanmarino\tSM
        sant elena\tSH
        santa elena\tSH
        santa helena\tSH
        santa lucia\tLC
        santa luzia\tLC
        santapierre na miquelon\tPM
        santo tome y principe\tST
        santome un prinsipi\tST
        sao bartolomeu\tBL
        sao cristovao e nevis\tKN
        sao martinho\tMF
        sao pedro e miquelao\tPM
        sao tome agus principe\tST
        sao tome dan principe\tST
        sao tome e principe\tST
        sao tome en principe\tST
        sao tome es principe\tST
        sao tome et principe\tST
        sao tome eta principe\tST
        sao tome i principe\tST
        sao tome in principe\tST
        sao tome ja principe\tST
        sao tome na principe\tST
        sao tome och principe\tST
        sao tome og principe\tST
        sao tome og prinsipe\tST
        sao tome principe\tST
        sao tome si principe\tST
        sao tome und principe\tST
        sao tome va principe\tST
        sao tome ve principe\tST
        sao vicente e granadinas\tVC
        saoedi arabie\tSA
        sar hongkong\tHK
        sar macao\tMO
        sauda arabija\tSA
        saudi araabia\tSA
        saudi arabia\tSA
        saudi arabien\tSA
        saudia\tSA
        saudiarabien\tSA
        saudijska arabija\tSA
        saudo arabija\tSA
        saudova arabija\tSA
        saudska arabia\tSA
        saudska arabie\tSA
        schweden\tSE
        schweiz\tCH
        schwiiz\tCH
        scotland\tGB
        sead\tTD
        sec\tCZ
        seicheles\tSC
        seiseliai\tSC
        seisellid\tSC
        seiselu salas\tSC
        sejseli\tSC
        sejshelle\tSC
        selandia baru\tNZ
        sen bartelemi\tBL
        sen marten\tMF
        sen martenas\tMF
        sen pjeras ir mikelonas\tPM
        senbartelmi\tBL
        senegaal\tSN
        senegal\tSN
        senegala\tSN
        senegalas\tSN
        senegali\tSN
        senmartena\tMF
        senpjera un mikelona\tPM
        sent kitsas ir nevis\tKN
        sent lusija\tLC
        sentkitsa un nevisa\tKN
        sentlusija\tLC
        sentraal afrikaanse republiek\tCF
        sentvinsenta un grenadinas\tVC
        sepanyol\tES
        serbi\tRS
        serbia\tRS
        serbie\tRS
        serbien\tRS
        serbija\tRS
        serra leoa\tSL
        serstjornarsvaedid hong kong\tHK
        serstjornarsvaedid makao\tMO
        servia\tRS
        servie\tRS
        serwie\tRS
        seszele\tSC
        severna korea\tKP
        severna koreja\tKP
        severna makedonija\tMK
        severne macedonsko\tMK
        severne mariany\tMP
        severni korea\tKP
        severni makedonie\tMK
        severni marianski otoki\tMP
        severni mariany\tMP
        seychelle\tSC
        seychelle szigetek\tSC
        seychelleak\tSC
        seychellen\tSC
        seychellene\tSC
        seychellerna\tSC
        seychellerne\tSC
        seychelles\tSC
        seychelles eyjar\tSC
        seychellit\tSC
        seychely\tSC
        seyseller\tSC
        sfanta elena\tSH
        sfanta lucia\tLC
        sfantul martin\tMF
        shba\tUS
        shen elene\tSH
        shen kits dhe nevis\tKN
        shen lucia\tLC
        shen pier dhe mikelon\tPM
        shen vincent dhe grenadine\tVC
        shqiperi\tAL
        siarra leon\tSL
        siaures koreja\tKP
        siaures makedonija\tMK
        siera leone\tSL
        siera leoni\tSL
        sierra leona\tSL
        sierra leone\tSL
        sijera leone\tSL
        sile\tCL
        sili\tCL
        simbabve\tZW
        simbabwe\tZW
        singapoer\tSG
        singapor\tSG
        singapore\tSG
        singapour\tSG
        singapur\tSG
        singapura\tSG
        singapuras\tSG
        singeapor\tSG
        sint barthelemy\tBL
        sint helena\tSH
        sint kitts en nevis\tKN
        sint lucia\tLC
        sint maarten\tSX
        sint marten\tSX
        sint martenas\tSX
        sint martin\tMF
        sint pierre en miquelon\tPM
        sint vincent en die grenadine\tVC
        sintmartena\tSX
        sip\tCY
        siprus\tCY
        sirbistan\tRS
        siri\tSY
        siria\tSY
        sirie\tSY
        sirija\tSY
        sjedinjene americke drzave\tUS
        sjerraleone\tSL
        sjeverna koreja\tKP
        sjeverna makedonija\tMK
        sjevernomarijanski otoci\tMP
        sllovaki\tSK
        slloveni\tSI
        slonokoscena obala\tCI
        slovacchia\tSK
        slovacia\tSK
        slovacka\tSK
        slovak republic\tSK
        slovakia\tSK
        slovakien\tSK
        slovakiet\tSK
        slovakija\tSK
        slovakkia\tSK
        slovakya\tSK
        slovaquie\tSK
        slovaska\tSK
        sloveenia\tSI
        slovenia\tSI
        slovenie\tSI
        slovenien\tSI
        slovenija\tSI
        slovensko\tSK
        slovenya\tSI
        slovinsko\tSI
        slowacja\tSK
        slowakei\tSK
        slowakije\tSK
        slowakye\tSK
        slowenia\tSI
        slowenie\tSI
        slowenien\tSI
        smaeyjar bandarikjanna\tUM
        soedan\tSD
        solomon adalari\tSB
        solomon islands\tSB
        somaalia\tSO
        somali\tSO
        somalia\tSO
        somalie\tSO
        somalija\tSO
        somalis\tSO
        somalsko\tSO
        somija\tFI
        sonderverwaltungsregion hongkong\tHK
        sonderverwaltungsregion macau\tMO
        soomaaliya\tSO
        soome\tFI
        sor afrika\tZA
        sor georgia og sor sandwichoyene\tGS
        sor korea\tKR
        sor sudan\tSS
        soudan\tSD
        soudan du sud\tSS
        south africa\tZA
        south georgia og de sydlige sandwichoer\tGS
        south georgia south sandwich islands\tGS
        south korea\tKR
        south sudan\tSS
        spagna\tES
        spain\tES
        spanelsko\tES
        spania\tES
        spanielsko\tES
        spanien\tES
        spanija\tES
        spanje\tES
        spanjolska\tES
        spann\tES
        spanyol\tES
        spanyolorszag\tES
        spicberky a jan mayen\tSJ
        spitsbergen en jan mayen\tSJ
        spitzbergen und jan mayen\tSJ
        spojene arabske emiraty\tAE
        spojene kralovstvi\tGB
        spojene kralovstvo\tGB
        spojene staty\tUS
        sra hongkong chiny\tHK
        sra makau chiny\tMO
        srbija\tRS
        srbsko\tRS
        srednjeafriska republika\tCF
        srednjoafricka republika\tCF
        sri lanca\tLK
        sri lanka\tLK
        sri lanke\tLK
        srilanka\tLK
        st barthelemy\tBL
        st helena\tSH
        st kitts na nevis\tKN
        st kitts nevis\tKN
        st kitts und nevis\tKN
        st kitts va nevis\tKN
        st lucia\tLC
        st martin\tMF
        st pierre miquelon\tPM
        st pierre und miquelon\tPM
        st vincent grenadines\tVC
        st vincent na grenadines\tVC
        st vincent og grenadinene\tVC
        st vincent und die grenadinen\tVC
        st vincent va grenadines\tVC
        stait aontaithe mheiricea\tUS
        stany zjednoczone\tUS
        statele unite ale americii\tUS
        stati uniti\tUS
        statul cetatii vaticanului\tVA
        storbritannia\tGB
        storbritannien\tGB
        stranski zunanji otoki zdruzenih drzav\tUM
        stredoafricka republika\tCF
        sud africa\tZA
        sud sudan\tSS
        sudaan\tSD
        sudafrica\tZA
        sudafrika\tZA
        sudan\tSD
        sudan del sud\tSS
        sudan del sur\tSS
        sudan do sur\tSS
        sudan kusini\tSS
        sudan poludniowy\tSS
        sudan selatan\tSS
        sudana\tSD
        sudanas\tSD
        sudani i jugut\tSS
        sudanul de sud\tSS
        sudao\tSD
        sudao do sul\tSS
        sudgeorgien und die sudlichen sandwichinseln\tGS
        sudkorea\tKR
        sudsudan\tSS
        sudur afrika\tZA
        sudur georgia og sudur sandvikureyjar\tGS
        sudur korea\tKR
        sudur sudan\tSS
        sudurskautslandid\tAQ
        suecia\tSE
        suede\tSE
        suedi\tSE
        suedia\tSE
        suica\tCH
        suid afrika\tZA
        suid georgie en die suidelike sandwicheilande\tGS
        suid korea\tKR
        suid soedan\tSS
        suissa\tCH
        suisse\tCH
        suitza\tCH
        suiza\tCH
        suomi\tFI
        suomija\tFI
        surafrica\tZA
        suranam\tSR
        suriah\tSY
        surinam\tSR
        surinama\tSR
        surinamas\tSR
        suriname\tSR
        surinami\tSR
        suriye\tSY
        suudi arabistan\tSA
        suuria\tSY
        sv elenos sala\tSH
        sv helenas sala\tSH
        svaasimaa\tSZ
        svajc\tCH
        svajciarsko\tCH
        svalbara un jana majena sala\tSJ
        svalbard a jan mayen\tSJ
        svalbard agus jan mayen\tSJ
        svalbard dan jan mayen\tSJ
        svalbard e jan majen\tSJ
        svalbard e jan mayen\tSJ
        svalbard es jan mayen\tSJ
        svalbard et jan mayen\tSJ
        svalbard eta jan mayen uharteak\tSJ
        svalbard i jan mayen\tSJ
        svalbard in jan mayen\tSJ
        svalbard ja jan mayen\tSJ
        svalbard jan mayen\tSJ
        svalbard na jan mayen\tSJ
        svalbard och jan mayen\tSJ
        svalbard og jan mayen\tSJ
        svalbard si jan mayen\tSJ
        svalbard va jan mayen\tSJ
        svalbard ve jan mayen\tSJ
        svalbard y jan mayen\tSJ
        svalbardas ir janas majenas\tSJ
        svalbardi og jan mayen\tSJ
        svartfjallaland\tME
        svata helena\tSH
        svata lucia\tLC
        svata lucie\tLC
        svatini\tSZ
        svaty bartolomej\tBL
        svaty kristof a nevis\tKN
        svaty krystof a nevis\tKN
        svaty martin fr\tMF
        svaty martin francie\tMF
        svaty martin hol\tSX
        svaty martin nizozemsko\tSX
        svaty tomas a princov ostrov\tST
        svaty tomas a princuv ostrov\tST
        svaty vincenc a grenadiny\tVC
        svaty vincent a grenadiny\tVC
        svazilandas\tSZ
        svedija\tSE
        svedorszag\tSE
        svedska\tSE
        svedsko\tSE
        sveicarija\tCH
        sveice\tCH
        sveits\tCH
        sveitsi\tCH
        sventasis vincentas ir grenadinai\tVC
        sverige\tSE
        sveta helena\tSH
        sveta lucija\tLC
        sveti kristofor i nevis\tKN
        sveti petar i mikelon\tPM
        sveti toma i princip\tST
        sveti vincent i grenadini\tVC
        svezia\tSE
        svica\tCH
        svicarska\tCH
        sviss\tCH
        svithjod\tSE
        svizzera\tCH
        svycarsko\tCH
        swaziland\tSZ
        swazilandia\tSZ
        swede\tSE
        sweden\tSE
        swedia\tSE
        swiss\tCH
        switserland\tCH
        switzerland\tCH
        sydafrika\tZA
        sydgeorgien och sydsandwichoarna\tGS
        sydkorea\tKR
        sydsudan\tSS
        syria\tSY
        syrian arab republic\tSY
        syrie\tSY
        syrien\tSY
        syrland\tSY
        syyria\tSY
        szamoa\tWS
        szaud arabia\tSA
        szenegal\tSN
        szent ilona\tSH
        szerbia\tRS
        szingapur\tSG
        sziria\tSY
        szlovakia\tSK
        szlovenia\tSI
        szomalia\tSO
        szudan\tSD
        szvazifold\tSZ
        szwajcaria\tCH
        szwecja\tSE
        taani\tDK
        tacikistan\tTJ
        tadjikistan\tTJ
        tadjiquistao\tTJ
        tadschikistan\tTJ
        tadsikistan\tTJ
        tadsjikistan\tTJ
        tadzikija\tTJ
        tadzikistan\tTJ
        tadzikistana\tTJ
        tadzjikistan\tTJ
        tadzsikisztan\tTJ
        tadzykistan\tTJ
        tagikistan\tTJ
        tai\tTH
        tailand\tTH
        tailandas\tTH
        tailandi\tTH
        tailandia\tTH
        taivan\tTW
        taivana\tTW
        taivanas\tTW
        taiwan\tTW
        taizeme\tTH
        tajikistan\tTJ
        tajikistani\tTJ
        tajland\tTH
        tajlande\tTH
        tajlandia\tTH
        tajska\tTH
        tajvan\tTW
        tajwan\tTW
        taliansko\tIT
        tanjung verde\tCV
        tansaania\tTZ
        tansania\tTZ
        tanska\tDK
        tanzani\tTZ
        tanzania\tTZ
        tanzanie\tTZ
        tanzanija\tTZ
        tanzanya\tTZ
        tarile de jos\tNL
        taxhikistan\tTJ
        taxiquistan\tTJ
        tay ban nha\tES
        tay sahara\tEH
        tayikistan\tTJ
        tayland\tTH
        tayvan\tTW
        tchad\tTD
        tchaj wan\tTW
        tchequia\tCZ
        tchequie\tCZ
        tekkland\tCZ
        teritoriile australe si antarctice franceze\tTF
        teritoriile palestiniene\tPS
        teritoriul britanic din oceanul indian\tIO
        terksas un kaikosas salas\tTC
        terkso ir kaikoso salos\tTC
        terre australi francesi\tTF
        terres australes francaises\tTF
        terres australs antartiques franceses\tTF
        territoire britannique de l ocean indien\tIO
        territoires palestiniens\tPS
        territoret jugore franceze\tTF
        territoret palestineze\tPS
        territori britanic de l ocea indic\tIO
        territori britanik i oqeanit indian\tIO
        territori palestinesi\tPS
        territorio britanico del oceano indico\tIO
        territorio britanico do oceano indico\tIO
        territorio britannico dell oceano indiano\tIO
        territorios austrais franceses\tTF
        territorios australes franceses\tTF
        territorios franceses do sul\tTF
        territorios palestinos\tPS
        territoris palestins\tPS
        terytoria palestynskie\tPS
        thai lan\tTH
        thaifold\tTH
        thailand\tTH
        thailanda\tTH
        thailande\tTH
        thailandia\tTH
        thaimaa\tTH
        thajsko\tTH
        thanh vatican\tVA
        the netherlands\tNL
        tho nhi ky\tTR
        thuy dien\tSE
        thuy si\tCH
        thyskaland\tDE
        timor est\tTL
        timor leste\tTL
        timor oriental\tTL
        timor wschodni\tTL
        tiomor thoir\tTL
        tiongkok\tCN
        tjeckien\tCZ
        tjekkiet\tCZ
        tocala\tTK
        toga\tTG
        togas\tTG
        togo\tTG
        tokela\tTK
        tokelau\tTK
        tokelauoarna\tTK
        tonga\tTO
        torokorszag\tTR
        trieu tien\tKP
        trinidad a tobago\tTT
        trinidad dan tobago\tTT
        trinidad e tobago\tTT
        trinidad en tobago\tTT
        trinidad es tobago\tTT
        trinidad eta tobago\tTT
        trinidad i tobago\tTT
        trinidad in tobago\tTT
        trinidad ja tobago\tTT
        trinidad na tobago\tTT
        trinidad och tobago\tTT
        trinidad og tobago\tTT
        trinidad si tobago\tTT
        trinidad tobago\tTT
        trinidad und tobago\tTT
        trinidad va tobago\tTT
        trinidad ve tobago\tTT
        trinidad y tobago\tTT
        trinidada un tobago\tTT
        trinidadas ir tobagas\tTT
        trinite et tobago\tTT
        trung quoc\tCN
        trynidad i tobago\tTT
        tsaad\tTD
        tsad\tTD
        tschad\tTD
        tschechien\tCZ
        tschechische republik\tCZ
        tsehhi\tCZ
        tsekki\tCZ
        tsiili\tCL
        tsjaad\tTD
        tsjad\tTD
        tsjechie\tCZ
        tsjeggie\tCZ
        tsjekkia\tCZ
        tuneesia\tTN
        tunesie\tTN
        tunesien\tTN
        tunez\tTN
        tunezia\tTN
        tunezja\tTN
        tunis\tTN
        tunisas\tTN
        tunisia\tTN
        tunisie\tTN
        tunisien\tTN
        tunisija\tTN
        tunisko\tTN
        tunizi\tTN
        tunizija\tTN
        tunus\tTN
        turchia\tTR
        turcia\tTR
        turcija\tTR
        turcja\tTR
        turcomenistao\tTM
        turecko\tTR
        turgi\tTR
        turk eta caico uharteak\tTC
        turkei\tTR
        turkey\tTR
        turki\tTR
        turkia\tTR
        turkiet\tTR
        turkija\tTR
        turkije\tTR
        turkiye\tTR
        turkki\tTR
        turkmenistan\tTM
        turkmenistana\tTM
        turkmenistanas\tTM
        turkmenisztan\tTM
        turkmensko\tTM
        turks a caicos\tTC
        turks caicos islands\tTC
        turks en caicoseilande\tTC
        turks en caicoseilanden\tTC
        turks es caicos szigetek\tTC
        turks i caicos\tTC
        turks ja caicos\tTC
        turks ja caicossaaret\tTC
        turks och caicosoarna\tTC
        turks og caicoseyjar\tTC
        turks og caicosoerne\tTC
        turks og caicosoyene\tTC
        turks und caicosinseln\tTC
        turks ve caicos adalari\tTC
        turkye\tTR
        turqi\tTR
        turquia\tTR
        turquie\tTR
        turska\tTR
        tuvalu\tTV
        txad\tTD
        txekia\tCZ
        txequia\tCZ
        txile\tCL
        txina\tCN
        tyrkia\tTR
        tyrkiet\tTR
        tyrkland\tTR
        tyskland\tDE
        u rwanda\tRW
        uae\tAE
        ubelgiji\tBE
        uburundi\tBI
        uchina\tCN
        ucraina\tUA
        ucrania\tUA
        ufalme wa muungano\tGB
        ufaransa\tFR
        ufilipino\tPH
        ufini\tFI
        uganda\tUG
        ugande\tUG
        ugiriki\tGR
        uhendkuningriik\tGB
        uhendriikide hajasaared\tUM
        uhispania\tES
        uholanzi\tNL
        uholanzi ya karibiani\tBQ
        uj kaledonia\tNC
        uj zeland\tNZ
        ujedinjeni arapski emirati\tAE
        ujedinjeno kraljevstvo\tGB
        ujerumani\tDE
        uk\tGB
        ukraina\tUA
        ukraine\tUA
        ukrajina\tUA
        ukrajna\tUA
        ukrayna\tUA
        umman\tOM
        ungari\tHU
        ungaria\tHU
        ungarija\tHU
        ungarn\tHU
        ungern\tHU
        ungheria\tHU
        ungverjaland\tHU
        uni emirat arab\tAE
        united arab emirates\tAE
        united kingdom\tGB
        united states\tUS
        united states of america\tUS
        unkari\tHU
        uollis e futuna\tWF
        uragua\tUY
        urdun\tJO
        ureno\tPT
        uruguai\tUY
        uruguaj\tUY
        uruguay\tUY
        urugvae\tUY
        urugvaj\tUY
        urugvaja\tUY
        urugvajus\tUY
        urugwaj\tUY
        urusi\tRU
        us\tUS
        us outlying islands\tUM
        us virgin islands\tVI
        usa\tUS
        usa neitsisaared\tVI
        usa s yttre oar\tUM
        usas ytre oyer\tUM
        usbekistan\tUZ
        ushelisheli\tSC
        uswidi\tSE
        uswisi\tCH
        uturuki\tTR
        uus kaledoonia\tNC
        uus meremaa\tNZ
        uusi kaledonia\tNC
        uusi seelanti\tNZ
        uzbegisztan\tUZ
        uzbekistan\tUZ
        uzbekistana\tUZ
        uzbekistanas\tUZ
        uzbequistao\tUZ
        uzibekistani\tUZ
        vacija\tDE
        vailis agus futuna\tWF
        vakaru sachara\tEH
        valgevene\tBY
        valko venaja\tBY
        vanocni ostrov\tCX
        vanuatu\tVU
        vastsahara\tEH
        vaticaanstad\tVA
        vatican\tVA
        vatican city\tVA
        vatikaani\tVA
        vatikaanstad\tVA
        vatikan\tVA
        vatikanid\tVA
        vatikano hiria\tVA
        vatikano miesto valstybe\tVA
        vatikans\tVA
        vatikanstadt\tVA
        vatikanstaten\tVA
        veiniseala\tVE
        venaja\tRU
        venecuela\tVE
        venemaa\tRU
        venesuela\tVE
        venezuela\tVE
        venezuele\tVE
        vengrija\tHU
        vereinigte arabische emirate\tAE
        vereinigte staaten\tUS
        vereinigte staaten von amerika\tUS
        vereinigtes konigreich\tGB
        verenigd koninkrijk\tGB
        verenigde arabiese emirate\tAE
        verenigde arabische emiraten\tAE
        verenigde koninkryk\tGB
        verenigde state van amerika\tUS
        verenigde staten\tUS
        vest sahara\tEH
        vestsahara\tEH
        vestur sahara\tEH
        vianocny ostrov\tCX
        viet nam\tVN
        vietna\tVN
        vietnam\tVN
        vietnamas\tVN
        vietnamu\tVN
        vijetnam\tVN
        viro\tEE
        visiwa vidogo vya nje vya marekani\tUM
        visiwa vya aland\tAX
        visiwa vya cayman\tKY
        visiwa vya cocos keeling\tCC
        visiwa vya cook\tCK
        visiwa vya falkland\tFK
        visiwa vya faroe\tFO
        visiwa vya georgia kusini na sandwich kusini\tGS
        visiwa vya mariana vya kaskazini\tMP
        visiwa vya marshall\tMH
        visiwa vya pitcairn\tPN
        visiwa vya solomon\tSB
        visiwa vya turks na caicos\tTC
        visiwa vya virgin marekani\tVI
        visiwa vya virgin uingereza\tVG
        vitneam\tVN
        vjetnama\tVN
        vokietija\tDE
        volisa un futunas salas\tWF
        volisas ir futuna\tWF
        vsa se maagde eilande\tVI
        vuong quoc anh\tGB
        vychodni timor\tTL
        vychodny timor\tTL
        wales\tGB
        wallis a futuna\tWF
        wallis dan futuna\tWF
        wallis e futuna\tWF
        wallis en futuna\tWF
        wallis es futuna\tWF
        wallis et futuna\tWF
        wallis eta futuna\tWF
        wallis futuna\tWF
        wallis i futuna\tWF
        wallis in futuna\tWF
        wallis ja futuna\tWF
        wallis na futuna\tWF
        wallis och futunaoarna\tWF
        wallis og futuna\tWF
        wallis og futunaeyjar\tWF
        wallis si futuna\tWF
        wallis und futuna\tWF
        wallis va futuna\tWF
        wallis ve futuna\tWF
        wallis y futuna\tWF
        watykan\tVA
        wegry\tHU
        weihnachtsinsel\tCX
        wenezuela\tVE
        wes sahara\tEH
        westelijke sahara\tEH
        western sahara\tEH
        westsahara\tEH
        wielka brytania\tGB
        wietnam\tVN
        wilayah inggris di samudra hindia\tIO
        wilayah lautan hindi british\tIO
        wilayah palestin\tPS
        wilayah palestina\tPS
        wilayah selatan perancis\tTF
        wilayah selatan prancis\tTF
        wlochy\tIT
        wyspa bouveta\tBV
        wyspa bozego narodzenia\tCX
        wyspa man\tIM
        wyspa swietej heleny\tSH
        wyspy alandzkie\tAX
        wyspy cooka\tCK
        wyspy dziewicze stanow zjednoczonych\tVI
        wyspy heard i mcdonalda\tHM
        wyspy kokosowe\tCC
        wyspy marshalla\tMH
        wyspy owcze\tFO
        wyspy salomona\tSB
        wyspy swietego tomasza i ksiazeca\tST
        xamaica\tJM
        xapon\tJP
        xeorxia\tGE
        xhamajke\tJM
        xhersej\tJE
        xhibuti\tDJ
        xhorxha jugore dhe ishujt senduice te jugut\tGS
        xibraltar\tGI
        xile\tCL
        xina\tCN
        xipre\tCY
        xordania\tJO
        yaman\tYE
        yemen\tYE
        yemeni\tYE
        yeni kaledonya\tNC
        yeni zelanda\tNZ
        yhdysvallat\tUS
        yhdysvaltain erillissaaret\tUM
        yhdysvaltain neitsytsaaret\tVI
        yibuti\tDJ
        yordania\tJO
        ypatingasis administracinis kinijos regionas honkongas\tHK
        ypatingasis administracinis kinijos regionas makao\tMO
        ysland\tIS
        yunani\tGR
        yunanistan\tGR
        zahodna sahara\tEH
        zalamana salas\tSB
        zaliasis kysulys\tCV
        zambi\tZM
        zambia\tZM
        zambie\tZM
        zambija\tZM
        zambiya\tZM
        zapadna sahara\tEH
        zapadni sahara\tEH
        zdruzene drzave amerike\tUS
        zdruzeni arabski emirati\tAE
        zdruzeno kraljestvo\tGB
        zeelanda berria\tNZ
        zelande e re\tNZ
        zelenortska republika\tCV
        zelenortski otoki\tCV
        zentralafrikanische republik\tCF
        ziemelkoreja\tKP
        ziemelmakedonija\tMK
        ziemelu marianas salas\tMP
        ziemsvetku sala\tCX
        zimbabue\tZW
        zimbabve\tZW
        zimbabwe\tZW
        zipre\tCY
        zjednoczone emiraty arabskie\tAE
        zold foki koztarsasag\tCV
        zuid afrika\tZA
        zuid georgia en zuidelijke sandwicheilanden\tGS
        zuid korea\tKR
        zuid soedan\tSS
        zvicer\tCH
        zviedrija\tSE
        zweden\tSE
        zwitserland\tCH
        zypern\tCY
        αγια ελενη\tSH
        αγια λουκια\tLC
        αγιοσ βαρθολομαιοσ\tBL
        αγιοσ βικεντιοσ και γρεναδινεσ\tVC
        αγιοσ μαρινοσ\tSM
        αγιοσ μαρτινοσ γαλλικο τμημα\tMF
        αγιοσ μαρτινοσ ολλανδικο τμημα\tSX
        αγκολα\tAO
        αζερμπαιτζαν\tAZ
        αιγυπτοσ\tEG
        αιθιοπια\tET
        αιτη\tHT
        ακτη ελεφαντοστου\tCI
        αλβανια\tAL
        αλγερια\tDZ
        αμερικανικεσ παρθενεσ νησοι\tVI
        αμερικανικη σαμοα\tAS
        ανγκουιλα\tAI
        ανδορα\tAD
        ανταρκτικη\tAQ
        αντιγκουα και μπαρμπουντα\tAG
        απομακρυσμενεσ νησιδεσ ηπα\tUM
        αργεντινη\tAR
        αρμενια\tAM
        αρουμπα\tAW
        αυστραλια\tAU
        αυστρια\tAT
        αφγανισταν\tAF
        βανουατου\tVU
        βατικανο\tVA
        βελγιο\tBE
        βενεζουελα\tVE
        βερμουδεσ\tBM
        βιετναμ\tVN
        βολιβια\tBO
        βορεια κορεα\tKP
        βορεια μακεδονια\tMK
        βοσνια ερζεγοβινη\tBA
        βουλγαρια\tBG
        βραζιλια\tBR
        βρετανικα εδαφη ινδικου ωκεανου\tIO
        βρετανικεσ παρθενεσ νησοι\tVG
        γαλλια\tFR
        γαλλικα νοτια εδαφη\tTF
        γαλλικη γουιανα\tGF
        γαλλικη πολυνησια\tPF
        γερμανια\tDE
        γεωργια\tGE
        γιβραλταρ\tGI
        γκαμπια\tGM
        γκαμπον\tGA
        γκανα\tGH
        γκερνζι\tGG
        γκουαμ\tGU
        γουαδελουπη\tGP
        γουαλισ και φουτουνα\tWF
        γουατεμαλα\tGT
        γουιανα\tGY
        γουινεα\tGN
        γουινεα μπισαου\tGW
        γρεναδα\tGD
        γροιλανδια\tGL
        δανια\tDK
        δομινικανη δημοκρατια\tDO
        δυτικη σαχαρα\tEH
        ελ σαλβαδορ\tSV
        ελβετια\tCH
        ελλαδα\tGR
        ερυθραια\tER
        εσθονια\tEE
        εσουατινι\tSZ
        ζαμπια\tZM
        ζιμπαμπουε\tZW
        ηνωμενα αραβικα εμιρατα\tAE
        ηνωμενεσ πολιτειεσ\tUS
        ηνωμενο βασιλειο\tGB
        ιαπωνια\tJP
        ινδια\tIN
        ινδονησια\tID
        ιορδανια\tJO
        ιρακ\tIQ
        ιραν\tIR
        ιρλανδια\tIE
        ισημερινη γουινεα\tGQ
        ισημερινοσ\tEC
        ισλανδια\tIS
        ισπανια\tES
        ισραηλ\tIL
        ιταλια\tIT
        καζακσταν\tKZ
        καμερουν\tCM
        καμποτζη\tKH
        καναδασ\tCA
        καταρ\tQA
        κατω χωρεσ\tNL
        κεντροαφρικανικη δημοκρατια\tCF
        κενυα\tKE
        κινα\tCN
        κιργισταν\tKG
        κιριμπατι\tKI
        κολομβια\tCO
        κομορεσ\tKM
        κονγκο κινσασα\tCD
        κονγκο μπραζαβιλ\tCG
        κοσσυφοπεδιο\tXK
        κοστα ρικα\tCR
        κουβα\tCU
        κουβειτ\tKW
        κουρασαο\tCW
        κροατια\tHR
        κυπροσ\tCY
        λαοσ\tLA
        λεσοτο\tLS
        λετονια\tLV
        λευκορωσια\tBY
        λιβανοσ\tLB
        λιβερια\tLR
        λιβυη\tLY
        λιθουανια\tLT
        λιχτενσταιν\tLI
        λουξεμβουργο\tLU
        μαγιοτ\tYT
        μαδαγασκαρη\tMG
        μακαο εδπ κινασ\tMO
        μαλαισια\tMY
        μαλαουι\tMW
        μαλδιβεσ\tMV
        μαλι\tML
        μαλτα\tMT
        μαροκο\tMA
        μαρτινικα\tMQ
        μαυρικιοσ\tMU
        μαυριτανια\tMR
        μαυροβουνιο\tME
        μεξικο\tMX
        μιανμαρ βιρμανια\tMM
        μικρονησια\tFM
        μογγολια\tMN
        μοζαμβικη\tMZ
        μολδαβια\tMD
        μονακο\tMC
        μονσερατ\tMS
        μπανγκλαντεσ\tBD
        μπαρμπειντοσ\tBB
        μπαχαμεσ\tBS
        μπαχρειν\tBH
        μπελιζ\tBZ
        μπενιν\tBJ
        μποτσουανα\tBW
        μπουρκινα φασο\tBF
        μπουρουντι\tBI
        μπουταν\tBT
        μπρουνει\tBN
        ναμιμπια\tNA
        ναουρου\tNR
        νεα ζηλανδια\tNZ
        νεα καληδονια\tNC
        νεπαλ\tNP
        νησοι βορειεσ μαριανεσ\tMP
        νησοι κειμαν\tKY
        νησοι κοκοσ κιλινγκ\tCC
        νησοι κουκ\tCK
        νησοι μαρσαλ\tMH
        νησοι νοτια γεωργια και νοτιεσ σαντουιτσ\tGS
        νησοι ολαντ\tAX
        νησοι πιτκερν\tPN
        νησοι σολομωντοσ\tSB
        νησοι τερκσ και καικοσ\tTC
        νησοι φεροεσ\tFO
        νησοι φοκλαντ\tFK
        νησοι χερντ και μακντοναλντ\tHM
        νησοσ μπουβε\tBV
        νησοσ νορφολκ\tNF
        νησοσ του μαν\tIM
        νησοσ των χριστουγεννων\tCX
        νιγηρασ\tNE
        νιγηρια\tNG
        νικαραγουα\tNI
        νιουε\tNU
        νορβηγια\tNO
        νοτια αφρικη\tZA
        νοτια κορεα\tKR
        νοτιο σουδαν\tSS
        ντομινικα\tDM
        ολλανδια καραιβικησ\tBQ
        ομαν\tOM
        ονδουρα\tHN
        ουγγαρια\tHU
        ουγκαντα\tUG
        ουζμπεκισταν\tUZ
        ουκρανια\tUA
        ουρουγουαη\tUY
        πακισταν\tPK
        παλαιστινιακα εδαφη\tPS
        παλαου\tPW
        παναμασ\tPA
        παπουα νεα γουινεα\tPG
        παραγουαη\tPY
        περου\tPE
        πολωνια\tPL
        πορτογαλια\tPT
        πουερτο ρικο\tPR
        πρασινο ακρωτηριο\tCV
        ρεινιον\tRE
        ρουαντα\tRW
        ρουμανια\tRO
        ρωσια\tRU
        σαμοα\tWS
        σαο τομε και πρινσιπε\tST
        σαουδικη αραβια\tSA
        σβαλμπαρντ και γιαν μαγιεν\tSJ
        σεν κιτσ και νεβισ\tKN
        σεν πιερ και μικελον\tPM
        σενεγαλη\tSN
        σερβια\tRS
        σευχελλεσ\tSC
        σιγκαπουρη\tSG
        σιερα λεονε\tSL
        σλοβακια\tSK
        σλοβενια\tSI
        σομαλια\tSO
        σουδαν\tSD
        σουηδια\tSE
        σουριναμ\tSR
        σρι λανκα\tLK
        συρια\tSY
        ταιβαν\tTW
        ταιλανδη\tTH
        τανζανια\tTZ
        τατζικισταν\tTJ
        τζαμαικα\tJM
        τζερζι\tJE
        τζιμπουτι\tDJ
        τιμορ λεστε\tTL
        τογκο\tTG
        τοκελαου\tTK
        τονγκα\tTO
        τουβαλου\tTV
        τουρκια\tTR
        τουρκμενισταν\tTM
        τρινινταντ και τομπαγκο\tTT
        τσαντ\tTD
        τσεχια\tCZ
        τυνησια\tTN
        υεμενη\tYE
        φιλιππινεσ\tPH
        φινλανδια\tFI
        φιτζι\tFJ
        χιλη\tCL
        χονγκ κονγκ εδπ κινασ\tHK
        авганистан\tAF
        австралия\tAU
        австралија\tAU
        австралія\tAU
        австрия\tAT
        австрија\tAT
        австрія\tAT
        азербайджан\tAZ
        азербејџан\tAZ
        азәрбајҹан\tAZ
        аландские о ва\tAX
        аландські острови\tAX
        албания\tAL
        албанија\tAL
        албанія\tAL
        алжир\tDZ
        американска самоа\tAS
        американски вирджински острови\tVI
        американски девствени острови\tVI
        американски територии во пацификот\tUM
        американское самоа\tAS
        американське самоа\tAS
        америчка девичанска острва\tVI
        америчка самоа\tAS
        ангвила\tAI
        ангилья\tAI
        ангола\tAO
        ангуила\tAI
        ангілья\tAI
        андора\tAD
        андорра\tAD
        антарктида\tAQ
        антарктик\tAQ
        антарктика\tAQ
        антига и барбуда\tAG
        антигва и барбуда\tAG
        антигуа и барбуда\tAG
        антигуа і барбуда\tAG
        аргентина\tAR
        аржентина\tAR
        армения\tAM
        аруба\tAW
        аустралија\tAU
        аустрија\tAT
        афганистан\tAF
        афганістан\tAF
        багамські острови\tBS
        багамы\tBS
        бангладеш\tBD
        барбадос\tBB
        бахами\tBS
        бахамски острови\tBS
        бахреин\tBH
        бахрейн\tBH
        беларус\tBY
        беларусь\tBY
        белгия\tBE
        белгија\tBE
        белиз\tBZ
        белизе\tBZ
        белорусија\tBY
        бельгия\tBE
        бельгія\tBE
        беліз\tBZ
        бенин\tBJ
        бенін\tBJ
        бермуди\tBM
        бермудски острови\tBM
        бермудские о ва\tBM
        бермудські острови\tBM
        божикен остров\tCX
        божићно острво\tCX
        болгария\tBG
        болгарія\tBG
        боливия\tBO
        боливија\tBO
        болівія\tBO
        бонэйр синт эстатиус и саба\tBQ
        босна и херцеговина\tBA
        босния и герцеговина\tBA
        боснія і герцеговина\tBA
        ботсвана\tBW
        боцвана\tBW
        бразил\tBR
        бразилия\tBR
        бразилія\tBR
        брегот на слоновата коска\tCI
        британска девичанска острва\tVG
        британска индоокеанска територија\tIO
        британска територия в индийския океан\tIO
        британска територија индијског океана\tIO
        британская территория в индийском океане\tIO
        британски вирджински острови\tVG
        британски девствени острови\tVG
        британська територія в індійському океані\tIO
        британські віргінські острови\tVG
        бруней\tBN
        бруней даруссалам\tBN
        брунеј\tBN
        бугарија\tBG
        бугарска\tBG
        буркина фасо\tBF
        буркіна фасо\tBF
        бурунди\tBI
        бурунді\tBI
        бутан\tBT
        българия\tBG
        білорусь\tBY
        в єтнам\tVN
        валис и футуна\tWF
        вануату\tVU
        ватикан\tVA
        велика британія\tGB
        великобритания\tGB
        венгрия\tHU
        венесуела\tVE
        венесуэла\tVE
        венецуела\tVE
        виетнам\tVN
        виргинские о ва великобритания\tVG
        виргинские о ва сша\tVI
        вијетнам\tVN
        внешние малые о ва сша\tUM
        восточный тимор\tTL
        вьетнам\tVN
        віддалені острови сша\tUM
        віргінські острови сша\tVI
        вірменія\tAM
        габон\tGA
        гаити\tHT
        гайана\tGY
        гамбия\tGM
        гамбија\tGM
        гамбія\tGM
        гана\tGH
        гаяна\tGY
        гаїті\tHT
        гвадалупе\tGP
        гваделуп\tGP
        гваделупа\tGP
        гватемала\tGT
        гвајана\tGY
        гвинея\tGN
        гвинея бисау\tGW
        гвинеја\tGN
        гвинеја бисао\tGW
        гвінея\tGN
        гвінея бісау\tGW
        германия\tDE
        германија\tDE
        гернзи\tGG
        гернси\tGG
        гернсі\tGG
        гибралтар\tGI
        гондурас\tHN
        гонконг оар китаю\tHK
        гонконг сар\tHK
        гренада\tGD
        гренланд\tGL
        гренландия\tGL
        гренландія\tGL
        греция\tGR
        греція\tGR
        грузия\tGE
        грузија\tGE
        грузія\tGE
        грција\tGR
        грчка\tGR
        гуам\tGU
        гърнзи\tGG
        гърция\tGR
        гібралтар\tGI
        дания\tDK
        данска\tDK
        данія\tDK
        джерси\tJE
        джерсі\tJE
        джибути\tDJ
        джибуті\tDJ
        джърси\tJE
        доминика\tDM
        доминиканска република\tDO
        доминиканская республика\tDO
        домініка\tDM
        домініканська республіка\tDO
        египат\tEG
        египет\tEG
        еквадор\tEC
        екваториална гвинея\tGQ
        екваторијална гвинеја\tGQ
        екваторска гвинеја\tGQ
        екваторіальна гвінея\tGQ
        ел салвадор\tSV
        еритрея\tER
        еритреја\tER
        ерменија\tAM
        есватини\tSZ
        есватіні\tSZ
        естония\tEE
        естонија\tEE
        естонія\tEE
        етиопия\tET
        етиопија\tET
        ефіопія\tET
        замбия\tZM
        замбија\tZM
        замбія\tZM
        западна сахара\tEH
        западная сахара\tEH
        західна сахара\tEH
        зеленортска острва\tCV
        зимбабве\tZW
        зімбабве\tZW
        израел\tIL
        израиль\tIL
        индия\tIN
        индија\tIN
        индонезия\tID
        индонезија\tID
        иордания\tJO
        ирак\tIQ
        иран\tIR
        ирландия\tIE
        ирска\tIE
        исланд\tIS
        исландия\tIS
        испания\tES
        италия\tIT
        италија\tIT
        йемен\tYE
        йордания\tJO
        йорданія\tJO
        кабо верде\tCV
        казахстан\tKZ
        кайманови острови\tKY
        кайманові острови\tKY
        камбоджа\tKH
        камбоџа\tKH
        камерун\tCM
        канада\tCA
        карибска нидерландия\tBQ
        карибські нідерланди\tBQ
        карипска холандија\tBQ
        катар\tQA
        кајманска острва\tKY
        кајмански острови\tKY
        кения\tKE
        кенија\tKE
        кенія\tKE
        кина\tCN
        кипар\tCY
        кипр\tCY
        кипър\tCY
        киргизия\tKG
        киргизстан\tKG
        киргистан\tKG
        кирибати\tKI
        китай\tCN
        кндр\tKP
        кокосова килингова острва\tCC
        кокосови килиншки острови\tCC
        кокосови острови острови кийлинг\tCC
        кокосовые о ва\tCC
        кокосові кілінг острови\tCC
        колумбия\tCO
        колумбија\tCO
        колумбія\tCO
        комори\tKM
        коморска острва\tKM
        коморски острови\tKM
        коморы\tKM
        конго бразавил\tCG
        конго браззавиль\tCG
        конго браззавіль\tCG
        конго киншаса\tCD
        конго кіншаса\tCD
        косово\tXK
        коста рика\tCR
        костарика\tCR
        кот д ивоар\tCI
        кот д ивуар\tCI
        кот д івуар\tCI
        куба\tCU
        кувајт\tKW
        кувейт\tKW
        кукова острва\tCK
        кукови острови\tCK
        курасао\tCW
        кыргызстан\tKG
        кюрасао\tCW
        кіпр\tCY
        кірибаті\tKI
        лаос\tLA
        латвия\tLV
        латвија\tLV
        латвія\tLV
        лесото\tLS
        летонија\tLV
        либан\tLB
        либерия\tLR
        либерија\tLR
        либия\tLY
        либија\tLY
        ливан\tLB
        ливия\tLY
        литва\tLT
        литванија\tLT
        лихтенштајн\tLI
        лихтенштейн\tLI
        лихтенщайн\tLI
        луксембург\tLU
        люксембург\tLU
        ліберія\tLR
        ліван\tLB
        лівія\tLY
        ліхтенштейн\tLI
        м янма бірма\tMM
        маврикий\tMU
        маврикій\tMU
        мавритания\tMR
        мавританија\tMR
        мавританія\tMR
        мавриций\tMU
        маврициус\tMU
        мадагаскар\tMG
        майот\tYT
        майотта\tYT
        макао оар китаю\tMO
        макао сар\tMO
        макао сар на китай\tMO
        малави\tMW
        малаві\tMW
        малайзия\tMY
        малайзія\tMY
        малдиви\tMV
        малезија\tMY
        мали\tML
        малта\tMT
        мальдивы\tMV
        мальдіви\tMV
        мальта\tMT
        малі\tML
        марокко\tMA
        мароко\tMA
        мартиник\tMQ
        мартиника\tMQ
        мартиніка\tMQ
        маршалловы о ва\tMH
        маршаллові острови\tMH
        маршалови острови\tMH
        маршалска острва\tMH
        маршалски острови\tMH
        мауританија\tMR
        маурицијус\tMU
        мађарска\tHU
        мајот\tYT
        мексика\tMX
        мексико\tMX
        мианмар бирма\tMM
        микронезия\tFM
        микронезија\tFM
        мијанмар бурма\tMM
        мозамбик\tMZ
        мозамбік\tMZ
        молдавија\tMD
        молдова\tMD
        монако\tMC
        монгол\tMN
        монголия\tMN
        монголија\tMN
        монголія\tMN
        монсерат\tMS
        монтсерат\tMS
        монтсеррат\tMS
        мьянма бирма\tMM
        мікронезія\tFM
        мјанмар бурма\tMM
        намибия\tNA
        намибија\tNA
        намібія\tNA
        науру\tNR
        немачка\tDE
        непал\tNP
        нигер\tNE
        нигерия\tNG
        нигерија\tNG
        нидерландия\tNL
        нидерланды\tNL
        никарагва\tNI
        никарагуа\tNI
        ниуе\tNU
        ниуэ\tNU
        ниује\tNU
        нов зеланд\tNZ
        нова зеландия\tNZ
        нова зеландія\tNZ
        нова каледония\tNC
        нова каледонија\tNC
        нова каледонія\tNC
        новая зеландия\tNZ
        новая каледония\tNC
        нови зеланд\tNZ
        норвегия\tNO
        норвегія\tNO
        норвешка\tNO
        норфолшки остров\tNF
        нігер\tNE
        нігерія\tNG
        нідерланди\tNL
        нікарагуа\tNI
        німеччина\tDE
        ніуе\tNU
        о в буве\tBV
        о в мэн\tIM
        о в норфолк\tNF
        о в рождества\tCX
        о в св елены\tSH
        о ва кайман\tKY
        о ва кука\tCK
        о ва питкэрн\tPN
        о ва херд и макдональд\tHM
        оаэ\tAE
        об єднані арабські емірати\tAE
        обала слоноваче кот д ивоар\tCI
        обединени арабски емирства\tAE
        обединеното кралство\tGB
        обединети арапски емирати\tAE
        обединето кралство\tGB
        оландска острва\tAX
        оландски острови\tAX
        оман\tOM
        острва туркс и каикос\tTC
        острво буве\tBV
        острво ман\tIM
        острво норфок\tNF
        острво херд и мекдоналдова острва\tHM
        остров буве\tBV
        остров ман\tIM
        остров норфолк\tNF
        остров рождество\tCX
        остров херд и острови мекдоналд\tHM
        острови герд і макдоналд\tHM
        острови кук\tCK
        острови кука\tCK
        острови питкерн\tPN
        острови піткерн\tPN
        острови теркс і кайкос\tTC
        острови туркс и каикос\tTC
        острови търкс и кайкос\tTC
        острови хърд и макдоналд\tHM
        острів буве\tBV
        острів мен\tIM
        острів норфолк\tNF
        острів різдва\tCX
        острів святої єлени\tSH
        отдалечени острови на сащ\tUM
        пакистан\tPK
        палау\tPW
        палестинске територије\tPS
        палестински територии\tPS
        палестинские территории\tPS
        палестинські території\tPS
        панама\tPA
        папуа нова гвинея\tPG
        папуа нова гвинеја\tPG
        папуа нова гвінея\tPG
        папуа новая гвинея\tPG
        парагвай\tPY
        парагвај\tPY
        перу\tPE
        питкерн\tPN
        питкернски острови\tPN
        полска\tPL
        полша\tPL
        польша\tPL
        польща\tPL
        порторико\tPR
        португалия\tPT
        португалија\tPT
        португалія\tPT
        пољска\tPL
        пуерто рико\tPR
        пуэрто рико\tPR
        південна джорджія та південні сандвічеві острови\tGS
        південна корея\tKR
        південний судан\tSS
        південно африканська республіка\tZA
        північна корея\tKP
        північна македонія\tMK
        північні маріанські острови\tMP
        реинион\tRE
        республика корея\tKR
        реюнион\tRE
        реюньйон\tRE
        реюньон\tRE
        рејунион\tRE
        романија\tRO
        российская федерация\tRU
        россия\tRU
        росія\tRU
        руанда\tRW
        румунија\tRO
        румунія\tRO
        румъния\tRO
        румыния\tRO
        русия\tRU
        русија\tRU
        салвадор\tSV
        сальвадор\tSV
        самоа\tWS
        сан марино\tSM
        сан томе и принсипи\tST
        сан томе і принсіпі\tST
        сао томе и принсипи\tST
        сао томе и принципе\tST
        сар макао кина\tMO
        сар хонгконг кина\tHK
        саудиска арабија\tSA
        саудитска арабия\tSA
        саудијска арабија\tSA
        саудовская аравия\tSA
        саудівська аравія\tSA
        саун томе и принсип\tST
        свазиленд\tSZ
        свалбард и ян майен\tSJ
        свалбард и јан мајен\tSJ
        света елена\tSH
        света луција\tLC
        света јелена\tSH
        свети бартоломеј\tBL
        свети вартоломеј\tBL
        свети китс и невис\tKN
        свети мартин\tSX
        свети мартин француска\tMF
        свети мартин холандија\tSX
        северна корея\tKP
        северна кореја\tKP
        северна македония\tMK
        северна македонија\tMK
        северна маријанска острва\tMP
        северная македония\tMK
        северни мариански острови\tMP
        северни маријански острови\tMP
        северные марианские о ва\tMP
        сейнт винсънт и гренадини\tVC
        сейнт китс и невис\tKN
        сейнт лусия\tLC
        сейшели\tSC
        сейшельские о ва\tSC
        сейшельські острови\tSC
        сен бартелеми\tBL
        сен бартелемі\tBL
        сен мартен\tMF
        сен п єр і мікелон\tPM
        сен пиер и микелон\tPM
        сен пьер и микелон\tPM
        сен пјер и микелон\tPM
        сенегал\tSN
        сент винсент и гренадини\tVC
        сент винсент и гренадины\tVC
        сент вінсент і гренадіни\tVC
        сент китс и невис\tKN
        сент кітс і невіс\tKN
        сент лусија\tLC
        сент люсия\tLC
        сент люсія\tLC
        сент мартин\tMF
        сент пјер и микелан\tPM
        сербия\tRS
        сербія\tRS
        сејшели\tSC
        сиера леоне\tSL
        сингапур\tSG
        синт мартен\tSX
        сирия\tSY
        сирија\tSY
        сирія\tSY
        сијера леоне\tSL
        словакия\tSK
        словачка\tSK
        словаччина\tSK
        словения\tSI
        словенија\tSI
        словенія\tSI
        соединенные штаты\tUS
        соединети американски држави\tUS
        соломонови острови\tSB
        соломоновы о ва\tSB
        соломонові острови\tSB
        соломонска острва\tSB
        соломонски острови\tSB
        сомали\tSO
        сомалия\tSO
        сомалија\tSO
        сомалі\tSO
        сполучені штати\tUS
        србија\tRS
        судан\tSD
        суринам\tSR
        сша\tUS
        съединени щати\tUS
        сърбия\tRS
        сьерра леоне\tSL
        сьєрра леоне\tSL
        сінгапур\tSG
        сінт мартен\tSX
        сједињене државе\tUS
        таджикистан\tTJ
        таиланд\tTH
        тайван\tTW
        тайвань\tTW
        тайланд\tTH
        танзания\tTZ
        танзанија\tTZ
        танзанія\tTZ
        таїланд\tTH
        тајван\tTW
        тајланд\tTH
        таџикистан\tTJ
        теркс и кайкос\tTC
        тимор лесте\tTL
        тимор лесте источни тимор\tTL
        тимор лешті\tTL
        того\tTG
        токелау\tTK
        тонга\tTO
        тоҷикистон\tTJ
        тринидад и тобаго\tTT
        тринідад і тобаго\tTT
        тувалу\tTV
        тунис\tTN
        туніс\tTN
        туреччина\tTR
        туркменистан\tTM
        туркменістан\tTM
        турска\tTR
        турция\tTR
        турција\tTR
        уганда\tUG
        угорщина\tHU
        удаљена острва сад\tUM
        узбекистан\tUZ
        узбекистон\tUZ
        украина\tUA
        украйна\tUA
        україна\tUA
        украјина\tUA
        унгария\tHU
        унгарија\tHU
        уолис и футуна\tWF
        уоллис и футуна\tWF
        уолліс і футуна\tWF
        уругвай\tUY
        уругвај\tUY
        уједињени арапски емирати\tAE
        уједињено краљевство\tGB
        фарерские о ва\tFO
        фарерські острови\tFO
        фарска острва\tFO
        фарски острови\tFO
        фарьорски острови\tFO
        федеративные штаты микронезии\tFM
        фиджи\tFJ
        филипини\tPH
        филиппины\tPH
        финландия\tFI
        финляндия\tFI
        финска\tFI
        фиџи\tFJ
        фокландска острва\tFK
        фолкландски острови\tFK
        фолклендские о ва\tFK
        фолклендські острови\tFK
        франция\tFR
        франција\tFR
        французская гвиана\tGF
        французская полинезия\tPF
        французские южные территории\tTF
        французька гвіана\tGF
        французька полінезія\tPF
        французькі південні території\tTF
        француска\tFR
        француска гвајана\tGF
        француска полинезија\tPF
        француске јужне територије\tTF
        француски јужни територии\tTF
        франція\tFR
        френска гвиана\tGF
        френска полинезия\tPF
        френски южни територии\tTF
        фіджі\tFJ
        філіппіни\tPH
        фінляндія\tFI
        хаити\tHT
        холандија\tNL
        хонгконг сар кина\tHK
        хондурас\tHN
        хонконг сар на китай\tHK
        хорватия\tHR
        хорватія\tHR
        хрватска\tHR
        хърватия\tHR
        централноафриканска република\tCF
        централноафричка република\tCF
        центрально африканская республика\tCF
        центральноафриканська республіка\tCF
        црна гора\tME
        чад\tTD
        черна гора\tME
        черногория\tME
        чехия\tCZ
        чехія\tCZ
        чешка\tCZ
        чиле\tCL
        чили\tCL
        чилі\tCL
        чорногорія\tME
        швајцарија\tCH
        швајцарска\tCH
        шведска\tSE
        швейцария\tCH
        швейцарія\tCH
        швеция\tSE
        швеція\tSE
        шпанија\tES
        шпицберген и ян майен\tSJ
        шпіцберген та ян маєн\tSJ
        шри ланка\tLK
        шрі ланка\tLK
        эквадор\tEC
        экваториальная гвинея\tGQ
        эритрея\tER
        эсватини\tSZ
        эстония\tEE
        эфиопия\tET
        южен судан\tSS
        южна африка\tZA
        южна джорджия и южни сандвичеви острови\tGS
        южна корея\tKR
        южная георгия и южные сандвичевы о ва\tGS
        южно африканская республика\tZA
        южный судан\tSS
        ямайка\tJM
        япония\tJP
        японія\tJP
        єгипет\tEG
        ємен\tYE
        ізраїль\tIL
        індонезія\tID
        індія\tIN
        ірак\tIQ
        іран\tIR
        ірландія\tIE
        ісландія\tIS
        іспанія\tES
        італія\tIT
        јамајка\tJM
        јапан\tJP
        јапонија\tJP
        јемен\tYE
        јерменија\tAM
        јордан\tJO
        јужен судан\tSS
        јужна кореја\tKR
        јужна џорџија и јужна сендвичка острва\tGS
        јужна џорџија и јужни сендвички острови\tGS
        јужни судан\tSS
        јужноафриканска република\tZA
        јужноафричка република\tZA
        џерзи\tJE
        џерси\tJE
        џибути\tDJ
        қазақстан\tKZ
        ադրբեջան\tAZ
        ալանդյան կղզիներ\tAX
        ալբանիա\tAL
        ալժիր\tDZ
        ամերիկյան սամոա\tAS
        ամն վիրջինյան կղզիներ\tVI
        անգոլա\tAO
        անգուիլա\tAI
        անդորրա\tAD
        անտարկտիդա\tAQ
        անտիգուա եւ բարբուդա\tAG
        ավստրալիա\tAU
        ավստրիա\tAT
        արաբական միացյալ էմիրություններ\tAE
        արգենտինա\tAR
        արեւմտյան սահարա\tEH
        արուբա\tAW
        արտաքին կղզիներ ամն\tUM
        աֆղանստան\tAF
        բահամյան կղզիներ\tBS
        բահրեյն\tBH
        բանգլադեշ\tBD
        բարբադոս\tBB
        բելառուս\tBY
        բելգիա\tBE
        բելիզ\tBZ
        բենին\tBJ
        բերմուդներ\tBM
        բոլիվիա\tBO
        բոսնիա եւ հերցեգովինա\tBA
        բոտսվանա\tBW
        բութան\tBT
        բուլղարիա\tBG
        բուվե կղզի\tBV
        բուրկինա ֆասո\tBF
        բուրունդի\tBI
        բրազիլիա\tBR
        բրիտանական վիրջինյան կղզիներ\tVG
        բրիտանական տարածք հնդկական օվկիանոսում\tIO
        բրունեյ\tBN
        գաբոն\tGA
        գամբիա\tGM
        գայանա\tGY
        գանա\tGH
        գերմանիա\tDE
        գերնսի\tGG
        գուամ\tGU
        գվադելուպա\tGP
        գվատեմալա\tGT
        գվինեա\tGN
        գվինեա բիսաու\tGW
        գրենադա\tGD
        գրենլանդիա\tGL
        դանիա\tDK
        դոմինիկա\tDM
        դոմինիկյան հանրապետություն\tDO
        եգիպտոս\tEG
        եթովպիա\tET
        եմեն\tYE
        զամբիա\tZM
        զիմբաբվե\tZW
        էկվադոր\tEC
        էսվատինի\tSZ
        էստոնիա\tEE
        էրիթրեա\tER
        թաիլանդ\tTH
        թայվան\tTW
        թըրքս եւ կայկոս կղզիներ\tTC
        թիմոր լեշտի\tTL
        թունիս\tTN
        թուրքիա\tTR
        թուրքմենստան\tTM
        ինդոնեզիա\tID
        իռլանդիա\tIE
        իսլանդիա\tIS
        իսպանիա\tES
        իսրայել\tIL
        իտալիա\tIT
        իրան\tIR
        իրաք\tIQ
        լաոս\tLA
        լատվիա\tLV
        լեհաստան\tPL
        լեսոտո\tLS
        լիբանան\tLB
        լիբերիա\tLR
        լիբիա\tLY
        լիխտենշտեյն\tLI
        լիտվա\tLT
        լյուքսեմբուրգ\tLU
        խորվաթիա\tHR
        կաբո վերդե\tCV
        կամբոջա\tKH
        կամերուն\tCM
        կայմանյան կղզիներ\tKY
        կանադա\tCA
        կատար\tQA
        կարիբյան նիդեռլանդներ\tBQ
        կենտրոնական աֆրիկյան հանրապետություն\tCF
        կիպրոս\tCY
        կիրիբատի\tKI
        կյուրասաո\tCW
        կոլումբիա\tCO
        կոկոսյան քիլինգ կղզիներ\tCC
        կոմորյան կղզիներ\tKM
        կոնգո բրազավիլ\tCG
        կոնգո կինշասա\tCD
        կոսովո\tXK
        կոստա ռիկա\tCR
        կոտ դ իվուար\tCI
        կուբա\tCU
        կուկի կղզիներ\tCK
        հայաստան\tAM
        հայիթի\tHT
        հասարակածային գվինեա\tGQ
        հարավային կորեա\tKR
        հարավային ջորջիա եւ հարավային սենդվիչյան կղզիներ\tGS
        հարավային սուդան\tSS
        հարավաֆրիկյան հանրապետություն\tZA
        հերդ կղզի եւ մակդոնալդի կղզիներ\tHM
        հյուսիսային կորեա\tKP
        հյուսիսային մակեդոնիա\tMK
        հյուսիսային մարիանյան կղզիներ\tMP
        հնդկաստան\tIN
        հոնդուրաս\tHN
        հոնկոնգի հվշ\tHK
        հորդանան\tJO
        հունաստան\tGR
        հունգարիա\tHU
        ղազախստան\tKZ
        ղրղզստան\tKG
        ճամայկա\tJM
        ճապոնիա\tJP
        մադագասկար\tMG
        մալայզիա\tMY
        մալավի\tMW
        մալդիվներ\tMV
        մալթա\tMT
        մալի\tML
        մայոտ\tYT
        մավրիկիոս\tMU
        մավրիտանիա\tMR
        մարշալյան կղզիներ\tMH
        մարոկկո\tMA
        մարտինիկա\tMQ
        մեն կղզի\tIM
        մեքսիկա\tMX
        միացյալ թագավորություն\tGB
        միացյալ նահանգներ\tUS
        միկրոնեզիա\tFM
        մյանմա բիրմա\tMM
        մոզամբիկ\tMZ
        մոլդովա\tMD
        մոնակո\tMC
        մոնղոլիա\tMN
        մոնսեռատ\tMS
        նամիբիա\tNA
        նաուրու\tNR
        նեպալ\tNP
        նիգեր\tNE
        նիգերիա\tNG
        նիդեռլանդներ\tNL
        նիկարագուա\tNI
        նիուե\tNU
        նոր զելանդիա\tNZ
        նոր կալեդոնիա\tNC
        նորվեգիա\tNO
        նորֆոլկ կղզի\tNF
        շվեդիա\tSE
        շվեյցարիա\tCH
        շրի լանկա\tLK
        ուգանդա\tUG
        ուզբեկստան\tUZ
        ուկրաինա\tUA
        ուոլիս եւ ֆուտունա\tWF
        ուրուգվայ\tUY
        չադ\tTD
        չեխիա\tCZ
        չեռնոգորիա\tME
        չիլի\tCL
        չինաստան\tCN
        չինաստանի մակաո հվշ\tMO
        պալաու\tPW
        պակիստան\tPK
        պաղեստինյան տարածքներ\tPS
        պանամա\tPA
        պապուա նոր գվինեա\tPG
        պարագվայ\tPY
        պերու\tPE
        պիտկեռն կղզիներ\tPN
        պորտուգալիա\tPT
        պուերտո ռիկո\tPR
        ջերսի\tJE
        ջիբութի\tDJ
        ջիբրալթար\tGI
        ռեյունիոն\tRE
        ռուանդա\tRW
        ռումինիա\tRO
        ռուսաստան\tRU
        սալվադոր\tSV
        սամոա\tWS
        սան մարինո\tSM
        սան տոմե եւ փրինսիպի\tST
        սաուդյան արաբիա\tSA
        սեյշելներ\tSC
        սեն մարտեն\tMF
        սեն պիեռ եւ միքելոն\tPM
        սենեգալ\tSN
        սենթ լյուսիա\tLC
        սենթ վինսենթ եւ գրենադիններ\tVC
        սենթ քիտս եւ նեւիս\tKN
        սերբիա\tRS
        սիեռա լեոնե\tSL
        սինգապուր\tSG
        սինտ մարտեն\tSX
        սիրիա\tSY
        սլովակիա\tSK
        սլովենիա\tSI
        սողոմոնյան կղզիներ\tSB
        սոմալի\tSO
        սուդան\tSD
        սուրբ բարդուղիմեոս\tBL
        սուրբ ծննդյան կղզի\tCX
        սուրբ հեղինեի կղզի\tSH
        սուրինամ\tSR
        սվալբարդ եւ յան մայեն\tSJ
        վանուատու\tVU
        վատիկան\tVA
        վենեսուելա\tVE
        վիետնամ\tVN
        վրաստան\tGE
        տանզանիա\tTZ
        տաջիկստան\tTJ
        տոգո\tTG
        տոկելաու\tTK
        տոնգա\tTO
        տուվալու\tTV
        տրինիդադ եւ տոբագո\tTT
        քենիա\tKE
        քուվեյթ\tKW
        օման\tOM
        ֆարերյան կղզիներ\tFO
        ֆիլիպիններ\tPH
        ֆինլանդիա\tFI
        ֆիջի\tFJ
        ֆոլքլենդյան կղզիներ\tFK
        ֆրանսիա\tFR
        ֆրանսիական գվիանա\tGF
        ֆրանսիական հարավային տարածքներ\tTF
        ֆրանսիական պոլինեզիա\tPF
        אוגנדה\tUG
        אוזבקיסטן\tUZ
        אוסטריה\tAT
        אוסטרליה\tAU
        אוקראינה\tUA
        אורוגוואי\tUY
        אזרבייג ן\tAZ
        אי חג המולד\tCX
        איחוד האמירויות הערביות\tAE
        איטליה\tIT
        איי אולנד\tAX
        איי בהאמה\tBS
        איי הבתולה הבריטיים\tVG
        איי הבתולה של ארצות הברית\tVI
        איי הרד ומקדונלד\tHM
        איי ווליס ופוטונה\tWF
        איי טרקס וקייקוס\tTC
        איי מריאנה הצפוניים\tMP
        איי מרשל\tMH
        איי סיישל\tSC
        איי פארו\tFO
        איי פוקלנד\tFK
        איי פיטקרן\tPN
        איי קוק\tCK
        איי קוקוס קילינג\tCC
        איי קיימן\tKY
        איי שלמה\tSB
        אינדונזיה\tID
        איסלנד\tIS
        איראן\tIR
        אירלנד\tIE
        אל סלבדור\tSV
        אלבניה\tAL
        אלג יריה\tDZ
        אנגווילה\tAI
        אנגולה\tAO
        אנדורה\tAD
        אנטארקטיקה\tAQ
        אנטיגואה וברבודה\tAG
        אסוואטיני\tSZ
        אסטוניה\tEE
        אפגניסטן\tAF
        אקוודור\tEC
        ארגנטינה\tAR
        ארובה\tAW
        אריתריאה\tER
        ארמניה\tAM
        ארצות הברית\tUS
        אתיופיה\tET
        בהוטן\tBT
        בוטסואנה\tBW
        בולגריה\tBG
        בוליביה\tBO
        בוסניה והרצגובינה\tBA
        בורונדי\tBI
        בורקינה פאסו\tBF
        בחריין\tBH
        בלארוס\tBY
        בלגיה\tBE
        בליז\tBZ
        בנגלדש\tBD
        בנין\tBJ
        ברבדוס\tBB
        ברוניי\tBN
        ברזיל\tBR
        בריטניה\tGB
        ברמודה\tBM
        ג ורג יה הדרומית ואיי סנדוויץ הדרומיים\tGS
        ג יבוטי\tDJ
        ג מייקה\tJM
        ג רזי\tJE
        גאורגיה\tGE
        גאנה\tGH
        גבון\tGA
        גואטמלה\tGT
        גואם\tGU
        גוואדלופ\tGP
        גיאנה\tGY
        גיאנה הצרפתית\tGF
        גיברלטר\tGI
        גינאה\tGN
        גינאה ביסאו\tGW
        גינאה המשוונית\tGQ
        גמביה\tGM
        גרינלנד\tGL
        גרמניה\tDE
        גרנדה\tGD
        גרנזי\tGG
        דומיניקה\tDM
        דנמרק\tDK
        דרום אפריקה\tZA
        דרום סודן\tSS
        האי בובה\tBV
        האי מאן\tIM
        האי נורפוק\tNF
        האיטי\tHT
        האיים המלדיביים\tMV
        האיים המרוחקים הקטנים של ארהב\tUM
        האיים הקריביים ההולנדיים\tBQ
        הודו\tIN
        הוותיקן\tVA
        הולנד\tNL
        הונג קונג אזור מנהלי מיוחד של סין\tHK
        הונגריה\tHU
        הונדורס\tHN
        הטריטוריה הבריטית באוקיינוס ההודי\tIO
        הטריטוריות הדרומיות של צרפת\tTF
        הפיליפינים\tPH
        הרפובליקה הדומיניקנית\tDO
        הרפובליקה המרכז אפריקאית\tCF
        השטחים הפלסטיניים\tPS
        וייטנאם\tVN
        ונואטו\tVU
        ונצואלה\tVE
        זימבבואה\tZW
        זמביה\tZM
        חוף השנהב\tCI
        טג יקיסטן\tTJ
        טובאלו\tTV
        טוגו\tTG
        טונגה\tTO
        טוקלאו\tTK
        טורקיה\tTR
        טורקמניסטן\tTM
        טייוואן\tTW
        טימור לסטה\tTL
        טנזניה\tTZ
        טרינידד וטובגו\tTT
        יוון\tGR
        יפן\tJP
        ירדן\tJO
        ישראל\tIL
        כווית\tKW
        כף ורדה\tCV
        לאוס\tLA
        לבנון\tLB
        לוב\tLY
        לוקסמבורג\tLU
        לטביה\tLV
        ליבריה\tLR
        ליטא\tLT
        ליכטנשטיין\tLI
        לסוטו\tLS
        מאוריטניה\tMR
        מאוריציוס\tMU
        מאיוט\tYT
        מאלי\tML
        מדגסקר\tMG
        מוזמביק\tMZ
        מולדובה\tMD
        מונגוליה\tMN
        מונטנגרו\tME
        מונסראט\tMS
        מונקו\tMC
        מיאנמר בורמה\tMM
        מיקרונזיה\tFM
        מלאווי\tMW
        מלזיה\tMY
        מלטה\tMT
        מצרים\tEG
        מקאו אזור מנהלי מיוחד של סין\tMO
        מקדוניה הצפונית\tMK
        מקסיקו\tMX
        מרוקו\tMA
        מרטיניק\tMQ
        נאורו\tNR
        נורווגיה\tNO
        ניגריה\tNG
        ניו זילנד\tNZ
        ניווה\tNU
        ניז ר\tNE
        ניקרגואה\tNI
        נמיביה\tNA
        נפאל\tNP
        סאו טומה ופרינסיפה\tST
        סבאלברד ויאן מאיין\tSJ
        סהרה המערבית\tEH
        סודן\tSD
        סומליה\tSO
        סוריה\tSY
        סורינאם\tSR
        סיירה לאון\tSL
        סין\tCN
        סינגפור\tSG
        סלובניה\tSI
        סלובקיה\tSK
        סמואה\tWS
        סמואה האמריקנית\tAS
        סן מרטן\tMF
        סן מרינו\tSM
        סנגל\tSN
        סנט ברתולומיאו\tBL
        סנט הלנה\tSH
        סנט וינסנט והגרנדינים\tVC
        סנט לוסיה\tLC
        סנט מארטן\tSX
        סנט פייר ומיקלון\tPM
        סנט קיטס ונוויס\tKN
        ספרד\tES
        סרביה\tRS
        סרי לנקה\tLK
        עומאן\tOM
        עיראק\tIQ
        ערב הסעודית\tSA
        פוארטו ריקו\tPR
        פולין\tPL
        פולינזיה הצרפתית\tPF
        פורטוגל\tPT
        פיג י\tFJ
        פינלנד\tFI
        פלאו\tPW
        פנמה\tPA
        פפואה גינאה החדשה\tPG
        פקיסטן\tPK
        פרגוואי\tPY
        פרו\tPE
        צ אד\tTD
        צ ילה\tCL
        צ כיה\tCZ
        צרפת\tFR
        קובה\tCU
        קולומביה\tCO
        קומורו\tKM
        קונגו ברזאויל\tCG
        קונגו קינשאסה\tCD
        קוסובו\tXK
        קוסטה ריקה\tCR
        קוראסאו\tCW
        קוריאה הדרומית\tKR
        קוריאה הצפונית\tKP
        קזחסטן\tKZ
        קטאר\tQA
        קירגיזסטן\tKG
        קיריבאטי\tKI
        קלדוניה החדשה\tNC
        קמבודיה\tKH
        קמרון\tCM
        קנדה\tCA
        קניה\tKE
        קפריסין\tCY
        קרואטיה\tHR
        ראוניון\tRE
        רואנדה\tRW
        רומניה\tRO
        רוסיה\tRU
        שוודיה\tSE
        שווייץ\tCH
        תאילנד\tTH
        תוניסיה\tTN
        תימן\tYE
        اتريش\tAT
        اتيوپي\tET
        اثيوبيا\tET
        اذرباييجان\tAZ
        اذربيجان\tAZ
        ارجنٹينا\tAR
        اردن\tJO
        ارمنستان\tAM
        ارمينيا\tAM
        اروبا\tAW
        اروگويه\tUY
        اريتره\tER
        اريتريا\tER
        اريٹيريا\tER
        ارژانتين\tAR
        ازبكستان\tUZ
        اسبانيا\tES
        استراليا\tAU
        استوايي گيانا\tGQ
        استوني\tEE
        استونيا\tEE
        اسراييل\tIL
        اسلواكي\tSK
        اسلووني\tSI
        اسواتيني\tSZ
        اسٹريا\tAT
        اسٹريليا\tAU
        اسٹونيا\tEE
        اسپانيا\tES
        افريقاي جنوبي\tZA
        افغانستان\tAF
        اكوادور\tEC
        ال سلواڈور\tSV
        الاراضي الفلسطينيه\tPS
        الارجنتين\tAR
        الاردن\tJO
        الاقاليم الجنوبيه الفرنسيه\tTF
        الاقليم البريطاني في المحيط الهندي\tIO
        الاكوادور\tEC
        الامارات العربيه المتحده\tAE
        الباني\tAL
        البانيا\tAL
        البانيه\tAL
        البحرين\tBH
        البرازيل\tBR
        البرتغال\tPT
        البوسنه والهرسك\tBA
        التشيك\tCZ
        الجبل الاسود\tME
        الجزاير\tDZ
        الجيريا\tDZ
        الدانمرك\tDK
        الراس الاخضر\tCV
        السالوادور\tSV
        السلفادور\tSV
        السنغال\tSN
        السودان\tSD
        السويد\tSE
        الصحراء الغربيه\tEH
        الصومال\tSO
        الصين\tCN
        العراق\tIQ
        الغابون\tGA
        الفاتيكان\tVA
        الفلبين\tPH
        الكاميرون\tCM
        الكونغو برازافيل\tCG
        الكونغو كينشاسا\tCD
        الكويت\tKW
        المان\tDE
        المانيا\tDE
        المغرب\tMA
        المكسيك\tMX
        المملكه العربيه السعوديه\tSA
        المملكه المتحده\tGB
        النرويج\tNO
        النمسا\tAT
        النيجر\tNE
        الهند\tIN
        الولايات المتحده\tUS
        اليابان\tJP
        اليمن\tYE
        الينڈ ايلينڈز\tAX
        اليونان\tGR
        امارات متحده عربي\tAE
        امريكه سے باهر كے چهوٹے جزايز\tUM
        امريكي ساموا\tAS
        امريكي ورجن ايلينڈز\tVI
        انتاركتيكا\tAQ
        انتيغوا وبربودا\tAG
        انتيگوا و باربودا\tAG
        اندورا\tAD
        اندونزي\tID
        اندونيسيا\tID
        انغولا\tAO
        انغويلا\tAI
        انٹاركٹيكا\tAQ
        انٹيگوا اور باربودا\tAG
        انڈورا\tAD
        انڈونيشيا\tID
        انگولا\tAO
        انگويلا\tAI
        انگوييلا\tAI
        اورغواي\tUY
        اوزبكستان\tUZ
        اوغندا\tUG
        اوكرانيا\tUA
        اوكراين\tUA
        اوگاندا\tUG
        ايالات متحده\tUS
        ايتاليا\tIT
        ايتهوپيا\tET
        ايران\tIR
        ايرلند\tIE
        ايرلندا\tIE
        ايرلينڈ\tIE
        ايس لينڈ\tIS
        ايسلند\tIS
        ايسلندا\tIS
        ايطاليا\tIT
        ايكواڈور\tEC
        ايل اف مين\tIM
        اٹلي\tIT
        بابوا غينيا الجديده\tPG
        باراغواي\tPY
        باربادوس\tBB
        بارباڈوس\tBB
        باكستان\tPK
        بالاو\tPW
        باهاما\tBS
        بحرين\tBH
        برازيل\tBR
        بربادوس\tBB
        برزيل\tBR
        برطانوي بحر هند كا علاقه\tIO
        بركينا فاسو\tBF
        برمودا\tBM
        بروناي\tBN
        برونايي\tBN
        بروني\tBN
        برونيي\tBN
        برونڈي\tBI
        بريتانيا\tGB
        برٹش ورجن ايلينڈز\tVG
        بلاروس\tBY
        بلجيكا\tBE
        بلغارستان\tBG
        بلغاريا\tBG
        بلغاريه\tBG
        بليز\tBZ
        بلژيك\tBE
        بنغلاديش\tBD
        بنما\tPA
        بنين\tBJ
        بنگلادش\tBD
        بنگله ديش\tBD
        بهارت\tIN
        بهاماس\tBS
        بهوٹان\tBT
        بوتان\tBT
        بوتسوانا\tBW
        بورتوريكو\tPR
        بوركينا فاسو\tBF
        بوركينافاسو\tBF
        بوروندي\tBI
        بوسني و هرزگوين\tBA
        بوسنيا اور هرزيگووينا\tBA
        بولندا\tPL
        بوليفيا\tBO
        بولينيزيا الفرنسيه\tPF
        بوليوي\tBO
        بوليويا\tBO
        بوويٹ ايلينڈ\tBV
        بيرو\tPE
        بيلاروس\tBY
        بيلايز\tBZ
        بيلجيم\tBE
        بينن\tBJ
        تاجكستان\tTJ
        تاجيكستان\tTJ
        تانزانيا\tTZ
        تايلاند\tTH
        تايلند\tTH
        تايوان\tTW
        تاييوان\tTW
        تركمانستان\tTM
        تركمنستان\tTM
        تركيا\tTR
        تركيه\tTR
        ترينيداد اور ٹوباگو\tTT
        ترينيداد و توباگو\tTT
        ترينيداد وتوباغو\tTT
        تشاد\tTD
        تشيلي\tCL
        تنزانيا\tTZ
        تنزانيه\tTZ
        تهايي لينڈ\tTH
        توغو\tTG
        توفالو\tTV
        توكلايو\tTK
        توكيلاو\tTK
        تونس\tTN
        تونغا\tTO
        تونگا\tTO
        تووالو\tTV
        توگو\tTG
        تيمور لسته\tTL
        تيمور ليسٹ\tTL
        تيمور ليشتي\tTL
        جارجيا\tGE
        جامايكا\tJM
        جاماييكا\tJM
        جاپان\tJP
        جبل الطارق\tGI
        جبل طارق\tGI
        جبلالطارق\tGI
        جبوتي\tDJ
        جرزي\tJE
        جرسي\tJE
        جرمني\tDE
        جزاير الاند\tAX
        جزاير توركس و كايكوس\tTC
        جزاير دورافتاده ايالات متحده\tUM
        جزاير سليمان\tSB
        جزاير فارو\tFO
        جزاير فالكلند\tFK
        جزاير كاراييب هلند\tBQ
        جزاير كوك\tCK
        جزاير كوكوس\tCC
        جزاير كيمن\tKY
        جزاير مارشال\tMH
        جزاير مارياناي شمالي\tMP
        جزاير ويرجين ايالات متحده\tVI
        جزاير ويرجين بريتانيا\tVG
        جزاير پيتكرن\tPN
        جزر الاند\tAX
        جزر البهاما\tBS
        جزر القمر\tKM
        جزر المارتينيك\tMQ
        جزر المالديف\tMV
        جزر الولايات المتحده الناييه\tUM
        جزر بيتكيرن\tPN
        جزر توركس وكايكوس\tTC
        جزر سليمان\tSB
        جزر فارو\tFO
        جزر فوكلاند\tFK
        جزر فيرجن الامريكيه\tVI
        جزر فيرجن البريطانيه\tVG
        جزر كايمان\tKY
        جزر كوك\tCK
        جزر كوكوس كيلينغ\tCC
        جزر مارشال\tMH
        جزر ماريانا الشماليه\tMP
        جزر والس وفوتونا\tWF
        جزيره بوفيه\tBV
        جزيره بووه\tBV
        جزيره كرسمس\tCX
        جزيره كريسماس\tCX
        جزيره كريسمس\tCX
        جزيره مان\tIM
        جزيره من\tIM
        جزيره نورفولك\tNF
        جزيره هيرد وجزر ماكدونالد\tHM
        جماييكا\tJM
        جمهوري اذربايجان\tAZ
        جمهوري افريقاي مركزي\tCF
        جمهوري دومينيكن\tDO
        جمهوريه افريقيا الوسطي\tCF
        جمهوريه الدومينيكان\tDO
        جمهوريه ڈومينيكن\tDO
        جنوب افريقيا\tZA
        جنوب السودان\tSS
        جنوبي افريقه\tZA
        جنوبي جارجيا اور جنوبي سينڈوچ جزاير\tGS
        جنوبي سوڈان\tSS
        جنوبي كوريا\tKR
        جنوبگان\tAQ
        جورجيا\tGE
        جورجيا الجنوبيه وجزر ساندويتش الجنوبيه\tGS
        جورجياي جنوبي و جزاير ساندويچ جنوبي\tGS
        جيبوتي\tDJ
        جيرسي\tJE
        دانمارك\tDK
        دومينيكا\tDM
        رواندا\tRW
        روانڈا\tRW
        روس\tRU
        روسيا\tRU
        روسيه\tRU
        روماني\tRO
        رومانيا\tRO
        رومانيه\tRO
        روينيون\tRE
        ري يونين\tRE
        رياست هايے متحده امريكه\tUS
        ريونيون\tRE
        زامبيا\tZM
        زمبابوے\tZW
        زيمبابوه\tZW
        زيمبابوي\tZW
        ساحل العاج\tCI
        ساحل عاج\tCI
        ساموا\tWS
        ساموا الامريكيه\tAS
        سامواي امريكا\tAS
        سان بارتليمي\tBL
        سان بيير ومكويلون\tPM
        سان مارتن\tMF
        سان مارينو\tSM
        سانت فنسنت وجزر غرينادين\tVC
        سانت كيتس ونيفيس\tKN
        سانت لوسيا\tLC
        سانت مارتن\tSX
        سانت هيلينا\tSH
        سانمارينو\tSM
        ساو تومي وبرينسيبي\tST
        ساو ٹومے اور پرنسپے\tST
        سايوتومه و پرينسيپ\tST
        سربيا\tRS
        سرزمينهاي جنوبي فرانسه\tTF
        سرزمينهاي فلسطيني\tPS
        سري لنكا\tLK
        سريلانكا\tLK
        سشليز\tSC
        سعودي عرب\tSA
        سفالبارد وجان ماين\tSJ
        سلطنت متحده\tGB
        سلوفاكيا\tSK
        سلوفينيا\tSI
        سلوواكيه\tSK
        سلووينيا\tSI
        سن بارتلمي\tBL
        سن پير و ميكلن\tPM
        سنت كيتس و نويس\tKN
        سنت لوسيا\tLC
        سنت مارتن\tSX
        سنت مارتين\tMF
        سنت هلن\tSH
        سنت وينسنت و گرنادين\tVC
        سنغافوره\tSG
        سنٹ مارٹن\tSX
        سنگال\tSN
        سنگاپور\tSG
        سواتني\tSZ
        سوالبارد و يان ماين\tSJ
        سوالبرڈ اور جان ماين\tSJ
        سودان\tSD
        سودان جنوبي\tSS
        سوريا\tSY
        سورينام\tSR
        سوريه\tSY
        سولومن ايلينڈز\tSB
        سومالي\tSO
        سويد\tSE
        سويسرا\tCH
        سوييس\tCH
        سويٹزر لينڈ\tCH
        سويڈن\tSE
        سوڈان\tSD
        سيراليون\tSL
        سيشل\tSC
        سينيگل\tSN
        سينٹ برتهليمي\tBL
        سينٹ كٹس اور نيويس\tKN
        سينٹ لوسيا\tLC
        سينٹ مارٹن\tMF
        سينٹ هيلينا\tSH
        سينٹ ونسنٹ اور گرينيڈاينز\tVC
        سينٹ پيير اور ميكلييون\tPM
        شام\tSY
        شمالي كوريا\tKP
        شمالي ماريانا ايلينڈز\tMP
        شمالي مقدونيه\tMK
        شيلي\tCL
        صحراي غربي\tEH
        صربستان\tRS
        صربيا\tRS
        صوماليه\tSO
        طاجيكستان\tTJ
        عراق\tIQ
        عربستان سعودي\tSA
        عمان\tOM
        غامبيا\tGM
        غانا\tGH
        غرينادا\tGD
        غرينلاند\tGL
        غنا\tGH
        غواتيمالا\tGT
        غوادلوب\tGP
        غوام\tGU
        غويانا الفرنسيه\tGF
        غيانا\tGY
        غيرنزي\tGG
        غينيا\tGN
        غينيا الاستواييه\tGQ
        غينيا بيساو\tGW
        فاكلينڈ جزاير\tFK
        فانواتو\tVU
        فجي\tFJ
        فرانس\tFR
        فرانسه\tFR
        فرانسيسي جنوبي خطے\tTF
        فرانسيسي پولينيشيا\tPF
        فرنسا\tFR
        فرينچ گيانا\tGF
        فلسطيني خطے\tPS
        فلپاين\tPH
        فن لينڈ\tFI
        فنزويلا\tVE
        فنلاند\tFI
        فنلندا\tFI
        فيتنام\tVN
        فيجي\tFJ
        فيليپين\tPH
        قبرس\tCY
        قبرص\tCY
        قرقيزستان\tKG
        قزاخستان\tKZ
        قزاقستان\tKZ
        قطر\tQA
        قلمرو بريتانيا در اقيانوس هند\tIO
        قيرغيزستان\tKG
        كازاخستان\tKZ
        كاستاريكا\tCR
        كالدونياي جديد\tNC
        كاليدونيا الجديده\tNC
        كامبوج\tKH
        كامرون\tCM
        كانادا\tCA
        كانگو برازاويلے\tCG
        كانگو كنشاسا\tCD
        كرغزستان\tKG
        كره جنوبي\tKR
        كره شمالي\tKP
        كرواتيا\tHR
        كرواسي\tHR
        كروشيا\tHR
        كريباتي\tKI
        كريبيايي نيدرلينڈز\tBQ
        كك ايلينڈز\tCK
        كلمبيا\tCO
        كمبوديا\tKH
        كمبوڈيا\tKH
        كندا\tCA
        كنيا\tKE
        كنگو برازويل\tCG
        كنگو كينشاسا\tCD
        كوبا\tCU
        كوراساو\tCW
        كوراسايو\tCW
        كوريا الجنوبيه\tKR
        كوريا الشماليه\tKP
        كوزوو\tXK
        كوستاريكا\tCR
        كوسوفو\tXK
        كوسووو\tXK
        كوسٹا ريكا\tCR
        كوكوس كيلنگ جزاير\tCC
        كولمبيا\tCO
        كولومبيا\tCO
        كومور\tKM
        كوموروس\tKM
        كويت\tKW
        كوٹ ڈي اييوري\tCI
        كيريباتي\tKI
        كيمرون\tCM
        كيمين ايلينڈز\tKY
        كينيا\tKE
        كينيڈا\tCA
        كيوبا\tCU
        كيوراكاو\tCW
        كيپ ورڈي\tCV
        كيپورد\tCV
        لاتفيا\tLV
        لاوس\tLA
        لايبيريا\tLR
        لايوس\tLA
        لبنان\tLB
        لتوني\tLV
        لسوتو\tLS
        لكسمبرگ\tLU
        لهستان\tPL
        لوكزامبورگ\tLU
        لوكسمبورغ\tLU
        ليبريا\tLR
        ليبي\tLY
        ليبيا\tLY
        ليبيريا\tLR
        ليتهونيا\tLT
        ليتواني\tLT
        ليتوانيا\tLT
        ليختناشتاين\tLI
        ليختنشتاين\tLI
        ليسوتهو\tLS
        ليسوتو\tLS
        ليشٹنسٹاين\tLI
        لٹويا\tLV
        ماداگاسكار\tMG
        مارتينيك\tMQ
        مارشل ايلينڈز\tMH
        ماريشس\tMU
        مارٹينك\tMQ
        ماكايو منطقه ويژه اداري چين\tMO
        مالاوي\tMW
        مالت\tMT
        مالدووا\tMD
        مالديو\tMV
        مالديپ\tMV
        مالزي\tMY
        مالطا\tMT
        مالي\tML
        ماليزيا\tMY
        مالٹا\tMT
        مايكرونيشيا\tFM
        مايوت\tYT
        مايوٹ\tYT
        متحده عرب امارات\tAE
        مجارستان\tHU
        مدغشقر\tMG
        مراكش\tMA
        مصر\tEG
        مغربي صحارا\tEH
        مغولستان\tMN
        مقدونيا الشماليه\tMK
        مقدونيه شمالي\tMK
        مكاو sar چين\tMO
        مكزيك\tMX
        ملاوي\tMW
        ملايشيا\tMY
        منطقه ماكاو الاداريه الخاصه\tMO
        منغوليا\tMN
        منگوليا\tMN
        موريتاني\tMR
        موريتانيا\tMR
        موريس\tMU
        موريشيوس\tMU
        موريطانيه\tMR
        موزامبيك\tMZ
        موزمبيق\tMZ
        مولداوي\tMD
        مولدوفا\tMD
        موناكو\tMC
        مونتسرات\tMS
        مونتهنگرو\tME
        مونٹسيراٹ\tMS
        مونٹے نيگرو\tME
        ميانمار برما\tMM
        ميانمار برمه\tMM
        ميانمار بورما\tMM
        ميكرونزي\tFM
        ميكرونيزيا\tFM
        ميكسيكو\tMX
        مڈغاسكر\tMG
        نارفوك ايلينڈ\tNF
        ناروے\tNO
        ناميبيا\tNA
        ناورو\tNR
        نايجر\tNE
        نايجيريا\tNG
        نايورو\tNR
        نروژ\tNO
        نكاراگووا\tNI
        نورو\tNR
        نيبال\tNP
        نيجر\tNE
        نيجريه\tNG
        نيجيريا\tNG
        نيدر لينڈز\tNL
        نيكاراغوا\tNI
        نيكاراگويه\tNI
        نيو كليڈونيا\tNC
        نيوزي لينڈ\tNZ
        نيوزيلند\tNZ
        نيوزيلندا\tNZ
        نيوي\tNU
        نيويه\tNU
        نييو\tNU
        نيپال\tNP
        نپال\tNP
        هانگ كانگ sar چين\tHK
        هايتي\tHT
        هاييتي\tHT
        هرد و جزاير مكدونالد\tHM
        هسپانيه\tES
        هلند\tNL
        هند\tIN
        هندوراس\tHN
        هنغاريا\tHU
        هنگري\tHU
        هنگكنگ منطقه ويژه اداري چين\tHK
        هولندا\tNL
        هولندا الكاريبيه\tBQ
        هونغ كونغ الصينيه منطقه اداريه خاصه\tHK
        هونڈاروس\tHN
        هيرڈ جزيره و ميكڈولينڈ جزاير\tHM
        هيٹي\tHT
        واتيكان\tVA
        واليس و فوتونا\tWF
        وانواتو\tVU
        وسط افريقي جمهوريه\tCF
        ونزويلا\tVE
        ويتنام\tVN
        ويليز اور فيوٹيونا\tWF
        وينزوييلا\tVE
        وينواٹو\tVU
        ويٹيكن سٹي\tVA
        يمن\tYE
        يوروگويے\tUY
        يوكرين\tUA
        يونان\tGR
        يوگنڈا\tUG
        ٹركس اور كيكوس جزاير\tTC
        ٹوكيلاو\tTK
        ٹونگا\tTO
        ٹووالو\tTV
        ٹوگو\tTG
        پاراگويه\tPY
        پاكستان\tPK
        پالايو\tPW
        پاناما\tPA
        پانامه\tPA
        پاپوا نيو گني\tPG
        پاپوا گينه نو\tPG
        پرتغال\tPT
        پرتگال\tPT
        پرو\tPE
        پلاو\tPW
        پلينزي فرانسه\tPF
        پورتوريكو\tPR
        پولينڈ\tPL
        پيراگويے\tPY
        پيرو\tPE
        پيورٹو ريكو\tPR
        پٹكايرن جزاير\tPN
        چاد\tTD
        چاڈ\tTD
        چك\tCZ
        چلي\tCL
        چيكيا\tCZ
        چين\tCN
        ڈنمارك\tDK
        ڈومنيكا\tDM
        ژاپن\tJP
        گابن\tGA
        گامبيا\tGM
        گرجستان\tGE
        گرنادا\tGD
        گرنزي\tGG
        گرين لينڈ\tGL
        گريناڈا\tGD
        گرينلند\tGL
        گني\tGN
        گني بساو\tGW
        گهانا\tGH
        گواتمالا\tGT
        گوادلوپ\tGP
        گوام\tGU
        گواٹے مالا\tGT
        گواڈيلوپ\tGP
        گويان\tGY
        گويان فرانسه\tGF
        گويرنسي\tGG
        گيانا\tGY
        گيبون\tGA
        گيمبيا\tGM
        گينه\tGN
        گينه استوايي\tGQ
        گينه بيسايو\tGW
        ދިވެހި ރާއްޖެ\tMV
        अंगोला\tAO
        अंटार्कटिका\tAQ
        अजरबैजान\tAZ
        अफगानिस्तान\tAF
        अमेरिकी समोआ\tAS
        अरूबा\tAW
        अर्जेंटीना\tAR
        अल सल्वाडोर\tSV
        अल्जीरिया\tDZ
        अल्बानिया\tAL
        आइल ऑफ मैन\tIM
        आइसलैंड\tIS
        आयरलैंड\tIE
        आर्मेनिया\tAM
        इंडोनेशिया\tID
        इक्वाडोर\tEC
        इक्वेटोरियल गिनी\tGQ
        इजराइल\tIL
        इटली\tIT
        इथियोपिया\tET
        इराक\tIQ
        इरिट्रिया\tER
        ईरान\tIR
        उज्बेकिस्तान\tUZ
        उत्तर कोरिया\tKP
        उत्तरी मकदूनिया\tMK
        उत्तरी मारियाना द्वीपसमूह\tMP
        उरूग्वे\tUY
        एंग्विला\tAI
        एंटिगुआ और बरबुडा\tAG
        एंडोरा\tAD
        एलैंड द्वीपसमूह\tAX
        एस्टोनिया\tEE
        एस्वाटिनी\tSZ
        ऑस्ट्रिया\tAT
        ऑस्ट्रेलिया\tAU
        ओमान\tOM
        कंबोडिया\tKH
        कजाखस्तान\tKZ
        कतर\tQA
        कनाडा\tCA
        कांगो किंशासा\tCD
        कांगो ब्राजाविल\tCG
        किरिबाती\tKI
        किर्गिजस्तान\tKG
        कुक द्वीपसमूह\tCK
        कुरासाओ\tCW
        कुवैत\tKW
        केन्या\tKE
        केप वर्ड\tCV
        कैमरून\tCM
        कैमेन द्वीपसमूह\tKY
        कैरिबियन नीदरलैंड\tBQ
        कोकोस कीलिंग द्वीपसमूह\tCC
        कोत दिवुआर\tCI
        कोमोरोस\tKM
        कोलंबिया\tCO
        कोसोवो\tXK
        कोस्टारिका\tCR
        क्यूबा\tCU
        क्रिसमस द्वीप\tCX
        क्रोएशिया\tHR
        गर्नसी\tGG
        गाम्बिया\tGM
        गिनी\tGN
        गिनी बिसाउ\tGW
        गुआम\tGU
        गुयाना\tGY
        गैबॉन\tGA
        ग्रीनलैंड\tGL
        ग्रेनाडा\tGD
        ग्वाटेमाला\tGT
        ग्वाडेलूप\tGP
        घाना\tGH
        चाड\tTD
        चिली\tCL
        चीन\tCN
        चेकिया\tCZ
        जमैका\tJM
        जर्मनी\tDE
        जर्सी\tJE
        जापान\tJP
        जाम्बिया\tZM
        जिबूती\tDJ
        जिब्राल्टर\tGI
        जिम्बाब्वे\tZW
        जॉर्जिया\tGE
        जॉर्डन\tJO
        टोंगा\tTO
        टोगो\tTG
        ट्यूनीशिया\tTN
        डेनमार्क\tDK
        डोमिनिकन गणराज्य\tDO
        डोमिनिका\tDM
        तंजानिया\tTZ
        ताइवान\tTW
        ताजिकिस्तान\tTJ
        तिमोर लेस्त\tTL
        तुर्क और कैकोज द्वीपसमूह\tTC
        तुर्कमेनिस्तान\tTM
        तुर्किये\tTR
        तुवालू\tTV
        तोकेलाउ\tTK
        त्रिनिदाद और टोबैगो\tTT
        थाईलैंड\tTH
        दक्षिण अफ्रीका\tZA
        दक्षिण कोरिया\tKR
        दक्षिण जॉर्जिया और दक्षिण सैंडविच द्वीपसमूह\tGS
        दक्षिण सूडान\tSS
        नाइजर\tNE
        नाइजीरिया\tNG
        नाउरु\tNR
        नामीबिया\tNA
        निकारागुआ\tNI
        नीदरलैंड\tNL
        नीयू\tNU
        नेपाल\tNP
        नॉरफॉक द्वीप\tNF
        नॉर्वे\tNO
        न्यू कैलेडोनिया\tNC
        न्यूजीलैंड\tNZ
        पनामा\tPA
        पराग्वे\tPY
        पलाऊ\tPW
        पश्चिमी सहारा\tEH
        पाकिस्तान\tPK
        पापुआ न्यू गिनी\tPG
        पिटकैर्न द्वीपसमूह\tPN
        पुर्तगाल\tPT
        पेरू\tPE
        पोर्टो रिको\tPR
        पोलैंड\tPL
        फिजी\tFJ
        फिनलैंड\tFI
        फिलिपींस\tPH
        फिलिस्तीनी क्षेत्र\tPS
        फेरो द्वीपसमूह\tFO
        फॉकलैंड द्वीपसमूह\tFK
        फ्रांस\tFR
        फ्रांसीसी दक्षिणी क्षेत्र\tTF
        फ्रेंच गुयाना\tGF
        फ्रेंच पोलिनेशिया\tPF
        बरमूडा\tBM
        बहरीन\tBH
        बहामास\tBS
        बांग्लादेश\tBD
        बारबाडोस\tBB
        बुरुंडी\tBI
        बुर्किना फासो\tBF
        बुल्गारिया\tBG
        बेनिन\tBJ
        बेलारूस\tBY
        बेलीज\tBZ
        बेल्जियम\tBE
        बोत्स्वाना\tBW
        बोलीविया\tBO
        बोवेत द्वीप\tBV
        बोस्निया और हर्जेगोविना\tBA
        ब्राजील\tBR
        ब्रिटिश वर्जिन द्वीपसमूह\tVG
        ब्रिटिश हिंद महासागरीय क्षेत्र\tIO
        ब्रूनेई\tBN
        भारत\tIN
        भूटान\tBT
        मंगोलिया\tMN
        मकाऊ विशेष प्रशासनिक क्षेत्र चीन\tMO
        मध्य अफ्रीकी गणराज्य\tCF
        मलावी\tMW
        मलेशिया\tMY
        माइक्रोनेशिया\tFM
        मायोते\tYT
        मार्टीनिक\tMQ
        मार्शल द्वीपसमूह\tMH
        मालदीव\tMV
        माली\tML
        माल्टा\tMT
        मिस्र\tEG
        मेडागास्कर\tMG
        मैक्सिको\tMX
        मॉरिटानिया\tMR
        मॉरीशस\tMU
        मॉल्डोवा\tMD
        मोंटसेरात\tMS
        मोंटेनेग्रो\tME
        मोजांबिक\tMZ
        मोनाको\tMC
        मोरक्को\tMA
        म्यांमार बर्मा\tMM
        यमन\tYE
        युगांडा\tUG
        यू एस आउटलाइंग द्वीपसमूह\tUM
        यू एस वर्जिन द्वीपसमूह\tVI
        यूक्रेन\tUA
        यूनाइटेड किंगडम\tGB
        यूनान\tGR
        रवांडा\tRW
        रियूनियन\tRE
        रूस\tRU
        रोमानिया\tRO
        लग्जमबर्ग\tLU
        लाइबेरिया\tLR
        लाओस\tLA
        लातविया\tLV
        लिचेंस्टीन\tLI
        लिथुआनिया\tLT
        लीबिया\tLY
        लेबनान\tLB
        लेसोथो\tLS
        वनुआतू\tVU
        वालिस और फ्यूचूना\tWF
        वियतनाम\tVN
        वेटिकन सिटी\tVA
        वेनेजुएला\tVE
        श्रीलंका\tLK
        संयुक्त अरब अमीरात\tAE
        संयुक्त राज्य\tUS
        सऊदी अरब\tSA
        समोआ\tWS
        सर्बिया\tRS
        साइप्रस\tCY
        साओ टोम और प्रिंसिपे\tST
        सिंगापुर\tSG
        सिंट मार्टिन\tSX
        सिएरा लियोन\tSL
        सीरिया\tSY
        सूडान\tSD
        सूरीनाम\tSR
        सेंट किट्स और नेविस\tKN
        सेंट पिएरे और मिक्वेलान\tPM
        सेंट बार्थेलेमी\tBL
        सेंट मार्टिन\tMF
        सेंट लूसिया\tLC
        सेंट विंसेंट और ग्रेनाडाइंस\tVC
        सेंट हेलेना\tSH
        सेनेगल\tSN
        सेशेल्स\tSC
        सैन मेरीनो\tSM
        सोमालिया\tSO
        सोलोमन द्वीपसमूह\tSB
        स्पेन\tES
        स्लोवाकिया\tSK
        स्लोवेनिया\tSI
        स्वालबार्ड और जान मायेन\tSJ
        स्विट्जरलैंड\tCH
        स्वीडन\tSE
        हंगरी\tHU
        हर्ड द्वीप और मैकडोनॉल्ड द्वीपसमूह\tHM
        हाँग काँग चीन विशेष प्रशासनिक क्षेत्र\tHK
        हैती\tHT
        होंडूरास\tHN
        অলান্ড দ্বীপপুঞ্জ\tAX
        অস্ট্রিযা\tAT
        অস্ট্রেলিযা\tAU
        অ্যাঙ্গুইলা\tAI
        অ্যাঙ্গোলা\tAO
        অ্যান্টার্কটিকা\tAQ
        অ্যান্টিগুযা ও বারবুডা\tAG
        আইল অফ ম্যান\tIM
        আইসল্যান্ড\tIS
        আজারবাইজান\tAZ
        আন্ডোরা\tAD
        আফগানিস্তান\tAF
        আমেরিকান সামোযা\tAS
        আযারল্যান্ড\tIE
        আরুবা\tAW
        আর্জেন্টিনা\tAR
        আর্মেনিযা\tAM
        আলজেরিযা\tDZ
        আলবেনিযা\tAL
        ইউক্রেন\tUA
        ইকুযেডর\tEC
        ইজরাযেল\tIL
        ইতালি\tIT
        ইথিওপিযা\tET
        ইন্দোনেশিযা\tID
        ইযেমেন\tYE
        ইরাক\tIQ
        ইরান\tIR
        ইরিত্রিযা\tER
        ইসওযাতিনি\tSZ
        উগান্ডা\tUG
        উজবেকিস্তান\tUZ
        উত্তর কোরিযা\tKP
        উত্তর ম্যাসেডোনিযা\tMK
        উত্তরাঞ্চলীয মারিযানা দ্বীপপুঞ্জ\tMP
        উরুগুযে\tUY
        এল সালভেদর\tSV
        এস্তোনিযা\tEE
        ওমান\tOM
        ওযালিস ও ফুটুনা\tWF
        কঙ্গো কিনশাসা\tCD
        কঙ্গো ব্রাজাভিল\tCG
        কমোরোস\tKM
        কম্বোডিযা\tKH
        কলম্বিযা\tCO
        কসোভো\tXK
        কাজাখস্তান\tKZ
        কাতার\tQA
        কানাডা\tCA
        কিউবা\tCU
        কিরগিজিস্তান\tKG
        কিরিবাতি\tKI
        কুক দ্বীপপুঞ্জ\tCK
        কুযেত\tKW
        কুরাসাও\tCW
        কেনিযা\tKE
        কেপ ভার্দে\tCV
        কেম্যান দ্বীপপুঞ্জ\tKY
        কোকোস কিলিং দ্বীপপুঞ্জ\tCC
        কোট ডি আইভোর\tCI
        কোস্টারিকা\tCR
        ক্যামেরুন\tCM
        ক্যারিবিযান নেদারল্যান্ডস\tBQ
        ক্রিসমাস দ্বীপ\tCX
        ক্রোযেশিযা\tHR
        গাম্বিযা\tGM
        গার্নসি\tGG
        গিনি\tGN
        গিনি বিসাউ\tGW
        গিযানা\tGY
        গুযাতেমালা\tGT
        গুযাদেলৌপ\tGP
        গুযাম\tGU
        গ্যাবন\tGA
        গ্রীনল্যান্ড\tGL
        গ্রীস\tGR
        গ্রেনাডা\tGD
        ঘানা\tGH
        চাদ\tTD
        চিলি\tCL
        চীন\tCN
        চেকিযা\tCZ
        জর্জিযা\tGE
        জর্ডন\tJO
        জাপান\tJP
        জামাইকা\tJM
        জাম্বিযা\tZM
        জার্মানি\tDE
        জার্সি\tJE
        জিবুতি\tDJ
        জিব্রাল্টার\tGI
        জিম্বাবোযে\tZW
        টুভালু\tTV
        টোকেলাউ\tTK
        টোগো\tTG
        টোঙ্গা\tTO
        ডেনমার্ক\tDK
        ডোমিনিকা\tDM
        ডোমেনিকান প্রজাতন্ত্র\tDO
        তাইওযান\tTW
        তাজিকিস্তান\tTJ
        তাঞ্জানিযা\tTZ
        তিউনিসিযা\tTN
        তিমুর লেস্তে\tTL
        তুরস্ক\tTR
        তুর্কমেনিস্তান\tTM
        তুর্কস ও কাইকোস দ্বীপপুঞ্জ\tTC
        ত্রিনিনাদ ও টোব্যাগো\tTT
        থাইল্যান্ড\tTH
        দক্ষিণ আফ্রিকা\tZA
        দক্ষিণ কোরিযা\tKR
        দক্ষিণ জর্জিযা ও দক্ষিণ স্যান্ডউইচ দ্বীপপুঞ্জ\tGS
        দক্ষিণ সুদান\tSS
        নরওযে\tNO
        নরফোক দ্বীপ\tNF
        নাইজার\tNE
        নাইজেরিযা\tNG
        নাউরু\tNR
        নামিবিযা\tNA
        নিউ ক্যালেডোনিযা\tNC
        নিউজিল্যান্ড\tNZ
        নিউযে\tNU
        নিকারাগুযা\tNI
        নিরক্ষীয গিনি\tGQ
        নেদারল্যান্ডস\tNL
        নেপাল\tNP
        পর্তুগাল\tPT
        পশ্চিম সাহারা\tEH
        পাকিস্তান\tPK
        পানামা\tPA
        পাপুযা নিউ গিনি\tPG
        পালাউ\tPW
        পিটকেযার্ন দ্বীপপুঞ্জ\tPN
        পুযের্তো রিকো\tPR
        পেরু\tPE
        পোল্যান্ড\tPL
        প্যারাগুযে\tPY
        প্যালেস্টাইন ভূখণ্ড\tPS
        ফকল্যান্ড দ্বীপপুঞ্জ\tFK
        ফরাসী গাযানা\tGF
        ফরাসী দক্ষিণাঞ্চল\tTF
        ফরাসী পলিনেশিযা\tPF
        ফিজি\tFJ
        ফিনল্যান্ড\tFI
        ফিলিপাইন\tPH
        ফ্যারো দ্বীপপুঞ্জ\tFO
        ফ্রান্স\tFR
        বতসোযানা\tBW
        বলিভিযা\tBO
        বসনিযা ও হার্জেগোভিনা\tBA
        বাংলাদেশ\tBD
        বারমুডা\tBM
        বার্বাডোজ\tBB
        বাহামা দ্বীপপুঞ্জ\tBS
        বাহারিন\tBH
        বুরকিনা ফাসো\tBF
        বুরুন্ডি\tBI
        বুলগেরিযা\tBG
        বেনিন\tBJ
        বেলজিযাম\tBE
        বেলারুশ\tBY
        বেলিজ\tBZ
        বোভেট দ্বীপ\tBV
        ব্রাজিল\tBR
        ব্রিটিশ ভারত মহাসাগরীয অঞ্চল\tIO
        ব্রিটিশ ভার্জিন দ্বীপপুঞ্জ\tVG
        ব্রুনেই\tBN
        ভানুযাটু\tVU
        ভারত\tIN
        ভিযেতনাম\tVN
        ভুটান\tBT
        ভেনেজুযেলা\tVE
        ভ্যাটিকান সিটি\tVA
        মঙ্গোলিযা\tMN
        মধ্য আফ্রিকার প্রজাতন্ত্র\tCF
        মন্টসেরাট\tMS
        মন্টিনিগ্রো\tME
        মরিতানিযা\tMR
        মরিশাস\tMU
        মলডোভা\tMD
        মাইক্রোনেশিযা\tFM
        মাদাগাস্কার\tMG
        মাযানমার বার্মা\tMM
        মাযোত্তে\tYT
        মার্কিন যুক্তরাষ্ট্র\tUS
        মার্কিন যুক্তরাষ্ট্রীয ভার্জিন দ্বীপপুঞ্জ\tVI
        মার্টিনিক\tMQ
        মার্শাল দ্বীপপুঞ্জ\tMH
        মালদ্বীপ\tMV
        মালযেশিযা\tMY
        মালাউই\tMW
        মালি\tML
        মাল্টা\tMT
        মিশর\tEG
        মেক্সিকো\tMX
        মোজাম্বিক\tMZ
        মোনাকো\tMC
        মোরক্কো\tMA
        ম্যাকাও এসএআর চীন\tMO
        যুক্তরাজ্য\tGB
        যুক্তরাষ্ট্রের পার্শ্ববর্তী দ্বীপপুঞ্জ\tUM
        রাশিযা\tRU
        রিইউনিযন\tRE
        রুযান্ডা\tRW
        রোমানিযা\tRO
        লাইবেরিযা\tLR
        লাওস\tLA
        লাক্সেমবার্গ\tLU
        লাটভিযা\tLV
        লিচেনস্টেইন\tLI
        লিথুযানিযা\tLT
        লিবিযা\tLY
        লেবানন\tLB
        লেসোথো\tLS
        শ্রীলঙ্কা\tLK
        সংযুক্ত আরব আমিরাত\tAE
        সলোমন দ্বীপপুঞ্জ\tSB
        সাইপ্রাস\tCY
        সাওটোমা ও প্রিন্সিপি\tST
        সান মারিনো\tSM
        সামোযা\tWS
        সার্বিযা\tRS
        সিঙ্গাপুর\tSG
        সিন্ট মার্টেন\tSX
        সিযেরা লিওন\tSL
        সিরিযা\tSY
        সিসিলি\tSC
        সুইজারল্যান্ড\tCH
        সুইডেন\tSE
        সুদান\tSD
        সুরিনাম\tSR
        সেনেগাল\tSN
        সেন্ট কিটস ও নেভিস\tKN
        সেন্ট পিযের ও মিকুযেলন\tPM
        সেন্ট বার্থেলেমি\tBL
        সেন্ট ভিনসেন্ট ও গ্রেনাডিনস\tVC
        সেন্ট মার্টিন\tMF
        সেন্ট লুসিযা\tLC
        সেন্ট হেলেনা\tSH
        সোমালিযা\tSO
        সৌদি আরব\tSA
        স্পেন\tES
        স্বালবার্ড ও জান মেযেন\tSJ
        স্লোভাকিযা\tSK
        স্লোভানিযা\tSI
        হংকং এসএআর চীনা\tHK
        হন্ডুরাস\tHN
        হাইতি\tHT
        হাঙ্গেরি\tHU
        হার্ড এবং ম্যাকডোনাল্ড দ্বীপপুঞ্জ\tHM
        இலங்கை\tLK
        சிங்கப்பூர்\tSG
        ශ්රී ලංකාව\tLK
        กรีซ\tGR
        กรีนแลนด์\tGL
        กวม\tGU
        กวาเดอลูป\tGP
        กัมพูชา\tKH
        กัวเตมาลา\tGT
        กาตาร์\tQA
        กานา\tGH
        กาบอง\tGA
        กายอานา\tGY
        กินี\tGN
        กินี บิสเซา\tGW
        คองโก กินชาซา\tCD
        คองโก บราซซาวิล\tCG
        คอสตาริกา\tCR
        คอโมโรส\tKM
        คาซัคสถาน\tKZ
        คิริบาส\tKI
        คิวบา\tCU
        คีร์กีซสถาน\tKG
        คูราเซา\tCW
        คูเวต\tKW
        จอร์เจีย\tGE
        จอร์แดน\tJO
        จาเมกา\tJM
        จิบูตี\tDJ
        จีน\tCN
        ชาด\tTD
        ชิลี\tCL
        ซานมาริโน\tSM
        ซามัว\tWS
        ซาอุดีอาระเบีย\tSA
        ซาฮาราตะวันตก\tEH
        ซินต์มาร์เทน\tSX
        ซิมบับเว\tZW
        ซีเรีย\tSY
        ซูดาน\tSD
        ซูดานใต้\tSS
        ซูรินาเม\tSR
        ญี่ปุ่น\tJP
        ดินแดนปาเลสไตน์\tPS
        ตรินิแดดและโตเบโก\tTT
        ตองกา\tTO
        ติมอร์ เลสเต\tTL
        ตุรกี\tTR
        ตูนิเซีย\tTN
        ตูวาลู\tTV
        ทาจิกิสถาน\tTJ
        นครวาติกัน\tVA
        นอร์เวย์\tNO
        นามิเบีย\tNA
        นาอูรู\tNR
        นิการากัว\tNI
        นิวซีแลนด์\tNZ
        นิวแคลิโดเนีย\tNC
        นีอูเอ\tNU
        บราซิล\tBR
        บริติชอินเดียนโอเชียนเทร์ริทอรี\tIO
        บรูไน\tBN
        บอตสวานา\tBW
        บอสเนียและเฮอร์เซโกวีนา\tBA
        บังกลาเทศ\tBD
        บัลแกเรีย\tBG
        บาร์เบโดส\tBB
        บาห์เรน\tBH
        บาฮามาส\tBS
        บุรุนดี\tBI
        บูร์กินาฟาโซ\tBF
        ปากีสถาน\tPK
        ปานามา\tPA
        ปาปัวนิวกินี\tPG
        ปารากวัย\tPY
        ปาเลา\tPW
        ฝรั่งเศส\tFR
        ฟิจิ\tFJ
        ฟินแลนด์\tFI
        ฟิลิปปินส์\tPH
        ภูฏาน\tBT
        มองโกเลีย\tMN
        มอนต์เซอร์รัต\tMS
        มอนเตเนโกร\tME
        มอริเชียส\tMU
        มอริเตเนีย\tMR
        มอลตา\tMT
        มอลโดวา\tMD
        มัลดีฟส์\tMV
        มาซิโดเนียเหนือ\tMK
        มาดากัสการ์\tMG
        มายอต\tYT
        มาร์ตินีก\tMQ
        มาลาวี\tMW
        มาลี\tML
        มาเลเซีย\tMY
        ยิบรอลตาร์\tGI
        ยูกันดา\tUG
        ยูเครน\tUA
        รวันดา\tRW
        รัสเซีย\tRU
        ลักเซมเบิร์ก\tLU
        ลัตเวีย\tLV
        ลาว\tLA
        ลิกเตนสไตน์\tLI
        ลิทัวเนีย\tLT
        ลิเบีย\tLY
        วานูอาตู\tVU
        วาลลิสและฟุตูนา\tWF
        ศรีลังกา\tLK
        สฟาลบาร์และยานไมเอน\tSJ
        สวิตเซอร์แลนด์\tCH
        สวีเดน\tSE
        สหรัฐอาหรับเอมิเรตส์\tAE
        สหรัฐอเมริกา\tUS
        สหราชอาณาจักร\tGB
        สาธารณรัฐแอฟริกากลาง\tCF
        สาธารณรัฐโดมินิกัน\tDO
        สิงคโปร์\tSG
        สเปน\tES
        สโลวะเกีย\tSK
        สโลวีเนีย\tSI
        หมู่เกาะคุก\tCK
        หมู่เกาะนอร์เทิร์นมาเรียนา\tMP
        หมู่เกาะบริติชเวอร์จิน\tVG
        หมู่เกาะพิตแคร์น\tPN
        หมู่เกาะฟอล์กแลนด์\tFK
        หมู่เกาะมาร์แชลล์\tMH
        หมู่เกาะรอบนอกของสหรัฐอเมริกา\tUM
        หมู่เกาะเคย์แมน\tKY
        หมู่เกาะเติกส์และหมู่เกาะเคคอส\tTC
        หมู่เกาะเวอร์จินของสหรัฐอเมริกา\tVI
        หมู่เกาะแฟโร\tFO
        หมู่เกาะโคโคส คีลิง\tCC
        หมู่เกาะโซโลมอน\tSB
        หมู่เกาะโอลันด์\tAX
        ออสเตรีย\tAT
        ออสเตรเลีย\tAU
        อันดอร์รา\tAD
        อัฟกานิสถาน\tAF
        อารูบา\tAW
        อาร์เจนตินา\tAR
        อาร์เมเนีย\tAM
        อาเซอร์ไบจาน\tAZ
        อิตาลี\tIT
        อินเดีย\tIN
        อินโดนีเซีย\tID
        อิรัก\tIQ
        อิสราเอล\tIL
        อิหร่าน\tIR
        อิเควทอเรียลกินี\tGQ
        อียิปต์\tEG
        อุซเบกิสถาน\tUZ
        อุรุกวัย\tUY
        อเมริกันซามัว\tAS
        ฮอนดูรัส\tHN
        ฮังการี\tHU
        เกรเนดา\tGD
        เกาหลีเหนือ\tKP
        เกาหลีใต้\tKR
        เกาะคริสต์มาส\tCX
        เกาะนอร์ฟอล์ก\tNF
        เกาะบูเว\tBV
        เกาะเซาท์จอร์เจียและหมู่เกาะเซาท์แซนด์วิช\tGS
        เกาะเฮิร์ดและหมู่เกาะแมกดอนัลด์\tHM
        เกาะแมน\tIM
        เกิร์นซีย์\tGG
        เขตปกครองพิเศษมาเก๊าแห่งสาธารณรัฐประชาชนจีน\tMO
        เขตปกครองพิเศษฮ่องกงแห่งสาธารณรัฐประชาชนจีน\tHK
        เคนยา\tKE
        เคปเวิร์ด\tCV
        เจอร์ซีย์\tJE
        เช็ก\tCZ
        เซนต์คิตส์และเนวิส\tKN
        เซนต์บาร์เธเลมี\tBL
        เซนต์มาร์ติน\tMF
        เซนต์ลูเซีย\tLC
        เซนต์วินเซนต์และเกรนาดีนส์\tVC
        เซนต์เฮเลนา\tSH
        เซอร์เบีย\tRS
        เซาตูเมและปรินซิปี\tST
        เซียร์ราลีโอน\tSL
        เซเชลส์\tSC
        เซเนกัล\tSN
        เดนมาร์ก\tDK
        เติร์กเมนิสถาน\tTM
        เนปาล\tNP
        เนเธอร์แลนด์\tNL
        เนเธอร์แลนด์แคริบเบียน\tBQ
        เบนิน\tBJ
        เบลารุส\tBY
        เบลีซ\tBZ
        เบลเยียม\tBE
        เบอร์มิวดา\tBM
        เปรู\tPE
        เปอร์โตริโก\tPR
        เฟรนช์เกียนา\tGF
        เฟรนช์เซาเทิร์นเทร์ริทอรีส์\tTF
        เฟรนช์โปลินีเซีย\tPF
        เมียนมา พม่า\tMM
        เม็กซิโก\tMX
        เยอรมนี\tDE
        เยเมน\tYE
        เรอูนียง\tRE
        เลบานอน\tLB
        เลโซโท\tLS
        เวียดนาม\tVN
        เวเนซุเอลา\tVE
        เอกวาดอร์\tEC
        เอธิโอเปีย\tET
        เอริเทรีย\tER
        เอลซัลวาดอร์\tSV
        เอสวาตีนี\tSZ
        เอสโตเนีย\tEE
        เฮติ\tHT
        แกมเบีย\tGM
        แคนาดา\tCA
        แคเมอรูน\tCM
        แซงปีแยร์และมีเกอลง\tPM
        แซมเบีย\tZM
        แทนซาเนีย\tTZ
        แองกวิลลา\tAI
        แองโกลา\tAO
        แอนตาร์กติกา\tAQ
        แอนติกาและบาร์บูดา\tAG
        แอฟริกาใต้\tZA
        แอลจีเรีย\tDZ
        แอลเบเนีย\tAL
        โกตดิวัวร์\tCI
        โครเอเชีย\tHR
        โคลอมเบีย\tCO
        โคโซโว\tXK
        โซมาเลีย\tSO
        โดมินิกา\tDM
        โตเกเลา\tTK
        โตโก\tTG
        โบลิเวีย\tBO
        โปรตุเกส\tPT
        โปแลนด์\tPL
        โมซัมบิก\tMZ
        โมนาโก\tMC
        โมร็อกโก\tMA
        โรมาเนีย\tRO
        โอมาน\tOM
        ไซปรัส\tCY
        ไต้หวัน\tTW
        ไทย\tTH
        ไนจีเรีย\tNG
        ไนเจอร์\tNE
        ไมโครนีเซีย\tFM
        ไลบีเรีย\tLR
        ไอซ์แลนด์\tIS
        ไอร์แลนด์\tIE
        ລາວ\tLA
        འབྲུག\tBT
        မြန်မာ\tMM
        ავსტრალია\tAU
        ავსტრია\tAT
        ავღანეთი\tAF
        აზერბაიჯანი\tAZ
        ალანდის კუნძულები\tAX
        ალბანეთი\tAL
        ალჟირი\tDZ
        ამერიკის სამოა\tAS
        ამერიკის შეერთებული შტატები\tUS
        ანგილია\tAI
        ანგოლა\tAO
        ანდორა\tAD
        ანტარქტიკა\tAQ
        ანტიგუა და ბარბუდა\tAG
        არაბთა გაერთიანებული საამიროები\tAE
        არგენტინა\tAR
        არუბა\tAW
        აშშ ის ვირჯინის კუნძულები\tVI
        აშშ ის შორეული კუნძულები\tUM
        ახალი ზელანდია\tNZ
        ახალი კალედონია\tNC
        ბანგლადეში\tBD
        ბარბადოსი\tBB
        ბაჰამის კუნძულები\tBS
        ბაჰრეინი\tBH
        ბელარუსი\tBY
        ბელგია\tBE
        ბელიზი\tBZ
        ბენინი\tBJ
        ბერმუდა\tBM
        ბოლივია\tBO
        ბოსნია და ჰერცეგოვინა\tBA
        ბოტსვანა\tBW
        ბრაზილია\tBR
        ბრიტანეთის ვირჯინის კუნძულები\tVG
        ბრიტანეთის ტერიტორია ინდოეთის ოკეანეში\tIO
        ბრუნეი\tBN
        ბუვე\tBV
        ბულგარეთი\tBG
        ბურკინა ფასო\tBF
        ბურუნდი\tBI
        ბუტანი\tBT
        გაბონი\tGA
        გაერთიანებული სამეფო\tGB
        გაიანა\tGY
        გამბია\tGM
        განა\tGH
        გერმანია\tDE
        გერნსი\tGG
        გვადელუპა\tGP
        გვატემალა\tGT
        გვინეა\tGN
        გვინეა ბისაუ\tGW
        გიბრალტარი\tGI
        გრენადა\tGD
        გრენლანდია\tGL
        გუამი\tGU
        დანია\tDK
        დასავლეთ საჰარა\tEH
        დომინიკა\tDM
        დომინიკელთა რესპუბლიკა\tDO
        ეგვიპტე\tEG
        ეთიოპია\tET
        ეკვადორი\tEC
        ეკვატორული გვინეა\tGQ
        ერაყი\tIQ
        ერიტრეა\tER
        ესპანეთი\tES
        ესტონეთი\tEE
        ვანუატუ\tVU
        ვენესუელა\tVE
        ვიეტნამი\tVN
        ზამბია\tZM
        ზიმბაბვე\tZW
        თერქს ქაიქოსის კუნძულები\tTC
        თურქეთი\tTR
        თურქმენეთი\tTM
        იამაიკა\tJM
        იაპონია\tJP
        იემენი\tYE
        ინდოეთი\tIN
        ინდონეზია\tID
        იორდანია\tJO
        ირანი\tIR
        ირლანდია\tIE
        ისლანდია\tIS
        ისრაელი\tIL
        იტალია\tIT
        კაბო ვერდე\tCV
        კაიმანის კუნძულები\tKY
        კამბოჯა\tKH
        კამერუნი\tCM
        კანადა\tCA
        კარიბის ნიდერლანდები\tBQ
        კატარი\tQA
        კენია\tKE
        კვიპროსი\tCY
        კირიბატი\tKI
        კიურასაო\tCW
        კოლუმბია\tCO
        კომორის კუნძულები\tKM
        კონგო ბრაზავილი\tCG
        კონგო კინშასა\tCD
        კოსოვო\tXK
        კოსტა რიკა\tCR
        კოტ დივუარი\tCI
        კუბა\tCU
        კუკის კუნძულები\tCK
        ლაოსი\tLA
        ლატვია\tLV
        ლესოთო\tLS
        ლიბანი\tLB
        ლიბერია\tLR
        ლიბია\tLY
        ლიეტუვა\tLT
        ლიხტენშტაინი\tLI
        ლუქსემბურგი\tLU
        მადაგასკარი\tMG
        მავრიკი\tMU
        მავრიტანია\tMR
        მაიოტა\tYT
        მაკაოს სპეციალური ადმინისტრაციული რეგიონი ჩინეთი\tMO
        მალავი\tMW
        მალაიზია\tMY
        მალდივები\tMV
        მალი\tML
        მალტა\tMT
        მაროკო\tMA
        მარტინიკა\tMQ
        მარშალის კუნძულები\tMH
        მენის კუნძული\tIM
        მექსიკა\tMX
        მიანმარი ბირმა\tMM
        მიკრონეზია\tFM
        მოზამბიკი\tMZ
        მოლდოვა\tMD
        მონაკო\tMC
        მონსერატი\tMS
        მონტენეგრო\tME
        მონღოლეთი\tMN
        ნამიბია\tNA
        ნაურუ\tNR
        ნეპალი\tNP
        ნიგერი\tNE
        ნიგერია\tNG
        ნიდერლანდები\tNL
        ნიკარაგუა\tNI
        ნიუე\tNU
        ნორვეგია\tNO
        ნორფოლკის კუნძული\tNF
        ომანი\tOM
        პაკისტანი\tPK
        პალაუ\tPW
        პალესტინის ტერიტორიები\tPS
        პანამა\tPA
        პაპუა ახალი გვინეა\tPG
        პარაგვაი\tPY
        პერუ\tPE
        პიტკერნის კუნძულები\tPN
        პოლონეთი\tPL
        პორტუგალია\tPT
        პუერტო რიკო\tPR
        რეუნიონი\tRE
        რუანდა\tRW
        რუმინეთი\tRO
        რუსეთი\tRU
        საბერძნეთი\tGR
        სალვადორი\tSV
        სამოა\tWS
        სამხრეთ აფრიკის რესპუბლიკა\tZA
        სამხრეთ კორეა\tKR
        სამხრეთ სუდანი\tSS
        სამხრეთ ჯორჯია და სამხრეთ სენდვიჩის კუნძულები\tGS
        სან მარინო\tSM
        სან ტომე და პრინსიპი\tST
        საუდის არაბეთი\tSA
        საფრანგეთი\tFR
        საფრანგეთის გვიანა\tGF
        საფრანგეთის პოლინეზია\tPF
        საქართველო\tGE
        სეიშელის კუნძულები\tSC
        სენ ბართელმი\tBL
        სენ მარტენი\tMF
        სენ პიერი და მიკელონი\tPM
        სენეგალი\tSN
        სენტ ვინსენტი და გრენადინები\tVC
        სენტ კიტსი და ნევისი\tKN
        სენტ ლუსია\tLC
        სერბეთი\tRS
        სვაზილენდი\tSZ
        სიერა ლეონე\tSL
        სინგაპური\tSG
        სინტ მარტენი\tSX
        სირია\tSY
        სლოვაკეთი\tSK
        სლოვენია\tSI
        სოლომონის კუნძულები\tSB
        სომალი\tSO
        სომხეთი\tAM
        სუდანი\tSD
        სურინამი\tSR
        ტაივანი\tTW
        ტაილანდი\tTH
        ტანზანია\tTZ
        ტაჯიკეთი\tTJ
        ტიმორ ლესტე\tTL
        ტოგო\tTG
        ტოკელაუ\tTK
        ტონგა\tTO
        ტრინიდადი და ტობაგო\tTT
        ტუვალუ\tTV
        ტუნისი\tTN
        უგანდა\tUG
        უზბეკეთი\tUZ
        უკრაინა\tUA
        უნგრეთი\tHU
        უოლისი და ფუტუნა\tWF
        ურუგვაი\tUY
        ფარერის კუნძულები\tFO
        ფილიპინები\tPH
        ფინეთი\tFI
        ფიჯი\tFJ
        ფოლკლენდის კუნძულები\tFK
        ფრანგული სამხრეთის ტერიტორიები\tTF
        ქალაქი ვატიკანი\tVA
        ქოქოსის კილინგის კუნძულები\tCC
        ქუვეითი\tKW
        ყაზახეთი\tKZ
        ყირგიზეთი\tKG
        შვედეთი\tSE
        შვეიცარია\tCH
        შობის კუნძული\tCX
        შპიცბერგენი და იან მაიენი\tSJ
        შრი ლანკა\tLK
        ჩადი\tTD
        ჩეხეთი\tCZ
        ჩილე\tCL
        ჩინეთი\tCN
        ჩრდილოეთ კორეა\tKP
        ჩრდილოეთ მაკედონია\tMK
        ჩრდილოეთ მარიანას კუნძულები\tMP
        ცენტრალური აფრიკის რესპუბლიკა\tCF
        წმინდა ელენეს კუნძული\tSH
        ხორვატია\tHR
        ჯერსი\tJE
        ჯიბუტი\tDJ
        ჰაიტი\tHT
        ჰერდი და მაკდონალდის კუნძულები\tHM
        ჰონდურასი\tHN
        ჰონკონგის სპეციალური ადმინისტრაციული რეგიონი ჩინეთი\tHK
        ኢትዮጵያ\tET
        ኤርትራ\tER
        កម្ពុជា\tKH
        あいすらんど\tIS
        あいるらんど\tIE
        あぜるばいじゃん\tAZ
        あふがにすたん\tAF
        あめりか合衆国\tUS
        あらぶ首长国连邦\tAE
        あるじぇりあ\tDZ
        あるぜんちん\tAR
        あるば\tAW
        あるばにあ\tAL
        あるめにあ\tAM
        あんぎら\tAI
        あんごら\tAO
        あんてぃぐあ ばーぶーだ\tAG
        あんどら\tAD
        いえめん\tYE
        いぎりす\tGB
        いすらえる\tIL
        いたりあ\tIT
        いらく\tIQ
        いらん\tIR
        いんど\tIN
        いんどねしあ\tID
        うぉりす ふつな\tWF
        うがんだ\tUG
        うくらいな\tUA
        うずべきすたん\tUZ
        うるぐあい\tUY
        えくあどる\tEC
        えじぷと\tEG
        えすとにあ\tEE
        えすわてぃに\tSZ
        えちおぴあ\tET
        えりとりあ\tER
        えるさるばどる\tSV
        おまーん\tOM
        おらんだ\tNL
        おらんだ领かりぶ\tBQ
        おーすとらりあ\tAU
        おーすとりあ\tAT
        おーらんど诸岛\tAX
        かざふすたん\tKZ
        かたーる\tQA
        かなだ\tCA
        かめるーん\tCM
        かんぼじあ\tKH
        かーぼべるで\tCV
        がいあな\tGY
        がぼん\tGA
        がんびあ\tGM
        がーな\tGH
        がーんじー\tGG
        きぷろす\tCY
        きゅらそー\tCW
        きゅーば\tCU
        きりばす\tKI
        きるぎす\tKG
        ぎにあ\tGN
        ぎにあびさう\tGW
        ぎりしゃ\tGR
        くうぇーと\tKW
        くっく诸岛\tCK
        くりすます岛\tCX
        くろあちあ\tHR
        ぐあてまら\tGT
        ぐあどるーぷ\tGP
        ぐあむ\tGU
        ぐりーんらんど\tGL
        ぐれなだ\tGD
        けいまん诸岛\tKY
        けにあ\tKE
        ここす きーりんぐ 诸岛\tCC
        こすたりか\tCR
        こそぼ\tXK
        こもろ\tKM
        ころんびあ\tCO
        こんご共和国 ぶらざびる\tCG
        こんご民主共和国 きんしゃさ\tCD
        こーとじぼわーる\tCI
        さうじあらびあ\tSA
        さうすじょーじあ さうすさんどうぃっち诸岛\tGS
        さもあ\tWS
        さん ばるてるみー\tBL
        さん まるたん\tMF
        さんとめ ぷりんしぺ\tST
        さんぴえーる岛 みくろん岛\tPM
        さんまりの\tSM
        ざんびあ\tZM
        しえられおね\tSL
        しりあ\tSY
        しんがぽーる\tSG
        しんと まーるてん\tSX
        じぶち\tDJ
        じぶらるたる\tGI
        じゃまいか\tJM
        じゃーじー\tJE
        じょーじあ\tGE
        じんばぶえ\tZW
        すいす\tCH
        すうぇーでん\tSE
        すばーるばる诸岛 やんまいえん岛\tSJ
        すぺいん\tES
        すりなむ\tSR
        すりらんか\tLK
        すろばきあ\tSK
        すろべにあ\tSI
        すーだん\tSD
        せねがる\tSN
        せるびあ\tRS
        せんとくりすとふぁー ねーゔぃす\tKN
        せんとびんせんと及びぐれなでぃーん诸岛\tVC
        せんとへれな\tSH
        せんとるしあ\tLC
        せーしぇる\tSC
        そまりあ\tSO
        そろもん诸岛\tSB
        たい\tTH
        たじきすたん\tTJ
        たんざにあ\tTZ
        たーくす かいこす诸岛\tTC
        ちぇこ\tCZ
        ちゃど\tTD
        ちゅにじあ\tTN
        ちり\tCL
        つばる\tTV
        でんまーく\tDK
        とけらう\tTK
        とりにだーど とばご\tTT
        とるくめにすたん\tTM
        とるこ\tTR
        とんが\tTO
        とーご\tTG
        どいつ\tDE
        どみにか共和国\tDO
        どみにか国\tDM
        ないじぇりあ\tNG
        なうる\tNR
        なみびあ\tNA
        にうえ\tNU
        にからぐあ\tNI
        にじぇーる\tNE
        にゅーかれどにあ\tNC
        にゅーじーらんど\tNZ
        ねぱーる\tNP
        のるうぇー\tNO
        のーふぉーく岛\tNF
        はいち\tHT
        はんがりー\tHU
        はーど岛 まくどなるど诸岛\tHM
        ばちかん市国\tVA
        ばぬあつ\tVU
        ばはま\tBS
        ばみゅーだ\tBM
        ばるばどす\tBB
        ばんぐらでしゅ\tBD
        ばーれーん\tBH
        ぱきすたん\tPK
        ぱなま\tPA
        ぱぷあにゅーぎにあ\tPG
        ぱらお\tPW
        ぱらぐあい\tPY
        ぱれすちな自治区\tPS
        ぴとけあん诸岛\tPN
        ふぃじー\tFJ
        ふぃりぴん\tPH
        ふぃんらんど\tFI
        ふぇろー诸岛\tFO
        ふぉーくらんど诸岛\tFK
        ふらんす\tFR
        ぶらじる\tBR
        ぶるがりあ\tBG
        ぶるきなふぁそ\tBF
        ぶるねい\tBN
        ぶるんじ\tBI
        ぶーたん\tBT
        ぶーべ岛\tBV
        ぷえるとりこ\tPR
        べとなむ\tVN
        べなん\tBJ
        べねずえら\tVE
        べらるーし\tBY
        べりーず\tBZ
        べるぎー\tBE
        ぺるー\tPE
        ほんじゅらす\tHN
        ぼすにあ へるつぇごびな\tBA
        ぼつわな\tBW
        ぼりびあ\tBO
        ぽるとがる\tPT
        ぽーらんど\tPL
        まだがすかる\tMG
        まよっと\tYT
        まらうい\tMW
        まり\tML
        まるた\tMT
        まるてぃにーく\tMQ
        まれーしあ\tMY
        まん岛\tIM
        まーしゃる诸岛\tMH
        みくろねしあ连邦\tFM
        みゃんまー びるま\tMM
        めきしこ\tMX
        もざんびーく\tMZ
        もなこ\tMC
        もるでぃぶ\tMV
        もるどば\tMD
        もろっこ\tMA
        もんごる\tMN
        もんてねぐろ\tME
        もんとせらと\tMS
        もーりしゃす\tMU
        もーりたにあ\tMR
        よるだん\tJO
        らおす\tLA
        らとびあ\tLV
        りとあにあ\tLT
        りひてんしゅたいん\tLI
        りびあ\tLY
        りべりあ\tLR
        るくせんぶるく\tLU
        るわんだ\tRW
        るーまにあ\tRO
        れそと\tLS
        ればのん\tLB
        れゆにおん\tRE
        ろしあ\tRU
        万那杜\tVU
        不丹\tBT
        东てぃもーる\tTL
        东加\tTO
        东帝汶\tTL
        中华人民共和国まかお特别行政区\tMO
        中华人民共和国香港特别行政区\tHK
        中国\tCN
        中国澳门特别行政区\tMO
        中国香港特别行政区\tHK
        中央あふりか共和国\tCF
        中非共和国\tCF
        丹麦\tDK
        义大利\tIT
        乌克兰\tUA
        乌兹别克\tUZ
        乌兹别克斯坦\tUZ
        乌干达\tUG
        乌拉圭\tUY
        乍得\tTD
        乔治亚\tGE
        也门\tYE
        亚塞拜然\tAZ
        亚美尼亚\tAM
        以色列\tIL
        伊拉克\tIQ
        伊朗\tIR
        伯利兹\tBZ
        佛得角\tCV
        佛领ぎあな\tGF
        佛领ぽりねしあ\tPF
        佛领极南诸岛\tTF
        俄罗斯\tRU
        保加利亚\tBG
        克罗地亚\tHR
        克罗埃西亚\tHR
        关岛\tGU
        冈比亚\tGM
        冰岛\tIS
        几内亚\tGN
        几内亚比索\tGW
        几内亚比绍\tGW
        列支敦士登\tLI
        列支敦斯登\tLI
        刚果 布\tCG
        刚果 布拉萨\tCG
        刚果 金\tCD
        刚果 金夏沙\tCD
        利比亚\tLY
        利比里亚\tLR
        加彭\tGA
        加拿大\tCA
        加纳\tGH
        加蓬\tGA
        匈牙利\tHU
        北まけどにあ\tMK
        北まりあな诸岛\tMP
        北朝鲜\tKP
        北韩\tKP
        北马其顿\tMK
        北马利安纳羣岛\tMP
        北马里亚纳羣岛\tMP
        千里达及托巴哥\tTT
        南あふりか\tZA
        南すーだん\tSS
        南乔治亚与南三明治羣岛\tGS
        南乔治亚和南桑威奇羣岛\tGS
        南极\tAQ
        南极洲\tAQ
        南苏丹\tSS
        南非\tZA
        南韩\tKR
        博茨瓦纳\tBW
        卡塔尔\tQA
        卡达\tQA
        卢安达\tRW
        卢旺达\tRW
        卢森堡\tLU
        印尼\tID
        印度\tIN
        印度尼西亚\tID
        危地马拉\tGT
        厄利垂亚\tER
        厄瓜多\tEC
        厄瓜多尔\tEC
        厄立特里亚\tER
        古巴\tCU
        台湾\tTW
        史瓦帝尼\tSZ
        叶门\tYE
        合衆国领有小离岛\tUM
        吉尔吉斯\tKG
        吉尔吉斯斯坦\tKG
        吉布地\tDJ
        吉布提\tDJ
        吉里巴斯\tKI
        吐瓦鲁\tTV
        哈萨克\tKZ
        哈萨克斯坦\tKZ
        哥伦比亚\tCO
        哥斯大黎加\tCR
        哥斯达黎加\tCR
        喀麦隆\tCM
        图瓦卢\tTV
        土克斯及开科斯羣岛\tTC
        土库曼\tTM
        土库曼斯坦\tTM
        土耳其\tTR
        圣克里斯多福及尼维斯\tKN
        圣卢西亚\tLC
        圣基茨和尼维斯\tKN
        圣多美和普林西比\tST
        圣多美普林西比\tST
        圣巴泰勒米\tBL
        圣巴瑟米\tBL
        圣文森及格瑞那丁\tVC
        圣文森特和格林纳丁斯\tVC
        圣皮埃与密克隆羣岛\tPM
        圣皮埃尔和密克隆羣岛\tPM
        圣诞岛\tCX
        圣赫勒拿\tSH
        圣赫勒拿岛\tSH
        圣露西亚\tLC
        圣马利诺\tSM
        圣马力诺\tSM
        圭亚那\tGY
        坦尚尼亚\tTZ
        坦桑尼亚\tTZ
        埃及\tEG
        埃塞俄比亚\tET
        基里巴斯\tKI
        塔吉克\tTJ
        塔吉克斯坦\tTJ
        塞内加尔\tSN
        塞尔维亚\tRS
        塞席尔\tSC
        塞拉利昂\tSL
        塞浦路斯\tCY
        塞舌尔\tSC
        墨西哥\tMX
        多哥\tTG
        多明尼加共和国\tDO
        多米尼克\tDM
        多米尼加共和国\tDO
        奈及利亚\tNG
        奥兰羣岛\tAX
        奥地利\tAT
        委内瑞拉\tVE
        孟加拉\tBD
        孟加拉国\tBD
        安哥拉\tAO
        安圭拉\tAI
        安地卡及巴布达\tAG
        安奎拉\tAI
        安提瓜和巴布达\tAG
        安道尔\tAD
        宏都拉斯\tHN
        密克罗尼西亚\tFM
        寮国\tLA
        尚比亚\tZM
        尼加拉瓜\tNI
        尼日\tNE
        尼日利亚\tNG
        尼日尔\tNE
        尼泊尔\tNP
        巴勒斯坦自治区\tPS
        巴勒斯坦领土\tPS
        巴哈马\tBS
        巴基斯坦\tPK
        巴巴多斯\tBB
        巴布亚新几内亚\tPG
        巴布亚纽几内亚\tPG
        巴拉圭\tPY
        巴拿马\tPA
        巴林\tBH
        巴西\tBR
        巴贝多\tBB
        布吉纳法索\tBF
        布基纳法索\tBF
        布威岛\tBV
        布隆迪\tBI
        布韦岛\tBV
        希腊\tGR
        帕劳\tPW
        帛琉\tPW
        库克羣岛\tCK
        库拉索\tCW
        开曼羣岛\tKY
        德国\tDE
        意大利\tIT
        所罗门羣岛\tSB
        托克劳\tTK
        托克劳羣岛\tTK
        拉脱维亚\tLV
        挪威\tNO
        挪威属斯瓦巴及尖棉\tSJ
        捷克\tCZ
        摩尔多瓦\tMD
        摩洛哥\tMA
        摩纳哥\tMC
        敍利亚\tSY
        文莱\tBN
        斐济\tFJ
        斯威士兰\tSZ
        斯洛伐克\tSK
        斯洛文尼亚\tSI
        斯洛维尼亚\tSI
        斯瓦尔巴和扬马延\tSJ
        斯里兰卡\tLK
        新加坡\tSG
        新喀里多尼亚\tNC
        新西兰\tNZ
        日本\tJP
        智利\tCL
        曼岛\tIM
        朝鲜\tKP
        查德\tTD
        柬埔寨\tKH
        根息\tGG
        根西岛\tGG
        格林纳达\tGD
        格瑞那达\tGD
        格陵兰\tGL
        格鲁吉亚\tGE
        梵蒂冈\tVA
        模里西斯\tMU
        比利时\tBE
        毛里塔尼亚\tMR
        毛里求斯\tMU
        汤加\tTO
        汶莱\tBN
        沙乌地阿拉伯\tSA
        沙特阿拉伯\tSA
        法国\tFR
        法属南部属地\tTF
        法属南部领地\tTF
        法属圣马丁\tMF
        法属圭亚那\tGF
        法属波利尼西亚\tPF
        法属玻里尼西亚\tPF
        法罗羣岛\tFO
        波兰\tPL
        波士尼亚与赫塞哥维纳\tBA
        波多黎各\tPR
        波斯尼亚和黑塞哥维那\tBA
        波札那\tBW
        泰国\tTH
        泽西岛\tJE
        津巴布韦\tZW
        洪都拉斯\tHN
        海地\tHT
        澳大利亚\tAU
        澳洲\tAU
        爱尔兰\tIE
        爱沙尼亚\tEE
        牙买加\tJM
        特克斯和凯科斯羣岛\tTC
        特立尼达和多巴哥\tTT
        狮子山\tSL
        玻利维亚\tBO
        瑙鲁\tNR
        瑞典\tSE
        瑞士\tCH
        瓜地洛普\tGP
        瓜地马拉\tGT
        瓜德罗普\tGP
        瓦利斯和富图纳\tWF
        瓦利斯羣岛和富图那羣岛\tWF
        瓦努阿图\tVU
        甘比亚\tGM
        留尼旺\tRE
        留尼汪\tRE
        白俄罗斯\tBY
        百慕大\tBM
        百慕达\tBM
        皮特凯恩羣岛\tPN
        皮特肯羣岛\tPN
        盖亚那\tGY
        直布罗陀\tGI
        祕鲁\tPE
        福克兰羣岛\tFK
        科克斯 基灵 羣岛\tCC
        科威特\tKW
        科摩罗\tKM
        科特迪瓦\tCI
        科科斯 基林 羣岛\tCC
        科索沃\tXK
        突尼斯\tTN
        突尼西亚\tTN
        立陶宛\tLT
        米领さもあ\tAS
        米领ゔぁーじん诸岛\tVI
        索罗门羣岛\tSB
        索马利亚\tSO
        索马里\tSO
        约旦\tJO
        纳米比亚\tNA
        纽埃\tNU
        纽埃岛\tNU
        纽西兰\tNZ
        维德角\tCV
        缅甸\tMM
        罗马尼亚\tRO
        美国\tUS
        美国本土外小岛屿\tUM
        美属维京羣岛\tVI
        美属维尔京羣岛\tVI
        美属萨摩亚\tAS
        老挝\tLA
        肯亚\tKE
        肯尼亚\tKE
        芬兰\tFI
        苏丹\tSD
        苏利南\tSR
        苏里南\tSR
        英国\tGB
        英属印度洋领地\tIO
        英属维京羣岛\tVG
        英属维尔京羣岛\tVG
        英领いんど洋地域\tIO
        英领ゔぁーじん诸岛\tVG
        茅利塔尼亚\tMR
        荷兰\tNL
        荷兰加勒比区\tBQ
        荷属加勒比区\tBQ
        荷属圣马丁\tSX
        荷属阿鲁巴\tAW
        莫三比克\tMZ
        莫桑比克\tMZ
        莱索托\tLS
        菲律宾\tPH
        萨尔瓦多\tSV
        萨摩亚\tWS
        葛摩\tKM
        葡萄牙\tPT
        蒙古\tMN
        蒙哲腊\tMS
        蒙特内哥罗\tME
        蒙特塞拉特\tMS
        蒲隆地\tBI
        衣索比亚\tET
        西さはら\tEH
        西撒哈拉\tEH
        西班牙\tES
        诺福克岛\tNF
        诺鲁\tNR
        象牙海岸\tCI
        贝南\tBJ
        贝宁\tBJ
        贝里斯\tBZ
        赖比瑞亚\tLR
        赖索托\tLS
        赛普勒斯\tCY
        赞比亚\tZM
        赤道ぎにあ\tGQ
        赤道几内亚\tGQ
        赫德岛及麦唐纳羣岛\tHM
        赫德岛和麦克唐纳羣岛\tHM
        越南\tVN
        辛巴威\tZW
        迦纳\tGH
        阿塞拜疆\tAZ
        阿富汗\tAF
        阿尔及利亚\tDZ
        阿尔巴尼亚\tAL
        阿拉伯联合大公国\tAE
        阿拉伯联合酋长国\tAE
        阿曼\tOM
        阿根廷\tAR
        阿鲁巴\tAW
        韩国\tKR
        马丁尼克\tMQ
        马利\tML
        马尔他\tMT
        马尔代夫\tMV
        马尔地夫\tMV
        马恩岛\tIM
        马拉威\tMW
        马拉维\tMW
        马提尼克\tMQ
        马来西亚\tMY
        马约特\tYT
        马约特岛\tYT
        马绍尔羣岛\tMH
        马耳他\tMT
        马达加斯加\tMG
        马里\tML
        黎巴嫩\tLB
        黑山\tME
        가나\tGH
        가봉\tGA
        가이아나\tGY
        감비아\tGM
        건지\tGG
        과들루프\tGP
        과테말라\tGT
        괌\tGU
        그레나다\tGD
        그리스\tGR
        그린란드\tGL
        기니\tGN
        기니비사우\tGW
        나미비아\tNA
        나우루\tNR
        나이지리아\tNG
        남극 대륙\tAQ
        남수단\tSS
        남아프리카\tZA
        네덜란드\tNL
        네덜란드령 카리브\tBQ
        네팔\tNP
        노르웨이\tNO
        노퍽섬\tNF
        뉴질랜드\tNZ
        뉴칼레도니아\tNC
        니우에\tNU
        니제르\tNE
        니카라과\tNI
        대만\tTW
        대한민국\tKR
        덴마크\tDK
        도미니카\tDM
        도미니카 공화국\tDO
        독일\tDE
        동티모르\tTL
        라오스\tLA
        라이베리아\tLR
        라트비아\tLV
        러시아\tRU
        레바논\tLB
        레소토\tLS
        레위니옹\tRE
        루마니아\tRO
        룩셈부르크\tLU
        르완다\tRW
        리비아\tLY
        리투아니아\tLT
        리히텐슈타인\tLI
        마다가스카르\tMG
        마르티니크\tMQ
        마셜 제도\tMH
        마요트\tYT
        마카오 중국 특별행정구\tMO
        말라위\tMW
        말레이시아\tMY
        말리\tML
        맨섬\tIM
        멕시코\tMX
        모나코\tMC
        모로코\tMA
        모리셔스\tMU
        모리타니\tMR
        모잠비크\tMZ
        몬테네그로\tME
        몬트세라트\tMS
        몰도바\tMD
        몰디브\tMV
        몰타\tMT
        몽골\tMN
        미국\tUS
        미국령 버진아일랜드\tVI
        미국령 해외 제도\tUM
        미얀마\tMM
        미크로네시아\tFM
        바누아투\tVU
        바레인\tBH
        바베이도스\tBB
        바티칸 시국\tVA
        바하마\tBS
        방글라데시\tBD
        버뮤다\tBM
        베냉\tBJ
        베네수엘라\tVE
        베트남\tVN
        벨기에\tBE
        벨라루스\tBY
        벨리즈\tBZ
        보스니아 헤르체고비나\tBA
        보츠와나\tBW
        볼리비아\tBO
        부룬디\tBI
        부르키나파소\tBF
        부베섬\tBV
        부탄\tBT
        북마리아나제도\tMP
        북마케도니아\tMK
        북한\tKP
        불가리아\tBG
        브라질\tBR
        브루나이\tBN
        사모아\tWS
        사우디아라비아\tSA
        사우스조지아 사우스샌드위치 제도\tGS
        산마리노\tSM
        상투메 프린시페\tST
        생마르탱\tMF
        생바르텔레미\tBL
        생피에르 미클롱\tPM
        서사하라\tEH
        세네갈\tSN
        세르비아\tRS
        세이셸\tSC
        세인트루시아\tLC
        세인트빈센트그레나딘\tVC
        세인트키츠 네비스\tKN
        세인트헬레나\tSH
        소말리아\tSO
        솔로몬 제도\tSB
        수단\tSD
        수리남\tSR
        스리랑카\tLK
        스발바르제도 얀마웬섬\tSJ
        스웨덴\tSE
        스위스\tCH
        스페인\tES
        슬로바키아\tSK
        슬로베니아\tSI
        시리아\tSY
        시에라리온\tSL
        신트마르턴\tSX
        싱가포르\tSG
        아랍에미리트\tAE
        아루바\tAW
        아르메니아\tAM
        아르헨티나\tAR
        아메리칸 사모아\tAS
        아이슬란드\tIS
        아이티\tHT
        아일랜드\tIE
        아제르바이잔\tAZ
        아프가니스탄\tAF
        안도라\tAD
        알바니아\tAL
        알제리\tDZ
        앙골라\tAO
        앤티가 바부다\tAG
        앵귈라\tAI
        에리트리아\tER
        에스와티니\tSZ
        에스토니아\tEE
        에콰도르\tEC
        에티오피아\tET
        엘살바도르\tSV
        영국\tGB
        영국령 버진아일랜드\tVG
        영국령 인도양 지역\tIO
        예멘\tYE
        오만\tOM
        오스트레일리아\tAU
        오스트리아\tAT
        온두라스\tHN
        올란드 제도\tAX
        왈리스 푸투나 제도\tWF
        요르단\tJO
        우간다\tUG
        우루과이\tUY
        우즈베키스탄\tUZ
        우크라이나\tUA
        이라크\tIQ
        이란\tIR
        이스라엘\tIL
        이집트\tEG
        이탈리아\tIT
        인도\tIN
        인도네시아\tID
        일본\tJP
        자메이카\tJM
        잠비아\tZM
        저지\tJE
        적도 기니\tGQ
        조지아\tGE
        중국\tCN
        중앙 아프리카 공화국\tCF
        지부티\tDJ
        지브롤터\tGI
        짐바브웨\tZW
        차드\tTD
        체코\tCZ
        칠레\tCL
        카메룬\tCM
        카보베르데\tCV
        카자흐스탄\tKZ
        카타르\tQA
        캄보디아\tKH
        캐나다\tCA
        케냐\tKE
        케이맨 제도\tKY
        코모로\tKM
        코소보\tXK
        코스타리카\tCR
        코코스 제도\tCC
        코트디부아르\tCI
        콜롬비아\tCO
        콩고 브라자빌\tCG
        콩고 킨샤사\tCD
        쿠바\tCU
        쿠웨이트\tKW
        쿡 제도\tCK
        퀴라소\tCW
        크로아티아\tHR
        크리스마스섬\tCX
        키르기스스탄\tKG
        키리바시\tKI
        키프로스\tCY
        타지키스탄\tTJ
        탄자니아\tTZ
        태국\tTH
        터크스 케이커스 제도\tTC
        토고\tTG
        토켈라우\tTK
        통가\tTO
        투르크메니스탄\tTM
        투발루\tTV
        튀니지\tTN
        튀르키예\tTR
        트리니다드 토바고\tTT
        파나마\tPA
        파라과이\tPY
        파키스탄\tPK
        파푸아뉴기니\tPG
        팔라우\tPW
        팔레스타인 지구\tPS
        페로 제도\tFO
        페루\tPE
        포르투갈\tPT
        포클랜드 제도\tFK
        폴란드\tPL
        푸에르토리코\tPR
        프랑스\tFR
        프랑스령 기아나\tGF
        프랑스령 남방 지역\tTF
        프랑스령 폴리네시아\tPF
        피지\tFJ
        핀란드\tFI
        필리핀\tPH
        핏케언 제도\tPN
        허드 맥도널드 제도\tHM
        헝가리\tHU
        홍콩 중국 특별행정구\tHK

        """
}
