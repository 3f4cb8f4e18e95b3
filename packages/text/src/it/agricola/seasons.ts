import { spaceNames } from './space-names';

/** The seasons by number. */
export const SEASON_NAMES = ['inverno', 'primavera', 'estate', 'autunno'] as const;

/** What each season changes, by number; spaces receive when a round begins. */
export const SEASON_RULES = [
  `gli spazi di argilla e di canne ricevono 1 in meno, «${spaceNames.fishing}» non si può usare prima del round 12 e arare un campo costa 1 cibo`,
  'gli spazi di legno ricevono 1 in meno e quelli di pietra 1 in più, e ogni volta che costruisci steccati fino a 2 sono gratis, purché ne paghi almeno 1',
  `gli spazi di argilla ricevono 1 in più e quelli di pietra 1 in meno, «${spaceNames.fishing}» riceve 1 cibo in più, «${spaceNames['day-laborer']}» dà anche 1 grano e per ogni stanza che costruisci puoi costruire 1 stalla gratis`,
  'gli spazi di legno e di canne ricevono 1 in più e ogni grande miglioria costa 1 risorsa da costruzione in meno',
] as const;
