import type { Ruling } from './ruling';

/** About the occupations of deck E of the 2007 edition. */
export const classicOccupationsE: readonly Ruling[] = [
  {
    id: 'RU-250',
    cards: ['berry-picker-2007', 'woodcutter-2007', 'clay-mixer-2007', 'stone-carrier-2007'],
    says: {
      en: 'Every action space counts that brings the good by itself, also one where it is chosen; what cards add does not.',
      fr: 'Compte toute case d’action qui donne elle-même ce matériau, même par choix ; ce que les cartes ajoutent ne compte pas.',
      it: 'Conta ogni spazio azione che dà da sé quel bene, anche a scelta; ciò che aggiungono le carte non conta.',
      de: 'Es zählt jedes Aktionsfeld, das den Baustoff selbst bringt, auch nach Wahl; was Karten dazugeben, zählt nicht.',
    },
  },
  {
    id: 'RU-251',
    cards: ['conjurer-2007', 'storyteller-2007', 'dancer-2007'],
    says: {
      en: 'With 5 players the card acts only if you take the food, not if you build a room.',
      fr: 'À 5 joueurs, la carte n’agit que si vous prenez la nourriture, pas si vous construisez une pièce.',
      it: 'In 5 giocatori la carta agisce solo se prendi il cibo, non se costruisci una stanza.',
      de: 'Bei 5 Spielern wirkt die Karte nur, wenn du die Nahrung nimmst, nicht beim Raumbau.',
    },
  },
  {
    id: 'RU-252',
    cards: ['hedge-keeper-2007'],
    says: {
      en: 'At least 1 fence of each action is paid; up to 3 more are free.',
      fr: 'À chaque action, au moins 1 clôture est payée ; jusqu’à 3 autres sont gratuites.',
      it: 'A ogni azione si paga almeno 1 steccato; fino a 3 altri sono gratuiti.',
      de: 'Bei jeder Aktion wird mindestens 1 Zaun bezahlt; bis zu 3 weitere sind kostenlos.',
    },
  },
  {
    id: 'RU-253',
    cards: ['maid-2007'],
    says: {
      en: 'If you live in a clay or stone house already, the food is laid out when you play the card.',
      fr: 'Si vous habitez déjà une habitation en argile ou en pierre, la nourriture est posée dès que vous jouez la carte.',
      it: 'Se vivi già in una casa di argilla o pietra, il cibo viene posato quando giochi la carta.',
      de: 'Wohnst du schon in einer Lehmhütte oder einem Steinhaus, wird die Nahrung beim Ausspielen verteilt.',
    },
  },
  {
    id: 'RU-254',
    cards: ['academic-2007'],
    says: {
      en: 'The cost of further occupations counts this card once.',
      fr: 'Pour le coût des savoir-faire suivants, cette carte compte une fois.',
      it: 'Per il costo delle occupazioni seguenti questa carta conta una volta.',
      de: 'Für die Kosten weiterer Ausbildungen zählt diese Karte einmal.',
    },
  },
  {
    id: 'RU-255',
    cards: ['master-baker-2007'],
    says: {
      en: 'Baking because another player bakes is no action of yours and brings no additional food.',
      fr: 'Cuire parce qu’un autre joueur cuit n’est pas une action de votre part et ne rapporte pas de nourriture supplémentaire.',
      it: 'Cuocere perché un altro giocatore cuoce non è una tua azione e non dà cibo aggiuntivo.',
      de: 'Backst du, weil ein anderer Spieler backt, ist das keine eigene Aktion und bringt keine zusätzliche Nahrung.',
    },
  },
  {
    id: 'RU-256',
    cards: ['head-of-the-family-2007'],
    says: {
      en: 'The spaces for 5 players that offer such an action besides another one count, too.',
      fr: 'Les cases à 5 joueurs qui proposent une telle action parmi d’autres comptent aussi.',
      it: 'Contano anche gli spazi per 5 giocatori che offrono una tale azione accanto a un’altra.',
      de: 'Auch die Felder für 5 Spieler, die eine solche Aktion neben einer anderen anbieten, zählen.',
    },
  },
  {
    id: 'RU-257',
    cards: ['merchant-2007'],
    says: {
      en: 'You can do this once for each action, not for the second improvement again.',
      fr: 'Vous pouvez le faire une fois par action, pas à nouveau pour le second aménagement.',
      it: 'Puoi farlo una volta per azione, non di nuovo per la seconda miglioria.',
      de: 'Das geht einmal je Aktion, nicht noch einmal für die zweite Anschaffung.',
    },
  },
  {
    id: 'RU-258',
    cards: ['lord-of-the-manor-2007'],
    says: {
      en: 'Fenced stables are such a category: 4 of them bring 4 points.',
      fr: 'Les étables clôturées sont une telle catégorie : 4 rapportent 4 points.',
      it: 'Le stalle recintate sono una tale categoria: 4 danno 4 punti.',
      de: 'Eingezäunte Ställe sind so eine Kategorie: 4 davon bringen 4 Punkte.',
    },
  },
  {
    id: 'RU-259',
    cards: ['yeoman-farmer-2007'],
    says: {
      en: 'Unused spaces, begging markers and points that cards cost are lost all the same.',
      fr: 'Les cases inutilisées, la mendicité et les points perdus à cause de cartes coûtent tout de même.',
      it: 'Le caselle inutilizzate, l’elemosina e i punti persi per le carte costano comunque.',
      de: 'Ungenutzte Felder, Bettelmarker und Minuspunkte von Karten zählen trotzdem.',
    },
  },
];
