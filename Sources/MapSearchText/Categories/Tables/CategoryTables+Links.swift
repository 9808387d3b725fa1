extension CategoryTaxonomy {
    /// Words that connect a place category to a name, and words without meaning.
    static let links: StaticString = """
        %noise
        en the, a, an, of, to, for, and, some, any, my, me, i, we, can, could, do, is, are, there, what, which, where, find, show, show me, get, go, want, need, looking, look, search, please, best, good, nice, great, top, cheap, nearest, closest, with, that, have, has, offers, offering, s
        de der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, zu, zum, zur, mit, ich, man, wir, kann, können, könnte, gibt, es, ist, sind, wo, wohin, welche, finde, finden, zeige, zeig, mir, suche, suchen, brauche, möchte, will, mein, meine, meinen, gute, guter, gutes, guten, beste, bestes, bester, besten, günstige, nächste, nächster, nächstes, nächsten, hat, bitte, was
        fr le, la, les, l, un, une, des, du, d, de, et, avec, je, on, nous, peut, peux, puis, est, où, quel, quelle, quels, quelles, trouver, trouve, cherche, chercher, montre, montrer, moi, veux, voudrais, mon, ma, mes, bon, bonne, bons, bonnes, meilleur, meilleure, meilleurs, meilleures, proche, qui, a, y, se, me, pour
        es el, los, las, un, una, unos, unas, del, y, con, yo, se, puedo, podemos, puede, dónde, donde, hay, buscar, busco, encontrar, quiero, necesito, mi, mis, bueno, buenos, buenas, mejor, mejores, barato, baratos, más, cercano, cercana, para, que, al, lugar, lugares, sitio, sitios
        it il, lo, gli, i, uno, dei, delle, del, della, dell, e, con, io, si, posso, possiamo, può, dove, c, è, cerca, cercare, trovare, trova, voglio, vorrei, mio, mia, buono, buoni, buona, migliore, migliori, più, vicino, vicina, per, che, di
        pt o, os, as, um, uma, dos, das, do, com, eu, posso, podemos, onde, há, tem, procurar, procuro, encontrar, quero, preciso, meu, minha, bom, boa, bons, boas, melhor, melhores, mais, próximo, próxima, fica
        nl het, een, van, naar, met, en, ik, je, we, kan, kunnen, waar, zijn, er, zoek, zoeken, vind, vinden, toon, wil, mijn, goede, goed, beste, goedkope, dichtstbijzijnde, voor, om, te
        pl gdzie, można, mogę, jest, są, znajdź, szukam, pokaż, chcę, potrzebuję, moj, moje, mój, dobry, dobra, dobre, najlepszy, najlepsza, najlepsze, tani, tania, tanie, najbliższy, najbliższa, najbliższe, i, z, ze, do, dla
        ru где, куда, можно, мне, я, мы, есть, найти, найди, покажи, показать, ищу, хочу, нужен, нужна, нужно, нужны, мой, моя, моё, мою, хороший, хорошая, хорошее, хорошие, лучший, лучшая, лучшее, лучшие, недорогой, недорогие, недорого, ближайший, ближайшая, ближайшее, ближайшие, и, с, со, для, какой, какие, то
        tr nerede, nereye, nerde, bul, göster, bana, var, mı, mi, en, iyi, güzel, ucuz, ve, ile, için, bir, benim, istiyorum, lazım, yakın, hangi, olan
        ar أين, اين, أريد, اريد, ابحث, عن, أجد, اجد, يمكنني, من, مع, أفضل, افضل, أقرب, اقرب, أحسن, و, هل, يوجد, ال
        zh 的, 哪里, 哪裡, 哪儿, 哪兒, 可以, 我, 想, 要, 找, 有, 最好的, 最好, 最近的, 最近, 好的
        ja の, は, を, に, どこ, どこで, 探す, 探して, おすすめの, おすすめ, 一番, いい, ある, できる, できる場所, 場所, ところ, 所

        %in
        en in, at, on, along, inside, within
        de in, im, innerhalb
        fr à, en, dans, au, aux
        es en, dentro de
        it in, a, nel, nella, nell, nello, dentro
        ca en, a, al, dins de
        mt fi, ġewwa
        pt em, no, na, nos, nas, dentro de
        nl in, binnen
        pl w, we, na
        ru в, во, на, внутри
        tr da, de, ta, te, içinde
        ar في, داخل
        zh 在, 里, 里面
        ja で, 内, 内の

        %near
        en near, near to, close to, next to, by, around, beside, opposite, in the vicinity of, not far from, nearby to, near the, behind, in front of, across from
        de bei, beim, nahe, nähe, neben, um, rund um, am, in der nähe von, in der nähe des, in der nähe der, in der nähe vom, unweit, unweit von, gegenüber, gegenüber von, hinter, an
        fr près de, près du, près d, proche de, proche du, à côté de, à côté du, à côté des, près des, à proximité de, à proximité du, derrière, devant, autour de, autour du, aux alentours de, aux environs de, non loin de, vers, en face de
        es cerca de, cerca del, junto a, junto al, al lado de, al lado del, detrás de, delante de, enfrente de, alrededor de, próximo a, próxima a, cercano a, cercana a, por, frente a
        it vicino a, vicino al, vicino alla, vicino allo, vicino ai, vicino, presso, accanto a, accanto al, accanto alla, intorno a, nei pressi di, nei dintorni di, nelle vicinanze di, di fronte a, attorno a
        ca prop de, prop del, a prop de, a prop del, al costat de, al costat del, a la vora de, a la vora del, davant de, darrere de, al voltant de
        mt ħdejn, viċin, viċin ta', qrib, qrib ta', faċċata ta'
        pt perto de, perto da, perto do, próximo de, próximo a, próximo ao, junto a, ao lado de, ao lado da, à volta de, nos arredores de, em frente a
        nl bij, dichtbij, nabij, naast, in de buurt van, vlakbij, rond, rondom, tegenover
        pl blisko, koło, obok, przy, niedaleko, w pobliżu, w okolicy, naprzeciwko, nieopodal, od
        ru рядом с, рядом со, возле, около, у, вокруг, близ, вблизи, недалеко от, поблизости от, неподалеку от, напротив
        ar قرب, قريب من, قريبة من, بالقرب من, بجانب, بجوار, حول, مقابل
        zh 靠近, 离, 近

        %beside
        tr yakın, yakını, yakınında, yakınındaki, yakınlarında, yakınlarındaki, civarı, civarında, civarındaki, yanında, yanındaki, çevresinde, çevresindeki, etrafında, karşısında
        zh 附近, 附近的, 旁边, 旁边的, 旁邊, 周边, 周邊, 周围
        ja 近く, 近くの, 付近, 付近の, 周辺, 周辺の, そば, そばの, の近く, の近くの, の周辺, の周辺の, 近郊の

        %here
        en near me, nearby, around me, around here, close by, close to me, here, near here, in my area, in the area, in the neighborhood, in the neighbourhood, within walking distance, next to me, closest to me, nearest to me
        de in der nähe, in meiner nähe, hier, um mich, um mich herum, in der umgebung, nahebei, hier in der nähe, bei mir, zu fuß erreichbar
        fr près de moi, près d'ici, autour de moi, ici, à proximité, aux alentours, dans le coin, dans les environs, proche de moi, à côté, alentour
        es cerca de mí, cerca, cerca de aquí, aquí, aquí cerca, por aquí, alrededor, a mi alrededor, en los alrededores, en la zona
        it vicino a me, qui vicino, qui, nelle vicinanze, nei dintorni, in zona, intorno a me, da queste parti, vicino a qui
        ca a prop, a prop meu, prop meu, prop d'aquí, a prop d'aquí, aquí, per aquí
        mt hawn, viċin tiegħi, fil-viċin
        pt perto de mim, aqui, aqui perto, por perto, perto daqui, nas proximidades, nos arredores, à minha volta, perto
        nl in de buurt, bij mij in de buurt, hier, dichtbij, om me heen, hier in de buurt, in mijn buurt, dicht bij mij
        pl w pobliżu, blisko mnie, tutaj, tu, w okolicy, niedaleko, obok mnie, koło mnie, niedaleko mnie, blisko
        ru рядом, рядом со мной, поблизости, здесь, тут, неподалеку, недалеко, около меня, возле меня, вокруг меня, рядом здесь, близко, в окрестностях, недалеко от меня
        tr yakınımda, yakınımdaki, yakınlarda, yakında, burada, buralarda, çevremde, çevredeki, etrafımda, yakınımızdaki
        ar بالقرب مني, قريب مني, قريبة مني, قربي, هنا, حولي, في الجوار, بجانبي
        zh 我附近, 我附近的, 附近的, 附近, 这里, 這裡, 身边, 周围, 这附近, 我周围
        ja 近くの, 近く, 付近の, 周辺の, この辺, この辺の, この近く, この近くの, 現在地, 現在地周辺, ここ, 最寄りの, 最寄り
        """
}
