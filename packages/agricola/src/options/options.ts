import { BadOption, type Option, type Options, onOff, poolNamed } from '@furrow/kernel/game';
import type { Seat } from '@furrow/kernel/seat';
import { decks } from '../cards/index';
import { poolNames, poolsOf } from '../cards/pools/index';
import { bannedIn, cardOptions, cardOptionsOf, givenIn } from './card-options';
import { checkDecks, handOptions, handOptionsOf, handsIn } from './hand-options';
import { NO_DECKS } from './has-hands';
import { KEPT, keptIn, keptOption, keptText } from './kept-option';
import { SEASONS, TEAM_SCORINGS, type Variant } from './variant';

const MODES = { revised: ['beginner', 'base'], '2007': ['family', 'full'] } as const;

/** The decks of hand cards of each edition. */
const DECKS = { revised: deckIds('revised'), '2007': deckIds('2007') } as const;

function deckIds(edition: Variant['edition']): readonly string[] {
  return decks.filter((deck) => deck.edition === edition).map(({ id }) => id);
}

/** AG-V07: the decks that an edition is dealt from as a rule. */
function usualDecks(edition: Variant['edition']): string {
  return decks
    .filter((deck) => deck.edition === edition && deck.added !== true)
    .map(({ id }) => id)
    .join();
}

/** How many can play. */
export const SEAT_COUNTS: readonly number[] = [1, 2, 3, 4, 5];

/** How seats are named in a list. */
const SEAT_WORDS = SEAT_COUNTS.map(String);
/** The starting player is drawn of all. */
const ANYONE = 'anyone';
/** No seat has it. */
const NOBODY = 'nobody';

/** What can be chosen, with the values of each. */
export const options: readonly Option[] = [
  { name: 'edition', values: ['revised', '2007'], standard: 'revised' },
  {
    name: 'mode',
    values: [...MODES.revised, ...MODES['2007']],
    standard: 'beginner',
    idle: { base: { other: 'decks', value: NO_DECKS }, full: { other: 'decks', value: NO_DECKS } },
  },
  {
    name: 'decks',
    values: [NO_DECKS, usualDecks('revised'), usualDecks('2007')],
    listOf: [...new Set([...DECKS.revised, ...DECKS['2007']])],
    standard: NO_DECKS,
  },
  ...handOptions,
  ...cardOptions,
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
  { name: 'team-play', values: ['off', ...TEAM_SCORINGS], standard: 'off' },
  onOff('free-order'),
  { name: 'solo-food', values: ['0'], upTo: 99, standard: '0' },
  { name: 'starting-player', values: [ANYONE], listOf: SEAT_WORDS, standard: ANYONE, uneven: true },
  { name: 'extra-food', values: [NOBODY], listOf: SEAT_WORDS, standard: NOBODY, uneven: true },
  keptOption,
  onOff('x-deck'),
  onOff('forest-deck'),
];

/** The variant that options, a number of seats and a pool make. Throws `BadOption` with the reason if they contradict each other, and `BadPool`. */
export function variantOf(chosen: Options, seats: number, pool?: string): Variant {
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
  const decks = decksIn(chosen, edition, mode);
  if (decks.length === 0) checkDecks(chosen, [...handOptions, ...cardOptions], DECKS[edition]);
  const before = { decks, seats, pool: dealtFrom(edition, decks, pool) };
  const dealt = { ...before, banned: bannedIn(chosen, before), ...handsIn(chosen, seats) };
  const kept = keptIn(chosen, dealt);
  return {
    edition,
    mode: mode as Variant['mode'],
    ...dealt,
    given: givenIn(chosen, { ...dealt, kept }),
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
    teamPlay: TEAM_SCORINGS.find((scoring) => scoring === chosen['team-play']),
    freeOrder: on('free-order'),
    soloFood: Number(chosen['solo-food'] ?? 0),
    starters: seatsIn(chosen, 'starting-player', ANYONE, seats) ?? Array.from({ length: seats }, (_, i) => i),
    extraFood: seatsIn(chosen, 'extra-food', NOBODY, seats) ?? [],
    kept,
    xDeck: on('x-deck'),
    forestDeck: on('forest-deck'),
  };
}

/** The decks that are dealt from. */
function decksIn(
  { decks = NO_DECKS }: Options,
  edition: Variant['edition'],
  mode: string,
): readonly string[] {
  if (decks === NO_DECKS) return [];
  const listed = decks.split(',');
  const isOf = (one: Variant['edition']) => listed.every((deck) => DECKS[one].includes(deck));
  const other = edition === '2007' ? 'revised' : '2007';
  if (!isOf(edition) && isOf(other))
    throw new BadOption('decks', decks, { why: 'option-needs', other: 'edition', right: [other] });
  if (!isOf(edition) || new Set(listed).size < listed.length)
    throw new BadOption('decks', decks, { why: 'no-such-value', right: DECKS[edition] });
  const [, withHands] = MODES[edition];
  if (mode !== withHands)
    throw new BadOption('decks', decks, { why: 'option-needs', other: 'mode', right: [withHands] });
  return DECKS[edition].filter((deck) => listed.includes(deck));
}

/** The pool that hands are dealt from: the one that is named, or the newest of the edition. Throws `BadPool`. */
function dealtFrom(
  edition: Variant['edition'],
  decks: readonly string[],
  named?: string,
): string | undefined {
  poolNamed(poolNames, named);
  return decks.length === 0 ? undefined : poolNamed(poolsOf(edition), named);
}

/** The seats that an option lists; undefined if it has its standard value. */
function seatsIn(
  chosen: Options,
  name: string,
  standard: string,
  seats: number,
): readonly Seat[] | undefined {
  const value = chosen[name] ?? standard;
  if (value === standard) return undefined;
  const right = SEAT_WORDS.slice(0, seats);
  const listed = value.split(',');
  if (listed.some((word) => !right.includes(word)) || new Set(listed).size < listed.length)
    throw new BadOption(name, value, { why: 'no-such-value', right });
  return right.flatMap((word, seat) => (listed.includes(word) ? [seat] : []));
}

function checkValue(name: string, value: string): void {
  const option = options.find((one) => one.name === name);
  if (option === undefined)
    throw new BadOption(name, value, { why: 'no-such-option', right: options.map((one) => one.name) });
  if (!option.values.includes(value) && !isOpenValue(option, value))
    throw new BadOption(name, value, {
      why: 'no-such-value',
      right: [...option.values, ...(option.listOf ?? [])],
    });
}

/** Whether an option takes a value that it does not list: a list of words, or a number. Lists for seats are read later. */
function isOpenValue({ listOf, upTo, perSeat, ofCards }: Option, value: string): boolean {
  if (perSeat !== undefined || ofCards === true) return true;
  if (listOf !== undefined) return value.split(',').every((word) => listOf.includes(word));
  return upTo !== undefined && /^\d{1,4}$/.test(value) && Number(value) <= upTo;
}

/** Switches that only some numbers of players have. */
const SEATS: Readonly<Record<string, readonly number[]>> = {
  'side-job': [2, 3, 4],
  'extra-tile': [2, 3, 4],
  'extra-copse': [2],
  'reed-extra': [5],
  'reverse-second-person': [2, 3, 4, 5],
  'team-play': [4],
  'free-order': [1],
  'solo-food': [1],
  market: [2, 3, 4, 5],
  'starting-player': [2, 3, 4, 5],
  'extra-food': [2, 3, 4, 5],
};

/** Switches that only one edition has. */
const EDITIONS: Readonly<Record<string, Variant['edition']>> = {
  'x-deck': 'revised',
  'forest-deck': 'revised',
};

/** Switches that exclude each other. */
const EXCLUDE: readonly (readonly [string, string])[] = [['extra-tile', 'extra-copse']];

function checkTogether(chosen: Options, edition: Variant['edition'], seats: number): void {
  for (const [name, right] of Object.entries(SEATS)) {
    const { standard } = options.find((one) => one.name === name) ?? { standard: '' };
    const value = chosen[name] ?? standard;
    if (value !== standard && !right.includes(seats))
      throw new BadOption(name, value, { why: 'option-needs-seats', right });
  }
  if (edition === 'revised' && seats === 5)
    throw new BadOption('edition', 'revised', { why: 'option-needs-seats', right: [1, 2, 3, 4] });
  for (const [name, right] of Object.entries(EDITIONS)) {
    if (chosen[name] === 'on' && edition !== right)
      throw new BadOption(name, 'on', { why: 'option-needs', other: 'edition', right: [right] });
  }
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
    decks: variant.decks.length === 0 ? NO_DECKS : variant.decks.join(','),
    ...handOptionsOf(variant),
    ...cardOptionsOf(variant),
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
    'team-play': variant.teamPlay ?? 'off',
    'free-order': onOff(variant.freeOrder),
    'solo-food': String(variant.soloFood),
    'starting-player': variant.starters.length === variant.seats ? ANYONE : listText(variant.starters),
    'extra-food': variant.extraFood.length === 0 ? NOBODY : listText(variant.extraFood),
    [KEPT]: keptText(variant.kept),
    'x-deck': onOff(variant.xDeck),
    'forest-deck': onOff(variant.forestDeck),
  };
}

/** Seats as the options list them. */
export function listText(seats: readonly Seat[]): string {
  return seats.map((seat) => SEAT_WORDS[seat]).join();
}
