import type { Rulebook, Section } from './section';

/** Both languages print the same parts in the same order. */
const sections: readonly Section[] = [
  { title: 'The idea of the game', help: ['goal'] },
  { title: 'A farm at the end of the game', rules: 'R18-28 R59-61', help: ['farm'] },
  { title: 'About the edition', rules: 'R6 R13-15', help: ['start'] },
  { title: 'What is in the box', rules: 'R1-11', help: ['start'] },
  { title: 'Setting up the basic game', rules: 'R12-13 R16-17', help: ['start'] },
  { title: 'The advanced game', rules: 'R14-15', help: ['start'] },
  { title: 'Refilling the spaces', rules: 'R68-71 E8-10', help: ['round', 'spaces'] },
  { title: 'Placing workers', rules: 'R72-76 R81-83', help: ['round', 'spaces'] },
  { title: 'Workers go home', rules: 'R77-78', help: ['round'] },
  { title: 'Breeding', rules: 'R102-108 E11-12', help: ['breeding'] },
  { title: 'The end of a round', rules: 'R79', help: ['round'] },
  { title: 'Borders and pastures', rules: 'R29-42 E1-3', help: ['farm', 'animals'] },
  { title: 'Stalls and stables', rules: 'R46-48', help: ['buildings', 'animals'] },
  { title: 'Special buildings, and how a tile is read', rules: 'R43-45 R51 R95-96', help: ['buildings'] },
  { title: 'The Cottage', rules: 'R49-50', help: ['buildings'] },
  { title: 'Feeding troughs', rules: 'R27 R52-58 E4-6', help: ['animals'] },
  { title: 'Room for animals; moving them and letting them go', rules: 'R62-67 E7', help: ['animals'] },
  { title: 'Expanding the farm', rules: 'R21-23 R88', help: ['farm', 'spaces'] },
  { title: 'The action spaces one by one', rules: 'R80-101 E13-15', help: ['spaces'] },
  { title: 'When pieces run out', rules: 'R2-9', help: ['start'] },
  { title: 'Scoring', rules: 'R109-116', help: ['scoring'] },
  { title: 'Winner and tie', rules: 'R117-118', help: ['scoring'] },
  { title: 'Credits', help: ['about'] },
  { title: 'Appendix: what the words of buildings mean', rules: 'R119-124', help: ['terms'] },
  { title: 'Appendix: the four basic buildings', rules: 'R125-129', help: ['buildings'] },
  { title: 'Appendix: the other 54 buildings', rules: 'R130-183 E16-34', help: ['buildings'] },
  { title: 'Appendix: how buildings work together', rules: 'X1-74', help: ['buildings'] },
];

export const creatures: Rulebook = {
  title: 'All Creatures Big and Small, big box, English',
  game: 'creatures',
  sections,
};

export const creaturesItalian: Rulebook = {
  title: 'All Creatures Big and Small, big box, Italian',
  game: 'creatures',
  sections: [
    ...sections,
    { title: 'The table of bonus points (printed here only)', rules: 'R111-112', help: ['scoring'] },
  ],
};
