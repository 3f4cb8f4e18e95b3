import type { EventPhrases } from '../../creatures/phrases';
import { edgeName, list, seatName } from '../grammar';
import { aBuilding, amount, goods, spaceName, theBuilding } from './nouns';

/** The log, in English. */
export const events: EventPhrases = {
  start: ({ seat }) => `${seatName(seat)} is the start player.`,
  drawn: ({ building }) => `${capitalThe(building)} joins the offer.`,
  round: ({ round }) => `Round ${round} begins.`,
  used: ({ seat, space, worker }) =>
    worker
      ? `${seatName(seat)} places a worker on “${spaceName(space)}”.`
      : `${seatName(seat)} uses “${spaceName(space)}” without a worker.`,
  marker: ({ seat }) => `${seatName(seat)} takes the start player marker.`,
  gained: ({ seat, goods: of }) => `${seatName(seat)} takes ${goods(of)}.`,
  paid: ({ seat, goods: of }) => `${seatName(seat)} pays ${goods(of)}.`,
  borders: ({ seat, edges }, at) =>
    `${seatName(seat)} places ${edges.length === 1 ? 'a border' : `${edges.length} borders`} on ${list(
      edges.map((edge) => edgeName(at.edge(seat, edge))),
    )}.`,
  troughs: ({ seat, cells }, at) =>
    `${seatName(seat)} places ${cells.length === 1 ? 'a trough' : `${cells.length} troughs`} on ${list(
      cells.map((cell) => at.cell(seat, cell)),
    )}.`,
  built: ({ seat, building, cell }, at) =>
    `${seatName(seat)} builds ${aBuilding(building)} on ${at.cell(seat, cell)}.`,
  upgraded: ({ seat, cell }, at) =>
    `${seatName(seat)} turns the stall on ${at.cell(seat, cell)} into a stable.`,
  returned: ({ building }) => `${capitalThe(building)} goes back to the offer.`,
  expanded: ({ seat, side }) => `${seatName(seat)} adds an expansion on the ${side}.`,
  called: ({ seat, building }) => `${seatName(seat)} uses ${theBuilding(building)}.`,
  gaveBorder: ({ seat }) => `${seatName(seat)} gives a border to ${seatName(1 - seat)}.`,
  laid: ({ seat, building }) => `${seatName(seat)} lays it on ${theBuilding(building)}.`,
  moved: ({ seat, piece, from, to }, at) =>
    `${seatName(seat)} moves a ${piece} from ${at.cell(seat, from)} to ${at.cell(seat, to)}.`,
  ranAway: ({ seat, goods: of }) => `${seatName(seat)} lets ${goods(of)} run away.`,
  born: ({ seat, animals }) =>
    `Born on the farm of ${seatName(seat)}: ${list(animals.map((animal) => amount(animal, 1)))}.`,
  troughReplaced: ({ seat, cell }, at) => `The trough on ${at.cell(seat, cell)} goes back to the supply.`,
  homeward: () => 'The workers go home.',
  over: () => 'The game is over.',
};

function capitalThe(building: number): string {
  return theBuilding(building).replace('the', 'The');
}
