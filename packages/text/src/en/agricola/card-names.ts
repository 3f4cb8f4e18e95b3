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
  'farmyard-manure': 'Farmyard Manure',
  'fire-protection-pond': 'Fire Protection Pond',
  'shaving-horse': 'Shaving Horse',
  'milk-jug': 'Milk Jug',
  'junk-room': 'Junk Room',
  basket: 'Basket',
  'milking-parlor': 'Milking Parlor',
  'oriental-fireplace': 'Oriental Fireplace',
  'beer-keg': 'Beer Keg',
  'stable-tree': 'Stable Tree',
  homekeeper: 'Homekeeper',
  'adoptive-parents': 'Adoptive Parents',
  'lazy-sowman': 'Lazy Sowman',
  freshman: 'Freshman',
  grocer: 'Grocer',
  portmonger: 'Portmonger',
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
  'storehouse-steward': 'Storehouse Steward',
  stagehand: 'Stagehand',
  minstrel: 'Minstrel',
  'pig-owner': 'Pig Owner',
  'forest-tallyman': 'Forest Tallyman',
  'building-expert': 'Building Expert',
  'pig-breeder': 'Pig Breeder',
  haydryer: 'Haydryer',
};

/** Deck B of the revised edition. */
const DECK_B = {
  moonshine: 'Moonshine',
  'store-of-experience': 'Store of Experience',
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
  grange: 'Grange',
  loom: 'Loom',
  'forest-inn': 'Forest Inn',
  scullery: 'Scullery',
  'hand-truck': 'Hand Truck',
  'love-for-agriculture': 'Love for Agriculture',
  'farm-hand': 'Farm Hand',
  'gift-basket': 'Gift Basket',
  confidant: 'Confidant',
  'stock-protector': 'Stock Protector',
  'furniture-carpenter': 'Furniture Carpenter',
  consultant: 'Consultant',
  'field-merchant': 'Field Merchant',
  'sheep-walker': 'Sheep Walker',
  manservant: 'Manservant',
  'patch-caregiver': 'Patch Caregiver',
  geologist: 'Geologist',
  'roof-ballaster': 'Roof Ballaster',
  'full-peasant': 'Full Peasant',
  'housebook-master': 'Housebook Master',
  'forest-guardian': 'Forest Guardian',
  'clay-warden': 'Clay Warden',
  'large-scale-farmer': 'Large-Scale Farmer',
  'little-peasant': 'Little Peasant',
  'junior-artist': 'Junior Artist',
  'forest-clearer': 'Forest Clearer',
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
