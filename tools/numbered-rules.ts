/** The last rule of each section of Agricola; rules are numbered section × 100 + 1, 2, … without gaps. */
export const AGRICOLA_LAST: readonly number[] = [
  111, 215, 322, 408, 509, 611, 712, 818, 911, 1013, 1104, 1230, 1308, 1429, 1516, 1609,
];

/** How many numbers each series of All Creatures Big and Small has. */
export const CREATURES_SERIES = { R: 183, E: 34, X: 74, Q: 49 };
