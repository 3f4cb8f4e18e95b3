import type { CreaturesPages } from '../../help/help-words';

/** The rules of All Creatures Big and Small, in English. */
export const creatures: CreaturesPages = {
  goal: {
    title: 'What it is about',
    lines: [
      'Two players each run a farm for eight rounds. Whoever has the most points at the end wins; on a tie, whoever did not begin the game.',
      'Points come from animals, from having enough of every type, from full expansions and from buildings.',
    ],
    entries: {},
  },
  summary: {
    title: 'Summary',
    lines: ['The whole game at a glance:'],
    entries: {
      turns: [
        'Each of eight rounds',
        '1. Refill the spaces that gather goods. 2. Place workers in turn, three each. 3. All workers go home. 4. Each type of which you have 2 or more animals gets 1 newborn.',
      ],
      points: [
        'Points',
        '1 for each animal; bonus or −3 for each type by the table; 4 for each expansion that is fully used; points of buildings.',
      ],
    },
  },
  start: {
    title: 'Setting up',
    lines: ['How a game begins:'],
    entries: {
      begin: [
        'What you begin with',
        'A farm of two columns with the Cottage at the bottom left, 3 workers and 9 borders; no goods, no animals. The start player is drawn. Everything is open.',
      ],
      pieces: [
        'What can run out',
        '10 troughs, 26 borders, and in the basic game 4 stall tiles and 4 expansions, in the advanced game 5 of each; each special building exists once. What is gone gives nothing any more. Wood, stone, reed and animals never run out.',
      ],
      returned: [
        'What comes back',
        'A stall or stable that a building replaces, the Cow Stall and the Pig Stall when they are upgraded, and a trough that the Building Firm replaces. Either player may take them then.',
      ],
    },
  },
  round: {
    title: 'A round',
    lines: ['Each of the eight rounds has four phases.'],
    entries: {
      refill: [
        'Refilling',
        'Spaces that show goods get new ones, on top of what still lies there. Where a second good stands in brackets, an empty space gets the first, any other the second.',
      ],
      work: [
        'Work',
        'The players place one worker each in turn, the start player first, until all six are placed. A worker goes to a free space and does there at once all that is possible; if nothing is, it may not go there. You take everything that lies on the space.',
      ],
      home: ['Home and breeding', 'Then all workers go home, and the animals breed.'],
      'starting-player': [
        'Start player',
        'The marker moves only when somebody uses its space, and counts from the next round on.',
      ],
    },
  },
  spaces: {
    title: 'Action spaces',
    lines: ['Where goods lie, you take all of them. These are the spaces, and what each does:'],
    entries: {},
  },
  farm: {
    title: 'The farm',
    lines: ['What is built stays where it is, unless a building says otherwise.'],
    entries: {
      expansions: [
        'Expansions',
        'A farm has three rows, and two columns at the start. An expansion adds a column at the left or the right. Borders on the old rim stay.',
      ],
      borders: [
        'Borders',
        'A border stands on one side of a space; you place it from your own supply, and it never comes back. The walls of a building close all four sides of its space for free.',
      ],
      pastures: [
        'Pastures',
        'Spaces without buildings that are closed on every side, by borders or walls, form a pasture. The rim of the farm is open unless you close it. A pasture may be divided; unfinished ones are allowed, but hold nothing.',
      ],
      used: [
        'Used spaces',
        'A space is used if it has a building or a trough or lies in a pasture. Animals that a building lets stand in the open do not make a space used.',
      ],
    },
  },
  animals: {
    title: 'Animals',
    lines: [],
    entries: {
      room: [
        'Room',
        'A pasture holds 2 animals for each of its spaces, all of one type. A stall holds 3, a stable 5, the Cottage 1, other buildings what their text says.',
      ],
      troughs: [
        'Troughs',
        'Each trough in a pasture doubles what it holds, a trough on a building doubles that. A trough alone in the open holds 1 animal. Each space takes one.',
      ],
      leaving: [
        'Moving and letting go',
        'You may rearrange your animals at any time and let any of them go. What has no place at the end of a step runs away; you choose which. Nothing stays on the action space.',
      ],
    },
  },
  buildings: {
    title: 'Buildings',
    lines: ['All of them; which special buildings are on offer differs from game to game:'],
    entries: {
      placing: [
        'Building',
        'Meet the prerequisite, pay, place the tile on a space without a building, then do what it says; what it brings cannot pay for it. A trough that stands there stays. Built into a pasture, it makes the pasture smaller.',
      ],
      stalls: [
        'Stalls',
        'A stall costs 3 stone and 1 reed, holds 3 animals of one type and is worth 1 point.',
      ],
      stables: [
        'Stables',
        'A stall is flipped into a stable for 5 wood or 5 stone, not for a mixture. It holds 5 animals of one type and is worth 4 points. The Cow Stall and the Pig Stall can be upgraded too, if a tile is left.',
      ],
      special: [
        'Special buildings',
        'One for each use of their space, at the price in their text. Each exists once.',
      ],
      'the-cottage': [
        'The Cottage',
        'It holds 1 animal and counts as a special building. Only one building can take its place, and the Cottage then counts no more.',
      ],
    },
  },
  breeding: {
    title: 'Breeding',
    lines: [],
    entries: {
      newborns: [
        'Newborns',
        'At the end of each round, each type of which you have 2 or more animals gets 1 newborn, never more, wherever the parents stand. All are born at once. Each must find a place; you may let others go for it.',
      ],
      before: [
        'Before breeding',
        'First come the effects that say so, each once; then the Rearing Station is emptied; then the young are born.',
      ],
    },
  },
  terms: {
    title: 'Terms on buildings',
    lines: ['What the words of buildings mean:'],
    entries: {
      immediately: [
        'Immediately',
        'Once, when the building is placed. It comes again only if the tile is built anew.',
      ],
      anytime: [
        'At any time',
        'As often as you like, in every phase, also when it is not your turn, but never in the middle of a step of the other player; once more before scoring.',
      ],
      'work-phase': [
        'At any time in the work phase',
        'From the first worker of a round until all go home, not during breeding.',
      ],
      'before-breeding': ['Before breeding', 'Once before each breeding phase of yours, without a worker.'],
      may: [
        'You may',
        'What you may do can be left out. What a text says you take, place or add happens as far as possible; animals can always be let go.',
      ],
      adjacent: [
        'Adjacent',
        'Spaces that share a side, whatever stands between them; never corner to corner.',
      ],
    },
  },
  scoring: {
    title: 'Scoring',
    lines: ['After round 8. Half points are not rounded.'],
    entries: {
      animals: [
        'Animals',
        '1 point for each animal, and a bonus or a penalty for each type by the table: 3 or fewer cost 3 points, also none at all.',
      ],
      expansions: ['Expansions', '4 points for each expansion of which all three spaces are used.'],
      buildings: ['Buildings', 'What their texts say; a stall 1, a stable 4. Some count down.'],
      tie: ['Tie', 'Whoever was not the start player of round 1 wins.'],
    },
  },
  aids: {
    title: 'Help at the table',
    lines: ['What is shown to those who want it. No rule changes.'],
    entries: {
      markers: ['Suggestion markers', 'Up to three spaces are marked that would be good now, with a reason.'],
      why: [
        'Why not?',
        'Ask of anything that you cannot do: the answer says what is missing and leads to its rule.',
      ],
    },
  },
  about: {
    title: 'About the game',
    lines: [
      'Agricola: All Creatures Big and Small was designed by Uwe Rosenberg; the big box holds it with all its buildings.',
      'Furrow is made by fans and has no connection with its author or publishers. All texts and pictures here are our own. If you like the game, buy it: it is wonderful on a table.',
    ],
    entries: {},
  },
};
