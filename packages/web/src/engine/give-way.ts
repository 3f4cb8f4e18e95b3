import type { BadOption, GameBox, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import {
  type IdleOption,
  idleOption,
  possibleValues,
  whyNotOpen,
  withOption,
} from '@furrow/kernel/option-values';
import type { Language } from '@furrow/text/language';
import { optionReason } from '@furrow/text/option-reason';
import { boxWords } from '@furrow/text/words';
import type { Wish } from '../protocol/set-up';

/** The options without those that so many seats cannot have. */
export function playableOptions(box: GameBox<Position>, options: Options, seats: number): Options {
  const bad = whyNotOpen(box, options, seats);
  if (bad === undefined) return options;
  if (!(bad.option in options)) throw bad;
  const { [bad.option]: _, ...others } = options;
  return playableOptions(box, others, seats);
}

/** In which language it is explained, and which options never give way. */
interface Terms {
  readonly language: Language;
  readonly fixed: Options;
}

/** The options after a change. What contradicts it or has little use beside it gives way, and the note says so; else it is refused, and why. */
export function changeOption(
  box: GameBox<Position>,
  options: Options,
  { change, seats }: Wish,
  { language, fixed }: Terms,
): { options: Options; note?: string; refused?: string } {
  if (change === undefined) return { options };
  const wanted = withOption(box, options, seats, change.name, change.value);
  const words = boxWords(box.id, language);
  const bad = whyNotOpen(box, wanted, seats);
  const idle = bad === undefined ? idleOption(box, wanted, seats) : undefined;
  const given = [
    ...(bad === undefined ? [] : ways(wanted, bad, change.name)),
    ...(idle === undefined ? [] : companions(box, wanted, seats, idle, change.name)),
  ].find(
    (one) => Object.keys(fixed).every((name) => one[name] === fixed[name]) && !whyNotOpen(box, one, seats),
  );
  const reason = bad && optionReason(box.id, language, bad);
  if (given === undefined) return reason === undefined ? { options: wanted } : { options, refused: reason };
  const why = reason ?? (idle && words.option(idle.option).whyIdle);
  const before = box.complete(options, seats);
  const after = box.complete(given, seats);
  const moved = Object.keys(after)
    .filter((name) => name !== change.name && after[name] !== before[name])
    .map((name) => `${words.option(name).title}: ${words.optionValue(name, after[name])}`);
  return { options: given, note: [why, ...moved.map((text) => `→ ${text}`)].join(' ') };
}

/** How others could give way to what was changed: they are let go, or set to what the change needs. */
function ways(wanted: Options, { option, reason }: BadOption, name: string): Options[] {
  const without = (other: string): Options =>
    Object.fromEntries(Object.entries(wanted).filter(([one]) => one !== other));
  if (option !== name) return [without(option)];
  if (reason.why === 'options-exclude') return [without(reason.other)];
  if (reason.why === 'option-needs')
    return reason.right.map((right) => ({ ...wanted, [reason.other]: right }));
  return [];
}

/** What could be chosen along with a change so that nothing has little use. */
function companions(
  box: GameBox<Position>,
  wanted: Options,
  seats: number,
  { option, other }: IdleOption,
  name: string,
): Options[] {
  if (name !== option && name !== other) return [];
  const follows = name === option ? other : option;
  return possibleValues(box, wanted, seats, follows)
    .map((value) => withOption(box, wanted, seats, follows, value))
    .filter((one) => idleOption(box, one, seats) === undefined);
}
