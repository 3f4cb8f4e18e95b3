import type { TermPhrases } from '../terms';

/** The terms of card texts, in English. */
export const terms: TermPhrases = {
  anytime: {
    name: 'At any time',
    phrases: ['at any time'],
    lines: [
      'You may do it between any two steps of your own turn, and whenever the game waits for somebody else: before you pay, before you feed, after an animal arrived. Only the middle of a single step is closed.',
      'It needs no person and no action. If the text limits it to the work phase, it is closed during the harvest.',
    ],
  },
  immediately: {
    name: 'When you play this card',
    phrases: ['when you play this card', 'immediately'],
    lines: [
      'It happens once, immediately, when the card is laid before you, and never again. From then on the card works by the rest of its text, still in the same turn.',
    ],
  },
  harvest: {
    name: 'In each harvest',
    phrases: ['of each harvest', 'harvest'],
    lines: [
      'A harvest has three phases: the field phase (1 crop from each field), the feeding phase and the breeding phase. A card names the phase in which it acts; “in your harvest” means in any of them, once for each harvest.',
    ],
  },
  'next-rounds': {
    name: 'Goods on coming rounds',
    phrases: ['of the next', 'next rounds'],
    lines: [
      'The goods are laid on the spaces of the rounds after the present one and come to you at the start of each of those rounds. Where fewer rounds are left, only those get goods. If you lose the card, you lose the claim to what still lies there.',
    ],
  },
  use: {
    name: 'Using an action space',
    phrases: ['each time you use', 'you use'],
    lines: [
      'You use a space when you place a person there and take at least one of its actions, or what a card puts in its place. Taking the same action by a card, without a person, is not using the space.',
    ],
  },
  accumulation: {
    name: 'Accumulation space',
    phrases: ['accumulation space'],
    lines: [
      'An action space on which goods gather round by round. Whoever uses it takes all of them. A “wood accumulation space” is one on which wood gathers, whatever else lies there.',
    ],
  },
  'individual-cost': {
    name: 'Individual cost',
    phrases: ['individual cost'],
    lines: [
      'A few occupations cost something of their own besides what the action costs that plays them. Food in it can never be waived; what you lack may be taken as begging markers. Cards that make occupations cheaper do not touch it.',
    ],
  },
  'occupation-cost': {
    name: 'Occupation cost',
    phrases: ['occupation'],
    lines: [
      'What the space or the effect asks for that lets you play an occupation. How many you have played counts over the whole game, wherever you played them. An effect that plays one says itself what it costs, and needs no person.',
    ],
  },
  prerequisite: {
    name: 'Prerequisite',
    phrases: ['prerequisite'],
    lines: [
      'You must have it when you play the card; it is not spent. A number means at least so many, unless the card says exactly or at most. “No” looks only at this moment. Occupations and improvements count only if they lie before you.',
    ],
  },
  traveling: {
    name: 'Traveling card',
    phrases: ['the player on your left takes it'],
    lines: [
      'You carry out what it does, then the player on your left takes it into the hand and may play it, even in the same work phase. It does not stay before you and counts for nothing. Alone, it leaves the game.',
    ],
  },
  unconditional: {
    name: 'Unconditional sowing',
    phrases: ['without limits'],
    lines: [
      'A Sow action is unconditional if it limits neither how many fields you sow, nor how much, nor what. Who or what gave you the action makes no difference.',
    ],
  },
  additional: {
    name: 'Additional',
    phrases: ['also get', 'additional'],
    lines: [
      'What a card gives on top comes from the general supply, not from the space. It is there before the space itself acts, so that it can pay for the action, unless the text says “after”.',
    ],
  },
  others: {
    name: 'Other players',
    phrases: ['other player', 'any player', 'another player'],
    lines: [
      'Other players are all but the owner of the card. “Any player” includes the owner. What a card names is its owner’s, unless it speaks of others.',
    ],
  },
  field: {
    name: 'Field, field tile, field card',
    phrases: ['field tile', 'this card is a field', 'field'],
    lines: [
      'A field is a field tile or a card that says it is a field. Plowing always lays a tile. A grain field holds at least 1 grain now. A field is unplanted if nothing on it can be harvested, and empty if nothing at all lies there.',
    ],
  },
  supply: {
    name: 'In your supply, on your farm',
    phrases: ['in your supply', 'on your farm'],
    lines: [
      'Your supply is what you could spend now. Animals live on the farm, crops on fields must be harvested first. What lies on a card is yours only if the card says so, as field cards and cards with room for animals do.',
    ],
  },
  goods: {
    name: 'Goods',
    phrases: ['goods', 'building resource'],
    lines: [
      'Building resources are wood, clay, reed and stone; crops are grain and vegetables; both together are resources. Animals are sheep, wild boar and cattle. Goods are all of these and food; in the 2007 edition food is not one of them.',
      '“Any number” includes none. You may give goods back to the general supply at any time, but not people, stables or fences.',
    ],
  },
  newborn: {
    name: 'Newborn',
    phrases: ['newborn'],
    lines: [
      'A person who joined the family in this round. A newborn does not act before the next round and eats 1 food in the harvest of its round; then it is an adult. With animals it is the young one that two parents bring.',
    ],
  },
  once: {
    name: 'Once per turn',
    phrases: ['once per turn', 'once per round'],
    lines: [
      'A turn is everything that one person of yours does, further people placed in it included. What cards do at the start of a round counts as a turn of its own. What you decline is not used up.',
    ],
  },
};
