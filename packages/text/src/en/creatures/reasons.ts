import type { Declaration } from '@furrow/creatures/building';
import { buildings } from '@furrow/creatures/buildings/index';
import { buildingsWith } from '../../creatures/buildings-with';
import type { ReasonPhrases, Shortfall } from '../../creatures/phrases';
import { capital } from '../../sentence';
import { edgeName, list, seatName } from '../grammar';
import { condition } from './buildings';
import { aBuilding, buildingName, goods, prices, spaceName, theBuilding } from './nouns';

function cannotPay({ prices: cost, have, each }: Shortfall): string {
  const all = cost.length > 1 && have.every(([, n]) => n === 0) ? 'neither' : goods(have);
  return each
    ? `Each one costs ${prices(cost)}; you have only ${goods(have)}.`
    : `You need ${prices(cost)}; you have ${all}.`;
}

/** The buildings behind a rule: `the Corner House`. */
function named(field: keyof Declaration): string {
  return list(buildingsWith(field).map(theBuilding), 'or');
}

/** Why something cannot be done, in English. */
export const reasons: ReasonPhrases = {
  occupied: ({ space }, asker) =>
    `${seatName(asker.workerOn(space))} already has a worker on “${spaceName(space)}”; choose an unoccupied space.`,
  'nothing-there': () => 'Nothing lies there to be taken.',
  'cannot-pay': ({ prices: cost }, asker) => cannotPay(asker.shortfall(cost)),
  'no-borders': () => 'You have no borders left in your supply.',
  'no-edge': () => 'Every edge of your farm has a border already.',
  'edge-taken': ({ edge }, asker) =>
    `There is already a border on ${edgeName(asker.edge(edge))}; choose an edge without one.`,
  'no-troughs': () => 'No troughs are left in the supply.',
  'no-trough-space': () => 'Every space of your farm has a trough already.',
  'trough-taken': ({ cell }, asker) =>
    `There is already a trough on ${asker.cell(cell)}; choose a space without one.`,
  'too-many': ({ atMost }) =>
    atMost <= 0 ? 'You cannot place any more.' : `That is too many: you can place at most ${atMost} here.`,
  'too-few': ({ atLeast }) => `At least ${atLeast} is needed before you can finish.`,
  'named-twice': () => 'You have named the same place twice; name each place once.',
  'no-tiles': () => 'No stall tiles are left in the supply.',
  'no-space': () => 'Your farm has no space where a stall may stand.',
  'cannot-stand-there': ({ cell }, asker) =>
    `It cannot stand on ${asker.cell(cell)}; choose one of the spaces offered.`,
  'no-stall': () => 'You have no stall that could become a stable.',
  'no-stall-there': ({ cell }, asker) => `There is no stall of yours on ${asker.cell(cell)}.`,
  'not-offered': ({ building }) =>
    buildings[building].kind === 'special'
      ? `The ${buildingName(building)} is not in the offer.`
      : `You cannot build ${aBuilding(building)} here, only special buildings of the offer.`,
  'nothing-to-build': () => 'There is no special building in the offer that you can build now.',
  needs: ({ condition: needs }, asker) => {
    if ('turn' in needs) return `This can be built only on ${condition(needs)}.`;
    const have = asker.count(needs.of);
    const found =
      needs.of.count === 'fewestAnimals'
        ? `of one type you have ${have === 0 ? 'none' : `only ${have}`}`
        : `you have ${have}`;
    return `You need ${condition(needs)}; ${found}.`;
  },
  nowhere: ({ building }) => {
    const { over } = buildings[building];
    return over === undefined || over === 'cottage'
      ? `Your farm has no space where ${theBuilding(building)} may stand.`
      : `You have no ${over} to build ${theBuilding(building)} over.`;
  },
  'no-expansions': () => 'No expansions are left in the supply.',
  'no-more-expansions': () => `You have ${named('endsExpansion')}, so you can add no more expansions.`,
  'nothing-to-trade': () => 'You have nothing that you could give for it.',
  'no-such-trade': () => 'This exchange is not possible; choose one of those offered.',
  'no-loose-trough': () => 'You have no trough that stands on a space without a building.',
  'nothing-to-move': () => 'You have no trough and no stall to move.',
  'cannot-move': () =>
    'These pieces cannot be moved like this: each goes from where it stands to a free space.',
  'splits-buildings': () =>
    `You have ${named('cluster')}, so your buildings must stay side by side; this would set them apart.`,
  'no-room': () => 'There is no room for so many animals; keep fewer.',
  'not-so-many': () => 'You do not have so many animals.',
  'newborn-promised': () => 'You placed a border for the newborn, so you must keep it.',
  'newborn-has-no-room': () => 'The newborn would find no room; place the border where it makes room.',
  'not-owned': ({ building }) => `${capital(theBuilding(building))} is not on your farm.`,
  'not-at-any-time': ({ building }) => `${capital(theBuilding(building))} cannot be used whenever you like.`,
  'work-phase-only': ({ building }) =>
    `${capital(theBuilding(building))} can be used only in the work phase.`,
  'not-asked': () => 'That is not what is asked now; choose one of the answers offered.',
};
