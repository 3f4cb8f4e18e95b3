import { FOOD } from '@furrow/agricola/state/goods';
import type { OptionPhrases } from '../../agricola/phrases';
import { list } from '../grammar';
import { drawnOptions } from './drawn';
import { handOptions } from './hands';
import { amount } from './nouns';

/** What can be chosen before the game, in English. */
export const options: OptionPhrases = {
  titles: {
    ...handOptions.titles,
    ...drawnOptions,
    edition: {
      title: 'Edition',
      about: 'The revised edition is for 1 to 4 players, the 2007 edition for 1 to 5.',
    },
    mode: {
      title: 'Game mode',
      about:
        'Each edition has a board for play without hand cards (beginner or family) and one for play with them (base or full).',
      whyIdle: 'Without hand cards the spaces for them have no use.',
    },
    decks: {
      title: 'Hand cards',
      about:
        'The decks from which everybody is dealt occupations and minor improvements, 7 of each if there are enough: A and B of the revised edition (base game), to which the 20 cards of deck L may be added, E, I, K and Z of the 2007 edition (full game).',
    },
    'side-job': {
      title: 'Side Job',
      about: 'One more space, to build 1 stable for 1 wood and/or bake bread (2 to 4 players).',
    },
    'extra-tile': {
      title: 'Additional tile',
      about:
        'A tile with four more spaces for 2 players, or two for 3 or 4 players; only one of them can be used each round.',
    },
    'extra-copse': {
      title: 'Extra Copse',
      about: 'One more space that gets 1 wood each round (2 players, without the additional tile).',
    },
    'reed-extra': {
      title: 'Richer reed space',
      about: 'The reed space for 5 players also gives 1 wood and 1 stone (2007 edition, 5 players).',
    },
    seasons: {
      title: 'Through the Seasons',
      about: 'Each round has a season with a space and rules of its own; choose the season of round 1.',
    },
    'house-before-cooking': {
      title: 'Room before cooking',
      about: 'Animals that you take must find room before you may cook any.',
    },
    'one-pasture-per-type': {
      title: 'One pasture per type',
      about:
        'Each type of animal may live in one pasture only; the house and unfenced stables are not limited.',
    },
    'leave-unusable-animals': {
      title: 'Leave animals behind',
      about:
        'From a space with animals you take only those that you can keep or cook; the others stay there.',
    },
    'open-pastures': {
      title: 'Open pastures',
      about: 'Fences may stand without closing a pasture; it counts as one only when it is closed.',
    },
    'free-pasture-placement': {
      title: 'Pastures anywhere',
      about: 'A new pasture need not lie beside your other pastures.',
    },
    'reverse-second-person': {
      title: 'Second person in reverse order',
      about:
        'In round 1 everybody places the second person in reverse order, and all start with 3 food (2 to 5 players).',
    },
    'strict-adjacency': {
      title: 'Strict adjacency',
      about: 'Every room, field, stable and pasture must touch something that you have built already.',
    },
    'team-play': {
      title: 'Team play',
      about:
        'Seats 1 and 3 play against seats 2 and 4. Partners may build for each other and exchange goods; choose how a team scores (4 players).',
    },
    'free-order': {
      title: 'Choose the round cards',
      about: 'You choose the order in which the cards of each stage are revealed (1 player).',
    },
    'solo-food': {
      title: 'Food at the start',
      about: 'How much food you begin with, as in a solo campaign (1 player).',
    },
    'starting-player': {
      title: 'Starting player',
      about: 'Among whom the starting player is drawn: one player, or several (2 to 5 players).',
    },
    'extra-food': {
      title: 'Extra food',
      about: 'Who begins with 1 food more: one player, or several (2 to 5 players).',
    },
    'kept-occupations': {
      title: 'Kept occupations',
      about:
        'Which occupations from another game lie in front of whom when the game begins, as in a campaign (with hand cards).',
    },
  },
  values: {
    ...handOptions.values,
    edition: { revised: 'revised edition', '2007': '2007 edition' },
    mode: {
      beginner: 'beginner game, for play without hand cards',
      base: 'base game, with spaces for hand cards',
      family: 'family game, for play without hand cards',
      full: 'full game, with spaces for hand cards',
    },
    decks: { none: 'no hand cards' },
    seasons: {
      off: 'no seasons',
      winter: 'starting in winter',
      spring: 'starting in spring',
      summer: 'starting in summer',
      autumn: 'starting in autumn',
    },
    'team-play': {
      off: 'no teams',
      'lower-per-category': 'teams; of each category the lower points count',
      'product-of-totals': 'teams; the points of both partners are multiplied',
    },
    'starting-player': { anyone: 'drawn among all' },
    'extra-food': { nobody: 'nobody' },
    'kept-occupations': { none: 'nobody has any' },
  },
  on: 'on',
  off: 'off',
  numbers: {
    ...handOptions.numbers,
    'solo-food': (count) => amount(FOOD, count),
  },
  seats: { 'starting-player': (names) => list(names, 'or'), 'extra-food': (names) => list(names) },
  lists: { decks: (decks) => `${decks.length === 1 ? 'deck' : 'decks'} ${list(decks)}` },
};
