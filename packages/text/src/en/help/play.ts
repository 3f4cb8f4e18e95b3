import type { AgricolaPages } from '../../help/help-words';

/** How Agricola is played, in English. */
export const play: Pick<
  AgricolaPages,
  | 'goal'
  | 'summary'
  | 'start'
  | 'round'
  | 'stages'
  | 'spaces'
  | 'farm'
  | 'house'
  | 'crops'
  | 'animals'
  | 'harvest'
> = {
  goal: {
    title: 'What it is about',
    lines: [
      'You begin with two people and a wooden hut, and have fourteen rounds for fields, pastures, a better house and a larger family.',
      'A varied farm scores best: what is missing altogether costs a point, and so does every unused space.',
    ],
    entries: {},
  },
  summary: {
    title: 'Summary card',
    lines: ['The whole game at a glance:'],
    entries: {
      'turns-revised': [
        'Each round',
        '1. Preparation: reveal a space, take goods promised for the round, add goods to the accumulation spaces.',
        '2. Work: in turn, place one person and act at once, until nobody is left at home.',
        '3. Returning home. 4. Harvest, after rounds 4, 7, 9, 11, 13 and 14.',
      ],
      'turns-2007': [
        'Each round',
        '1. The round begins: reveal a space, take goods promised for the round. 2. New goods come to the spaces that gather them.',
        '3. Work: in turn, place one person and act at once, until nobody is left at home.',
        '4. Returning home. A harvest follows rounds 4, 7, 9, 11, 13 and 14.',
      ],
      harvest: [
        'Harvest',
        '1. Field phase: 1 crop from each planted field. 2. Feeding: 2 food for each person, 1 for a newborn (alone 3 and 1); 1 begging marker for each food that is missing.',
        '3. Breeding: 1 young animal for each type of which you have 2 or more, if it finds room.',
      ],
      points: [
        'Other points',
        '−1 for each unused space; 1 for each fenced stable; 1 for each clay room, 2 for each stone room; 3 for each person; −3 for each begging marker; points and bonus points of cards.',
      ],
    },
  },
  start: {
    title: 'Setting up',
    lines: ['How a game begins:'],
    entries: {
      begin: [
        'What you begin with',
        'A wooden house of two rooms at the left edge of the farm, in the middle and the bottom row, with one person in each. Three more people, 15 fences and 4 stables wait in your supply.',
        'The starting player is drawn and gets 2 food, everybody else 3. Alone you begin with none.',
      ],
      'round-cards': [
        'Spaces',
        'Ten spaces are open from the start. With 3 players four more are added, with 4 or 5 players six. Fourteen cards, shuffled within their stages, bring one more each round.',
        'No goods lie on the spaces before round 1. All ten major improvements are on offer from the start.',
      ],
      hand: [
        'Hand cards',
        'In the base game (revised edition) and the full game (2007) everybody gets 7 occupations and 7 minor improvements. Occupations for more players than there are stay in the box. What is not dealt leaves the game, unless a variant draws from it.',
      ],
      'without-cards': [
        'Beginner game and family game',
        'Without hand cards only major improvements can be built, and the starting player space gathers 1 food each round (not alone in the 2007 edition).',
        'Revised edition: Lessons cannot be used; Side Job may be added, above all with 4 players. 2007: instead of an occupation you build 1 stable for 1 wood and/or bake bread, the Day Laborer brings 1 food and 1 building resource of your choice, and the spaces for further occupations give 2 building resources.',
      ],
      limits: [
        'What can run out',
        'Only your own pieces: 5 people, 15 fences, 4 stables. Everything else counts as unlimited.',
      ],
      open: [
        'Open and hidden',
        'Boards, supplies and played cards are open to all. Hidden are only the cards in hand (not their number) and the order of the round cards.',
      ],
    },
  },
  round: {
    title: 'A round',
    lines: ['A game has fourteen rounds, each in the same order. After some rounds there is a harvest.'],
    entries: {
      prepare: [
        'Preparation',
        'A new action space is revealed and stays for the rest of the game. Goods that were laid on this round come to their owners, in the order that each owner likes; they cannot be refused. What is only offered in exchange may be declined and is then lost.',
        'Then every accumulation space gets its goods, on top of what still lies there.',
      ],
      work: [
        'Work',
        'The starting player begins; then clockwise each player places one person on a free action space and acts there at once, until nobody is left at home. Whoever has nobody left is passed over.',
        'A space takes one person a round, and only if at least one part of its action is carried out.',
      ],
      parts: [
        'And/or, then, or',
        '“And/or”: one part or several, in any order (2007: plowing before sowing). “Then”: the first part must be done, the second may follow. “Or”: exactly one part.',
      ],
      'take-all': [
        'Taking goods',
        'From an accumulation space you take everything. Other spaces give the same each round and never gather more. Goods and food go to your supply; animals must find room at once.',
      ],
      nowhere: [
        'No space can be used',
        'Then you pass this turn and try again when it is your turn next. A person who could not be placed still eats and counts. While a space can be used, you may not pass.',
      ],
      home: [
        'Returning home',
        'All people go back to their house. After rounds 4, 7, 9, 11, 13 and 14 a harvest follows; then newborn people are adults.',
      ],
      'starting-player': [
        'Starting player',
        'The marker stays where it is until somebody uses the starting player space, and whoever holds it may use it too. The turn order of the running round does not change; from the next round on the new holder begins.',
      ],
    },
  },
  stages: {
    title: 'The stages',
    lines: [
      'Which spaces can be revealed in which rounds, and when there is a harvest. Within a stage the order is left to chance.',
    ],
    entries: {},
  },
  spaces: {
    title: 'Action spaces',
    lines: ['Where goods lie, you take all of them. These are the spaces of this board, and what each does:'],
    entries: {},
  },
  farm: {
    title: 'The farm',
    lines: ['A farm has 15 spaces in three rows of five. What is built stays; only animals move.'],
    entries: {
      used: [
        'Used and unused spaces',
        'A space is used if it has a room, a field or a stable, or lies in a pasture. Goods or animals that a card puts on a space do not make it used. A space has one room, or one field, or at most one stable.',
      ],
      adjacent: [
        'What must touch what',
        'Rooms must touch rooms, fields must touch fields, pastures must touch pastures, side by side, never corner to corner. Stables stand anywhere.',
      ],
      fences: [
        'Building fences',
        'Each fence costs 1 wood; you own 15. When you are done, every fence must help to enclose a pasture. Also the rim of the farm needs fences; rooms, fields and stables do not replace any.',
        'You may build as many as you like in one action, but at least one. Fences are never taken down.',
      ],
      pastures: [
        'Pastures',
        'A pasture is an area fenced all around, without rooms and fields; stables may stand in it. The first may lie anywhere, every other one beside a pasture, with the fence between them shared.',
        'A pasture may be divided later. One space alone takes 4 fences, two take 6, a square of four takes 8.',
      ],
      stables: [
        'Stables',
        'A stable stands on a space without room, field or another stable, fenced or not; you own 4. It costs 2 wood, where a space says so 1. A stable in the open may be fenced in later.',
      ],
    },
  },
  house: {
    title: 'House and family',
    lines: [],
    entries: {
      rooms: [
        'Building rooms',
        'A room costs 5 of the material of the house and 2 reed and stands beside a room, on a space without field, stable or fences. In one action you build as many as you can pay.',
      ],
      renovating: [
        'Renovating',
        'All rooms at once, from wood to clay or from clay to stone, for 1 of the new material a room and 1 reed in all. One step at a time; a stone house is finished.',
      ],
      growth: [
        'Family growth',
        'Five people at most. Usually you need more rooms than people, wherever they are; one of the last spaces asks for no room. A room built later is taken at once by whoever has none.',
      ],
      newborns: [
        'Newborns',
        'A newborn joins the person who took the action and acts from the next round on. In the harvest of its round it needs 1 food. Nobody can leave the family.',
      ],
    },
  },
  crops: {
    title: 'Fields and crops',
    lines: [],
    entries: {
      plowing: [
        'Plowing',
        'A field goes on a space without room, stable or fences. The first may lie anywhere, every other one beside a field.',
      ],
      sowing: [
        'Sowing',
        'Put 1 grain from your supply on an empty field and add 2, or 1 vegetable and add 1, on at least one field and as many as you like. What lies on fields cannot be spent before it is harvested. A field that is empty again can be sown again.',
        'The grain or vegetable that a space gives cannot be sown with the same action.',
      ],
      baking: [
        'Baking bread',
        'Only where an action or a card says so, and only with an improvement that bakes. Choose how much grain goes into each: Fireplace 2 food each, Cooking Hearth 3, Clay Oven one for 5, Stone Oven up to two for 4 each. Without baking, grain and vegetables are worth 1 food each at any time.',
      ],
    },
  },
  animals: {
    title: 'Animals',
    lines: [],
    entries: {
      room: [
        'Room for animals',
        'A pasture holds 2 animals of one type for each of its spaces; each stable in it doubles that. A stable in the open holds 1 animal, the house 1, whatever its size; some cards hold more.',
      ],
      taking: [
        'Taking animals',
        'Each animal that you take must find room, be cooked or go back at once. None stays on the space. For a new animal you may cook or give back others.',
      ],
      cooking: [
        'Cooking',
        'A Fireplace or a Cooking Hearth turns animals and vegetables into food at any time, also animals just taken; not during breeding. Without one, animals cannot be eaten.',
      ],
      rearranging: ['Rearranging', 'You may move your animals, or give any of them back, at any time.'],
    },
  },
  harvest: {
    title: 'Food and harvest',
    lines: ['A harvest has three phases. All players finish one before the next begins.'],
    entries: {
      'field-phase': ['Field phase', 'Each planted field yields 1 of what lies on it, no more and no less.'],
      feeding: [
        'Feeding',
        'Each adult needs 2 food (alone 3), each newborn of the round 1. Only food feeds: grain, vegetables and animals must be turned into food first. What is left over stays yours.',
      ],
      crafts: [
        'Crafts',
        'Once in each feeding phase: the Joinery turns 1 wood into 2 food, the Pottery 1 clay into 2, the Basketmaker’s Workshop 1 reed into 3.',
      ],
      begging: [
        'Begging',
        'For each food that is missing you take a begging marker, worth −3 points, for good. In the revised edition you must pay the food you have, but need not turn anything into food; in the 2007 edition you may also keep your food and beg.',
      ],
      breeding: [
        'Breeding',
        'Each type of which you have 2 or more animals gets 1 young one, wherever the parents stand, if it finds room. Nothing may be cooked meanwhile; you may move animals and give others back.',
      ],
    },
  },
};
