import { BadOption, type Option, type Options } from '@furrow/kernel/game';
import { SEASONS, type Variant } from './variant';

const SWITCH = ['off', 'on'] as const;

function onOff(name: string): Option {
  return { name, values: SWITCH, standard: 'off' };
}

const MODES = { revised: ['beginner', 'base'], '2007': ['family', 'full'] } as const;

/** How many can play. */
export const SEAT_COUNTS: readonly number[] = [1, 2, 3, 4, 5];

/** What can be chosen, with the values of each. */
export const options: readonly Option[] = [
  { name: 'edition', values: ['revised', '2007'], standard: 'revised' },
  { name: 'mode', values: [...MODES.revised, ...MODES['2007']], standard: 'beginner' },
  onOff('side-job'),
  onOff('extra-tile'),
  onOff('extra-copse'),
  onOff('reed-extra'),
  { name: 'seasons', values: ['off', ...SEASONS], standard: 'off' },
  onOff('house-before-cooking'),
  onOff('one-pasture-per-type'),
  onOff('leave-unusable-animals'),
  onOff('open-pastures'),
  onOff('free-pasture-placement'),
  onOff('reverse-second-person'),
  onOff('strict-adjacency'),
  onOff('free-order'),
];

/** The variant that options and a number of seats make. Throws `BadOption` with the reason if they contradict each other. */
export function variantOf(chosen: Options, seats: number): Variant {
  if (!SEAT_COUNTS.includes(seats)) throw new RangeError(`no board for ${seats} seats`);
  for (const [name, value] of Object.entries(chosen)) checkValue(name, value);
  const edition = chosen.edition === '2007' ? '2007' : 'revised';
  const mode = chosen.mode ?? MODES[edition][0];
  if (!(MODES[edition] as readonly string[]).includes(mode)) {
    throw new BadOption('mode', mode, {
      why: 'option-needs',
      other: 'edition',
      right: [edition === '2007' ? 'revised' : '2007'],
    });
  }
  const on = (name: string) => chosen[name] === 'on';
  const season = SEASONS.indexOf((chosen.seasons ?? 'off') as (typeof SEASONS)[number]);
  checkTogether(chosen, edition, seats);
  return {
    edition,
    mode: mode as Variant['mode'],
    seats,
    sideJob: on('side-job'),
    extraTile: on('extra-tile'),
    extraCopse: on('extra-copse'),
    reedExtra: on('reed-extra'),
    houseBeforeCooking: on('house-before-cooking'),
    onePasturePerType: on('one-pasture-per-type'),
    leaveUnusableAnimals: on('leave-unusable-animals'),
    openPastures: on('open-pastures'),
    freePasturePlacement: on('free-pasture-placement'),
    reverseSecondPerson: on('reverse-second-person'),
    strictAdjacency: on('strict-adjacency'),
    startSeason: season < 0 ? undefined : season,
    freeOrder: on('free-order'),
  };
}

function checkValue(name: string, value: string): void {
  const option = options.find((one) => one.name === name);
  if (option === undefined)
    throw new BadOption(name, value, { why: 'no-such-option', right: options.map((one) => one.name) });
  if (!option.values.includes(value))
    throw new BadOption(name, value, { why: 'no-such-value', right: option.values });
}

/** Switches that only some numbers of players have. */
const SEATS: Readonly<Record<string, readonly number[]>> = {
  'side-job': [2, 3, 4],
  'extra-tile': [2, 3, 4],
  'extra-copse': [2],
  'reed-extra': [5],
  'reverse-second-person': [2, 3, 4, 5],
  'free-order': [1],
};

/** Switches that exclude each other. */
const EXCLUDE: readonly (readonly [string, string])[] = [['extra-tile', 'extra-copse']];

function checkTogether(chosen: Options, edition: Variant['edition'], seats: number): void {
  for (const [name, right] of Object.entries(SEATS)) {
    if (chosen[name] === 'on' && !right.includes(seats)) {
      throw new BadOption(name, 'on', { why: 'option-needs-seats', right: right });
    }
  }
  if (edition === 'revised' && seats === 5)
    throw new BadOption('edition', 'revised', { why: 'option-needs-seats', right: [1, 2, 3, 4] });
  for (const [one, other] of EXCLUDE) {
    if (chosen[one] === 'on' && chosen[other] === 'on')
      throw new BadOption(one, 'on', { why: 'options-exclude', other });
  }
}

/** The options that make a variant, every one with its value. */
export function optionsOf(variant: Variant): Options {
  const onOff = (on: boolean) => (on ? 'on' : 'off');
  return {
    edition: variant.edition,
    mode: variant.mode,
    'side-job': onOff(variant.sideJob),
    'extra-tile': onOff(variant.extraTile),
    'extra-copse': onOff(variant.extraCopse),
    'reed-extra': onOff(variant.reedExtra),
    seasons: variant.startSeason === undefined ? 'off' : SEASONS[variant.startSeason],
    'house-before-cooking': onOff(variant.houseBeforeCooking),
    'one-pasture-per-type': onOff(variant.onePasturePerType),
    'leave-unusable-animals': onOff(variant.leaveUnusableAnimals),
    'open-pastures': onOff(variant.openPastures),
    'free-pasture-placement': onOff(variant.freePasturePlacement),
    'reverse-second-person': onOff(variant.reverseSecondPerson),
    'strict-adjacency': onOff(variant.strictAdjacency),
    'free-order': onOff(variant.freeOrder),
  };
}
