import type { IntroductionWords } from './introduction-words';

export const en: IntroductionWords = {
  title: 'Introduction',
  understood: 'Got it',
  enough: 'No more explanations',
  rounds: {
    agricola: [
      {
        heading: 'One turn, one person',
        lines: [
          'You take turns to place one person on a free space and get what it shows: wood, clay, reed and stone for building, grain and vegetables for fields, animals, food.',
          'What nobody takes piles up. The ribbons mark three good spaces for you; the bulb tells you why. You may use any other space.',
        ],
      },
      {
        heading: 'A field, a fence, a room',
        lines: [
          'Turn your goods into a farm: plow fields and sow them, fence pastures for animals, and add rooms so that your family can grow.',
          'Improvements such as a fireplace turn animals and vegetables into food.',
        ],
      },
      {
        heading: 'What counts at the end',
        lines: [
          'Fields, pastures, grain, vegetables and each kind of animal bring points: the more, the better. Having none of one of them costs a point.',
          'Every person is worth 3 points, and a house of clay or stone counts as well.',
        ],
      },
      {
        heading: 'The first harvest',
        lines: [
          'After this round every person eats 2 food. The line at the top says how much is missing; each missing food costs 3 points.',
          'Sown fields give a crop each, and two animals of a kind have a young one if there is room.',
        ],
      },
      {
        heading: 'Leave nothing empty',
        lines: [
          'Every space of your farm that is unused at the end costs a point: plow it, fence it or build on it.',
          'That’s it! The number beside your name is what you would score now.',
        ],
      },
    ],
    creatures: [
      {
        heading: 'One turn, one worker',
        lines: [
          'You take turns to place one of your three workers on a free space: take what lies there, or build.',
          'The ribbons mark three good spaces for you; the bulb tells you why. You may use any other space.',
        ],
      },
      {
        heading: 'Animals need room',
        lines: [
          'An animal without a place runs away at once. The house has room for one; fences make pastures, and a trough doubles what a pasture holds.',
          'At the end of each round two animals of a kind have a young one if there is room.',
        ],
      },
      {
        heading: 'What counts at the end',
        lines: [
          'Every animal is a point, and many of a kind bring a bonus. Fewer than four of a kind cost 3 points: the bars below your farm show it.',
        ],
      },
      {
        heading: 'Grow',
        lines: [
          'An expansion is worth 4 points once all its spaces are used. Special buildings bring points and room.',
          'That’s it! The number beside your name is what you would score now.',
        ],
      },
    ],
  },
};
