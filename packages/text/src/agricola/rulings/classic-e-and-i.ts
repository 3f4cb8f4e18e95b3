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
];
