/// The names of states, provinces and counties in addresses, if they differ from the official ones, as editable text.
///
/// A group begins with a country code and the part. Each line has the abbreviation and then the names it stands for, in
/// the relevant languages.
enum RegionCodeTable {
    static let text = """
        AU state
          ACT Australian Capital Territory
          NSW New South Wales
          NT Northern Territory
          QLD Queensland
          SA South Australia
          TAS Tasmania
          VIC Victoria
          WA Western Australia

        BR state
          AC Acre
          AL Alagoas
          AM Amazonas
          AP Amapá
          BA Bahia
          CE Ceará
          DF Distrito Federal | Federal District
          ES Espírito Santo
          GO Goiás
          MA Maranhão
          MG Minas Gerais
          MS Mato Grosso do Sul
          MT Mato Grosso
          PA Pará
          PB Paraíba
          PE Pernambuco
          PI Piauí
          PR Paraná
          RJ Rio de Janeiro
          RN Rio Grande do Norte
          RO Rondônia
          RR Roraima
          RS Rio Grande do Sul
          SC Santa Catarina
          SE Sergipe
          SP São Paulo
          TO Tocantins

        CA state
          AB Alberta
          BC British Columbia | Colombie-Britannique
          MB Manitoba
          NB New Brunswick | Nouveau-Brunswick
          NL Newfoundland and Labrador | Terre-Neuve-et-Labrador
          NS Nova Scotia | Nouvelle-Écosse
          NT Northwest Territories | Territoires du Nord-Ouest
          NU Nunavut
          ON Ontario
          PE Prince Edward Island | Île-du-Prince-Édouard
          QC Quebec
          SK Saskatchewan
          YT Yukon | Yukon Territory

        DO state
          DN Distrito Nacional

        IT county
          AG Agrigento
          AL Alessandria
          AN Ancona
          AO Aosta | Valle d'Aosta
          AP Ascoli Piceno
          AQ L'Aquila
          AR Arezzo
          AT Asti
          AV Avellino
          BA Bari
          BG Bergamo
          BI Biella
          BL Belluno
          BN Benevento
          BO Bologna
          BR Brindisi
          BS Brescia
          BT Barletta-Andria-Trani
          BZ Bolzano | Bolzano - Bozen | Alto Adige | South Tyrol
          CA Cagliari
          CB Campobasso
          CE Caserta
          CH Chieti
          CL Caltanissetta
          CN Cuneo
          CO Como
          CR Cremona
          CS Cosenza
          CT Catania
          CZ Catanzaro
          EN Enna
          FC Forlì-Cesena
          FE Ferrara
          FG Foggia
          FI Firenze | Florence
          FM Fermo
          FR Frosinone
          GE Genova | Genoa
          GO Gorizia
          GR Grosseto
          IM Imperia
          IS Isernia
          KR Crotone
          LC Lecco
          LE Lecce
          LI Livorno
          LO Lodi
          LT Latina
          LU Lucca
          MB Monza e della Brianza | Monza e Brianza | Monza and Brianza
          MC Macerata
          ME Messina
          MI Milano | Milan
          MN Mantova | Mantua
          MO Modena
          MS Massa-Carrara
          MT Matera
          NA Napoli | Naples
          NO Novara
          NU Nuoro
          OR Oristano
          PA Palermo
          PC Piacenza
          PD Padova | Padua
          PE Pescara
          PG Perugia
          PI Pisa
          PN Pordenone
          PO Prato
          PR Parma
          PT Pistoia
          PU Pesaro e Urbino | Pesaro and Urbino
          PV Pavia
          PZ Potenza
          RA Ravenna
          RC Reggio Calabria | Reggio di Calabria
          RE Reggio nell'Emilia | Reggio Emilia
          RG Ragusa
          RI Rieti
          RM Roma | Roma Capitale | Rome
          RN Rimini
          RO Rovigo
          SA Salerno
          SI Siena
          SO Sondrio
          SP La Spezia
          SR Siracusa | Syracuse
          SS Sassari
          SU Sud Sardegna | South Sardinia
          SV Savona
          TA Taranto
          TE Teramo
          TN Trento | Trentino
          TO Torino | Turin
          TP Trapani
          TR Terni
          TS Trieste
          TV Treviso
          UD Udine
          VA Varese
          VB Verbano-Cusio-Ossola
          VC Vercelli
          VE Venezia | Venice
          VI Vicenza
          VR Verona
          VT Viterbo
          VV Vibo Valentia

        US state
          AK Alaska
          AL Alabama
          AR Arkansas
          AZ Arizona
          CA California
          CO Colorado
          CT Connecticut
          DC District of Columbia | Washington, D.C. | Washington DC
          DE Delaware
          FL Florida
          GA Georgia
          HI Hawaii
          IA Iowa
          ID Idaho
          IL Illinois
          IN Indiana
          KS Kansas
          KY Kentucky
          LA Louisiana
          MA Massachusetts
          MD Maryland
          ME Maine
          MI Michigan
          MN Minnesota
          MO Missouri
          MS Mississippi
          MT Montana
          NC North Carolina
          ND North Dakota
          NE Nebraska
          NH New Hampshire
          NJ New Jersey
          NM New Mexico
          NV Nevada
          NY New York
          OH Ohio
          OK Oklahoma
          OR Oregon
          PA Pennsylvania
          RI Rhode Island
          SC South Carolina
          SD South Dakota
          TN Tennessee
          TX Texas
          UT Utah
          VA Virginia
          VT Vermont
          WA Washington
          WI Wisconsin
          WV West Virginia
          WY Wyoming
        """
}
