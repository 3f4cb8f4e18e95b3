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
];
