import { each } from '@furrow/farm/grid';
import type { EventPhrases, Places } from '../../agricola/phrases';
import { builderOf, type Whose } from '../../agricola/whose';
import { count, list, seatName } from '../grammar';
import { amount, begging, fencesAt, goods, majorName, roundsText, sowing, standingAt } from './nouns';
import { bonusPoints } from './prizes';
import { SEASON_NAMES, SEASON_RULES } from './seasons';
import { theImprovement } from './upgrades';

/** What a house becomes, by its number. */
const HOUSES = ['a wooden house', 'a clay house', 'a stone house'] as const;

function cellNames(cells: readonly number[], at: Places): string[] {
  return cells.map((cell) => at.cell(cell));
}

/** For whom it is built, if not for the builder. */
function farmer({ seat, by }: Whose): string {
  return by === undefined ? '' : ` for ${seatName(seat)}`;
}

/** The log, in English. */
export const events: EventPhrases = {
  start: ({ seat }) => `${seatName(seat)} is the starting player.`,
  round: ({ round }) => `Round ${round} begins.`,
  season: ({ season }) => `It is ${SEASON_NAMES[season]}: ${SEASON_RULES[season]}.`,
  revealed: ({ space }, at) => `The card “${at.space(space)}” is revealed.`,
  used: ({ seat, space }, at) => `${seatName(seat)} places a person on “${at.space(space)}”.`,
  passed: ({ seat }) => `${seatName(seat)} cannot use any space and passes.`,
  token: ({ seat }) => `${seatName(seat)} takes the starting player token.`,
  gained: ({ seat, goods: of, card }, at) =>
    `${seatName(seat)} takes ${goods(of)}${card === undefined ? '' : ` (“${at.card(card)}”)`}.`,
  begged: ({ seat, begging: markers }) => `${seatName(seat)} takes ${begging(markers)}.`,
  paid: ({ seat, goods: of }) => `${seatName(seat)} pays ${goods(of)}.`,
  converted: ({ seat, goods: of, food }) => `${seatName(seat)} turns ${goods(of)} into ${food} food.`,
  handed: ({ seat, other, goods: of }) => `${seatName(seat)} gives ${goods(of)} to ${seatName(other)}.`,
  rooms: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} builds a room on ${at.cell(cell)}${farmer(whose)}.`,
  stables: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} builds a stable on ${at.cell(cell)}${farmer(whose)}.`,
  renovated: ({ seat, house }) => `${seatName(seat)} renovates and now has ${HOUSES[house]}.`,
  grew: ({ seat }) => `The family of ${seatName(seat)} grows by 1 person.`,
  plowed: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} plows a field on ${at.cell(cell)}${farmer(whose)}.`,
  sowed: ({ seat, grain, vegetables }, at) =>
    `${seatName(seat)} sows ${sowing(cellNames(grain, at), cellNames(vegetables, at))}.`,
  baked: ({ seat, grain, food }) => `${seatName(seat)} bakes ${grain} grain into ${food} food.`,
  fenced: ({ edges, ...whose }, at) =>
    `${seatName(builderOf(whose))} builds ${fencesAt(
      edges.map((edge) => at.edge(edge)),
      farmer(whose),
    )}.`,
  palisades: ({ seat, edges }, at) => {
    const places = edges.map((edge) => at.edge(edge));
    return `${seatName(seat)} builds ${standingAt('palisade', places)}.`;
  },
  centerStable: ({ seat, cell }, at) =>
    `${seatName(seat)} builds a stable in the center of four fields, of which ${at.cell(cell)} is the upper left.`,
  major: ({ seat, major }) => `${seatName(seat)} builds the ${majorName(major)}.`,
  delivery: ({ seat, rounds, card }, at) =>
    `“${at.card(card)}” of ${seatName(seat)} will act at the start of ${rounds.length > 1 ? 'each of the ' : ''}${roundsText(rounds)}.`,
  dealt: ({ card, to, opening }, at) =>
    opening === true ? undefined : `${seatName(to)} gets the card “${at.card(card)}”.`,
  hands: ({ occupations, minors, full }) => {
    const few = Math.min(occupations, minors) < full;
    return `Each player gets ${count(occupations, 'occupation')} and ${count(minors, 'minor improvement')}${few ? `; the decks have too few cards for ${full} of each` : ''}.`;
  },
  drawn: ({ card, to }, at) => `Chance picks “${at.card(card)}” from the hand of ${seatName(to)}.`,
  jumped: ({ seat, space }, at) => `The person of ${seatName(seat)} goes on to “${at.space(space)}”.`,
  guest: ({ seat, forever }) =>
    forever
      ? `${seatName(seat)} takes a person from the supply, who leaves the game after this round.`
      : `${seatName(seat)} takes a person from the supply for this round.`,
  played: ({ seat, card }, at) => `${seatName(seat)} plays “${at.card(card)}”.`,
  passedOn: ({ seat, card }, at) => `${seatName(seat)} passes “${at.card(card)}” on.`,
  gaveOn: ({ seat }) => `${seatName(seat)} gives an occupation to the player on the left.`,
  removed: ({ seat, card }, at) => `“${at.card(card)}” leaves the hand of ${seatName(seat)} and the game.`,
  points: ({ seat, points }) => `${seatName(seat)} gets ${bonusPoints(points)}.`,
  laid: ({ seat, card, count }, at) => `“${at.card(card)}” of ${seatName(seat)} now shows ${count}.`,
  marked: ({ seat, card, spaces }, at) => {
    const cells: number[] = [];
    each(spaces, (cell) => cells.push(cell));
    return `“${at.card(card)}” of ${seatName(seat)} marks ${cells.length === 0 ? 'nothing' : list(cellNames(cells, at))}.`;
  },
  putBack: ({ seat, space, goods: of }, at) =>
    `${seatName(seat)} puts ${goods(of)} back on “${at.space(space)}”.`,
  paidTo: ({ seat, other, goods: of }) => `${seatName(seat)} pays ${goods(of)} to ${seatName(other)}.`,
  left: ({ seat }) => `A person of ${seatName(seat)} leaves the game for good.`,
  adopted: ({ seat }) => `A newborn of ${seatName(seat)} can act in this round already.`,
  returned: ({ seat, improvement }) => `${seatName(seat)} returns ${theImprovement(improvement)}.`,
  later: ({ seat, rounds, goods: of }) =>
    `${seatName(seat)} will get ${goods(of)} at the start of ${rounds.length > 1 ? 'each of the ' : ''}${roundsText(rounds)}.`,
  fed: ({ seat, food, begging: markers }) => {
    const fed = food === 0 ? 'does not feed the family' : `feeds the family with ${food} food`;
    return `${seatName(seat)} ${fed}${markers === 0 ? '' : ` and takes ${begging(markers)}`}.`;
  },
  born: ({ seat, animals }) =>
    animals.length === 0
      ? undefined
      : `Born on the farm of ${seatName(seat)}: ${list(animals.map((animal) => amount(animal, 1)))}.`,
  released: ({ seat, goods: of }) =>
    of.length === 0 ? undefined : `${seatName(seat)} returns ${goods(of)} to the general supply.`,
  harvest: ({ round }) => `The harvest of round ${round} begins.`,
  homeward: () => 'Everybody goes home.',
  over: () => 'The game is over.',
};
