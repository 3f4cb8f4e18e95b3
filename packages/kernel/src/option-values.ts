import { BadOption, type GameBox, type OptionReason, type Options } from './game';
import type { Position } from './kind';

/** Why a game cannot be set up so; undefined if it can. */
export function whyNotOpen(box: GameBox<Position>, options: Options, seats: number): BadOption | undefined {
  try {
    box.complete(options, seats);
    return undefined;
  } catch (error) {
    if (error instanceof BadOption) return error;
    throw error;
  }
}

/** The values of an option with which the game can be set up, the other options being as they are. */
export function possibleValues(
  box: GameBox<Position>,
  options: Options,
  seats: number,
  name: string,
): readonly string[] {
  return valuesOf(box, name).filter((value) => !whyNotOpen(box, { ...options, [name]: value }, seats));
}

/** The values of an option that so many players can have at all, whatever else is chosen. */
export function valuesForSeats(
  box: GameBox<Position>,
  options: Options,
  seats: number,
  name: string,
): readonly string[] {
  const refusedForSeats = (value: string): boolean => {
    const bad = whyNotOpen(box, { ...options, [name]: value }, seats);
    return bad?.option === name && bad.reason.why === ('option-needs-seats' satisfies OptionReason['why']);
  };
  return valuesOf(box, name).filter((value) => !refusedForSeats(value));
}

function valuesOf({ options }: GameBox<Position>, name: string): readonly string[] {
  return options.find((option) => option.name === name)?.values ?? [];
}

/** An option whose value has little use beside that of another one. */
export interface IdleOption {
  readonly option: string;
  readonly other: string;
}

/** What has little use as a game is set up; undefined if nothing. */
export function idleOption(box: GameBox<Position>, options: Options, seats: number): IdleOption | undefined {
  const now = box.complete(options, seats);
  for (const { name, idle } of box.options) {
    const beside = idle?.[now[name]];
    if (beside !== undefined && now[beside.other] === beside.value)
      return { option: name, other: beside.other };
  }
  return undefined;
}

/** The fewest options that must be chosen so that so many can play. */
export function neededOptions(box: GameBox<Position>, seats: number): Options {
  const options: Record<string, string> = {};
  for (let bad = whyNotOpen(box, options, seats); bad; bad = whyNotOpen(box, options, seats)) {
    const [value] = possibleValues(box, options, seats, bad.option);
    if (value === undefined) throw bad;
    options[bad.option] = value;
  }
  return options;
}

/** Options with one of them set; what the game would have anyway is not held on to, so that it may follow the others. */
export function withOption(
  box: GameBox<Position>,
  options: Options,
  seats: number,
  name: string,
  value: string,
): Options {
  const { [name]: _, ...others } = options;
  const free = whyNotOpen(box, others, seats) === undefined ? box.complete(others, seats)[name] : undefined;
  return free === value ? others : { ...others, [name]: value };
}
