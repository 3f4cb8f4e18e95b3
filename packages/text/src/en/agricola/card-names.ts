import { type CardId, cards } from '@furrow/agricola/cards/index';

/** Deck A of the revised edition. */
const DECK_A = {
  'shifting-cultivation': 'Shifting Cultivation',
  'paper-knife': 'Paper Knife',
  'storage-barn': 'Storage Barn',
  'food-basket': 'Food Basket',
  'young-animal-market': 'Young Animal Market',
  'wooden-shed': 'Wooden Shed',
  'drinking-trough': 'Drinking Trough',
  'family-friendly-home': 'Family Friendly Home',
  telegram: 'Telegram',
  bassinet: 'Bassinet',
  'baking-sheet': 'Baking Sheet',
  'big-country': 'Big Country',
  chapel: 'Chapel',
  'potters-yard': 'Potter’s Yard',
  'fire-protection-pond': 'Fire Protection Pond',
  'shaving-horse': 'Shaving Horse',
  'milk-jug': 'Milk Jug',
  'junk-room': 'Junk Room',
  basket: 'Basket',
  'oriental-fireplace': 'Oriental Fireplace',
  'beer-keg': 'Beer Keg',
  homekeeper: 'Homekeeper',
  'adoptive-parents': 'Adoptive Parents',
  'lazy-sowman': 'Lazy Sowman',
  freshman: 'Freshman',
  grocer: 'Grocer',
  'barrow-pusher': 'Barrow Pusher',
  'scythe-worker': 'Scythe Worker',
  'heresy-teacher': 'Heresy Teacher',
  'wood-cutter': 'Wood Cutter',
  'firewood-collector': 'Firewood Collector',
  'frame-builder': 'Frame Builder',
  lodger: 'Lodger',
  'riparian-builder': 'Riparian Builder',
  swagman: 'Swagman',
  'mummys-boy': 'Mummy’s Boy',
  braggart: 'Braggart',
  stonecutter: 'Stonecutter',
  ropemaker: 'Ropemaker',
  stagehand: 'Stagehand',
  minstrel: 'Minstrel',
  'pig-owner': 'Pig Owner',
  'forest-tallyman': 'Forest Tallyman',
  'pig-breeder': 'Pig Breeder',
  haydryer: 'Haydryer',
};

/** Deck B of the revised edition. */
const DECK_B = {
  moonshine: 'Moonshine',
  feedyard: 'Feedyard',
  stockyard: 'Stockyard',
  'carpenters-parlor': 'Carpenter’s Parlor',
  'carpenters-bench': 'Carpenter’s Bench',
  'hayloft-barn': 'Hayloft Barn',
  'walking-boots': 'Walking Boots',
  'final-scenario': 'Final Scenario',
  lasso: 'Lasso',
  'bread-paddle': 'Bread Paddle',
  'forestry-studies': 'Forestry Studies',
  'wood-palisades': 'Wood Palisades',
  'future-building-site': 'Future Building Site',
  loom: 'Loom',
  'forest-inn': 'Forest Inn',
  scullery: 'Scullery',
  'hand-truck': 'Hand Truck',
  'love-for-agriculture': 'Love for Agriculture',
  'farm-hand': 'Farm Hand',
  confidant: 'Confidant',
  'stock-protector': 'Stock Protector',
  'furniture-carpenter': 'Furniture Carpenter',
  'field-merchant': 'Field Merchant',
  'sheep-walker': 'Sheep Walker',
  manservant: 'Manservant',
  'patch-caregiver': 'Patch Caregiver',
  'roof-ballaster': 'Roof Ballaster',
  'full-peasant': 'Full Peasant',
  'forest-guardian': 'Forest Guardian',
  'large-scale-farmer': 'Large-Scale Farmer',
  'little-peasant': 'Little Peasant',
  'junior-artist': 'Junior Artist',
};

/** Every card by its id. */
export const cardNames: Readonly<Record<CardId, string>> = { ...DECK_A, ...DECK_B };

/** A card's name. */
export function cardName(card: number): string {
  return cardNames[cards[card].id];
}

/** A card's name in a sentence: `“Lasso”`. */
export function cardTitle(card: number): string {
  return `“${cardName(card)}”`;
}
