import type { Options } from '@furrow/kernel/game';

/** A switch of the variants of Agricola: the option with a value that makes it, and with what it can be chosen. */
export interface Switch {
  readonly rule: string;
  readonly option: string;
  readonly value: string;
  readonly seats: number;
  readonly edition?: '2007';
  readonly beside?: Options;
}

const HANDS: Options = { mode: 'base', decks: 'A,B' };

const on = (rule: string, option: string, seats = 2, edition?: '2007'): Switch => ({
  rule,
  option,
  value: 'on',
  seats,
  ...(edition !== undefined && { edition }),
});

const ofHands = (rule: string, option: string, value: string, seats = 4): Switch => ({
  rule,
  option,
  value,
  seats,
  beside: HANDS,
});

/** Every switch that is an option of a game. Those of AG-V06 and AG-V08 are preferences of a person, AG-V62 to AG-V64 campaigns. */
export const SWITCHES: readonly Switch[] = [
  { rule: 'AG-V01', option: 'mode', value: 'beginner', seats: 2 },
  { rule: 'AG-V02', option: 'mode', value: 'family', seats: 2, edition: '2007' },
  on('AG-V03', 'side-job'),
  on('AG-V04', 'extra-tile'),
  on('AG-V05', 'extra-tile', 3),
  ofHands('AG-V07', 'decks', 'L'),
  on('AG-V09', 'reed-extra', 5, '2007'),
  ofHands('AG-V10', 'hands', 'draft'),
  ofHands('AG-V11', 'hands', 'draft-both'),
  ofHands('AG-V12', 'hands', 'draft-eight'),
  ofHands('AG-V13', 'hands', 'quick-draft'),
  ofHands('AG-V14', 'hands', 'seven-of-ten'),
  ofHands('AG-V15', 'mulligan', 'on'),
  ofHands('AG-V16', 'three-for-one', 'on'),
  ofHands('AG-V17', 'hands', 'living-five'),
  ofHands('AG-V18', 'hands', 'living-three'),
  ofHands('AG-V19', 'composition', 'six-plus-traveling'),
  ofHands('AG-V20', 'composition', 'by-player-mark'),
  ofHands('AG-V21', 'market', '5'),
  { rule: 'AG-V30', option: 'team-play', value: 'lower-per-category', seats: 4 },
  { rule: 'AG-V30', option: 'team-play', value: 'product-of-totals', seats: 4 },
  on('AG-V31', 'house-before-cooking'),
  on('AG-V32', 'one-pasture-per-type'),
  on('AG-V33', 'leave-unusable-animals'),
  on('AG-V34', 'open-pastures'),
  on('AG-V35', 'free-pasture-placement'),
  on('AG-V36', 'reverse-second-person'),
  on('AG-V37', 'extra-copse'),
  on('AG-V40', 'strict-adjacency'),
  { rule: 'AG-V50', option: 'seasons', value: 'spring', seats: 2 },
  on('AG-V52', 'x-deck'),
  on('AG-V53', 'forest-deck'),
  { rule: 'AG-V60', option: 'solo-food', value: '3', seats: 1 },
  ofHands('AG-V61', 'hands', 'choose', 1),
  on('AG-V61', 'free-order', 1),
];

/** An option as a door shows it. */
interface Shown {
  readonly name: string;
  readonly values: readonly (string | { readonly value: string })[];
  readonly listOf?: readonly (string | { readonly value: string })[];
  readonly upTo?: number;
}

/** Whether a door that shows these options offers a switch. */
export function isOffered(options: readonly Shown[], { option, value }: Switch): boolean {
  const found = options.find(({ name }) => name === option);
  if (found === undefined) return false;
  const words = [...found.values, ...(found.listOf ?? [])];
  const isNamed = words.some((one) => (typeof one === 'string' ? one : one.value) === value);
  return isNamed || (found.upTo !== undefined && Number(value) <= found.upTo);
}
