import type { Building, Declaration, Listener, Quantity } from '@furrow/creatures/building';
import type { Act, Effect } from '@furrow/creatures/effect';
import type { Goods } from '@furrow/creatures/goods';
import type { Moment } from '@furrow/creatures/moments';
import { spaces } from '@furrow/creatures/spaces';
import { drawn, merged, type Pictogram, type Picture, type Sign, type Strip, strip } from './picture';

const one = (sign: Sign): readonly Pictogram[] => [{ sign }];
const signs = (all: readonly Sign[]): readonly Pictogram[] => all.map((sign) => ({ sign }));

function goodsDrawn(goods: Goods): readonly Pictogram[] {
  return (Object.entries(goods) as [keyof Goods, number][]).map(([sign, n]) => ({ sign, n: String(n) }));
}

const MOMENTS: Readonly<Record<Moment, Sign>> = {
  roundBegins: 'round',
  used: 'person',
  topSpacesFull: 'person',
  bordersGained: 'border',
  expanded: 'expand',
  stallAction: 'stall',
  stallBuilt: 'stall',
  workEnds: 'person',
  beforeBreeding: 'breed',
  horseBorn: 'horse',
  lastBreedingOver: 'breed',
  roundEnds: 'later',
};

/** What is done, as a sign, where a sign is enough; the course of the game is not drawn. */
const DEEDS: Partial<Readonly<Record<Act['do'], Sign>>> = {
  marker: 'start',
  borders: 'border',
  giveBorder: 'border',
  troughs: 'trough',
  stall: 'stall',
  upgrade: 'stable',
  stables: 'stable',
  build: 'build',
  expand: 'expand',
  useSpace: 'person',
  breed: 'breed',
  custom: 'trade',
};

/** What is done, as pictograms. */
export function effectDrawn(effect: Effect): Strip {
  switch (effect.do) {
    case 'seq':
      return merged(...effect.steps.map(effectDrawn));
    case 'oneOf':
      return merged(...Object.values(effect.options).map(effectDrawn));
    case 'may':
    case 'repeat':
    case 'inTurn':
    case 'together':
      return effectDrawn(effect.effect);
    case 'gain':
      return strip({ to: goodsDrawn(effect.goods) });
    case 'trade':
      return strip({ from: signs(effect.pay), to: signs(effect.get) });
    case 'lay':
      return strip({ from: one(effect.good), to: one('laid') });
    case 'fetch':
      return strip({ to: one(spaces.find(({ id }) => id === effect.from)?.refill?.good ?? 'person') });
    case 'troughToStall':
      return strip({ from: one('trough'), to: one('stall') });
    default: {
      const sign = DEEDS[effect.do];
      return sign === undefined ? strip({}) : strip({ to: one(sign) });
    }
  }
}

/** What a building waits for: the use of a space by what lies or is done there. */
function waiting({ moment, space, rounds }: Listener): readonly Pictogram[] {
  const used = spaces.find(({ id }) => id === space);
  const there = used?.refill?.good ?? (used && effectDrawn(used.effect).to.at(0)?.sign);
  const sign = there ?? MOMENTS[moment];
  return [rounds === undefined ? { sign } : { sign, n: rounds.join(' ') }];
}

const COUNTED: Readonly<Record<Exclude<Quantity['count'], 'goods'>, Sign>> = {
  fewestAnimals: 'roof',
  unused: 'expand',
  troughs: 'trough',
  specials: 'build',
  beside: 'build',
  inRow: 'build',
  laid: 'laid',
};

function counted(quantity: Quantity): readonly Sign[] {
  return quantity.count === 'goods' ? quantity.of : [COUNTED[quantity.count]];
}

function scored(score: NonNullable<Declaration['score']>): Strip {
  const [points, from] = 'each' in score ? [score.each, undefined] : [score.bonus, `${score.atLeast}+`];
  return strip({
    from: counted(score.of).map((sign) => (from === undefined ? { sign } : { sign, n: from })),
    to: [{ sign: 'points', n: String(points) }],
  });
}

/** Where animals may stand because of a building. */
function kept({ holds, of, onUnused, pastureHolds, halves, parents }: Building): readonly Strip[] {
  return [
    ...(holds === undefined
      ? []
      : [strip({ to: [{ sign: 'roof', n: String(holds) }, ...(of === undefined ? [] : one(of))] })]),
    ...(onUnused === undefined
      ? []
      : [strip({ from: one('expand'), to: [{ sign: onUnused.animal, n: String(onUnused.count) }] })]),
    ...(pastureHolds === undefined
      ? []
      : [strip({ from: one('fences'), to: [{ sign: 'roof', n: `+${pastureHolds}` }] })]),
    ...(halves === undefined
      ? []
      : [strip({ from: one('stable'), to: [{ sign: 'roof', n: `${halves}+${halves}` }] })]),
    ...(parents === undefined
      ? []
      : [strip({ from: [{ sign: 'roof', n: String(parents) }], to: one('breed') })]),
  ];
}

/** What a building does, as pictograms. */
export function buildingPicture(building: Building): Picture {
  const { build, on, anytime, score, savesWood } = building;
  return drawn([
    ...kept(building),
    ...(savesWood === undefined ? [] : [strip({ when: one('build'), to: [{ sign: 'wood', n: '−1' }] })]),
    ...(build === undefined ? [] : [effectDrawn(build)]),
    ...(on === undefined ? [] : [merged(strip({ when: waiting(on) }), effectDrawn(on.then))]),
    ...(anytime === undefined ? [] : [merged(strip({ when: one('anytime') }), effectDrawn(anytime))]),
    ...(score === undefined ? [] : [scored(score)]),
  ]);
}
