import { more } from './en-more';
import type { LessonWords } from './lesson-words';

export const en: LessonWords = {
  common: {
    notYet: (move, task) =>
      `“${move}” is possible, and you will be free to choose it later. For now: ${task}`,
    over: 'The lesson is over',
    goOn: 'You may go on with this game, or return to the start.',
  },
  lessons: {
    creatures: {
      title: 'Learn All Creatures Big and Small',
      about: 'Ten minutes: fence a pasture, raise cows, build, and then play a round of your own.',
      steps: {
        wood: {
          heading: 'Send your first worker',
          why: [
            'You have three workers. In each of eight rounds you and your neighbour take turns to place one, until all six stand on the board. A space takes one worker.',
            'Almost everything begins with wood: every fence costs one.',
          ],
          task: 'Place a worker on “{wood-3}”.',
        },
        cow: {
          heading: 'A first animal',
          why: [
            'Animals are what you score for. Each needs a place at once, or it runs away.',
            'Your {cottage} at the bottom left has room for one animal, so you can take a cow today.',
          ],
          task: 'Place a worker on “{cow-pigs}”.',
        },
        marker: {
          heading: 'Who goes first',
          why: [
            'Whoever begins a round has the first choice. This space gives the start player marker for the next round, and a wood besides.',
            'What nobody takes stays on the spaces and grows, so waiting can pay too.',
          ],
          task: 'Place your last worker on “{start-wood}”.',
        },
        'more-wood': {
          heading: 'Round 2: the spaces fill up again',
          why: [
            'All workers went home, and every space with goods got new ones. You begin, because you hold the marker.',
            'You have 4 wood. With 3 more you can afford a pasture.',
          ],
          task: 'Place a worker on “{wood-3}”.',
        },
        fences: {
          heading: 'Your first pasture',
          why: [
            'A pasture is an area closed on all sides. The outer rim of your farm is open too and needs borders, but the walls of a building close a side for free.',
            'Above the {cottage} lie two empty spaces. Two spaces have six sides; the roof of the {cottage} closes one of them, so five borders are enough. Two spaces hold 4 animals of one type.',
          ],
          task: 'Use “{fences}” and draw the five marked borders, then finish.',
        },
        'second-cow': {
          heading: 'Two make three',
          why: [
            'At the end of each round every type of which you have two or more gets one young one, if there is room for it.',
            'The space was emptied, so it holds a cow again, not yet a pig. A second cow means a calf tonight.',
          ],
          task: 'Place a worker on “{cow-pigs}”.',
        },
        trough: {
          heading: 'A calf was born; now make room',
          why: [
            'You have three cows. A feeding trough doubles what its pasture holds: yours goes from 4 animals to 8.',
            'The first trough of an action is free.',
          ],
          task: 'Use “{troughs}” and set the trough into your pasture.',
        },
        stone: {
          heading: 'Take what has grown',
          why: [
            'Nobody wanted stone for a while, and four lie there for a single worker. Watch for such heaps.',
            'You need a stone for the building that comes next.',
          ],
          task: 'Place a worker on “{stone-2}”.',
        },
        special: {
          heading: 'A special building',
          why: [
            'Special buildings lie open for both players, each only once. The {shelter} costs 2 wood and 1 stone, holds one animal and brings one of any type.',
            'Of each type you should have at least four in the end: fewer cost you 3 points.',
          ],
          task: 'Use a special building space, build the {shelter} outside of your pasture, and take an animal you like.',
        },
      },
      free: {
        heading: 'Your own round',
        why: [
          'Round 4 is yours: three workers, no help. Every animal is a point, an animal type without four animals costs 3, buildings and full expansions count.',
          'The goal: as many points as you can at the end of this round. Hints and “why not?” are there if you want them.',
        ],
        task: 'Play round 4 as you like. Three stars from 4 points on.',
      },
      learned: [
        'You placed workers, fenced, bred, doubled a pasture and built. The real game goes on like this for eight rounds.',
        'Next: try stalls, which hold three animals without any border, and expansions, worth 4 points each when every space of them is used.',
      ],
      results: [
        'A quiet round. Take a look at the score sheet: animals of every type are what it asks for.',
        'A good start: your herd grows.',
        'Very well played: more animals, and fewer types without any.',
        'Splendid! Hardly anybody has a better farm after four rounds.',
      ],
    },
    agricola: {
      title: 'Learn Agricola',
      about: 'Ten minutes: grain, a field, a fire, a sheep, and the first harvest on your own.',
      steps: {
        grain: {
          heading: 'Two people, fourteen rounds',
          why: [
            'Each round you place your people one by one, in turn with the other player. A space takes one person a round. Before each round one new space appears.',
            'After round 4 comes the first harvest, and then everybody in your family needs 2 food. So begin with bread.',
          ],
          task: 'Place a person on “{grain-seeds}”.',
        },
        field: {
          heading: 'A field',
          why: [
            'Grain by itself does not grow: it needs a plowed field. Every unused space of your farm costs a point at the end, so a field helps twice.',
            'Later fields must touch this one. Leave room beside the house for more rooms.',
          ],
          task: 'Use “{farmland}” and plow a field, best on the marked space.',
        },
        sow: {
          heading: 'Round 2: sow',
          why: [
            'Sow one grain and two more join it: three lie on the field. Each harvest brings one of them in.',
            'Sow before the first harvest, and you reap from the first one on.',
          ],
          task: 'Use “{grain-utilization}” and sow your grain.',
        },
        clay: {
          heading: 'Goods pile up',
          why: [
            'Spaces with an income get more each round until somebody takes everything. Two clay lie in the pit, just enough for a fireplace.',
          ],
          task: 'Place a person on “{clay-pit}”.',
        },
        fireplace: {
          heading: 'Round 3: a fireplace',
          why: [
            'Major improvements lie open for all, each only once. The {fireplace-2} turns animals and vegetables into food at any time, and bakes bread.',
            'There are only few ways to feed a growing family. This is the cheapest.',
          ],
          task: 'Use “{major-improvement}” and build the {fireplace-2} for 2 clay.',
        },
        sheep: {
          heading: 'A sheep in the house',
          why: [
            'Animals live in pastures or at stables. One animal may live in the house, whatever it is.',
            'A sheep is worth points at the end, and 2 food at your fireplace if things go badly.',
          ],
          task: 'Place a person on “{sheep-market}”.',
        },
      },
      free: {
        heading: 'Your own round, then the harvest',
        why: [
          'Round 4 is yours. After it comes the harvest: one grain comes in from the field, then your two people need 4 food. You have 2. For each food that you lack you get a begging marker, worth −3 points.',
          'Find at least 2 food; then use what is left of the round for points, perhaps a second field. Hints and “why not?” are there if you want them.',
        ],
        task: 'Play round 4 as you like and feed your family. Three stars from −5 points on.',
      },
      learned: [
        'You sowed, built and fed your family. In the real game five more harvests follow.',
        'Next: build rooms with wood and reed, so that the family can grow. Every person is one more action a round and 3 points.',
      ],
      results: [
        'Begging is costly. Look for the space where food has piled up, and think of the fireplace.',
        'Everybody is fed. Well done.',
        'Well done: fed, and with something to show for it.',
        'Splendid! Fed, and the farm grows as well.',
      ],
    },
    ...more,
  },
};
