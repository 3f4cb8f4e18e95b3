import type { MoreLessons } from './lesson-words';

/** The short lessons, in English. */
export const more: MoreLessons = {
  fences: {
    title: 'Agricola: fences',
    about: 'Five minutes: gather wood, fence a pasture, fill it with sheep.',
    steps: {
      wood: {
        heading: 'A fence is a wood',
        why: [
          'It is round 3. You have saved 6 wood, and another 3 lie in the {forest}.',
          'Every fence costs 1 wood. You have 15 fences in all, so they should enclose much with little.',
        ],
        task: 'Place a person on “{forest}”.',
      },
      pasture: {
        heading: 'A square encloses most',
        why: [
          'Four spaces in a square need 8 fences; in a row they would need 10. The rim of the farm needs fences, too.',
          'Each space holds 2 animals, so this pasture has room for 8. Tap the four spaces; the fences that close them are chosen for you.',
        ],
        task: 'Use “{fencing}” and fence the four marked spaces at the top right.',
      },
      sheep: {
        heading: 'Round 4: take the whole flock',
        why: [
          'Nobody could keep sheep so far, and four have gathered at the {sheep-market}.',
          'After this round comes the harvest. At its end every type of which you have two or more gets one young one.',
        ],
        task: 'Place a person on “{sheep-market}”.',
      },
    },
    free: {
      heading: 'One more turn, then the harvest',
      why: [
        'You have food enough for the harvest. Use your last person for points: a field, a second pasture, grain.',
        'Unused spaces cost a point each, and so does everything of which you have none.',
      ],
      task: 'Finish round 4 and the harvest as you like. Three stars from −3 points on.',
    },
    learned: [
      'You enclosed four spaces with 8 fences, filled the pasture and let the flock grow.',
      'Next: divide a pasture with a fence or two, and you can keep a second type. A stable doubles the room.',
    ],
    results: [
      'The flock is there. Now give the rest of the farm a use.',
      'Well done: fewer gaps already.',
      'Very good: hardly a turn was lost.',
      'Splendid! Much better cannot be done in one turn.',
    ],
  },
  harvest: {
    title: 'Agricola: the harvest',
    about: 'Five minutes: food in time, the three parts of the harvest, and sowing again.',
    steps: {
      grain: {
        heading: 'Round 4: the harvest is near',
        why: [
          'After this round comes the harvest: each of your two people needs 2 food, 4 in all. You have 2.',
          'Grain helps twice: you can sow it, and in need a grain counts as 1 food.',
        ],
        task: 'Place a person on “{grain-seeds}”.',
      },
      food: {
        heading: 'Count before you act',
        why: [
          'Your neighbour has taken the work of the {day-laborer}. One food lies at “{fishing}”: then you have 3 of 4.',
          'What you cannot pay costs a begging marker for each food: −3 points.',
        ],
        task: 'Place a person on “{fishing}”.',
      },
      feed: {
        heading: 'The harvest: field, feeding, breeding',
        why: [
          'First every field gives one of its crops: you got 1 grain more. Now you feed your family, and last of all animals breed.',
          'You have 3 food and 2 grain. One grain is enough; keep the other for sowing.',
        ],
        task: 'Turn 1 grain into food and feed your family.',
      },
    },
    free: {
      heading: 'A round of your own',
      why: [
        'Two people, no help. You have grain and a field; the next harvest comes after round 7.',
        'More fields, more grain and animals bring points; what you have none of costs one.',
      ],
      task: 'Play round 5 as you like. Three stars from −7 points on.',
    },
    learned: [
      'A harvest has three parts: field, feeding, breeding. They come after rounds 4, 7, 9, 11, 13 and 14.',
      'Next: an oven turns a grain into several food, and a cooking hearth makes more of animals.',
    ],
    results: [
      'Nobody went hungry. Try to use both people for points next time.',
      'A solid round.',
      'Very good: the farm grows.',
      'Splendid! That is how a farm gets going.',
    ],
  },
  cards: {
    title: 'Agricola: hand cards',
    about: 'Five minutes: play an occupation and a minor improvement, and use them.',
    steps: {
      occupation: {
        heading: 'Seven and seven',
        why: [
          'You hold 7 occupations and 7 minor improvements; nobody else sees them. Your first occupation is free.',
          'Choose cards that help what you want to do anyway. With the {wood-cutter} every visit to the trees brings 1 wood more.',
        ],
        task: 'Use “{lessons}” and play the {wood-cutter}.',
      },
      wood: {
        heading: 'The card works by itself',
        why: [
          'Three wood lie in the {forest}, and your {wood-cutter} adds one. Played early, a card pays off often.',
        ],
        task: 'Place a person on “{forest}”.',
      },
      minor: {
        heading: 'Round 2: a minor improvement',
        why: [
          'The {meeting-place} makes you start player, and you may play a minor improvement besides.',
          '{shifting-cultivation} costs 2 food and plows a field at once: a turn saved. Then it goes to your neighbour.',
        ],
        task: 'Use “{meeting-place}”, play {shifting-cultivation} and plow a field.',
      },
    },
    free: {
      heading: 'Your own turns',
      why: [
        'One person is left in this round, and round 3 is yours. Look through your hand: which card helps you now?',
        'Prerequisite and cost stand on each card; “why not?” says what is missing.',
      ],
      task: 'Play on until round 3 is over. Three stars from −7 points on.',
    },
    learned: [
      'Occupations are played with “{lessons}”, minor improvements with several spaces; both work from then on.',
      'Next: choose two or three cards that fit together before you begin. Nobody plays all fourteen.',
    ],
    results: [
      'The cards lie before you. Now let them work for you.',
      'A good beginning.',
      'Very good: cards and board together.',
      'Splendid! Hardly anybody gets more out of three rounds.',
    ],
  },
  buildings: {
    title: 'All Creatures: special buildings',
    about: 'Five minutes: a better house, a shelter for an animal, and a round of your own.',
    steps: {
      house: {
        heading: 'A house that scores',
        why: [
          'Special buildings lie open for both of you, each only once. The {half-timbered-house} takes the place of your {cottage}: 5 points, and room for 2 animals of one type.',
          'It costs 3 wood, 2 stone and 1 reed. You have just that.',
        ],
        task: 'Use a special building space and build the {half-timbered-house}.',
      },
      wood: {
        heading: 'Wood, and the first turn',
        why: [
          'The next building needs 2 wood and 1 stone. You have 1 of each.',
          'This space brings a wood and lets you begin the next round.',
        ],
        task: 'Place a worker on “{start-wood}”.',
      },
      guest: {
        heading: 'A building that brings an animal',
        why: [
          'The {shelter} has room for one animal and gives you one of your choice when you build it.',
          'There are two special building spaces, so both of you can build in one round.',
        ],
        task: 'Use a special building space, build the {shelter} and choose an animal.',
      },
    },
    free: {
      heading: 'A round of your own',
      why: [
        'Three workers, no help. Every animal is a point, and fewer than four of a type cost 3.',
        'Your house has room for 2 of one type: two of a kind get a young one at the end of the round.',
      ],
      task: 'Play round 3 as you like. Three stars from −2 points on.',
    },
    learned: [
      'Special buildings bring points, room or animals at once, and each exists only once.',
      'Next: play with 8 or 12 buildings; then look at the offer before you take goods.',
    ],
    results: [
      'Two buildings stand. Now fill them with animals.',
      'A good start.',
      'Very good: house and herd grow together.',
      'Splendid! That is a strong farm after three rounds.',
    ],
  },
};
