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
];
