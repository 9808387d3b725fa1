extension CategoryTaxonomy {
    /// Doctors by what they treat.
    static let doctors: StaticString = """
        healthcare:speciality=paediatrics
        en paediatrician, paediatrician|s, pediatrician|s, children's doctor, kids doctor, paediatrics, pediatrics
        de Kinderarzt, Kinderärzt|e|in|innen, Kinderarztpraxis, Kinderheilkunde
        fr pédiatre, pédiatre|s, pédiatrie
        es pediatra, pediatra|s, pediatría
        it pediatra, pediatr|i|e, pediatria
        pt pediatra, pediatra|s, pediatria
        nl kinderarts, kinderarts|en
        pl pediatra, pediatr|zy|ia, lekarz dziecięcy
        ru педиатр, педиатр|ы|а|ия, детский врач
        tr çocuk doktoru, çocuk doktorları, pediatri
        ar طبيب أطفال, أطباء أطفال
        zh 儿科, 儿科医生, 小儿科, 兒科
        ja 小児科, 小児科医
        ca pediatre, pediatr|es|a|ia
        mt pedjatra, pedjatri, tabib tat-tfal

        healthcare:speciality=ophthalmology
        en ophthalmologist, ophthalmologist|s, eye doctor|s, eye clinic|s, ophthalmology
        de Augenarzt, Augenärzt|e|in|innen, Augenarztpraxis, Augenklinik, Augenheilkunde
        fr ophtalmologue, ophtalmologue|s, ophtalmo, oculiste|s, ophtalmologie
        es oftalmólogo, oftalmólog|os|a, oculista|s, oftalmología
        it oculista, oculist|i|e, oftalmologo
        pt oftalmologista, oftalmologista|s, oculista
        nl oogarts, oogarts|en
        pl okulista, okuli|ści|styka
        ru офтальмолог, офтальмолог|и|а|ия, окулист|ы, глазной врач
        tr göz doktoru, göz doktorları
        ar طبيب عيون, أطباء عيون
        zh 眼科, 眼科医生
        ja 眼科, 眼科医
        ca oftalmòleg, oftalmòl|egs|oga, oculista
        mt oftalmologu, tabib tal-għajnejn

        healthcare:speciality=dermatology
        en dermatologist, dermatologist|s, skin doctor|s, dermatology
        de Hautarzt, Hautärzt|e|in|innen, Hautarztpraxis, Dermatolog|e|en|in|ie
        fr dermatologue, dermatologue|s, dermato, dermatologie
        es dermatólogo, dermatólog|os|a, dermatología
        it dermatologo, dermatolog|i|a|ia
        pt dermatologista, dermatologista|s
        nl dermatoloog, dermatologen, huidarts
        pl dermatolog, dermatolog|ia, dermatolodzy
        ru дерматолог, дерматолог|и|а|ия, кожный врач
        tr dermatolog, cildiye, cilt doktoru
        ar طبيب جلدية, طبيب جلد
        zh 皮肤科, 皮膚科, 皮肤科医生
        ja 皮膚科, 皮膚科医
        ca dermatòleg, dermatòl|egs|oga
        mt dermatologu, dermatologi

        healthcare:speciality=orthopaedics healthcare:speciality=orthopedics
        en orthopaedist, orthopaedist|s, orthopedist|s, orthopaedic surgeon|s, orthopedic surgeon|s, orthopaedics
        de Orthopäde, Orthopäd|en|in|ie
        fr orthopédiste, orthopédiste|s, orthopédie
        es traumatólogo, traumatólog|os|a, ortopedista|s
        it ortopedico, ortopedic|i
        pt ortopedista, ortopedista|s
        nl orthopeed, orthopeden
        pl ortopeda, ortoped|zi
        ru ортопед, ортопед|ы|а|ия
        tr ortopedist, ortopedi, ortopedi doktoru
        zh 骨科, 骨科医生
        ja 整形外科
        ca traumatòleg, traumatòl|egs|oga, ortopedista
        mt ortopediku

        healthcare:speciality=gynaecology healthcare:speciality=gynecology
        en gynaecologist, gynaecologist|s, gynecologist|s, women's doctor, gynaecology, gynecology
        de Frauenarzt, Frauenärzt|e|in|innen, Gynäkolog|e|in|en|ie
        fr gynécologue, gynécologue|s, gynéco, gynécologie
        es ginecólogo, ginecólog|os|a|as, ginecología
        it ginecologo, ginecolog|i|a|ia
        pt ginecologista, ginecologista|s
        nl gynaecoloog, gynaecologen, vrouwenarts
        pl ginekolog, ginekolog|ia, ginekolodzy
        ru гинеколог, гинеколог|и|а|ия
        tr jinekolog, kadın doğum uzmanı, kadın doktoru
        ar طبيب نساء, طبيبة نساء
        zh 妇科, 婦科, 妇产科
        ja 婦人科, 産婦人科
        ca ginecòleg, ginecòl|egs|oga
        mt ġinekologu, ġinekologi

        healthcare:speciality=otolaryngology
        en ear nose and throat doctor, ent doctor|s, ent specialist|s, ear nose and throat, ear nose throat doctor
        de HNO-Arzt, HNO, HNO-Ärzt|e|in, Hals-Nasen-Ohren-Arzt, Ohrenarzt
        fr oto-rhino-laryngologiste, oto-rhino-laryngologiste|s, oto-rhino
        es otorrino, otorrinolaringólogo, otorrinolaringología
        it otorino, otorinolaringoiatra
        pt otorrino, otorrinolaringologista
        nl KNO-arts, kno arts
        pl laryngolog, laryngolodzy, otolaryngolog
        ru лор, отоларинголог, лор-врач
        tr kulak burun boğaz, kulak burun boğaz doktoru
        zh 耳鼻喉科
        ja 耳鼻科, 耳鼻咽喉科
        ca otorinolaringòleg, otorino
        mt otorinolaringologu

        healthcare:speciality=cardiology
        en cardiologist, cardiologist|s, heart doctor|s, heart specialist|s, cardiology
        de Kardiologe, Kardiolog|en|in|ie, Herzspezialist
        fr cardiologue, cardiologue|s, cardiologie
        es cardiólogo, cardiólog|os|a, cardiología
        it cardiologo, cardiolog|i|a|ia
        pt cardiologista, cardiologista|s
        nl cardioloog, cardiologen
        pl kardiolog, kardiolog|ia, kardiolodzy
        ru кардиолог, кардиолог|и|а|ия
        tr kardiyolog, kardiyoloji
        zh 心脏科, 心内科
        ja 循環器内科
        ca cardiòleg, cardiòl|egs|oga
        mt kardjologu

        healthcare:speciality=neurology
        en neurologist, neurologist|s, neurology
        de Neurologe, Neurolog|en|in|ie, Nervenarzt
        fr neurologue, neurologue|s, neurologie
        es neurólogo, neurólog|os|a, neurología
        it neurologo, neurolog|i|a|ia
        pt neurologista, neurologista|s
        nl neuroloog, neurologen
        pl neurolog, neurolog|ia, neurolodzy
        ru невролог, невролог|и|а|ия, невропатолог
        tr nörolog, nöroloji
        zh 神经科, 神经内科
        ja 神経内科, 脳神経内科
        ca neuròleg, neuròl|egs|oga
        mt newrologu

        healthcare:speciality=psychiatry
        en psychiatrist, psychiatrist|s, psychiatry
        de Psychiater, Psychiater|in|innen, Psychiatrie
        fr psychiatre, psychiatre|s, psychiatrie
        es psiquiatra, psiquiatra|s, psiquiatría
        it psichiatra, psichiatr|i|ia
        pt psiquiatra, psiquiatra|s
        nl psychiater, psychiater|s
        pl psychiatra, psychiatr|zy|ia
        ru психиатр, психиатр|ы|а|ия
        tr psikiyatrist, psikiyatri
        zh 精神科
        ja 精神科, 心療内科
        ca psiquiatra, psiquiatr|es|ia
        mt psikjatra

        healthcare:speciality=urology
        en urologist, urologist|s, urology
        de Urologe, Urolog|en|in|ie
        fr urologue, urologue|s, urologie
        es urólogo, urólog|os|a, urología
        it urologo, urolog|i|a|ia
        pt urologista, urologista|s
        nl uroloog, urologen
        pl urolog, urolog|ia, urolodzy
        ru уролог, уролог|и|а|ия
        tr ürolog, üroloji
        zh 泌尿科
        ja 泌尿器科
        ca uròleg, uròl|egs|oga
        mt urologu

        healthcare:speciality=radiology
        en radiologist, radiologist|s, radiology, x-ray, mri scan
        de Radiologe, Radiolog|en|in|ie, Röntgen
        fr radiologue, radiologue|s, radiologie, cabinet de radiologie
        es radiólogo, radiólog|os|a, radiología
        it radiologo, radiolog|i|a|ia
        pt radiologista, radiologia
        nl radioloog, radiologie
        pl radiolog, radiologia
        ru рентгенолог, рентген, мрт
        tr radyoloji, röntgen
        ca radiòleg, radiologia
        mt radjologu

        healthcare:speciality=internal
        en internist, internist|s, internal medicine
        de Internist, Internist|en|in|innen, innere Medizin
        fr interniste, interniste|s, médecine interne
        es internista, internista|s, medicina interna
        it internista, internist|i, medicina interna
        pt medicina interna
        nl internist, internist|en
        pl internista, interni|ści
        zh 内科, 內科
        ca internista, medicina interna

        healthcare:speciality=gastroenterology
        en gastroenterologist, gastroenterologist|s, gastroenterology
        de Gastroenterologe, Gastroenterolog|en|in|ie
        fr gastro-entérologue, gastro-entérologue|s, gastroentérologue
        es gastroenterólogo, gastroenterólog|os|a
        it gastroenterologo, gastroenterolog|i|ia
        pt gastroenterologista
        nl maag-darm-leverarts, gastro-enteroloog
        pl gastroenterolog, gastroenterolodzy
        ru гастроэнтеролог, гастроэнтеролог|и|а|ия
        ja 消化器内科, 胃腸科

        healthcare:speciality=pulmonology healthcare:speciality=pneumology
        en pulmonologist, pulmonologist|s, lung doctor|s, lung specialist|s
        de Lungenarzt, Lungenärzt|e|in, Pneumolog|e|en|in|ie, Lungenfacharzt
        fr pneumologue, pneumologue|s
        es neumólogo, neumólog|os|a, neumología
        it pneumologo, pneumolog|i|a
        pt pneumologista
        nl longarts, longarts|en
        pl pulmonolog, pulmonolodzy
        ru пульмонолог, пульмонолог|и|а
        ja 呼吸器内科

        healthcare:speciality=rheumatology
        en rheumatologist, rheumatologist|s, rheumatology
        de Rheumatologe, Rheumatolog|en|in|ie
        fr rhumatologue, rhumatologue|s
        es reumatólogo, reumatólog|os|a
        it reumatologo, reumatolog|i|a
        nl reumatoloog, reumatologen
        pl reumatolog, reumatolodzy
        ru ревматолог, ревматолог|и|а

        healthcare:speciality=oncology
        en oncologist, oncologist|s, oncology
        de Onkologe, Onkolog|en|in|ie
        fr oncologue, oncologue|s, cancérologue|s
        es oncólogo, oncólog|os|a, oncología
        it oncologo, oncolog|i|a|ia
        pt oncologista, oncologia
        nl oncoloog, oncologen
        pl onkolog, onkolodzy, onkologia
        ru онколог, онколог|и|а|ия

        healthcare:speciality=endocrinology
        en endocrinologist, endocrinologist|s, endocrinology, diabetologist|s
        de Endokrinologe, Endokrinolog|en|in|ie, Diabetolog|e|en|in|ie
        fr endocrinologue, endocrinologue|s
        es endocrino, endocrinólogo, endocrinóloga
        it endocrinologo, endocrinolog|i|a
        pl endokrynolog, endokrynolodzy
        ru эндокринолог, эндокринолог|и|а

        healthcare:speciality=allergology healthcare:speciality=allergy
        en allergist, allergist|s, allergy doctor, allergologist|s
        de Allergologe, Allergolog|en|in|ie, Allergiearzt
        fr allergologue, allergologue|s
        es alergólogo, alergólog|os|a
        it allergologo, allergolog|i|a
        pl alergolog, alergolodzy
        ru аллерголог, аллерголог|и|а
        """
}
