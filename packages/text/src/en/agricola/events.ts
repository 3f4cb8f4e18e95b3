import { each } from '@furrow/farm/grid';
import type { EventPhrases, Places } from '../../agricola/phrases';
import { builderOf, type Whose } from '../../agricola/whose';
import { some } from '../../amounts';
import { count, list } from '../grammar';
import { drawnEvents } from './drawn';
import { handEvents } from './hands';
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
function farmer({ seat, by }: Whose, at: Places): string {
  return by === undefined ? '' : ` for ${at.seat(seat)}`;
}

/** The log, in English. */
export const events: EventPhrases = {
  ...handEvents,
  ...drawnEvents,
  start: ({ seat }, at) => `${at.seat(seat)} is the starting player.`,
  round: ({ round }) => `Round ${round} begins.`,
  season: ({ season }) => `It is ${SEASON_NAMES[season]}: ${SEASON_RULES[season]}.`,
  revealed: ({ space }, at) => `The card “${at.space(space)}” is revealed.`,
  used: ({ seat, space }, at) => `${at.seat(seat)} places a person on “${at.space(space)}”.`,
  passed: ({ seat }, at) => `${at.seat(seat)} cannot use any space and passes.`,
  token: ({ seat }, at) => `${at.seat(seat)} takes the starting player token.`,
  gained: ({ seat, goods: of, card }, at) =>
    `${at.seat(seat)} takes ${goods(of)}${card === undefined ? '' : ` (“${at.card(card)}”)`}.`,
  begged: ({ seat, begging: markers }, at) => `${at.seat(seat)} takes ${begging(markers)}.`,
  paid: ({ seat, goods: of, space }, at) =>
    `${at.seat(seat)} pays ${goods(of)}${space === undefined ? '' : ` that lay on “${at.space(space)}”`}.`,
  converted: ({ seat, goods: of, food }, at) => `${at.seat(seat)} turns ${goods(of)} into ${food} food.`,
  handed: ({ seat, other, goods: of }, at) => `${at.seat(seat)} gives ${goods(of)} to ${at.seat(other)}.`,
  rooms: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} builds a room on ${at.cell(cell)}${farmer(whose, at)}.`,
  stables: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} builds a stable on ${at.cell(cell)}${farmer(whose, at)}.`,
  renovated: ({ seat, house }, at) => `${at.seat(seat)} renovates and now has ${HOUSES[house]}.`,
  grew: ({ seat }, at) => `The family of ${at.seat(seat)} grows by 1 person.`,
  plowed: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} plows a field on ${at.cell(cell)}${farmer(whose, at)}.`,
  sowed: ({ seat, grain, vegetables }, at) =>
    `${at.seat(seat)} sows ${sowing(cellNames(grain, at), cellNames(vegetables, at))}.`,
  sowedMore: ({ seat, fields }, at) => `${at.seat(seat)} adds 1 crop to ${list(cellNames(fields, at))}.`,
  movedCrop: ({ seat, crop, from, to }, at) =>
    `${at.seat(seat)} moves ${amount(crop, 1)} from ${at.cell(from)} to ${at.cell(to)}.`,
  baked: ({ seat, grain, food }, at) => `${at.seat(seat)} bakes ${grain} grain into ${food} food.`,
  fenced: ({ edges, ...whose }, at) =>
    `${at.seat(builderOf(whose))} builds ${fencesAt(
      edges.map((edge) => at.edge(edge)),
      farmer(whose, at),
    )}.`,
  knockedDown: ({ seat, fences }, at) => `${at.seat(seat)} knocks down ${count(fences, 'fence')}.`,
  palisades: ({ seat, edges }, at) => {
    const places = edges.map((edge) => at.edge(edge));
    return `${at.seat(seat)} builds ${standingAt('palisade', places)}.`;
  },
  centerStable: ({ seat, cell }, at) =>
    `${at.seat(seat)} builds a stable in the center of four fields, of which ${at.cell(cell)} is the upper left.`,
  major: ({ seat, major }, at) => `${at.seat(seat)} builds the ${majorName(major)}.`,
  delivery: ({ seat, rounds, card }, at) =>
    `“${at.card(card)}” of ${at.seat(seat)} will act at the start of ${rounds.length > 1 ? 'each of the ' : ''}${roundsText(rounds)}.`,
  dealt: ({ card, to, opening }, at) =>
    opening === true ? undefined : `${at.seat(to)} gets the card “${at.card(card)}”.`,
  hands: ({ occupations, minors, full }) => {
    const few = Math.min(occupations, minors) < full;
    return `Each player gets ${count(occupations, 'occupation')} and ${count(minors, 'minor improvement')}${few ? `; the decks have too few cards for ${full} of each` : ''}.`;
  },
  drawn: ({ card, to }, at) => `Chance picks “${at.card(card)}” from the hand of ${at.seat(to)}.`,
  jumped: ({ seat, space }, at) => `The person of ${at.seat(seat)} goes on to “${at.space(space)}”.`,
  guest: ({ seat, forever }, at) =>
    forever
      ? `${at.seat(seat)} takes a person from the supply, who leaves the game after this round.`
      : `${at.seat(seat)} takes a person from the supply for this round.`,
  played: ({ seat, card }, at) => `${at.seat(seat)} plays “${at.card(card)}”.`,
  keptInPlay: ({ seat, card }, at) =>
    `“${at.card(card)}”, kept from another game, lies in front of ${at.seat(seat)}.`,
  keptLost: ({ seat, card }, at) =>
    `${at.seat(seat)} cannot pay for “${at.card(card)}”, kept from another game: it goes back to the deck.`,
  passedOn: ({ seat, card }, at) => `${at.seat(seat)} passes “${at.card(card)}” on.`,
  gaveOn: ({ seat }, at) => `${at.seat(seat)} gives an occupation to the player on the left.`,
  tookUp: ({ seat, card }, at) => `${at.seat(seat)} takes “${at.card(card)}” back into the hand.`,
  removed: ({ seat, card }, at) => `“${at.card(card)}” leaves the hand of ${at.seat(seat)} and the game.`,
  points: ({ seat, points }, at) => `${at.seat(seat)} gets ${bonusPoints(points)}.`,
  laid: ({ seat, card, count }, at) => `“${at.card(card)}” of ${at.seat(seat)} now shows ${count}.`,
  marked: ({ seat, card, spaces }, at) => {
    const cells: number[] = [];
    each(spaces, (cell) => cells.push(cell));
    return `“${at.card(card)}” of ${at.seat(seat)} marks ${cells.length === 0 ? 'nothing' : list(cellNames(cells, at))}.`;
  },
  refunded: ({ seat, goods: of }, at) => `${at.seat(seat)} gets ${goods(of)} back of what was paid.`,
  piecesLost: ({ seat, fences, stables }, at) =>
    `${at.seat(seat)} removes ${list([...some(fences, (n) => count(n, 'fence')), ...some(stables, (n) => count(n, 'stable'))])} from the game.`,
  heldBack: ({ seat, goods: of, card }, at) =>
    `${at.seat(seat)} gets ${goods(of)} only when people go home (“${at.card(card)}”).`,
  laidOnSpace: ({ seat, space, goods: of }, at) =>
    `${at.seat(seat)} puts ${goods(of)} on “${at.space(space)}”.`,
  putBack: ({ seat, space, goods: of }, at) =>
    `${at.seat(seat)} puts ${goods(of)} back on “${at.space(space)}”.`,
  paidTo: ({ seat, other, goods: of }, at) => `${at.seat(seat)} pays ${goods(of)} to ${at.seat(other)}.`,
  tookCrop: ({ seat, other, field, crop }, at) =>
    `${at.seat(seat)} takes ${amount(crop, 1)} from the field ${at.cell(field)} of ${at.seat(other)}.`,
  markedSpace: ({ seat, card, space }, at) =>
    `“${at.card(card)}” of ${at.seat(seat)} marks “${at.space(space)}”.`,
  hosts: ({ seat }, at) => `${at.seat(seat)} has a guest in this round.`,
  staysHome: ({ seat }, at) => `A person of ${at.seat(seat)} stays at home in this round.`,
  left: ({ seat }, at) => `A person of ${at.seat(seat)} leaves the game for good.`,
  adopted: ({ seat }, at) => `A newborn of ${at.seat(seat)} can act in this round already.`,
  returned: ({ seat, improvement }, at) => `${at.seat(seat)} returns ${theImprovement(improvement)}.`,
  later: ({ seat, rounds, goods: of }, at) =>
    `${at.seat(seat)} will get ${goods(of)} at the start of ${rounds.length > 1 ? 'each of the ' : ''}${roundsText(rounds)}.`,
  fed: ({ seat, food, begging: markers }, at) => {
    const fed = food === 0 ? 'does not feed the family' : `feeds the family with ${food} food`;
    return `${at.seat(seat)} ${fed}${markers === 0 ? '' : ` and takes ${begging(markers)}`}.`;
  },
  born: ({ seat, animals }, at) =>
    animals.length === 0
      ? undefined
      : `Born on the farm of ${at.seat(seat)}: ${list(animals.map((animal) => amount(animal, 1)))}.`,
  released: ({ seat, goods: of }, at) =>
    of.length === 0 ? undefined : `${at.seat(seat)} returns ${goods(of)} to the general supply.`,
  harvest: ({ round }) => `The harvest of round ${round} begins.`,
  homeward: () => 'Everybody goes home.',
  over: () => 'The game is over.',
};
