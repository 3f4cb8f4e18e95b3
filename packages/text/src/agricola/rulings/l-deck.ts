import type { Ruling } from './ruling';

/** Rulings on cards of the L deck. */
export const lDeck: readonly Ruling[] = [
  {
    id: 'RU-401',
    cards: ['highland-cattle'],
    says: {
      en: 'The card holds 1 cattle, whichever it is.',
      fr: 'La carte accueille 1 bœuf, n’importe lequel.',
      it: 'La carta ospita 1 bovino, uno qualsiasi.',
      de: 'Die Karte hat Platz für 1 Rind, egal welches.',
    },
  },
  {
    id: 'RU-402',
    cards: ['round-stone-tower'],
    says: {
      en: 'The stone is not given back: it still counts for a tie.',
      fr: 'La pierre n’est pas rendue : elle compte encore en cas d’égalité.',
      it: 'La pietra non viene restituita: conta ancora in caso di parità.',
      de: 'Der Stein wird nicht abgegeben: bei Gleichstand zählt er noch.',
    },
  },
  {
    id: 'RU-403',
    cards: ['shop-manager'],
    says: {
      en: 'Animals live on the farm and not in the supply, so they do not count.',
      fr: 'Les animaux vivent dans la ferme et non dans la réserve : ils ne comptent pas.',
      it: 'Gli animali vivono nella fattoria e non nella riserva: non contano.',
      de: 'Tiere leben auf dem Hof und nicht im Vorrat, sie zählen also nicht.',
    },
  },
  {
    id: 'RU-404',
    cards: ['old-fisherman'],
    says: {
      en: 'What other cards add is yours. What lay on the space is handed out before anything else that follows.',
      fr: 'Ce que d’autres cartes ajoutent est à vous. Ce qui se trouvait sur la case se distribue avant toute autre suite.',
      it: 'Ciò che aggiungono altre carte è tuo. Ciò che era sullo spazio si distribuisce prima di ogni altra conseguenza.',
      de: 'Was andere Karten dazugeben, gehört dir. Was auf dem Feld lag, wird vor allem anderen verteilt, das folgt.',
    },
  },
  {
    id: 'RU-405',
    cards: ['clone-cattle'],
    says: {
      en: 'The cattle come from the general supply and need room. Cattle may still be paid where a card asks for it.',
      fr: 'Les bœufs viennent de la réserve générale et il leur faut de la place. On peut encore payer des bœufs quand une carte en demande.',
      it: 'I bovini vengono dalla riserva generale e hanno bisogno di posto. Si possono ancora pagare bovini dove una carta lo chiede.',
      de: 'Die Rinder kommen aus dem allgemeinen Vorrat und brauchen Platz. Wo eine Karte Rinder verlangt, kannst du weiter damit zahlen.',
    },
  },
  {
    id: 'RU-406',
    cards: ['chairmans-garden'],
    says: {
      en: 'It is stone that the action space itself gives, once for each use, however much it is.',
      fr: 'Il s’agit de la pierre que donne la case d’action elle-même, une fois par utilisation, quelle qu’en soit la quantité.',
      it: 'Si tratta della pietra che dà lo spazio azione stesso, una volta per uso, quanta che sia.',
      de: 'Gemeint ist Stein, den das Aktionsfeld selbst gibt, einmal je Nutzung, egal wie viel.',
    },
  },
  {
    id: 'RU-407',
    cards: ['wanderer'],
    says: {
      en: 'Only 1 of what accumulates there is taken from a space. No space is used by that.',
      fr: 'On ne prend sur une case que 1 de ce qui s’y accumule. La case n’est pas utilisée pour autant.',
      it: 'Da uno spazio si prende solo 1 di ciò che vi si accumula. Lo spazio non viene usato.',
      de: 'Von einem Feld nimmst du nur 1 von dem, was sich dort ansammelt. Genutzt wird es dadurch nicht.',
    },
  },
  {
    id: 'RU-408',
    cards: ['exchange-advertiser'],
    says: {
      en: 'What comes at one moment counts together, what cards add included. Once for each such moment.',
      fr: 'Ce qui arrive au même moment compte ensemble, avec ce que des cartes ajoutent. Une fois par moment.',
      it: 'Ciò che arriva nello stesso momento conta insieme, anche ciò che aggiungono le carte. Una volta per momento.',
      de: 'Was in einem Moment kommt, zählt zusammen, auch was Karten dazugeben. Einmal je Moment.',
    },
  },
  {
    id: 'RU-409',
    cards: ['stretchable-sheep'],
    says: {
      en: 'The three payments may be made in any order. The 2 wood are paid however many fences are needed; it is no “Build Fences” action.',
      fr: 'Les trois paiements se font dans l’ordre de votre choix. Les 2 bois se paient quel que soit le nombre de clôtures ; ce n’est pas une action « Clôtures ».',
      it: 'I tre pagamenti si fanno in qualsiasi ordine. I 2 legni si pagano quanti che siano gli steccati; non è un’azione «Steccati».',
      de: 'Die drei Zahlungen sind in beliebiger Reihenfolge möglich. Die 2 Holz fallen an, egal wie viele Zäune nötig sind; es ist keine Aktion „Zäune“.',
    },
  },
];
