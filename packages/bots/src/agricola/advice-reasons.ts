import { isOnDisplay, majors } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import { PEOPLE } from '@furrow/agricola/farm/farmyard';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { scoreSheet } from '@furrow/agricola/scoring/scoring';
import { FIRST_ANIMAL, FOOD, GOODS, goodNumber } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import { count } from '@furrow/farm/grid';
import type { Seat } from '@furrow/kernel/seat';
import type { AgricolaMerit } from '@furrow/text/advice/agricola';
import type { Weighed } from '../weighed';
import { cheapestAlike } from './alike-majors';
import { Sight } from './sight';

type Merits = Weighed<AgricolaMerit>[];

/** A seat before and after a turn. */
interface Change {
  readonly before: Sight;
  readonly after: Sight;
}

/** About how many points a good is worth, by number. */
const WORTH: readonly number[] = GOODS.map(
  (good) =>
    ({
      wood: 0.5,
      clay: 0.5,
      reed: 0.9,
      stone: 0.8,
      grain: 0.7,
      vegetable: 1.2,
      food: 0.4,
      sheep: 0.8,
      boar: 1,
      cattle: 1.3,
    })[good],
);

/** What speaks for a turn: what is better for the seat after it than before it. */
export function agricolaMerits(rules: Ruleset, before: State, after: State, seat: Seat): Merits {
  const change: Change = { before: new Sight(rules, before), after: new Sight(rules, after) };
  change.before.look(before, seat);
  change.after.look(after, seat);
  return [
    ...foodMerits(change),
    ...goodsMerits(change),
    ...familyMerits(change),
    ...landMerits(change),
    ...animalMerits(change),
    ...cardMerits(change),
    ...pointMerits(rules, change),
    ...deniedFood(rules, change),
    ...(before.starter !== seat && after.starter === seat && before.players.length > 1
      ? [{ merit: { merit: 'starts' } as const, weight: 1 }]
      : []),
  ];
}

/** The food that is lacking at the next harvest if nothing more is done. */
function lack({ food }: Sight): number {
  return Math.max(0, food.need - food.ready - food.made);
}

/** The round of the next harvest at which people are fed. */
function nextHarvest({ course }: Sight): number {
  return course.round + course.roundsToFeeding;
}

function fedFood({ before, after }: Change): number {
  return nextHarvest(before) === nextHarvest(after) ? Math.max(0, lack(before) - lack(after)) : 0;
}

function foodMerits(change: Change): Merits {
  const { before, after } = change;
  const food = fedFood(change);
  if (food > 0) {
    const urgency = [1.6, 1.2, 0.9][before.course.roundsToFeeding] ?? 0.7;
    return [
      {
        merit: { merit: 'feeds', food, lack: lack(before), round: nextHarvest(before) },
        weight: urgency * food,
      },
    ];
  }
  const ate = after.course.feeds < before.course.feeds;
  return ate && after.player.begging === before.player.begging
    ? [{ merit: { merit: 'fed' }, weight: 3 }]
    : [];
}

/** Goods that come in; food that is lacking is told as such, and goods that were lost are not told. */
function goodsMerits(change: Change): Merits {
  const { before, after } = change;
  const fed = fedFood(change) > 0;
  const gained = GOODS.flatMap((_, good) => {
    const more = after.goods[good] - before.goods[good];
    return more > 0 && !(fed && good === FOOD) ? [[good, more] as const] : [];
  });
  const weight = gained.reduce((sum, [good, more]) => sum + WORTH[good] * more, 0);
  return gained.length === 0 ? [] : [{ merit: { merit: 'takes', goods: gained }, weight }];
}

/** For how many people there is room. */
function housing({ ground, cards: { houses } }: Sight): number {
  return ground.rooms + houses;
}

function familyMerits({ before, after }: Change): Merits {
  const found: Merits = [];
  const { people } = after.player;
  if (people > before.player.people) found.push({ merit: { merit: 'birth', people }, weight: 6 });
  const rooms = after.ground.rooms - before.ground.rooms;
  const first = Math.max(housing(before), people) + 1;
  const housed = Array.from({ length: PEOPLE }, (_, i) => i + 1).filter(
    (person) => person >= first && person <= housing(after),
  );
  if (housed.length > 0)
    found.push({ merit: { merit: 'roomFor', people: housed }, weight: 4 * housed.length });
  else if (rooms > 0) found.push({ merit: { merit: 'rooms', rooms }, weight: rooms });
  if (after.farm.house > before.farm.house)
    found.push({ merit: { merit: 'renovates', house: after.farm.house }, weight: 0.5 + after.ground.rooms });
  return found;
}

function landMerits({ before, after }: Change): Merits {
  const found: Merits = [];
  const fields = after.ground.fields - before.ground.fields;
  if (fields > 0) found.push({ merit: { merit: 'plows', fields }, weight: 1.2 * fields });
  const grain = Math.max(0, after.crops.grainFields - before.crops.grainFields);
  const vegetables = Math.max(0, after.crops.vegetableFields - before.crops.vegetableFields);
  if (grain + vegetables > 0)
    found.push({ merit: { merit: 'sows', grain, vegetables }, weight: 1.9 * grain + 1.7 * vegetables });
  const pastures = after.ground.pastures - before.ground.pastures;
  const room = after.ground.capacity - before.ground.capacity;
  const stables = count(after.farm.stables) - count(before.farm.stables);
  if (pastures > 0)
    found.push({
      merit: { merit: 'pastures', pastures, room: Math.max(0, room) },
      weight: 1.5 * pastures + 0.4 * room,
    });
  else if (room > 0 && stables <= 0) found.push({ merit: { merit: 'room', room }, weight: 0.5 * room });
  if (stables > 0) found.push({ merit: { merit: 'stables', stables }, weight: 0.7 * stables });
  return found;
}

/** Pairs that were none, if there is room for what they bear. */
function animalMerits({ before, after }: Change): Merits {
  const { course, ground } = after;
  if (course.breeds === 0 || course.breeds !== course.feeds || ground.spare === 0) return [];
  const animals = GOODS.flatMap((_, good) =>
    good >= FIRST_ANIMAL && before.goods[good] < 2 && after.goods[good] >= 2 ? [good] : [],
  );
  if (animals.length === 0) return [];
  return [{ merit: { merit: 'breeds', animals, round: nextHarvest(after) }, weight: 1.4 * animals.length }];
}

function cardMerits({ before, after }: Change): Merits {
  const built = after.majors & ~before.majors;
  const offered = majors.map(({ number }) => number).filter((number) => isOnDisplay(before.state, number));
  const played = after.player.played.filter((card) => !before.player.played.includes(card));
  return [
    ...majors.flatMap(({ number, points }) =>
      (built >> number) & 1
        ? [
            {
              merit: { merit: 'builds', major: cheapestAlike(number, offered) } as const,
              weight: 3 + points,
            },
          ]
        : [],
    ),
    ...played.map((card) => ({
      merit: { merit: 'plays', card } as const,
      weight: 3 + (cards[card].points ?? 0),
    })),
  ];
}

/** What the other merits tell better than a category of the score sheet. */
const TOLD: readonly string[] = ['people', 'improvements'];

/** The categories of the score sheet that give more; the later in the game, the more that counts. */
function pointMerits(rules: Ruleset, { before, after }: Change): Merits {
  const sums = new Map<string, number>();
  const add = ({ state, seat }: Sight, sign: number) => {
    for (const { category, points } of scoreSheet(rules, state, seat))
      sums.set(category, (sums.get(category) ?? 0) + sign * points);
  };
  add(before, -1);
  add(after, 1);
  const share = 0.4 + 0.5 * (1 - before.course.roundsLeft / 13);
  return [...sums].flatMap(([category, points]) =>
    points > 0 && !TOLD.includes(category)
      ? [
          {
            merit: { merit: 'points', category, points } as Extract<AgricolaMerit, { merit: 'points' }>,
            weight: share * points,
          },
        ]
      : [],
  );
}

/** Food that was fetched from the board and that somebody else lacks at the harvest of this round. */
function deniedFood(rules: Ruleset, { before, after }: Change): Merits {
  const { state, seat, course } = before;
  if (course.roundsToFeeding > 0) return [];
  const found: Merits = [];
  const other = new Sight(rules, state);
  state.players.forEach((player, who) => {
    if (who === seat || player.home === 0) return;
    other.look(state, who);
    const food = Math.min(lack(other), fetchedFood(rules, before, after, other));
    if (food > 0)
      found.push({ merit: { merit: 'denies', seat: who, food, lack: lack(other) }, weight: 0.5 * food });
  });
  return found;
}

/** The food that another seat would have made of what was taken from the board. */
function fetchedFood({ spaces }: Ruleset, before: Sight, after: Sight, { rates }: Sight): number {
  return spaces.reduce((sum, { refill }, space) => {
    if (refill === undefined) return sum;
    const good = goodNumber(refill.good);
    const taken = Math.max(0, before.state.piles[space] - after.state.piles[space]);
    return sum + taken * (good === FOOD ? 1 : rates[good]);
  }, 0);
}
