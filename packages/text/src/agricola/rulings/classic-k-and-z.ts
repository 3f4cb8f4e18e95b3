import type { Ruling } from './ruling';

/** Rulings on cards of decks K and Z and on the last occupations of deck I. */
export const classicKAndZ: readonly Ruling[] = [
  {
    id: 'RU-310',
    cards: ['constable-2007'],
    says: {
      en: 'Negative points are categories below 0, unused spaces and begging markers.',
      fr: 'Les points négatifs sont les catégories en dessous de 0, les cases inutilisées et la mendicité.',
      it: 'I punti negativi sono le categorie sotto 0, le caselle inutilizzate e le elemosine.',
      de: 'Minuspunkte sind Kategorien unter 0, ungenutzte Felder und Bettelkarten.',
    },
  },
  {
    id: 'RU-311',
    cards: ['reed-buyer-2007', 'stone-buyer-2007'],
    says: {
      en: 'All uses of the round count, also those of the owner and those before the card was played.',
      fr: 'Toutes les utilisations de la manche comptent, aussi celles du propriétaire et celles d’avant la carte.',
      it: 'Contano tutti gli usi del round, anche quelli del proprietario e quelli prima della carta.',
      de: 'Es zählen alle Nutzungen der Runde, auch die des Besitzers und die vor dem Ausspielen der Karte.',
    },
  },
  {
    id: 'RU-312',
    cards: [
      'clay-worker-2007',
      'fisherman-2007',
      'wood-buyer-2007',
      'landing-net-2007',
      'pieceworker-2007',
      'storehouse-keeper-2007',
      'sheep-farmer-2007',
      'stump-jump-plow-2007',
      'net-fisherman-2007',
    ],
    says: {
      en: 'Only goods that the space itself gives count, not those that cards add.',
      fr: 'Seules comptent les marchandises que la case elle-même donne, pas celles que des cartes ajoutent.',
      it: 'Contano solo i beni che dà lo spazio stesso, non quelli aggiunti da carte.',
      de: 'Es zählen nur Waren, die das Feld selbst gibt, nicht was Karten dazugeben.',
    },
  },
  {
    id: 'RU-313',
    cards: ['pieceworker-2007'],
    says: {
      en: 'Of several kinds of goods from one space, 1 more of each may be bought.',
      fr: 'De plusieurs sortes données par une case, on peut acheter 1 de plus de chacune.',
      it: 'Di più tipi dati da uno spazio, se ne può comprare 1 in più di ciascuno.',
      de: 'Gibt ein Feld mehrere Sorten, darf von jeder 1 weitere gekauft werden.',
    },
  },
  {
    id: 'RU-314',
    cards: ['traveling-salesman-2007'],
    says: {
      en: 'Improvements that a card allows are not replaced; the second minor improvement is optional.',
      fr: 'Un aménagement permis par une carte n’est pas remplacé ; le second aménagement mineur est facultatif.',
      it: 'Una miglioria permessa da una carta non si sostituisce; la seconda piccola miglioria è facoltativa.',
      de: 'Anschaffungen, die eine Karte erlaubt, werden nicht ersetzt; die zweite kleine Anschaffung ist freiwillig.',
    },
  },
  {
    id: 'RU-315',
    cards: ['giant-pumpkin-2007'],
    says: {
      en: 'It gives as much food as a vegetable of the supply would; it is not scored as a vegetable.',
      fr: 'Elle donne autant de nourriture qu’un légume de la réserve ; elle ne compte pas comme légume.',
      it: 'Dà tanto cibo quanto un ortaggio della riserva; non conta come ortaggio.',
      de: 'Er gibt so viel Nahrung wie ein Gemüse aus dem Vorrat; als Gemüse zählt er nicht.',
    },
  },
  {
    id: 'RU-316',
    cards: ['resource-seller-2007'],
    says: {
      en: 'What comes at one moment brings the top good once at most.',
      fr: 'Ce qui arrive au même moment donne au plus une fois la marchandise du dessus.',
      it: 'Ciò che arriva nello stesso momento dà al massimo una volta il bene in cima.',
      de: 'Was in einem Moment kommt, bringt die oberste Ware höchstens einmal.',
    },
  },
  {
    id: 'RU-317',
    cards: ['maypole-2007'],
    says: {
      en: 'It is knocked over as soon as its space is used; the fence does not come back.',
      fr: 'Il tombe dès que sa case est utilisée ; la clôture ne revient pas.',
      it: 'Cade appena la sua casella è utilizzata; lo steccato non torna.',
      de: 'Er fällt um, sobald sein Feld genutzt wird; der Zaun kommt nicht zurück.',
    },
  },
  {
    id: 'RU-318',
    cards: ['spit-roast-2007'],
    says: {
      en: 'Its food comes once in each feeding phase, right after the first animal is cooked.',
      fr: 'Sa nourriture vient une fois par phase, juste après le premier animal cuisiné.',
      it: 'Il suo cibo arriva una volta per fase, subito dopo il primo animale cucinato.',
      de: 'Seine Nahrung kommt einmal pro Ernährungsphase, gleich nach dem ersten gekochten Tier.',
    },
  },
  {
    id: 'RU-319',
    cards: ['house-goat-2007', 'animal-tamer-2007'],
    says: {
      en: 'With the House Goat no animal lives in the house, not even with the Animal Tamer.',
      fr: 'Avec la Chèvre domestique, aucun animal ne vit dans l’habitation, même avec le Dompteur.',
      it: 'Con la Capra Domestica nessun animale vive in casa, nemmeno con il Domatore.',
      de: 'Mit der Hausziege lebt kein Tier im Haus, auch nicht mit dem Tierbändiger.',
    },
  },
  {
    id: 'RU-320',
    cards: ['reed-hut-2007'],
    says: {
      en: 'The person comes as a newborn does; moving in is no Family Growth action.',
      fr: 'La personne arrive comme un nouveau-né ; ce n’est pas une action d’agrandissement de la famille.',
      it: 'La persona arriva come un neonato; non è un’azione di crescita della famiglia.',
      de: 'Die Person kommt wie ein Neugeborenes; der Einzug ist keine Aktion „Familienzuwachs“.',
    },
  },
  {
    id: 'RU-321',
    cards: ['tanner-2007', 'taxidermist-2007', 'pelts-2007', 'brush-maker-2007'],
    says: {
      en: 'Each of these cards acts on a cooked animal for itself.',
      fr: 'Chacune de ces cartes agit pour elle-même sur un animal cuisiné.',
      it: 'Ognuna di queste carte agisce per sé su un animale cucinato.',
      de: 'Jede dieser Karten wirkt für sich auf ein gekochtes Tier.',
    },
  },
  {
    id: 'RU-322',
    cards: ['acrobat-2007', 'countryman-2007'],
    says: {
      en: 'The person moves when everybody has placed all people, in the order of play.',
      fr: 'La personne se déplace quand tous ont placé toutes leurs personnes, dans l’ordre du tour.',
      it: 'Il familiare si sposta quando tutti hanno piazzato tutti i familiari, in ordine di turno.',
      de: 'Die Person zieht weiter, wenn alle ihre Personen eingesetzt haben, in Spielreihenfolge.',
    },
  },
  {
    id: 'RU-323',
    cards: ['smallholder-2007'],
    says: {
      en: 'A pasture for 2 animals is one space without a stable.',
      fr: 'Un pâturage pour 2 animaux est une case sans étable.',
      it: 'Un pascolo per 2 animali è una casella senza stalla.',
      de: 'Eine Weide für 2 Tiere ist ein Feld ohne Stall.',
    },
  },
  {
    id: 'RU-324',
    cards: ['layabout-2007'],
    says: {
      en: 'Cards that act in the phases of that harvest rest too.',
      fr: 'Les cartes qui agissent pendant les phases de cette récolte sont aussi sans effet.',
      it: 'Anche le carte che agiscono nelle fasi di quel raccolto non hanno effetto.',
      de: 'Auch Karten, die in den Phasen dieser Ernte wirken, ruhen.',
    },
  },
  {
    id: 'RU-325',
    cards: ['taster-2007'],
    says: {
      en: 'Sources disagree: 1 food is paid. The person is placed at the start of the work phase.',
      fr: 'Les sources divergent : on paie 1 PN. La personne est placée au début de la phase de travail.',
      it: 'Le fonti discordano: si paga 1 cibo. Il familiare si piazza all’inizio della fase di lavoro.',
      de: 'Die Quellen sind uneins: gezahlt wird 1 Nahrung. Die Person wird zu Beginn der Arbeitsphase eingesetzt.',
    },
  },
  {
    id: 'RU-326',
    cards: ['broom-2007'],
    says: {
      en: 'The new cards are dealt from those that nobody has got; discarded ones leave the game.',
      fr: 'Les nouvelles cartes viennent de celles que personne n’a reçues ; les défaussées quittent la partie.',
      it: 'Le nuove carte vengono da quelle che nessuno ha ricevuto; quelle scartate escono dal gioco.',
      de: 'Die neuen Karten kommen aus denen, die niemand hat; abgelegte kommen aus dem Spiel.',
    },
  },
  {
    id: 'RU-327',
    cards: ['herald-2007'],
    says: {
      en: 'Its owner says which card of the stage comes next when it is due.',
      fr: 'Son propriétaire dit quelle carte de la période vient quand elle est due.',
      it: 'Il proprietario dice quale carta della fase arriva quando è il momento.',
      de: 'Der Besitzer sagt, welche Karte der Stufe kommt, wenn sie an der Reihe ist.',
    },
  },
];
