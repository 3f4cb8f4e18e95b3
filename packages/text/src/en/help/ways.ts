import type { AgricolaPages, HelpWords } from '../../help/help-words';

/** Other ways to play Agricola, in English. */
export const ways: Pick<
  AgricolaPages,
  'solo' | 'variants' | 'seasons' | 'teams' | 'campaigns' | 'special-decks' | 'aids' | 'about'
> = {
  solo: {
    title: 'Solo',
    lines: ['The rules of the game for two, with these changes:'],
    entries: {
      food: [
        'Food',
        'You begin with no food. Each adult needs 3 food in a harvest, a newborn 1. In the family game of 2007 no food comes to the starting player space.',
      ],
      spaces: ['Spaces', 'As with 2 players, but the space that gathers 3 wood gets only 2 each round.'],
      traveling: ['Cards that travel', 'They leave the game after they have worked.'],
      order: ['Turns', 'You place your people one after another until all are placed.'],
      choice: [
        'Free choice',
        'If you like, choose your hand cards yourself, and the order of the round cards within each stage.',
      ],
      records: [
        'High scores',
        'Single games without food and without permanent occupations, as many points as you can; with one deck alone it is harder.',
      ],
    },
  },
  variants: {
    title: 'Variants',
    lines: ['What can be chosen when a game is set up, and what it changes:'],
    entries: {},
  },
  seasons: {
    title: 'Through the Seasons',
    lines: ['Each round has a season, which changes spaces and rules and brings a space of its own.'],
    entries: {
      course: [
        'How the seasons pass',
        'Winter, spring, summer, autumn, one after the other each round; you choose which comes first. After the accumulation spaces have got their goods, the season adds or removes some, never below none. A space left empty cannot be used.',
      ],
      winter: [
        'Winter',
        'Clay and reed spaces get 1 less. Fishing cannot be used up to round 11, and each field that you plow costs 1 food.',
        'Its space: family growth without a room for 2 wood and 1 food for each harvest still to come, that of this round included.',
      ],
      spring: [
        'Spring',
        'Wood spaces get 1 less, stone spaces 1 more. Up to 2 fences of each building are free, if you pay at least one.',
        'Its space: breed on your own farm and/or sow. This is no harvest.',
      ],
      summer: [
        'Summer',
        'Clay spaces get 1 more, stone spaces 1 less, Fishing 1 more food. The Day Laborer also gives 1 grain, and each room that you build brings a stable for free, if you like.',
        'Its space: plow 1 field and/or either bake bread or sell 1 grain for 4 food.',
      ],
      autumn: [
        'Autumn',
        'Wood and reed spaces get 1 more. Each major improvement costs 1 building resource of your choice less.',
        'Its space: a field phase for you alone and/or 1 vegetable. The harvest of the round comes all the same.',
      ],
    },
  },
  teams: {
    title: 'Team play',
    lines: ['Four players; those who sit opposite each other are partners.'],
    entries: {
      market: [
        'The Marketplace',
        'One more space. Its user may move goods to or from the partner; for each kind of good moved, however many, 1 of it goes to the general supply first.',
      ],
      'for-partner': [
        'Building for the partner',
        'A room for your partner costs 6 of the partner’s house material and 3 reed, a stable 3 wood. You may also plow on your partner’s farm. The partner’s pieces and limits count; you pay.',
      ],
      fences: [
        'Fences for the partner',
        'From your partner’s supply, 1 wood each, and 1 wood more for every three begun: 1 to 3 fences +1, 4 to 6 +2, and so on.',
      ],
      cards: ['Cards', 'Cards of either partner that make something cheaper serve both.'],
      scores: [
        'How a team scores',
        'Either the lower points of both in each category count, once; or the totals of both are multiplied.',
      ],
    },
  },
  campaigns: {
    title: 'Campaigns',
    lines: ['Several games in a row, each of which changes the next.'],
    entries: {
      solo: [
        'Alone: eight games',
        'Each game has a goal. Whoever reaches it begins the next game with half of the points beyond it as food, rounded down. Missed: the same game again, without food. With the goal of the eighth game the campaign is won; after that the goal rises by 1 each game.',
      ],
      kept: [
        'Permanent occupations',
        'After each game you make one occupation permanent that you played in it. It lies before you from the start of all later games and costs no action and no occupation cost; its individual cost must be paid each time, or it is lost. You are dealt so many fewer that you have seven in all.',
      ],
      several: [
        'Several players: three games',
        'Each game gives campaign points by rank. The winner begins the next game, the last has 1 food more. The most campaign points win; on a tie, the higher sum of the three scores.',
      ],
      carried: [
        'What is carried over',
        'Each player may keep one occupation played in the game before, also one kept already. It lies before its owner at once, without occupation cost; seven cards are dealt as usual.',
      ],
    },
  },
  'special-decks': {
    title: 'X deck, Forest deck, L deck',
    lines: [
      'Optional cards that surprise. An empty deck has no effect any more.',
      'The printed effects of most cards of the X deck and the Forest deck are not known to us. Such a card is our design, in the spirit of its name, and says so.',
    ],
    entries: {
      x: [
        'X deck: 24 cards from outer space',
        'Whoever takes stone from the Western Quarry must reveal the top card. Action spaces lie beside the board for everybody; merchants wait there until somebody gives what they ask for; artifacts and the occupation stay before the one who drew them; events happen at once and cannot be refused.',
      ],
      forest: [
        'Forest deck: 26 cards from the woods',
        'Whoever takes at least 3 wood from one accumulation space must reveal the top card. Events happen at once; occupations and improvements stay before the one who drew them; action spaces lie beside the board, and nearly all of them take the place of another.',
      ],
      l: [
        'L deck: 20 cards',
        'Further occupations and minor improvements that may be mixed into the others as you like: choose deck L among the hand cards. 16 are as printed, with names that we translated; four are our design and say so.',
      ],
    },
  },
  aids: {
    title: 'Help at the table',
    lines: ['What is shown to those who want it. No rule changes.'],
    entries: {
      markers: [
        'Suggestion markers',
        'Up to three spaces are marked that would be good now, with a reason. You may still use any other. Meant for children and first games; switch them off when you need them no more.',
      ],
      'shown-goods': [
        'Goods on fixed spaces',
        'Also spaces that always give the same can show their goods as lying there, one set of them.',
      ],
      why: [
        'Why not?',
        'Ask of anything that you cannot do: the answer says what is missing and leads to its rule.',
      ],
    },
  },
  about: {
    title: 'About the game',
    lines: [
      'Agricola was designed by Uwe Rosenberg. It appeared in 2007 and in a revised edition in 2016.',
      'Furrow is made by fans and has no connection with its author or publishers. All texts and pictures here are our own. If you like the game, buy it: it is wonderful on a table.',
    ],
    entries: {},
  },
};

/** What is to be known of options beyond the sentence of the set-up. */
export const options: HelpWords['options'] = {
  'extra-tile': [
    'One person a round uses the whole tile and chooses one of its spaces; the others are closed with it. For 2 players: Copse (gathers 1 wood), Resource Market (1 stone and 1 food), Animal Market and Modest Wish; for 3 and 4 players the last two. Wood stays on the Copse until it is chosen.',
    'Animal Market: 1 sheep and 1 food, or 1 wild boar, or 1 cattle for 1 food. Modest Wish: family growth with room, from round 5 on.',
  ],
  'side-job': ['Open from round 1; meant for games without hand cards.'],
  'leave-unusable-animals': ['If you could take none of them, you may not use the space.'],
  'house-before-cooking': ['First the new animals find room or go back; then you may cook.'],
  'open-pastures': ['Spaces within open fences are neither used nor fenced in.'],
  'strict-adjacency': [
    'Fields must still touch fields, rooms rooms, pastures pastures. Even with pastures anywhere, this one counts. For experienced players.',
  ],
  'three-for-one': [
    'The three cards leave the game; chance decides which card you draw.',
    'It is offered at each of your decisions, and you may do it between other people’s turns; typed, it is `three-for-one`.',
  ],
  mulligan: ['The starting player decides first, then clockwise. Cards laid away leave the game.'],
  market: ['The market is not filled up. Skipping needs somebody at home; that person is placed later.'],
};

/** How each way to come by a hand goes. */
export const handWays: HelpWords['handWays'] = {
  deal: ['You keep the cards that you are dealt.'],
  draft: [
    'Everybody gets 7 occupations, keeps one and passes the rest on, until the last card is kept; then the same with 7 minor improvements. Cards go to the left, in the 2007 edition to the right.',
  ],
  'draft-both': ['The same with both kinds at once: of 7 and 7 cards keep one of each and pass the rest on.'],
  'draft-eight': ['As the first draft, but with 8 cards of a kind; the last one is laid away.'],
  'quick-draft': [
    'Of 7 and 7 cards keep 3 of each, of those that come then 2 of each, and the last 2 of each as they come.',
  ],
  'seven-of-ten': ['Everybody gets 10 of each kind, keeps 7 of each and lays the rest away.'],
  'living-five': [
    'Begin with 5 of each. Whenever you play a card from your hand, draw one of the kind that you name. After each harvest you may exchange one card for one of either kind.',
  ],
  'living-three': [
    'Begin with 3 of each; before round 1 you may exchange up to six cards, each for one of its kind. Whenever you play a card, draw one of the kind that you name.',
  ],
  choose: ['Alone: choose any cards of the decks.'],
};
