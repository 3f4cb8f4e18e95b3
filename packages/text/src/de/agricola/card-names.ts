import { cards } from '@furrow/agricola/cards/index';

/** Deck A of the revised edition. */
const DECK_A = {
  'shifting-cultivation': 'Wanderfeldbau',
  'paper-knife': 'Papiermesser',
  'young-animal-market': 'Jungtiermarkt',
  'wooden-shed': 'Holzschuppen',
  'drinking-trough': 'Tränke',
  'family-friendly-home': 'Familienfreundliches Haus',
  telegram: 'Telegramm',
  bassinet: 'Stubenwagen',
  'baking-sheet': 'Backblech',
  'big-country': 'Weites Land',
  chapel: 'Kapelle',
  'potters-yard': 'Töpferhof',
  'fire-protection-pond': 'Löschteich',
  'shaving-horse': 'Schnitzbank',
  'milk-jug': 'Milchkrug',
  'junk-room': 'Rumpelkammer',
  basket: 'Korb',
  'beer-keg': 'Bierfass',
  homekeeper: 'Haushüter',
  'adoptive-parents': 'Adoptiveltern',
  'lazy-sowman': 'Fauler Sämann',
  freshman: 'Studienanfänger',
  grocer: 'Krämer',
  'barrow-pusher': 'Karrenschieber',
  'scythe-worker': 'Schnitter',
  'heresy-teacher': 'Irrlehrer',
  'wood-cutter': 'Holzfäller',
  'firewood-collector': 'Brennholzsammler',
  'frame-builder': 'Rahmenbauer',
  lodger: 'Untermieter',
  'riparian-builder': 'Uferbaumeister',
  swagman: 'Wandergeselle',
  'mummys-boy': 'Muttersöhnchen',
  braggart: 'Angeber',
  stonecutter: 'Steinhauer',
  ropemaker: 'Seiler',
  stagehand: 'Bühnenarbeiter',
  minstrel: 'Spielmann',
  'pig-owner': 'Schweinebesitzer',
  'forest-tallyman': 'Forstschreiber',
  'pig-breeder': 'Schweinezüchter',
  haydryer: 'Heutrockner',
};

/** Deck B of the revised edition. */
const DECK_B = {
  moonshine: 'Schwarzgebrannter',
  feedyard: 'Futterplatz',
  stockyard: 'Viehhof',
  'carpenters-parlor': 'Zimmermannsstube',
  'carpenters-bench': 'Hobelbank',
  'hayloft-barn': 'Heuscheune',
  'walking-boots': 'Wanderstiefel',
  'final-scenario': 'Schlussszenario',
  lasso: 'Lasso',
  'bread-paddle': 'Brotschieber',
  'forestry-studies': 'Forststudium',
  'wood-palisades': 'Holzpalisaden',
  'future-building-site': 'Künftiger Bauplatz',
  loom: 'Webstuhl',
  'forest-inn': 'Waldgasthof',
  scullery: 'Spülküche',
  'love-for-agriculture': 'Liebe zum Ackerbau',
  'farm-hand': 'Knecht',
  confidant: 'Vertrauter',
  'stock-protector': 'Herdenschützer',
  'furniture-carpenter': 'Möbeltischler',
  'field-merchant': 'Feldhändler',
  'sheep-walker': 'Schaftreiber',
  manservant: 'Hausdiener',
  'patch-caregiver': 'Beetpfleger',
  'full-peasant': 'Vollbauer',
  'forest-guardian': 'Waldhüter',
  'large-scale-farmer': 'Großbauer',
  'little-peasant': 'Kleinbauer',
  'junior-artist': 'Nachwuchskünstler',
};

/** Every card by its id. */
export const CARD_NAMES: Readonly<Record<string, string>> = { ...DECK_A, ...DECK_B };

/** A card's name. */
export function cardName(card: number): string {
  return CARD_NAMES[cards[card].id];
}
