import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { CardId } from '@furrow/agricola/cards/index';
import { spaceNames } from './space-names';

const place = (id: SpaceId) => `“${spaceNames[id]}”`;

const MEETING_PLACE = `${place('meeting-place')} can never be used a second time`;

/** Of the Slaughterman and the Slaughterhouse. */
const AFTER_ALL_OTHERS = [
  'In the feeding phase, you feed your family after all other players have done so.',
  'Each time after another player turns at least 1 animal into food, you get 1 food.',
];

/** The texts of cards that do more than their declarations can tell. */
export const cardTexts: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  'exchange-advertiser': [
    'Each time you get at least 3 building resources at once, you may exchange 1 of them for any other building resource.',
  ],
  'shop-manager': [
    'At the end of each round, you get 1 food for every 5 resources of the same type (wood, clay, reed, stone, grain or vegetables) in your supply.',
  ],
  homekeeper: [
    'If a clay or stone room of yours lies beside both a field and a pasture, it has room for 1 more person (1 room at most).',
  ],
  telegram: [
    'When you play this card, count on from the current round by the number of fences in your supply, and mark the round you come to.',
    'In that round only, you may place a person from your supply, who goes back there when everybody goes home.',
  ],
  bassinet: [
    `In each work phase, you may also place a person on the first space without accumulating goods that any player has used, as long as only 1 person is there; ${MEETING_PLACE}.`,
  ],
  'lazy-sowman': [
    `Each time you may take a “Sow” action without limits on your turn, you may instead place another person on any space, even an occupied one; ${MEETING_PLACE}.`,
  ],
  'mummys-boy': [
    `Once per round, when you place a person after your first two, you may place it on the space where your 2nd person is, and use that space again; ${MEETING_PLACE}.`,
  ],
  'final-scenario': ['Until the card of round 14 is on the board, you alone may use it.'],
  lasso: [
    `After you have placed a person, you may place another one right away (only 1), if one of the two uses ${place('sheep-market')}, ${place('pig-market')} or ${place('cattle-market')}.`,
  ],
  seatmate: [
    'You may use the action space card of round 13 even if people of the players directly to your left and right are there, as long as nobody else is.',
  ],
  'food-chest': [
    'When you play this card on “Major Improvement”, you get 4 food; otherwise, you get only 2 food.',
  ],
  'seed-pellets': ['Each time before you take a “Sow” action without limits, you get 1 grain.'],
  credit: [
    'When you play this card, you get 5 food.',
    'At the end of each round that no harvest follows, you must pay 1 food. If you have none, you may turn goods into food for it; otherwise, take 1 begging marker.',
  ],
  'mud-patch': [
    'When you play this card, you get 1 wild boar.',
    'Each of your empty field tiles has room for 1 wild boar.',
  ],
  'little-peasant': [
    'When you play this card, you get 1 stone.',
    `While your house is of wood and has exactly 2 rooms, no space counts as occupied for you, except ${place('meeting-place')}.`,
  ],
  'family-friendly-home': [
    'Each time you build rooms, if you had more rooms than people before, you get 1 food, and you may grow your family by 1 person if you have a free room.',
  ],
  'hayloft-barn': [
    'This card comes with 4 food on it, of which you take 1 each time after you get grain.',
    'With the last food, you may grow your family by 1 person even without a free room.',
  ],
  'firewood-collector': [
    `At the end of your turn, you get 1 wood for each use of ${place('farmland')}, ${place('grain-seeds')}, ${place('grain-utilization')} or ${place('cultivation')} in it.`,
  ],
  confidant: [
    'When you play this card, lay out 2, 3 or 4 food from your supply, 1 for each of the next rounds (fewer if the game ends before).',
    'At the start of each of these rounds, its food comes back to you, and you may sow or build fences.',
  ],
  'furniture-carpenter': [
    'As long as any player has the Joinery, you may pay 2 food for 1 bonus point once in each harvest.',
  ],
  'potato-ridger': [
    'Each time after you harvest vegetables, you may pay 1 vegetable for 6 food if you now have at least 3 vegetables, and you must if you have at least 4.',
  ],
  'maintenance-premium': [
    'This card comes with 3 food on it, of which you get 1 each time you use a wood accumulation space.',
    'Each time after you renovate, the card is filled up to 3 food again.',
  ],
  'forest-school': [
    'The “Lessons” spaces never count as occupied for you.',
    'For each food that playing an occupation costs, you may pay 1 wood instead.',
  ],
  'sleeping-corner': [
    'You may also use the spaces for family growth while people of exactly 1 other player are there (a parent and its newborn count as one).',
  ],
  'head-of-the-family-2007': [
    'You may also use the spaces for building rooms or for family growth while people of other players are there, but none of your own.',
  ],
  'field-warden-2007': [
    'You may also use “Vegetable”, “Plow 1 Field” and “Plow and/or Sow” while people of other players are there, but none of your own.',
  ],
  'crooked-plow-2007': [
    'Once in the game, when you use “Plow 1 Field”, you may plow up to 2 more fields with this card.',
    'This card is a plow: of your plows and the Harrow, you may use only one at a time.',
  ],
  'sleeping-corner-2007': [
    'You may also use the spaces for family growth while people of other players are there, but none of your own.',
  ],
  'work-certificate': [
    'Each time after you use an action space, you may take 1 building resource from an accumulation space for wood, clay, reed or stone with at least 4 on it.',
  ],
  handcart: [
    'At the start of each work phase, you may take 1 building resource from an accumulation space with at least 6 wood, 5 clay, 4 reed or 4 stone on it.',
  ],
  clutterer: [
    'At the end of the game, you get 1 bonus point for each card you have played after this one that speaks of accumulation spaces, by their goods or by name (cards you have passed on included).',
  ],
  housemaster: [
    'At the end of the game, add up the printed points of your major improvements and count the least of them twice: you get 1, 2, 3 or 4 bonus points for at least 5, 7, 9 or 11.',
  ],
  weakling: [
    'At the end of each of your turns, you get 1 vegetable if there was an accumulation space with at least 5 goods on it when the turn began and you have used no such space in it.',
  ],
  'estate-master': [
    'As soon as you have no unused space in your farmyard, and from then on for good, you get 1 bonus point for each vegetable that you harvest.',
  ],
  silage: [
    'At the start of each returning home phase that is not followed by a harvest, you may pay exactly 1 grain, from your supply or from a field, to let exactly one type of your animals breed (1 newborn if you have 2 or more and it finds room).',
  ],
  'reclamation-plow': [
    'Once in the game, the next time you use an accumulation space for sheep, wild boar or cattle and all the animals you take from it find room on your farm (none of them is cooked or given back), you may plow 1 field after it.',
    'If you let others of that type go instead, you choose whether this counts.',
  ],
  'special-food': [
    'Once in the game, the next time you use an accumulation space for sheep, wild boar or cattle and all the animals you take from it find room on your farm (none of them is cooked or given back), you get 1 bonus point for each of them.',
    'If you let others of that type go instead, you choose whether this counts.',
  ],
  'social-climber-2007': [
    'Each time after you renovate to a clay or stone house, you get stone: 3 if no other player lives in such a house or a better one, 2 if one other player does, 1 if two others do.',
  ],
  'church-warden-2007': [
    'When you play this card, you get wood: 4 up to round 5, 3 in rounds 6 to 8, 2 in rounds 9 to 11, 1 in round 12 or 13.',
    'At the end of round 14, each player (you included) who has placed at least 5 people in that round gets 3 bonus points.',
  ],
  'midwife-2007': [
    'Each time after another player’s family has grown, you get 1 food if it is now larger than yours by exactly 1 person, or 2 food if by at least 2.',
  ],
  'flagon-2007': [
    'When you play this card, if anybody has already built the Well, you get 4 food, and each other player gets 1 food.',
    'Each time after any player (you included) builds the Well or the Village Well, you get 4 food, and each other player gets 1 food.',
  ],
  'farm-steward-2007': [
    'The next time your family grows while you live in a clay or stone house, you need no free room for it (only that once).',
  ],
  'water-mill-2007': [
    'At the end of the field phase of each harvest, you may pay 1 grain for 3 food.',
    'Each other player may do the same then, but must give you 1 of the food.',
  ],
  'chamberlain-2007': ['From round 11 on, you alone may use the round cards that are not on the board yet.'],
  'net-fisherman-2007': [
    `If you have got reed from an action space in this round, you may take all food that lies on ${place('fishing')} at the start of the returning home phase.`,
  ],
  'pieceworker-2007': [
    'Each time you get wood, clay, reed, stone or grain from an action space, you may pay 1 food for 1 more of it; of several of these goods, you may buy 1 more of each.',
    'Each time you get vegetables from an action space, you may pay 2 food for 1 more.',
  ],
  'giant-pumpkin-2007': [
    'When you play this card, you must lay 1 vegetable from your supply on it.',
    'At any time, you may turn this vegetable into food, as you could turn one of your supply.',
    'At the end of the game, you get 2 bonus points if it still lies here (it is not scored as a vegetable).',
  ],
  'pumpkin-seed-oil-2007': [
    'At any time, but at most once per round and 3 times in the game, you may lay 1 vegetable from your supply on this card and take 3 food.',
    'The vegetables on this card are scored at the end of the game like those in your supply.',
  ],
  'traveling-salesman-2007': [
    'Each time you get a “Minor Improvement” action on an action space, you may build 1 major improvement instead.',
    'Each time you get a “Major or Minor Improvement” action on an action space, you may play up to 2 minor improvements from your hand instead.',
  ],
  'reed-hut-2007': [
    'When you play this card, a person of your supply moves in here, even if your house has no free room; if your family is complete, you cannot play this card.',
    'This person can be placed from the next round on and must be fed like the others, but is worth no points at the end of the game.',
  ],
  'pelts-2007': [
    'Each time you turn animals into food, you may lay 1 food from your supply on this card for each of them, but never more food in all than you have rooms.',
    'At the end of the game, you get 1 bonus point for each food on this card.',
  ],
  'acrobat-2007': [
    `If one of your people has taken the food of the Traveling Players, you may move that person at the end of the work phase to ${place('grain')}, ${place('plow')} or ${place('plow-sow')}, if that space is unoccupied, and use it.`,
  ],
  'countryman-2007': [
    `At the end of each work phase, you may move one of your people from ${place('grain')} or ${place('vegetable')} to ${place('sow-bake')} or ${place('plow-sow')}, if that space is unoccupied, and use it.`,
  ],
  'basin-maker-2007': [
    'Each time you turn wild boar into food, you may lay up to 2 wood from your supply on this card for each of them.',
    'At the end of the game, you get 1 bonus point for each wood on this card except the 1st, 4th, 7th and 10th.',
  ],
  'taxidermist-2007': [
    'Each time you turn animals into food, lay 1 of each of their types on this card that does not lie there yet (at most 1 sheep, 1 wild boar and 1 cattle).',
    'The animals on this card are scored at the end of the game like those on your farm.',
  ],
  'family-portrait-2007': [
    'When you play this card, you must pay 2 food for each person in your family; you get 4 bonus points in all.',
  ],
  'layabout-2007': [
    'You take no part in the next harvest: nothing is taken from your fields, your family is not fed, and your animals do not breed.',
  ],
  'taster-2007': [
    'At the start of each work phase, if another player is the starting player, you may give that player 1 food to place a person before anybody else. Then the starting player begins as usual.',
  ],
  'spit-roast-2007': [
    'In the feeding phase of each harvest, you get 1 food right after you have turned the first animal into food.',
  ],
  'slaughterman-2007': AFTER_ALL_OTHERS,
  'slaughterhouse-2007': AFTER_ALL_OTHERS,
  'dance-instructor-2007': [
    'Before you pay for playing this card, you get 4 food.',
    'Right after you have played it, you may take it back into your hand.',
  ],
  'broom-2007': [
    'When you play this card, all other minor improvements in your hand leave the game, and you draw 7 new ones; then you may play 1 minor improvement.',
  ],
  'juggler-2007': [
    'Each time after you take the food of the Traveling Players on an action space, you may get as much food again. If you do, you must give 1 food to the owner of each of these cards of other players: Magician, Conjurer, Street Musician, Puppeteer, Acrobat, Dancer, Animal Trainer and Storyteller.',
  ],
  'spinney-2007': ['Each time another player uses “Wood”, they must give you 1 of the wood they take.'],
  'fisherman-2007': [
    'Each time after you use “Fishing”, you may get as much food again as you have taken there. If you do, you must give 1 food to the owner of each of these cards of other players: Fishing Rod, Raft, Canoe, Fish Trap and Landing Net.',
  ],
  'wood-carver-2007': [
    'In each round, you pay 1 wood less for one of these: an improvement, a room of your wooden house, a stable or a fence.',
  ],
};
