import type { AgricolaPages } from '../../help/help-words';

/** Improvements, hand cards, terms and scoring, in English. */
export const cards: Pick<AgricolaPages, 'buildings' | 'cards' | 'hands' | 'terms' | 'scoring'> = {
  buildings: {
    title: 'Buildings and improvements',
    lines: ['Each major improvement exists once and lies open for everybody until it is built:'],
    entries: {
      building: [
        'Building one',
        'An action builds exactly one: pay the cost, take the card. It works at once. You may own several of the same kind.',
      ],
      hearths: [
        'From Fireplace to Cooking Hearth',
        'Instead of its clay you may give one of your Fireplaces for either Cooking Hearth. The Fireplace is on offer again.',
      ],
      ovens: [
        'Ovens',
        'Whoever builds a Clay Oven or a Stone Oven may bake bread at once, with everything that bakes.',
      ],
      'well-food': [
        'Well',
        'It lays 1 food on each of the next 5 rounds, or on as many as are left. Who loses the Well loses that food in the revised edition and keeps it in the 2007 edition.',
      ],
    },
  },
  cards: {
    title: 'Hand cards',
    lines: ['A card states its cost, what you must have before, and what it does. In hand it does nothing.'],
    entries: {
      occupations: [
        'Playing occupations',
        'An action plays one. At the space for all, your first occupation of the game is free and each further one costs 1 food. At the further space with 3 players each costs 2 food; with 4 or 5 players your first two of the game cost 1 food each, later ones 2.',
        'Occupations have no printed points, but some bring bonus points.',
      ],
      minors: [
        'Playing minor improvements',
        'An action plays one, where a space allows it: you must meet the prerequisite, then you pay the cost, lay the card before you and do what it says.',
      ],
      text: [
        'What a card says goes',
        'Its text beats the general rules from the moment it is played. What it gives comes from the general supply, and what it names is yours, unless it says otherwise. Whoever plays a card reads it out.',
      ],
      traveling: [
        'Cards that travel',
        'After they have worked, the player on your left takes them. Alone they leave the game.',
      ],
      returning: [
        'Cards that ask for a card',
        'An improvement that must be returned has to lie before you. Returned minor improvements leave the game, major ones are on offer again.',
      ],
      categories: [
        'Decks and categories',
        'The letter names the deck: A and B in the revised edition; E for beginners, I with much interaction, K complex and Z as an extra in the 2007 edition. The eight categories of the revised edition only help to find cards.',
      ],
    },
  },
  hands: {
    title: 'Ways to come by a hand',
    lines: ['Cards are usually dealt. Other ways, and what else can be chosen about hands:'],
    entries: {},
  },
  terms: {
    title: 'Terms and phrases',
    lines: ['What the words of cards and rules mean:'],
    entries: {
      spaces: [
        'Action space, round space',
        'People go to action spaces. Round spaces are the numbers 1 to 14 on which the round cards are laid. Cards can put goods on both.',
      ],
      obtaining: [
        'Obtaining a good',
        'In whatever way it comes to your supply: from a space or a card, from the general supply or from the harvest.',
      ],
      'before-round': [
        'Before the start of the round',
        'Before the new card is revealed, and so before the goods of the round come to you. “At the start of the round” comes after that.',
      ],
      'round-goods': [
        'Goods on round spaces',
        'They belong to those for whom they were laid there; several players can have some on the same round. You must take them; only what is offered in exchange may be declined.',
      ],
      'several-people': [
        'Several people on a space',
        'Some cards allow it, but never on the starting player space. If a card takes the last person away from a space during work, the space is free again for everybody.',
      ],
      people: [
        'Player, person, offspring',
        'A player plays, a person is one of the family. Offspring are the third, fourth and fifth person. A newborn counts as a person at once.',
      ],
      'persons-action': [
        'A person’s action',
        'Everything that the person does on its action space, even if these are several actions. What cards let you do without placing a person is not part of it.',
      ],
      placing: [
        'Placing a person',
        'Only the way from the house to the space. Using the space also means taking at least one of its actions.',
      ],
      'two-people': [
        'Two people one after the other',
        'You place both in the same turn. Your next turn is not lost.',
      ],
      skipping: [
        'Skipping a turn',
        'You place nobody although somebody is at home. You place as many people as before, only later.',
      ],
      capacity: [
        'Capacity',
        'How many animals a pasture holds: stables double it, cards may change it. Total capacity is what comes out after all changes.',
      ],
      parents: ['Parents and young', 'The two animals that breed, and the one that is born.'],
      neighbours: [
        'Adjacent, connected, column',
        'Spaces are adjacent if they share a side, never by a corner. Fences are connected, not adjacent. A column of the board is the action spaces that lie above one another.',
      ],
      costs: [
        'Paying',
        'Costs are paid from your supply, animals from the farm; not with what lies on fields or cards. Building costs are what rooms, stables, fences, renovations and improvements cost, in whatever goods.',
      ],
      exchanging: [
        'Exchanging, buying, turning into food',
        'All the same: you give something and get something else. A card that speaks of one of them means the others too.',
      ],
      'named-classes': [
        'Wells, ovens, plows',
        'Cards are meant whose names end so: an oven is what is called an oven. In the 2007 edition only one plow can be used in a plow action.',
      ],
      slashes: [
        'Lists with slashes',
        'They belong together item by item: 1/2/3 points for 3/5/7 wood are 2 points with 5 wood. Only the best step counts. “Any number” includes none.',
      ],
      'extra-harvest': [
        'A phase outside of the harvest',
        'A field or breeding phase that a card brings in between is no harvest. A harvest from which a card takes a phase away is still one.',
      ],
    },
  },
  scoring: {
    title: 'Scoring',
    lines: [
      'The game ends after the harvest of round 14. Seven categories count by the table, each from −1 to 4; then everything else. A category and the total may be negative.',
    ],
    entries: {
      fields: ['Fields', 'Field tiles on the farm, planted or not. Cards that are fields do not count here.'],
      pastures: [
        'Pastures',
        'How many enclosed areas you have, whatever their size and whatever lives there.',
      ],
      crops: [
        'Grain and vegetables',
        'In the supply and on fields. On cards only if they are fields or say that the crops are yours, not what they still offer or promise.',
      ],
      animals: [
        'Animals',
        'All on the farm: in pastures, stables and house, and on cards with room for them; not those that a card still offers.',
      ],
      unused: ['Unused spaces', '−1 for each space without room, field or stable that is not fenced in.'],
      stables: [
        'Fenced stables',
        '1 for each stable in a pasture, 4 at most. Stables in the open count nothing.',
      ],
      rooms: ['Rooms', 'Wood 0, clay 1, stone 2 for each room.'],
      people: ['People', '3 for each, newborns included, 15 at most; also those who live on a card.'],
      improvements: [
        'Points of improvements',
        'What is printed on improvements that lie before you at the end. Cards that have travelled on or were returned count nothing.',
      ],
      bonus: [
        'Bonus points',
        'What the texts of cards give, those noted during the game included. A bonus for something that is missing does not cancel the point that it costs.',
      ],
      crafts: [
        'Crafts',
        'Joinery and Pottery give 1, 2 or 3 points for 3, 5 or 7 wood or clay in your supply, the Basketmaker’s Workshop for 2, 4 or 5 reed. The resources stay yours and still count for a tie.',
      ],
      begging: [
        'Begging',
        '−3 for each marker; on the sheet with the cards in the 2007 edition, with the bonus points in the revised one.',
      ],
      changed: [
        'Things that a card has changed',
        'A room, field, pasture or stable that a card uses for something else stays what it is: the space is used, and a fenced stable still gives its point.',
      ],
      nothing: ['What counts nothing', 'Food, and resources that are left over.'],
      tie: [
        'Winner and tie',
        'Most points win. On a tie in the revised edition, whoever has more building resources in the supply; then, and in the 2007 edition at once, the place is shared.',
      ],
    },
  },
};
