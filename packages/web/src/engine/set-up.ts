import type { GameBox, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { valuesForSeats, whyNotOpen, withOption } from '@furrow/kernel/option-values';
import type { Language } from '@furrow/text/language';
import { optionReason } from '@furrow/text/option-reason';
import { boxWords, terminalWords } from '@furrow/text/words';
import {
  BOXES,
  type BoxPicture,
  type SettingPicture,
  type SetUpPicture,
  type Wish,
} from '../protocol/set-up';
import { botNames } from './bots';
import { boxes, boxOf } from './games';

/** The games of the start screen, in a language. */
export function boxPictures(language: Language): BoxPicture[] {
  return BOXES.map((id) => {
    const { game, fixed } = boxes[id];
    const words = boxWords(game, language);
    const edition = Object.entries(fixed).map(([name, value]) => words.optionValue(name, value));
    const box = boxOf(id);
    const seats = box.seats.filter((count) => whyNotOpen(box, fixed, count) === undefined);
    return { id, name: [words.name, ...edition].join(' · '), about: words.about, seats };
  });
}

/** The settings that follow from a wish: what contradicts it is given up or, where that does not help, refuses it. */
export function setUp(wish: Wish, language: Language): SetUpPicture {
  const box = boxOf(wish.box);
  const { game, fixed } = boxes[wish.box];
  const { options, note } = changed(
    box,
    playable(box, { ...wish.options, ...fixed }, wish.seats),
    wish,
    language,
  );
  const words = boxWords(game, language);
  const terminal = terminalWords(language);
  return {
    options,
    settings: settingsOf(box, options, wish, language),
    seatNames: Array.from({ length: wish.seats }, (_, seat) => words.seat(seat)),
    bots: botNames.map((id) => ({ id, title: terminal.bot(id) })),
    ...(note !== undefined && { note }),
  };
}

/** The options without those that so many seats cannot have. */
function playable(box: GameBox<Position>, options: Options, seats: number): Options {
  const bad = whyNotOpen(box, options, seats);
  if (bad === undefined) return options;
  if (!(bad.option in options)) throw bad;
  const { [bad.option]: _, ...others } = options;
  return playable(box, others, seats);
}

function changed(
  box: GameBox<Position>,
  options: Options,
  { change, seats }: Wish,
  language: Language,
): { options: Options; note?: string } {
  if (change === undefined) return { options };
  const wanted = withOption(box, options, seats, change.name, change.value);
  const bad = whyNotOpen(box, wanted, seats);
  if (bad === undefined) return { options: wanted };
  const note = optionReason(box.id, language, bad);
  if (bad.reason.why !== 'option-needs' || bad.reason.other !== change.name) return { options, note };
  const { [bad.option]: _, ...others } = wanted;
  return whyNotOpen(box, others, seats) === undefined ? { options: others, note } : { options, note };
}

function settingsOf(
  box: GameBox<Position>,
  options: Options,
  { box: id, seats }: Wish,
  language: Language,
): SettingPicture[] {
  const words = boxWords(box.id, language);
  const now = box.open(options, seats).options;
  return box.options
    .filter(({ name }) => !(name in boxes[id].fixed))
    .map(({ name }) => ({ name, values: valuesFor(box, id, options, seats, name) }))
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }) => ({
      name,
      ...words.option(name),
      value: now[name],
      values: values.map((value) => ({ value, title: words.optionValue(name, value) })),
    }));
}

/** The values of an option that so many can have and that do not contradict what the box of the start screen fixes. */
function valuesFor(
  box: GameBox<Position>,
  id: Wish['box'],
  options: Options,
  seats: number,
  name: string,
): readonly string[] {
  const { fixed } = boxes[id];
  return valuesForSeats(box, options, seats, name).filter((value) => {
    const bad = whyNotOpen(box, { ...fixed, [name]: value }, seats);
    return !(bad?.reason.why === 'option-needs' && bad.reason.other in fixed);
  });
}
