import { signed } from '../signed';
import type { HelpWords } from './help-words';

export const en: HelpWords = {
  title: (game) => `Rules: ${game}`,
  topics: {
    goal: 'What it is about',
    round: 'A round',
    spaces: 'Action spaces',
    farm: 'The farm',
    house: 'House and family',
    crops: 'Fields and crops',
    animals: 'Animals',
    harvest: 'Food and harvest',
    buildings: 'Buildings and improvements',
    breeding: 'Breeding',
    cards: 'Hand cards',
    terms: 'Terms on cards',
    scoring: 'Scoring',
  },
  creatures: {
    goal: [
      'Two players each run a farm for eight rounds. Whoever has the most points at the end wins; on a tie, whoever did not begin the game.',
      'Points come from animals, from having enough of every type, from full expansions and from buildings.',
    ],
    round: [
      'First the spaces that show goods get new ones, on top of what still lies there.',
      'Then the players place one worker each in turn, the start player first, until all six are placed. A worker goes to a free space and does there at once what is possible; if nothing is, it may not go there.',
      'Then all workers go home, and the animals breed.',
    ],
    spaces: ['Where goods lie, you take all of them. These are the spaces, and what each does:'],
    farm: [
      'A farm has three rows, and two columns at the start. An expansion adds a column at the left or the right.',
      'A border stands on one side of a space. You place borders from your own supply; they stay where they are.',
      'Spaces that are closed on every side, by borders or by walls of buildings, form a pasture. The outer rim of the farm is open unless you close it.',
      'A space is used if it has a building or a trough or lies in a pasture.',
    ],
    animals: [
      'A pasture holds 2 animals for each of its spaces, all of one type. Each trough in it doubles that.',
      'A building holds what its text says; a trough on it doubles that. A trough that stands alone in the open holds 1 animal.',
      'You may rearrange your animals at any time and let any of them go. What has no place at the end of a step runs away; you choose which.',
    ],
    buildings: [
      'A building stands on a space without one, costs what its text says and closes all four sides of its space. Each special building exists once.',
      'All of them; which are on offer differs from game to game:',
    ],
    breeding: [
      'At the end of each round, each type of which you have 2 or more animals gets 1 newborn, never more. It must find a place; you may let others go for it.',
    ],
    scoring: [
      '1 point for each animal, and a bonus or a penalty for each type by the table.',
      '4 points for each expansion of which all three spaces are used. The points of your buildings are in their texts.',
    ],
  },
  agricola: {
    goal: [
      'You begin with two people and a wooden hut, and have fourteen rounds for fields, pastures, a better house and a larger family.',
      'A farm of many sides scores best: what is missing altogether costs a point, and so does every unused space.',
    ],
    round: [
      'A new action space is revealed. Goods that were promised for this round come in. Then all spaces that gather goods get more.',
      'In turn, each player places one person on a free space and acts there at once, until everybody is placed. A space takes one person a round, and only if some of its action is done.',
      'Then all go home. After some rounds there is a harvest:',
    ],
    spaces: [
      'Where goods lie, you take all of them. These are the spaces of this board, and what each does:',
    ],
    farm: [
      'A farm has 15 spaces in three rows. Rooms must touch rooms, fields must touch fields, pastures must touch pastures.',
      'You own 15 fences and 4 stables. A pasture is an area fenced all around, the rim of the farm included; every fence must help to enclose one. A pasture may be divided later.',
      'A stable stands on a space without room or field, inside or outside of a pasture.',
    ],
    house: [
      'A room costs 5 of the material of the house and 2 reed. Renovating turns all rooms at once from wood to clay, or from clay to stone, for 1 of the new material a room and 1 reed.',
      'A family grows to five people at most, usually only while there are more rooms than people. A newborn acts from the next round on; in the harvest of its round it eats 1 food.',
    ],
    crops: [
      'Plowing makes a field. Sowing puts 1 grain on an empty field and adds 2, or 1 vegetable and adds 1. In each harvest every field yields 1 of what lies there.',
    ],
    animals: [
      'A pasture holds 2 animals of one type for each of its spaces; each stable in it doubles that. A stable alone holds 1 animal, the house 1.',
      'Animals without a place are cooked, if you can, or go back. You may rearrange them at any time.',
    ],
    harvest: [
      'A harvest has three steps: the fields yield, the family eats, the animals breed.',
      'Each person needs 2 food, a newborn 1. Grain and vegetables count as 1 food each; a fireplace or a hearth makes more of vegetables and animals. Baking turns grain into more food, but only when an action says so.',
      'For each food that is missing you take a begging marker, worth −3 points.',
      'Then each type of which you have 2 or more animals gets 1 newborn, if there is room.',
    ],
    buildings: ['Each major improvement exists once and lies open for everybody until it is built:'],
    cards: [
      'With hand cards, everybody gets occupations and minor improvements at the start. An occupation is played with a lesson, a minor improvement where a space allows it.',
      'A card states its cost, what you must have before, and what it does. Its text is a tap away, in hand and on the table.',
    ],
    terms: ['What the words of card texts mean:'],
    scoring: [
      'By the table: fields, pastures, crops and animals, crops on fields included.',
      '−1 for each unused space, 1 for each fenced stable, 1 for each clay room, 2 for each stone room, 3 for each person, −3 for each begging marker; and the points of improvements and cards.',
    ],
  },
  points: (points) => signed(points),
  bonusCaption: 'Bonus for so many animals of a type',
  animals: 'Animals',
  gradeCaption: 'How many give how many points',
  category: 'Category',
  stageCaption: 'Rounds and harvests',
  stage: 'Stage',
  rounds: 'Rounds',
  harvestAfter: 'Harvest after round',
};
