import { count } from '@furrow/farm/grid';
import { isOnDisplay, majors, ownsMajor } from '../../boards/majors';
import type { Viewpoint } from '../../effects/measure';
import { fieldOfCard, fieldsIn } from '../../farm/fields';
import { keptBy, topOf } from '../../in-play/kept';
import { foodRates, isCooking, kitchenOf, kitchensOf } from '../../in-play/kitchen';
import { occupationsIn } from '../../in-play/occupations';
import { gainedIn, partIn } from '../../moments/brought';
import { graded, losesPoints } from '../../scoring/scoring';
import { ANIMALS, GOODS, goodNumber, VEGETABLE } from '../../state/goods';
import { cardOf, isCard, majorOf } from '../../state/source';
import { cards } from '../index';
import type { SomeLooks } from './looks';
import { speaksOfAccumulation } from './speaks-of-accumulation';

/** The printed points of major improvements together, the least of them twice; a card may count as one or not. */
function majorValues({ state, seat }: Viewpoint): number {
  const printed = majors.flatMap(({ number, points }) => (ownsMajor(state, seat, number) ? points : []));
  const others = state.players[seat].played.flatMap((card) =>
    cards[card].major === 'counts' ? (cards[card].points ?? 0) : [],
  );
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) + Math.min(...all);
  const sums = [printed, [...printed, ...others]].flatMap((all) => (all.length === 0 ? [] : sum(all)));
  return Math.max(0, ...sums);
}

/** Whether a card counts as an animal of any type when points are counted. */
function isUnicorn(card: number): boolean {
  return cards[card].scores.some(
    (score) => 'of' in score && 'name' in score.of && score.of.name === 'unicorn',
  );
}

/** The most points that so many unicorns can be worth, each of them as one type of animal. */
function unicornPoints({ state, seat }: Viewpoint, unicorns: number): number {
  const { goods } = state.players[seat];
  const worth = (animal: (typeof ANIMALS)[number], more: number) =>
    graded(animal, goods[goodNumber(animal)] + more) - graded(animal, goods[goodNumber(animal)]);
  let best = Array.from({ length: unicorns + 1 }, () => 0);
  for (const animal of ANIMALS)
    best = best.map((_, all) =>
      Math.max(...best.slice(0, all + 1).map((points, before) => points + worth(animal, all - before))),
    );
  return best[unicorns];
}

/** How much of the grain that was just baked was baked with improvements that also cook: ovens that give more come first. */
function grainOnHearths({ state, seat, about }: Viewpoint): number {
  let [left, found] = [partIn(about, 'baked'), 0];
  const baking = kitchensOf(state, seat)
    .flatMap((one) => (one.bakes === undefined ? [] : [{ ...one.bakes, hearth: isCooking(one) }]))
    .sort((a, b) => b.food - a.food || Number(b.hearth) - Number(a.hearth));
  for (const { atMost, hearth } of baking) {
    const here = Math.min(left, atMost);
    left -= here;
    if (hearth) found += here;
  }
  return found;
}

/** Whether a source is the Well. */
function isWell(source: number): boolean {
  return majors[majorOf(source)].kind === 'well';
}

/** The code of cards about other cards. */
export const ofCards = {
  quantities: {
    /** The points that the unicorn of this card is worth: as the animal for which there are most, beside other unicorns. */
    unicorn: (look) => {
      const { played } = look.state.players[look.seat];
      const before = played.slice(0, played.indexOf(cardOf(look.source))).filter(isUnicorn).length;
      return unicornPoints(look, before + 1) - unicornPoints(look, before);
    },
    /** The food that a vegetable gives at any time. */
    'vegetable-cooked': ({ state, seat }) => foodRates(kitchenOf(state, seat))[VEGETABLE],
    'major-values': majorValues,
    /** Major improvements, if they are more than the rooms of the house. */
    'majors-beyond-rooms': ({ state, seat }) => {
      const { played, farm } = state.players[seat];
      const also = played.filter((card) => cards[card].major === 'counts').length;
      const n = majors.filter(({ number }) => ownsMajor(state, seat, number)).length + also;
      return n > count(farm.rooms) ? n : 0;
    },
    'grain-on-hearths': grainOnHearths,
    /** Plows, and the Harrow, in front of anybody. */
    'tools-played': ({ state }) =>
      state.players.flatMap(({ played }) => played).filter((card) => cards[card].tool !== undefined).length,
  },
  conditions: {
    /** A plow, the Harrow or another card that helps plowing lies in front of the owner. */
    'plow-helper-played': ({ state, seat }) =>
      state.players[seat].played.some(
        (card) => cards[card].tool !== undefined || cards[card].helpsPlowing === true,
      ),
    /** No street in front of anybody is worth more than the card. */
    'best-street': ({ state, source }) =>
      state.players.every(({ played }) =>
        played.every((card) => (cards[card].street ?? 0) <= (cards[cardOf(source)].street ?? 0)),
      ),
    /** What was just built is the Well, or an improvement for which it is returned. */
    'well-just-built': ({ about }) => {
      const source = partIn(about, 'played');
      return isCard(source) ? cards[cardOf(source)].returns?.includes('well') === true : isWell(source);
    },
    /** Somebody has the Well, or an improvement for which it was returned. */
    'well-built': ({ state }) =>
      majors.some(({ kind, number }) => kind === 'well' && !isOnDisplay(state, number)) ||
      state.players.some(({ played }) => played.some((card) => cards[card].returns?.includes('well'))),
    /** One of the goods that were obtained is the top one of the pile on the card. */
    'top-of-pile-gained': ({ state, seat, source, about }) => {
      const card = cardOf(source);
      const top = topOf(cards[card].keeps, keptBy(state.players[seat], card));
      return top !== undefined && gainedIn(about, GOODS[top]) > 0;
    },
    /** No category of the owner is worth less than 0, and nothing was begged for. */
    'no-points-lost': ({ state, seat }) => !losesPoints(state, seat),
    /** Another player has so few occupations: fewer than 4 of two players, than 3 of three, than 2 of more. */
    'others-untaught': ({ state, seat }) =>
      state.players.some(
        ({ played }, other) =>
          other !== seat && occupationsIn(played) < Math.max(2, 6 - state.players.length),
      ),
    /** Another player has fewer than 2 occupations. */
    'another-untaught': ({ state, seat }) =>
      state.players.some(({ played }, other) => other !== seat && occupationsIn(played) < 2),
    /** An oven lies in front of the player. */
    'has-oven': ({ state, seat }) =>
      majors.some(({ kind, number }) => kind === 'oven' && ownsMajor(state, seat, number)) ||
      state.players[seat].played.some((card) => cards[card].is === 'oven'),
    /** A crop was just harvested on this card. */
    'harvested-here': ({ state, seat, source, about }) =>
      fieldsIn(state.players[seat], [0, partIn(about, 'cardsHarvested')]).includes(
        fieldOfCard(cardOf(source)),
      ),
    /** The card that was just played speaks of accumulation spaces. */
    'speaks-of-accumulation': ({ rules, about }) => {
      const source = partIn(about, 'played');
      return isCard(source) && speaksOfAccumulation(rules, cards[cardOf(source)]);
    },
  },
} satisfies SomeLooks;
