extension ColumnTitles {
    /// The titles of each meaning, beginning with those of open address data.
    ///
    /// Case, accents, spaces and punctuation make no difference.
    static let table: [(Meaning, String)] = [
        (
            .id,
            """
            id uri hash key uid uuid guid fid gid ref reference objectid osmid code shopid storeid kennung schlüssel
            kundennummer lfdnr laufendenummer filialnummer identifiant clave codice código identificador kod klíč nyckel
            nøgle anahtar код идентификатор
            """
        ),
        (
            .name,
            """
            name title label shop store shopname storename business businessname company companyname organisation
            organization firm branch branchname poi poiname placename locationname bezeichnung filiale firma geschäft
            laden titel objekt einrichtung betrieb standort nom enseigne magasin boutique dénomination raisonsociale
            titre nombre tienda establecimiento empresa razónsocial título nome denominazione negozio insegna
            ragionesociale esercizio loja estabelecimento naam winkel bedrijf bedrijfsnaam nazwa sklep placówka název
            jméno obchod prodejna provozovna namn butik företag navn forretning butiksnavn virksomhed ad adı isim mağaza
            şirket işletme название наименование имя магазин организация фирма nimi myymälä név üzlet όνομα κατάστημα
            назва 名称 名前 店名 店舗名 이름 denumire nume názov naziv ime име nosaukums pavadinimas nama tên الاسم اسم שם 門店 门店
            门店名称 店铺 商店 商户 商户名称 公司 公司名称 名字 店舗 施設名 施設 会社名 会社 상호 상호명 매장 매장명 명칭 업체명 가게 가게명
            """
        ),
        (.kind, "kind type objecttype featuretype"),
        (
            .latitude,
            """
            lat latitude y latdd latdec latwgs ylat geolat gpslat ycoord coordy coordinatey ykoordinate latitude_wgs
            breite breitengrad breitenkoordinate geobreite geografischebreite geographischebreite latitud latitudine
            breedtegraad szerokość szerokośćgeograficzna zeměpisnášířka šířka breddgrad bredd breddegrad enlem широта
            leveysaste szélesség πλάτος γεωγραφικόπλάτος 緯度 纬度 위도 geografskaširina
            """
        ),
        (
            .longitude,
            """
            lon lng long longitude x londd lngdd londec lonwgs xlon xlong geolon geolng gpslon gpslng xcoord coordx
            coordinatex xkoordinate länge laenge längengrad laengengrad längenkoordinate geolänge geografischelänge
            geographischelänge longitud longitudine lengtegraad długość długośćgeograficzna zeměpisnádélka délka
            längdgrad længdegrad laengdegrad boylam долгота довгота pituusaste hosszúság μήκος γεωγραφικόμήκος 経度 经度 경도
            """
        ),
        (
            .coordinates,
            """
            coordinates coordinate coords coord latlon latlng latlong latitudelongitude geopoint geolocation gps
            gpscoordinates gpskoordinaten geom geometry thegeom wkt point position koordinaten geokoordinaten
            coordonnées coordonnéesgps coordonnéesgéographiques coordenadas coordinate coordinaten coördinaten
            współrzędne souřadnice koordinater koordinatlar координаты koordinaatit koordináták συντεταγμένες koordinate
            koordinata koordinat coordonnée coordenada coordinata coördinaat współrzędna координата coordonate súradnice
            koordinates koordinatės koordinaadid координати 坐标 座標 좌표 الإحداثيات קואורדינטות
            """
        ),
        (
            .houseNumber,
            """
            housenumber houseno housenr house addrhousenumber streetnumber streetno streetnr buildingnumber hausnummer
            hausnr hsnr hnr hausnrn hausnummerzusatz numérorue numérovoie numérodevoie numéroderue numérodecalle
            numérodecasa númerodecasa númeroexterior numerocivico civico ncivico huisnummer huisnr numerdomu nrdomu
            číslopopisné číslodomu čísloorientační gatunummer husnummer husnr kapıno kapınumarası binano númerodeporta
            númerodaporta porta дом номердома talonumero házszám αριθμός dom číslobudovy kućnibroj hišnaštevilka maja
            majanumber будинок номербудинку namonumeris mājasnumurs nomorrumah sốnhà 番地 地番 家屋番号 门牌号 门牌 门牌号码 門牌 門牌號 門牌號碼
            번지 건물번호 지번
            """
        ),
        (
            .address,
            """
            address fulladdress streetaddress addressline addr addrfull adr adresse anschrift vollständigeadresse
            postanschrift strassehausnummer straßehausnummer strasseundhausnummer straßeundhausnummer strassenr straßenr
            strassehausnr straßehausnr strasseundnr straßeundnr strassenundhausnummer strassennr adressecomplète
            adressepostale dirección domicilio indirizzo endereço morada adres adresa adress gatuadress postadress
            besöksadress adressen adresi açıkadres адрес адреса osoite katuosoite cím διεύθυνση location 住所 地址 주소
            ulicanrdomu ulicaacislo ulice_a_číslo ulicačíslo gateadresse aadress adrese adresas alamat địachỉ العنوان
            כתובת 所在地 详细地址 詳細地址 通讯地址 完整地址 도로명주소 지번주소 상세주소
            """
        ),
        (
            .street,
            """
            street streetname road roadname addrstreet thoroughfare straße strasse str straßenname strassenname rue voie
            nomvoie nomdelavoie libellévoie nomrue calle nombrecalle vía via viale nomevia rua logradouro straat
            straatnaam ulica ul nazwaulicy ulice názevulice gata gatan gatunamn vej vejnavn gade gadenavn sokak cadde
            caddesokak улица ул вулиця katu utca οδός strada stradă cesta tänav iela gatvė jalan đường 街道 الشارع רחוב 通り
            通り名 街路 路名 道路 街道名 도로명 도로 거리
            """
        ),
        (
            .city,
            """
            city town locality addrcity village municipality settlement place placename cityname townname posttown ort
            ortschaft ortsname stadt gemeinde wohnort lieferort kundenort firmenort postort plzort ville commune
            nomcommune nomville localité ciudad municipio localidad población ciudadmunicipio città comune località
            cidade localidade concelho município stad plaats plaatsnaam woonplaats gemeente miasto miejscowość gmina
            město obec městoobec kommun stadort by bynavn kommune şehir kent город населённыйпункт населенныйпункт нп
            місто kaupunki kunta postitoimipaikka város település πόλη 市 市区町村 城市 도시 oraș localitate poststed mesto
            naselje grad град linn pilsēta miestas kota thànhphố المدينة עיר 市区町村名 市町村 都市 县市 縣市 시군구 시
            """
        ),
        (
            .district,
            """
            district suburb neighbourhood neighborhood quarter borough addrsuburb addrdistrict stadtteil ortsteil
            stadtbezirk bezirk quartier arrondissement barrio distrito colonia quartiere bairro freguesia wijk buurt
            dzielnica čtvrť městskáčást stadsdel bydel ilçe mahalle semt район 区 區 区县 县区 區縣 行政区 鄉鎮市區 町名 町域 町域名 구 동 읍면동
            """
        ),
        (
            .county,
            "county addrcounty kreis landkreis département departement powiat okres län amt kaunty maakunta megye județ"
        ),
        (
            .region,
            """
            region state province addrstate stateprovince statename prov bundesland kanton canton région provincia
            estado provinciaestado comunidad comunidadautónoma regione uf provincie województwo landskap landsdel il
            bölge область регион край республика 都道府県 省 都道府県名 県 省份 시도 도 광역시도
            """
        ),
        (
            .postcode,
            """
            postcode zip postalcode addrpostcode zipcode zippostalcode zippostcode postcodezip eircode pincode
            postleitzahl plz codepostal cp códigopostal cap codicepostale codiceavviamentopostale cep códigopostalcp
            postnummer postnr psč poštovnísměrovacíčíslo kodpocztowy postakodu индекс індекс почтовыйиндекс
            поштовийіндекс postinumero irányítószám ταχυδρομικόςκώδικας τκ 郵便番号 邮编 우편번호 codpoștal poštovésmerovaciečíslo
            poštanskibroj poštnaštevilka пощенскикод postiindeks sihtnumber pastaindekss paštokodas kodepos mãbưuchính
            邮政编码 郵遞區號 郵政編碼
            """
        ),
        (
            .country,
            """
            country countrycode addrcountry iso isocode countryname countryiso iso_3166 nation land länderkennzeichen
            ländercode laendercode lkz staat pays codepays nompays país paese nazione codicepaese kraj stát země zeme
            ülke страна країна maa ország χώρα 国 国家 나라 código_país landcode landkod landekode țară krajina država
            държава riik valsts šalis negara quốcgia الدولة ארץ 国名 國家 국가
            """
        ),
        (.population, "population pop einwohner einwohnerzahl habitants población habitantes popolazione abitanti"),
        (
            .category,
            """
            category categories kategorie kategorien branche rubrik sparte catégorie catégories activité categoría rubro
            categoria settore ramo kategoria branża kategori druh kategorija категория рубрика тип luokka typ
            geschäftsart geschäftstyp betriebsart ladenart shoptype businesstype placetype poitype
            """
        ),
        (
            .phone,
            """
            phone tel telephone phonenumber mobile mobilephone telefon telefonnummer rufnummer telnr telefonnr téléphone
            teléfono telefono telefone telefoon telefoonnummer numertelefonu telefonnímčíslo telefonníčíslo telefoni
            телефон puhelin puhelinnumero telefonszám τηλέφωνο 電話番号 电话 전화
            """
        ),
        (
            .website,
            """
            website url web webpage homepage webaddress www site siteweb sitioweb páginaweb sitoweb sito webseite
            internet internetseite internetadresse webadresse stronawww strona stránky webovéstránky hemsida hjemmeside
            websitesi сайт verkkosivu honlap ιστοσελίδα
            """
        ),
        (
            .openingHours,
            """
            opening_hours openinghours hours openingtimes öffnungszeiten oeffnungszeiten geschäftszeiten horaires
            heuresdouverture horairesdouverture horario horarios horáriodefuncionamento orari orario oraridiapertura
            openingstijden godzinyotwarcia otevíracídoba öppettider åbningstider çalışmasaatleri часыработы режимработы
            aukioloajat nyitvatartás ωράριο
            """
        ),
        (
            .other,
            """
            email mail emailaddress emailadresse fax faxnummer note notes comment comments description remarks bemerkung
            bemerkungen beschreibung kommentar notiz ansprechpartner kontakt contact date datum status unit umsatz
            anzahl beschrijving remarque remarques observaciones opis uwagi poznámka описание примечание почта
            """
        ),
    ]
}
