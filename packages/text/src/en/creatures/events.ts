import type { EventPhrases } from '../../creatures/phrases';
import { capital } from '../../sentence';
import { edgeName, list } from '../grammar';
import { aBuilding, amount, goods, spaceName, theBuilding } from './nouns';

/** The log, in English. */
export const events: EventPhrases = {
  start: ({ seat }, at) => `${at.seat(seat)} is the start player.`,
  drawn: ({ building }) => `${capital(theBuilding(building))} joins the offer.`,
  round: ({ round }) => `Round ${round} begins.`,
  used: ({ seat, space, worker }, at) =>
    worker
      ? `${at.seat(seat)} places a worker on “${spaceName(space)}”.`
      : `${at.seat(seat)} uses “${spaceName(space)}” without a worker.`,
  marker: ({ seat }, at) => `${at.seat(seat)} takes the start player marker.`,
  gained: ({ seat, goods: of }, at) => `${at.seat(seat)} takes ${goods(of)}.`,
  paid: ({ seat, goods: of }, at) => `${at.seat(seat)} pays ${goods(of)}.`,
  borders: ({ seat, edges }, at) =>
    `${at.seat(seat)} places ${edges.length === 1 ? 'a border' : `${edges.length} borders`} on ${list(
      edges.map((edge) => edgeName(at.edge(seat, edge))),
    )}.`,
  troughs: ({ seat, cells }, at) =>
    `${at.seat(seat)} places ${cells.length === 1 ? 'a trough' : `${cells.length} troughs`} on ${list(
      cells.map((cell) => at.cell(seat, cell)),
    )}.`,
  built: ({ seat, building, cell }, at) =>
    `${at.seat(seat)} builds ${aBuilding(building)} on ${at.cell(seat, cell)}.`,
  upgraded: ({ seat, cell }, at) =>
    `${at.seat(seat)} turns the stall on ${at.cell(seat, cell)} into a stable.`,
  returned: ({ building }) => `${capital(theBuilding(building))} goes back to the offer.`,
  expanded: ({ seat, side }, at) => `${at.seat(seat)} adds an expansion on the ${side}.`,
  called: ({ seat, building }, at) => `${at.seat(seat)} uses ${theBuilding(building)}.`,
  gaveBorder: ({ seat }, at) => `${at.seat(seat)} gives a border to ${at.seat(1 - seat)}.`,
  laid: ({ seat, building }, at) => `${at.seat(seat)} lays it on ${theBuilding(building)}.`,
  moved: ({ seat, piece, from, to }, at) =>
    `${at.seat(seat)} moves a ${piece} from ${at.cell(seat, from)} to ${at.cell(seat, to)}.`,
  ranAway: ({ seat, goods: of }, at) => `${at.seat(seat)} lets ${goods(of)} run away.`,
  born: ({ seat, animals }, at) =>
    `Born on the farm of ${at.seat(seat)}: ${list(animals.map((animal) => amount(animal, 1)))}.`,
  troughReplaced: ({ seat, cell }, at) => `The trough on ${at.cell(seat, cell)} goes back to the supply.`,
  homeward: () => 'The workers go home.',
  over: () => 'The game is over.',
};
