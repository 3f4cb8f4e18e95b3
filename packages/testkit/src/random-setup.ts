import { buildings, findBuilding } from '@furrow/creatures/buildings/index';
import { buildingAt, specialEntry } from '@furrow/creatures/farmyard';
import { creatures } from '@furrow/creatures/game';
import { ANIMALS, FIRST_ANIMAL, REED, STONE, WOOD } from '@furrow/creatures/goods';
import { allFit } from '@furrow/creatures/room';
import type { Player, State } from '@furrow/creatures/state';
import { cellAt, ROWS } from '@furrow/farm/grid';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Seeded } from './random-game';

const SPECIAL_IDS = buildings.filter((one) => one.kind === 'special').map((one) => one.id);
const LARGEST_SET = 30;

/** Buildings that act at a moment or at any time, or change what others do. */
const MEETING = buildings
  .filter(
    ({ kind, on, anytime, build, cluster, savesWood, nursery, parents }) =>
      kind === 'special' &&
      [on, anytime, cluster, savesWood, nursery, parents].some(
        (field) => field !== undefined || build?.do === 'build',
      ),
  )
  .map((one) => one.id);

/** A setup for a seed: in turn the basic game, 8 buildings, 12 buildings and a random set of special buildings. */
export function randomSetup(seed: number): Seeded {
  const counts = ['4', '8', '12'];
  return { seed, options: { buildings: counts[seed % 4] ?? randomSet(seededDice(seed)) } };
}

function randomSet(dice: Dice): string {
  const left = SPECIAL_IDS.slice();
  const size = 1 + dice.below(LARGEST_SET);
  return Array.from({ length: size }, () => left.splice(dice.below(left.length), 1)[0]).join(',');
}

/**
 * The state in which a seed's game begins. Some games begin rich, so that more gets built than usual; half of those with
 * a random set begin with settled farms, so that buildings meet.
 */
export function randomBeginning({ seed, options }: Seeded): State {
  const state = creatures.open(options, 2).begin();
  if (seed % 8 === 7) settle(state, seededDice(seed));
  if (seed % 8 === 7 || (seed >> 2) % 4 === 0) for (const player of state.players) enrich(player);
  return state;
}

function enrich({ goods }: Player): void {
  goods[WOOD] += 12;
  goods[STONE] += 12;
  goods[REED] += 6;
}

/** Gives both players an expansion, some of the buildings that meet others most, and as many animals as find room. */
function settle(state: State, dice: Dice): void {
  const left = MEETING.map((id) => findBuilding(id)?.number ?? 0);
  for (const player of state.players) {
    const { farm, goods } = player;
    farm.columns++;
    state.expansions--;
    for (let tries = 5; tries > 0; tries--) {
      const cell = cellAt(dice.below(ROWS), dice.below(farm.columns));
      if (buildingAt(farm, cell) >= 0) continue;
      const [building] = left.splice(dice.below(left.length), 1);
      farm.specials.push(specialEntry(building, cell));
      const at = state.offer.indexOf(building);
      if (at >= 0) state.offer.splice(at, 1);
    }
    for (let tries = 12; tries > 0; tries--) {
      const animal = FIRST_ANIMAL + dice.below(ANIMALS.length);
      goods[animal]++;
      if (!allFit(player)) goods[animal]--;
    }
  }
}
