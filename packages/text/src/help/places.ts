import type { Why as AgricolaWhy } from '@furrow/agricola/vocabulary/reasons';
import type { Why as CreaturesWhy } from '@furrow/creatures/reasons';
import type { Reason } from '@furrow/kernel/verdict';
import type { KernelWhy } from '../kernel-reasons';
import type { HelpPlace } from './help';
import type { AGRICOLA_PAGES, CREATURES_PAGES } from './pages';

/** A place as it is written here: a page, and what on it if something is explained apart there. */
type Place<P extends Readonly<Record<string, readonly string[]>>> = {
  [T in keyof P & string]: readonly [T, P[T][number]?];
}[keyof P & string];

/** An option, among those that pages derive from the box. */
type OptionPlace = readonly ['variants' | 'hands', string];

const creatures: Readonly<Record<CreaturesWhy['why'], Place<typeof CREATURES_PAGES> | undefined>> = {
  occupied: ['round', 'work'],
  'nothing-there': ['round', 'work'],
  'cannot-pay': ['spaces'],
  'no-borders': ['farm', 'borders'],
  'no-edge': ['farm', 'borders'],
  'edge-taken': ['farm', 'borders'],
  'no-troughs': ['start', 'pieces'],
  'no-trough-space': ['animals', 'troughs'],
  'trough-taken': ['animals', 'troughs'],
  'too-many': ['spaces'],
  'too-few': ['spaces'],
  'named-twice': undefined,
  'no-tiles': ['start', 'pieces'],
  'no-space': ['buildings', 'placing'],
  'cannot-stand-there': ['buildings', 'placing'],
  'no-stall': ['buildings', 'stables'],
  'no-stall-there': ['buildings', 'stables'],
  'not-offered': ['buildings', 'special'],
  'nothing-to-build': ['buildings', 'special'],
  needs: ['buildings', 'placing'],
  nowhere: ['buildings', 'placing'],
  'no-expansions': ['start', 'pieces'],
  'no-more-expansions': ['farm', 'expansions'],
  'nothing-to-trade': ['buildings'],
  'no-such-trade': ['buildings'],
  'no-loose-trough': ['buildings'],
  'nothing-to-move': ['buildings'],
  'cannot-move': ['buildings'],
  'splits-buildings': ['buildings'],
  'no-room': ['animals', 'room'],
  'not-so-many': ['animals', 'leaving'],
  'newborn-promised': ['breeding', 'newborns'],
  'newborn-has-no-room': ['breeding', 'newborns'],
  'not-owned': ['buildings'],
  'not-at-any-time': ['terms', 'anytime'],
  'work-phase-only': ['terms', 'work-phase'],
  'not-asked': undefined,
};

const agricola: Readonly<Record<AgricolaWhy['why'], Place<typeof AGRICOLA_PAGES> | OptionPlace | undefined>> =
  {
    occupied: ['round', 'work'],
    replaced: ['special-decks', 'forest'],
    'tile-used': ['variants', 'extra-tile'],
    'not-revealed': ['stages'],
    'other-season': ['seasons', 'course'],
    frozen: ['seasons', 'winter'],
    'nothing-there': ['round', 'work'],
    'cannot-pay': ['terms', 'costs'],
    'must-spend': ['terms', 'costs'],
    'from-round': ['house', 'growth'],
    'no-room-space': ['house', 'rooms'],
    'no-stable-left': ['start', 'limits'],
    'no-pieces': ['start', 'limits'],
    'no-stable-space': ['farm', 'stables'],
    'cannot-stand-there': ['farm', 'adjacent'],
    'too-many': ['spaces'],
    'too-few': ['round', 'parts'],
    'stone-house': ['house', 'renovating'],
    'family-complete': ['house', 'growth'],
    'no-free-room': ['house', 'growth'],
    'no-field-space': ['crops', 'plowing'],
    'no-empty-field': ['crops', 'sowing'],
    'no-crops': ['crops', 'sowing'],
    'field-planted': ['crops', 'sowing'],
    'not-sown-now': ['crops', 'sowing'],
    'no-crop-to-move': ['crops', 'sowing'],
    'named-twice': undefined,
    'no-such-crop': ['crops', 'sowing'],
    'other-crop': ['crops', 'sowing'],
    'nothing-to-bake-with': ['crops', 'baking'],
    'no-grain': ['crops', 'baking'],
    'no-fences': ['start', 'limits'],
    'no-fence-stands': ['farm', 'fences'],
    'closed-by-card': ['cards', 'text'],
    'not-one-pasture': ['farm', 'pastures'],
    'no-pasture': ['farm', 'fences'],
    'fence-there': ['farm', 'fences'],
    'encloses-building': ['farm', 'pastures'],
    'fence-bounds-nothing': ['farm', 'fences'],
    'pastures-apart': ['farm', 'pastures'],
    'pasture-apart-from-farm': ['variants', 'strict-adjacency'],
    'majors-gone': ['buildings', 'building'],
    'no-major-affordable': ['buildings', 'building'],
    'major-taken': ['buildings', 'building'],
    'no-cards': ['start', 'hand'],
    'cards-unused': ['start', 'hand'],
    'no-card-playable': ['cards', 'minors'],
    'not-in-hand': ['cards', 'text'],
    'not-in-pack': ['hands'],
    'keep-fewer': ['hands'],
    'all-chosen': ['hands'],
    'lay-away-so-many': ['hands', 'three-for-one'],
    'decks-empty': ['hands'],
    'market-used': ['hands', 'market'],
    'not-in-market': ['hands', 'market'],
    'nothing-to-return': ['cards', 'returning'],
    needs: ['cards', 'minors'],
    'play-impossible': ['cards', 'text'],
    'major-action-only': ['cards', 'text'],
    'cannot-renovate': ['house', 'renovating'],
    'nothing-on-card': ['cards', 'text'],
    'used-up': ['cards', 'text'],
    condition: ['cards', 'text'],
    'nobody-to-place': ['round', 'work'],
    'no-newborn': ['house', 'newborns'],
    'nowhere-to-go': ['round', 'nowhere'],
    'card-space': ['cards', 'text'],
    'no-room': ['animals', 'room'],
    'not-so-many': ['animals', 'taking'],
    'no-use-for-animals': ['variants', 'leave-unusable-animals'],
    'must-pay-food': ['harvest', 'begging'],
    'needed-afterwards': ['round', 'parts'],
    toll: ['cards', 'text'],
    begging: ['harvest', 'begging'],
    'nothing-to-convert': ['harvest', 'feeding'],
    'not-while-breeding': ['harvest', 'breeding'],
    'no-pair': ['harvest', 'breeding'],
    'nothing-to-move': ['animals', 'rearranging'],
    'not-asked': undefined,
  };

/** Where the rule behind each reason of a game stands. */
export const PLACES: Readonly<
  Record<string, Readonly<Record<string, readonly [HelpPlace['topic'], string?] | undefined>>>
> = {
  creatures,
  agricola,
};

/** What every game has in common. */
const kernel: Readonly<Partial<Record<KernelWhy['why'], readonly ['round', 'work']>>> = {
  'not-your-turn': ['round', 'work'],
};

/** Where the rule behind a reason stands; undefined if there is none. */
export function placeOf(game: string, { why }: Pick<Reason, 'why'>): HelpPlace | undefined {
  const place = PLACES[game]?.[why] ?? kernel[why as KernelWhy['why']];
  if (place === undefined) return undefined;
  const [topic, thing] = place;
  return { topic, ...(thing !== undefined && { thing }) };
}
