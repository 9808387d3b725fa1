extension CategoryTaxonomy {
    /// Doctors, medicine, and care.
    static let health: StaticString = """
        amenity=pharmacy healthcare=pharmacy
        en pharmacy, pharmacies, chemist|s, drugstore|s, drug store|s, medicine, medication, medicines, buy medicine
        de Apotheke, Apotheken, Medikament|e, Medikamente kaufen
        fr pharmacie, pharmacies, médicament|s, acheter des médicaments
        es farmacia, farmacias, medicamento|s, medicinas, comprar medicinas
        it farmacia, farmaci|e, medicin|e|a|ali, comprare medicine
        pt farmácia, farmácias, medicamento|s, comprar remédios, remédio|s
        nl apotheek, apotheken, medicijn|en
        pl apteka, aptek|i|ę|ach|a, leki, lekarstw|a|o, kupić leki
        ru аптека, аптек|и|у|е|ах, лекарств|а|о, купить лекарства
        tr eczane, eczane|ler|si, nöbetçi eczane, ilaç, ilaç almak
        ar صيدلية, صيدليات, دواء, أدوية, شراء دواء
        zh 药店, 药房, 藥房, 藥局, 药局, 买药
        ja 薬局, 薬屋, ドラッグストア, 薬
        ca farmàcia, farmàcies, medicament|s, medicines, comprar medicaments
        mt spiżerija, spiżeriji, spiżjar, mediċina, mediċini

        amenity=hospital healthcare=hospital
        en hospital, hospitals, emergency room, emergency department, infirmary
        de Krankenhaus, Krankenhäuser, Spital, Spitäler, Klinik|en|um, Notaufnahme, Notfall
        fr hôpital, hôpitaux, urgences, centre hospitalier
        es hospital, hospitales, urgencias, sanatorio
        it ospedale, ospedali, pronto soccorso
        pt hospital, hospitais, urgências, pronto-socorro
        nl ziekenhuis, ziekenhuizen, spoedeisende hulp
        pl szpital, szpital|e|a|u, pogotowie, szpitalny oddział ratunkowy
        ru больница, больниц|ы|у|е, госпитал|ь|и, скорая помощь, травмпункт
        tr hastane, hastane|ler|si, acil servis, acil
        ar مستشفى, مستشفيات, طوارئ
        zh 医院, 醫院, 急诊, 看病
        ja 病院, 救急, 総合病院
        ca hospital|s, urgències
        mt sptar, sptarijiet, isptar, emerġenza

        amenity=clinic healthcare=clinic healthcare=centre
        en clinic, clinics, health centre|s, health center|s, medical centre|s, medical center|s, polyclinic, urgent care
        de Klinik, Gesundheitszentrum, Ärztehaus, Ambulatorium, Poliklinik, medizinisches Zentrum
        fr clinique, cliniques, centre de santé, centre médical, maison médicale
        es clínica, clínicas, centro de salud, centro médico, ambulatorio
        it clinica, cliniche, poliambulatorio, ambulatorio, centro medico
        pt clínica, clínicas, centro de saúde, posto de saúde
        nl kliniek, klinieken, gezondheidscentrum
        pl przychodnia, przychodni|e|ę, klinik|a|i, ośrodek zdrowia
        ru поликлиника, поликлиник|и|у|е, клиник|а|и, медцентр, медицинский центр
        tr klinik, klinik|ler, sağlık ocağı, poliklinik, tıp merkezi
        ar عيادة, عيادات, مركز صحي, مستوصف
        zh 诊所, 診所, 卫生所, 门诊
        ja クリニック, 診療所, 医院
        ca clínica, clíniques, ambulatori|s, centre de salut, centre mèdic, centre d'atenció primària, consultori|s
        mt klinika, kliniki, ċentru tas-saħħa, ċentri tas-saħħa, poliklinika

        amenity=doctors healthcare=doctor
        en doctor, doctors, physician|s, general practitioner|s, gp, surgery, medical practice|s, see a doctor
        de Arzt, Ärzte, Ärztin|nen, Arztpraxis, Arztpraxen, Hausarzt, Praxis
        fr médecin, médecins, docteur|s, cabinet médical, généraliste
        es médico, médicos, doctor|es, consultorio|s, consulta médica
        it medico, medici, dottore, studio medico
        pt médico, médicos, consultório|s, doutor
        nl huisarts, huisartsen, dokter|s, arts, artsen
        pl lekarz, lekarz|e|a|y, gabinet lekarski, doktor
        ru врач, врач|и|а|ей, доктор|а, терапевт
        tr doktor, doktor|lar, muayenehane, aile hekimi
        ar طبيب, أطباء, دكتور
        zh 医生, 醫生, 大夫, 看医生
        ja 医者, 医師, 内科
        ca metge, metges, metgessa, metgesses, doctor|s, doctora, metge de capçalera, consulta mèdica
        mt tabib, tobba, tabiba, tabib tal-familja

        amenity=dentist healthcare=dentist
        en dentist, dentists, dental clinic|s, dental practice, orthodontist|s, tooth doctor, toothache
        de Zahnarzt, Zahnärzte, Zahnärztin, Zahnarztpraxis, Kieferorthopäde, Zahnschmerzen
        fr dentiste, dentistes, cabinet dentaire, orthodontiste, mal aux dents
        es dentista, dentistas, clínica dental, odontólogo|s
        it dentista, dentisti, studio dentistico
        pt dentista, dentistas, clínica dentária
        nl tandarts, tandartsen, tandartspraktijk
        pl dentysta, dentyst|y|ów, stomatolog|ia|owie
        ru стоматолог, стоматолог|и|ия|ии, зубной врач, зубной, дантист
        tr dişçi, dişçi|ler, diş hekimi, diş doktoru
        ar طبيب أسنان, عيادة أسنان, أسنان
        zh 牙医, 牙科, 牙醫, 看牙
        ja 歯医者, 歯科, 歯科医院
        ca dentista, dentistes, odontòleg|s, clínica dental, ortodontista, mal de queixal
        mt dentist, dentista, dentisti

        amenity=veterinary
        en vet, vets, veterinary, veterinarian|s, animal hospital|s, veterinary clinic|s, animal doctor
        de Tierarzt, Tierärzte, Tierarztpraxis, Tierklinik|en
        fr vétérinaire, vétérinaires, clinique vétérinaire
        es veterinario, veterinari|os|a, clínica veterinaria
        it veterinario, veterinari, clinica veterinaria
        pt veterinário, veterinários, clínica veterinária
        nl dierenarts, dierenartsen, dierenkliniek
        pl weterynarz, weterynarz|e|a, lecznica dla zwierząt
        ru ветеринар, ветеринар|ы|ная клиника, ветклиник|а|и, ветеринарная клиника
        tr veteriner, veteriner|ler, veteriner kliniği
        ar طبيب بيطري, بيطري
        zh 兽医, 宠物医院, 獸醫
        ja 動物病院, 獣医
        ca veterinari, veterinaris, veterinària, clínica veterinària, clíniques veterinàries
        mt veterinarju, veterinarji, klinika veterinarja

        shop=optician
        en optician, opticians, glasses, eyeglasses, spectacles, eyewear, buy glasses
        de Optiker, Brille|n, Brillengeschäft, Augenoptiker
        fr opticien, opticiens, lunettes
        es óptica, ópticas, gafas, lentes
        it ottico, ottic|a|i, occhiali
        pt oculista, oculistas, óptica|s, óculos
        nl opticien, opticiens, bril|len
        pl optyk, optyc|y, okulary
        ru оптика, оптик|и|у, очки
        tr gözlükçü, optik, gözlük
        ar نظارات, محل نظارات
        zh 眼镜店, 眼鏡店, 配眼镜
        ja 眼鏡屋, メガネ, めがね店
        ca òptica, òptiques, òptic|s, ulleres
        mt ottiku, ottiċi, nuċċali, nuċċalijiet

        shop=hearing_aids
        en hearing aids, hearing aid shop
        de Hörgeräte, Hörgeräteakustiker, Hörakustiker
        fr audioprothésiste, appareils auditifs
        es audífonos
        it apparecchi acustici
        ca audiòfons, audioprotesista, centre auditiu

        amenity=nursing_home amenity=social_facility
        en nursing home, nursing homes, care home|s, retirement home|s, old people's home, social services, assisted living, homeless shelter|s
        de Pflegeheim, Pflegeheime, Altersheim|e, Seniorenheim|e, Altenheim, soziale Einrichtung
        fr maison de retraite, maisons de retraite, EHPAD, foyer social
        es residencia de ancianos, residencias de mayores, asilo|s
        it casa di riposo, case di riposo, casa di cura
        pt lar de idosos, lares de idosos
        nl verzorgingstehuis, verzorgingshuis, bejaardentehuis, verpleeghuis
        pl dom opieki, dom spokojnej starości, dom starców
        ru дом престарелых, дома престарелых
        tr huzurevi, bakım evi
        ar دار المسنين, دار رعاية
        zh 养老院, 敬老院, 安老院
        ja 老人ホーム, 介護施設
        ca residència de gent gran, residències de gent gran, residència d'avis, casa d'avis, geriàtric
        mt dar tal-anzjani, djar tal-anzjani, dar tax-xjuħ

        healthcare=physiotherapist
        en physiotherapist, physiotherapists, physiotherapy, physical therapy, physio
        de Physiotherapie, Physiotherapeut|en, Krankengymnastik
        fr kinésithérapeute, kinésithérapeutes, kiné|s
        es fisioterapeuta, fisioterapeutas, fisioterapia
        it fisioterapista, fisioterapist|i, fisioterapia
        pt fisioterapeuta, fisioterapia
        nl fysiotherapeut, fysiotherapie
        pl fizjoterapeuta, fizjoterapia
        ru физиотерапевт, физиотерапия
        ja 整骨院, 理学療法
        ca fisioterapeuta, fisioterapeutes, fisioteràpia, fisio
        mt fiżjoterapista, fiżjoterapisti, fiżjoterapija

        healthcare=laboratory
        en medical laboratory, laboratory, blood test|s
        de Labor, medizinisches Labor, Bluttest
        fr laboratoire d'analyses, laboratoire médical, prise de sang, laboratoire
        es laboratorio clínico, análisis de sangre, laboratorio
        it laboratorio analisi, analisi del sangue
        pt laboratório, análises clínicas
        pl laboratorium, badania krwi
        ru лаборатория, анализы, сдать анализы
        tr laboratuvar, tahlil
        ca laboratori d'anàlisis, laboratori clínic, anàlisi de sang, anàlisis clíniques
        mt laboratorju, laboratorji

        healthcare=psychotherapist
        en psychotherapist, psychologist|s, therapist|s, psychotherapists, psychotherapy
        de Psychotherapeut, Psychotherapeuten, Psychologe, Psychologen, Psychotherapie
        fr psychothérapeute, psychologue|s, psy
        es psicólogo, psicólogos, psicoterapeuta
        it psicologo, psicologi, psicoterapeuta
        ru психолог, психотерапевт
        ca psicòleg, psicòlegs, psicòloga, psicoterapeuta, psicologia
        mt psikologu, psikologi, psikoterapista

        healthcare=blood_donation
        en blood donation, donate blood, blood bank
        de Blutspende, Blut spenden
        fr don du sang, donner son sang
        es donación de sangre, donar sangre
        it donazione sangue, donare il sangue
        ru сдать кровь, донор крови
        ca donació de sang, donar sang, banc de sang
        mt donazzjoni tad-demm

        emergency=defibrillator
        en defibrillator, defibrillators, aed, defib
        de Defibrillator, Defibrillatoren, Defi
        fr défibrillateur, défibrillateurs
        es desfibrilador, desfibriladores
        it defibrillatore, defibrillatori
        pt desfibrilhador, desfibrilador
        nl defibrillator, defibrillatoren
        pl defibrylator, defibrylator|y
        ru дефибриллятор, дефибриллятор|ы
        tr defibrilatör
        ar جهاز مزيل الرجفان
        zh 除颤器, 自动体外除颤器
        ja 除細動器
        ca desfibril·lador, desfibril·ladors, desfibrilador|s
        mt defibrillatur

        shop=medical_supply
        en medical supplies, medical supply, medical supply store
        de Sanitätshaus, Sanitätshäuser
        fr matériel médical, magasin de matériel médical
        es ortopedia, ortopedias
        it articoli sanitari, sanitaria, ortopedia
        ca ortopèdia, ortopèdies, material mèdic

        healthcare=midwife
        en midwife, midwives, birth centre
        de Hebamme, Hebamme|n, Hebammenpraxis, Geburtshaus
        fr sage-femme, sages-femmes
        es matrona, matrona|s, comadrona|s
        it ostetrica, ostetriche
        pt parteira, parteira|s
        nl verloskundige, verloskundige|n
        pl położna, położne
        ru акушерка
        ca llevadora, llevadores

        healthcare=podiatrist
        en podiatrist, podiatrist|s, chiropodist|s, foot doctor|s
        de Podologe, Podolog|en|in|ie, Fußpflege
        fr podologue, podologue|s, pédicure-podologue
        es podólogo, podólog|os|a
        it podologo, podolog|i|a
        pt podologista, podólogo
        nl podoloog, podologen
        pl podolog
        ru подолог
        ca podòleg, podòloga

        healthcare=alternative
        en alternative medicine, acupuncture, acupuncturist|s, homeopath|s, osteopath|s, chiropractor|s, naturopath|s
        de Heilpraktiker, Alternativmedizin, Akupunktur, Homöopath|en|ie, Osteopath|en|ie, Naturheilpraxis
        fr médecine douce, médecine alternative, acupuncteur, acupuncture, ostéopathe|s, homéopathe|s
        es medicina alternativa, acupuntura, homeopatía, osteópata|s, naturópata
        it medicina alternativa, agopuntura, omeopata, osteopata, osteopati
        pt medicina alternativa, acupuntura, homeopatia, osteopata
        nl alternatieve geneeskunde, acupunctuur, osteopaat, homeopaat
        pl medycyna naturalna, akupunktura, osteopata
        ru иглоукалывание, остеопат, гомеопат
        zh 针灸, 中医, 中醫
        ja 鍼灸, 鍼灸院
        ca medicina alternativa, acupuntura, osteòpata, homeòpata
        """
}
