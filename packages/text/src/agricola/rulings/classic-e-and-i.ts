import type { Ruling } from './ruling';

/** About further cards of decks E and I of the 2007 edition. */
export const classicEAndI: readonly Ruling[] = [
  {
    id: 'RU-340',
    cards: ['master-forester-2007'],
    says: {
      en: 'No wood lies there in the round in which the card is played; its owner uses it without paying.',
      fr: 'Il n’y a pas de bois pendant la manche où la carte est jouée ; son propriétaire l’utilise sans payer.',
      it: 'Nel round in cui si gioca la carta non c’è legno; chi la possiede la usa senza pagare.',
      de: 'In der Runde, in der die Karte ausgespielt wird, liegt dort kein Holz; ihr Besitzer nutzt sie, ohne zu zahlen.',
    },
  },
  {
    id: 'RU-341',
    cards: ['corn-storehouse-2007'],
    says: {
      en: 'This is no Sow action: cards that act on sowing or add crops do not act.',
      fr: 'Ce n’est pas une action « Semer » : les cartes qui réagissent aux semis ou y ajoutent n’agissent pas.',
      it: 'Non è un’azione di semina: le carte che reagiscono alla semina o vi aggiungono beni non agiscono.',
      de: 'Das ist keine Säaktion: Karten, die beim Säen wirken oder etwas hinzufügen, wirken nicht.',
    },
  },
  {
    id: 'RU-342',
    cards: ['tenant-farmer-2007'],
    says: {
      en: 'Animals that find no room are gone, but are owed all the same; any animals of their type may be returned.',
      fr: 'Les animaux sans place sont perdus, mais restent dus ; vous pouvez rendre n’importe quels animaux de leur espèce.',
      it: 'Gli animali senza posto sono persi, ma sono dovuti lo stesso; puoi restituire qualsiasi animale dello stesso tipo.',
      de: 'Tiere ohne Platz sind verloren, werden aber trotzdem geschuldet; zurückgeben kannst du beliebige Tiere ihrer Art.',
    },
  },
  {
    id: 'RU-343',
    cards: ['meat-seller-2007'],
    says: {
      en: 'Selling meat is cooking for all cards that wait for it.',
      fr: 'Vendre de la viande compte comme cuisiner pour toutes les cartes qui l’attendent.',
      it: 'Vendere carne vale come cucinare per tutte le carte che lo aspettano.',
      de: 'Fleisch zu verkaufen gilt für alle Karten, die darauf warten, als Kochen.',
    },
  },
  {
    id: 'RU-344',
    cards: ['harrow-2007'],
    says: {
      en: 'The additional field is plowed before the one of the space; whoever declines keeps the chance for later.',
      fr: 'Le champ supplémentaire est labouré avant celui de la case ; qui décline garde l’occasion pour plus tard.',
      it: 'Il campo in più si ara prima di quello dello spazio; chi rinuncia conserva l’occasione per dopo.',
      de: 'Der zusätzliche Acker wird vor dem des Feldes gepflügt; wer ablehnt, behält die Gelegenheit für später.',
    },
  },
  {
    id: 'RU-345',
    cards: ['punner-2007'],
    says: {
      en: 'It acts once for each use of a plow, however many fields that plow has plowed.',
      fr: 'Elle agit une fois par utilisation d’une charrue, quel que soit le nombre de champs labourés.',
      it: 'Agisce una volta per ogni uso di un aratro, per quanti campi questo abbia arato.',
      de: 'Er wirkt einmal je Einsatz eines Pfluges, wie viele Äcker der auch gepflügt hat.',
    },
  },
  {
    id: 'RU-346',
    cards: ['ratcatcher-2007'],
    says: {
      en: 'Whoever has only 2 people at the start of the round loses nobody; who was born later may be placed as usual.',
      fr: 'Qui n’a que 2 personnes au début de la manche ne perd personne ; qui naît plus tard se place comme d’habitude.',
      it: 'Chi ha solo 2 familiari all’inizio del round non perde nessuno; chi nasce dopo si piazza come al solito.',
      de: 'Wer zu Beginn der Runde nur 2 Personen hat, verliert niemanden; wer später geboren wird, wird wie üblich eingesetzt.',
    },
  },
  {
    id: 'RU-347',
    cards: ['guildmaster-2007'],
    says: {
      en: 'Cards count that lie in front of you when you play it; one that was returned does not.',
      fr: 'Comptent les cartes devant vous quand vous la jouez ; une carte rendue ne compte pas.',
      it: 'Contano le carte davanti a te quando la giochi; una carta restituita non conta.',
      de: 'Es zählen Karten, die beim Ausspielen vor dir liegen; eine zurückgegebene zählt nicht.',
    },
  },
  {
    id: 'RU-348',
    cards: ['fence-builder-2007'],
    says: {
      en: 'Any action space that is on the board or on a card in play may be chosen; the fence does not come back.',
      fr: 'Toute case d’action du plateau ou d’une carte en jeu peut être choisie ; la clôture ne revient pas.',
      it: 'Si può scegliere qualsiasi spazio azione sul tabellone o su una carta in gioco; lo steccato non torna indietro.',
      de: 'Jedes Aktionsfeld auf dem Spielplan oder einer ausliegenden Karte kann gewählt werden; der Zaun kommt nicht zurück.',
    },
  },
  {
    id: 'RU-349',
    cards: ['guest-2007'],
    says: {
      en: 'The guest is none of your 5 people, needs no room and no food; there is only one guest for you in a round.',
      fr: 'L’invité n’est aucune de vos 5 personnes ; il n’a besoin ni de pièce ni de nourriture ; il n’y en a qu’un par manche pour vous.',
      it: 'L’ospite non è uno dei tuoi 5 familiari, non serve né stanza né cibo; per te ce n’è solo uno per round.',
      de: 'Der Gast ist keine deiner 5 Personen, braucht weder Raum noch Nahrung; je Runde gibt es für dich nur einen.',
    },
  },
  {
    id: 'RU-350',
    cards: ['chiefs-daughter-2007', 'chief-2007'],
    says: {
      en: 'Everybody who may hold her is asked when the Chief is played, so that nobody learns more than is played.',
      fr: 'Quand le Chef du village est joué, on demande à tous ceux qui pourraient l’avoir, pour que rien d’autre ne se devine.',
      it: 'Quando si gioca il Capo Villaggio si chiede a tutti quelli che potrebbero averla, perché non si scopra altro.',
      de: 'Wird der Häuptling ausgespielt, werden alle gefragt, die sie haben könnten, damit niemand mehr erfährt als das Gespielte.',
    },
  },
  {
    id: 'RU-351',
    cards: ['corn-profiteer-2007'],
    says: {
      en: 'Whoever has 2 food in the supply is asked each time, clockwise; goods are not turned into food for it. Whoever bids lays the 2 food down at once and takes it back if not chosen.',
      fr: 'Chaque fois, on demande dans l’ordre du tour à qui a 2 PN en réserve ; rien n’est transformé en nourriture pour cela. Qui veut acheter pose aussitôt 2 PN et les reprend s’il n’est pas choisi.',
      it: 'Ogni volta si chiede, in senso orario, a chi ha 2 cibi nella riserva; per questo non si trasformano beni in cibo. Chi vuole comprare mette subito 2 cibi e li riprende se non viene scelto.',
      de: 'Jedes Mal wird im Uhrzeigersinn gefragt, wer 2 Nahrung im Vorrat hat; dafür werden keine Waren umgewandelt. Wer kaufen will, legt die 2 Nahrung sofort hin und nimmt sie zurück, wenn er nicht gewählt wird.',
    },
  },
  {
    id: 'RU-352',
    cards: ['harvest-helper-2007'],
    says: {
      en: 'All fields are harvested before, and nobody has fed the family yet.',
      fr: 'Tous les champs sont récoltés avant, et personne n’a encore nourri sa famille.',
      it: 'Prima si raccolgono tutti i campi, e nessuno ha ancora nutrito la famiglia.',
      de: 'Zuvor sind alle Äcker abgeerntet, und noch niemand hat seine Familie ernährt.',
    },
  },
];
