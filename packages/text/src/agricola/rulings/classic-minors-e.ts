import type { Ruling } from './ruling';

/** Rulings on minor improvements of deck E of the 2007 edition. */
export const classicMinorsE: readonly Ruling[] = [
  {
    id: 'RU-220',
    cards: ['canoe-2007'],
    says: {
      en: 'Sources disagree on the prerequisite: 2 occupations are needed.',
      fr: 'Les sources divergent sur la condition : il faut 2 savoir-faire.',
      it: 'Le fonti discordano sul requisito: servono 2 occupazioni.',
      de: 'Die Quellen sind über die Voraussetzung uneins: nötig sind 2 Ausbildungen.',
    },
  },
  {
    id: 'RU-221',
    cards: ['simple-fireplace-2007'],
    says: {
      en: 'It is a Fireplace by its name: it may be returned wherever a Fireplace may.',
      fr: 'C’est un Foyer par son nom : on peut le rendre partout où l’on peut rendre un Foyer.',
      it: 'È un Focolare per il nome: si può restituire ovunque si possa restituire un Focolare.',
      de: 'Dem Namen nach ist sie eine Feuerstelle: Sie darf überall zurückgegeben werden, wo eine Feuerstelle es darf.',
    },
  },
  {
    id: 'RU-222',
    cards: ['gypsys-crock-2007'],
    says: {
      en: 'More than two goods bring 1 food for each two. Bread counts apart: every two grain baked at once on a Fireplace or Cooking Hearth.',
      fr: 'Plus de deux marchandises rapportent 1 PN par paire. Le pain compte à part : chaque paire de céréales cuites ensemble dans un Foyer ou un Fourneau.',
      it: 'Più di due beni danno 1 cibo ogni due. Il pane conta a parte: ogni due grani cotti insieme su un Focolare o una Cucina.',
      de: 'Mehr als zwei Waren bringen 1 Nahrung für je zwei. Brot zählt für sich: je zwei Getreide, die zugleich auf Feuerstelle oder Kochherd gebacken werden.',
    },
  },
  {
    id: 'RU-223',
    cards: ['spices-2007'],
    says: {
      en: 'Each vegetable brings 1 more food, however many are cooked at once.',
      fr: 'Chaque légume rapporte 1 PN de plus, quel que soit le nombre cuisiné à la fois.',
      it: 'Ogni ortaggio dà 1 cibo in più, quanti che se ne cucinino insieme.',
      de: 'Jedes Gemüse bringt 1 Nahrung mehr, egal wie viele auf einmal gekocht werden.',
    },
  },
];
