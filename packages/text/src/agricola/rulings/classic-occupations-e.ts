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
      en: 'Of each action, 3 fences are free, even if you build no more than those.',
      fr: 'À chaque action, 3 clôtures sont gratuites, même si vous n’en construisez pas plus.',
      it: 'A ogni azione 3 steccati sono gratuiti, anche se non ne costruisci altri.',
      de: 'Bei jeder Aktion sind 3 Zäune kostenlos, auch wenn du nicht mehr baust.',
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
];
