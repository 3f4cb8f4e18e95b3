import type { GameBox, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { idleOption, valuesForSeats, whyNotOpen } from '@furrow/kernel/option-values';
import type { Language } from '@furrow/text/language';
import { optionReason } from '@furrow/text/option-reason';
import { capital } from '@furrow/text/sentence';
import { boxWords, words as gameWords, speechOf } from '@furrow/text/words';
import {
  BOXES,
  type BoxId,
  type BoxPicture,
  type NewGame,
  type SettingPicture,
  type SetUpPicture,
  type ValuePicture,
  type Wish,
} from '../protocol/set-up';
import { boxName } from './box-name';
import { boxes, boxOf } from './games';
import { changeOption, playableOptions } from './give-way';
import { allBots, gentlest, namesOf } from './opponents';
import { presetsOf, presetWith } from './presets';

/** The options of a first game, where the usual ones are not the gentlest. */
const GENTLE: Readonly<Partial<Record<BoxId, Options>>> = { creatures: { buildings: '4' } };

/** The games of the start screen, in a language. */
export function boxPictures(language: Language): BoxPicture[] {
  return BOXES.map((id) => {
    const { game, fixed } = boxes[id];
    const box = boxOf(id);
    const seats = box.seats.filter((count) => whyNotOpen(box, fixed, count) === undefined);
    const playNow: NewGame = { box: id, options: GENTLE[id] ?? {}, seats: ['me', gentlest] };
    const opponent = { name: namesOf(gentlest)[0], face: { level: 0, nth: 0 } };
    return {
      id,
      name: boxName(id, language),
      about: boxWords(game, language).about,
      seats,
      playNow,
      opponent,
    };
  });
}

/** The settings that follow from a wish: what contradicts it gives way or, where that does not help, refuses it. */
export function setUp(wish: Wish, language: Language): SetUpPicture {
  const box = boxOf(wish.box);
  const { game, fixed } = boxes[wish.box];
  const { options, ...told } = changeOption(
    box,
    playableOptions(box, { ...wish.options, ...fixed }, wish.seats),
    wish,
    {
      language,
      fixed,
    },
  );
  const words = boxWords(game, language);
  const preset = presetWith(wish.box, options, wish.seats);
  return {
    options,
    settings: settingsOf({ box, options, wish, language }).map((setting) =>
      setting.name === wish.change?.name ? { ...setting, ...told } : setting,
    ),
    seatNames: Array.from({ length: wish.seats }, (_, seat) => words.seat(seat)),
    bots: allBots(language),
    presets: presetsOf(wish.box),
    ...(preset !== undefined && { preset: preset.id }),
    ...(box.campaign?.seats.includes(wish.seats) === true && {
      campaign: campaignOffer(wish.seats, language),
    }),
  };
}

/** What a campaign is, for so many players. */
function campaignOffer(seats: number, language: Language): NonNullable<SetUpPicture['campaign']> {
  const phrases = speechOf(language).campaign;
  return { title: phrases.title, about: phrases.about(seats) };
}

/** What a game is set to so far. */
interface SetSoFar {
  readonly box: GameBox<Position>;
  readonly options: Options;
  readonly wish: Wish;
  readonly language: Language;
}

function settingsOf(so: SetSoFar): SettingPicture[] {
  const { box, options, wish, language } = so;
  const words = boxWords(box.id, language);
  const now = box.complete(options, wish.seats);
  const idle = idleOption(box, options, wish.seats)?.option;
  return box.options
    .filter(({ name }) => !(name in boxes[wish.box].fixed))
    .map((option) => ({
      option,
      values: valuesFor(so, option.name),
      listOf: listOf(so, option),
      perSeat: perSeat(so, option),
    }))
    .filter(
      ({ option, values, listOf: list, perSeat: hands }) =>
        values.length > 1 || hands !== undefined || isOpen(so, option, list),
    )
    .map(({ option: { name, upTo }, values, listOf: list, perSeat: hands }) => ({
      name,
      title: words.option(name).title,
      about: words.option(name).about,
      value: now[name],
      words: words.optionValue(name, now[name]),
      values,
      ...(list !== undefined && { listOf: list }),
      ...(hands !== undefined && { perSeat: hands }),
      ...(upTo !== undefined && { upTo }),
      ...(name === idle && { note: words.option(name).whyIdle }),
    }));
}

type AnyOption = GameBox<Position>['options'][number];

/** Whether an option with one listed value has others that so many can have. */
function isOpen(
  { box, options, wish }: SetSoFar,
  option: AnyOption,
  list: SettingPicture['listOf'],
): boolean {
  const other = list?.[0]?.value ?? (option.upTo === undefined ? undefined : '1');
  return (
    other !== undefined && whyNotOpen(box, { ...options, [option.name]: other }, wish.seats) === undefined
  );
}

/** The words that an option lists: those that so many can have, as far as the box of the start screen has them. */
function listOf(so: SetSoFar, option: AnyOption): SettingPicture['listOf'] {
  if (option.listOf === undefined) return undefined;
  if (option.ofCards === true) return cardsFor(so, option.name, '');
  const { box, options, wish, language } = so;
  const words = gameWords(box.open(options, wish.seats), language);
  const isSeats = option.listOf.every((word, i) => word === String(i + 1));
  const possible = isSeats
    ? option.listOf.slice(0, wish.seats)
    : option.listOf.filter((word) => !isOfAnotherBox(so, option.name, word));
  const titleOf = (value: string) =>
    capital(words.title(value) === value ? words.optionValue(option.name, value) : words.title(value));
  return possible.map((value) => ({
    value,
    title: isSeats ? words.seat(Number(value) - 1) : titleOf(value),
  }));
}

/** The cards that an option names for seats, and who sits there; undefined if it cannot name any. */
function perSeat(so: SetSoFar, { name, perSeat: ids, ofCards }: AnyOption): SettingPicture['perSeat'] {
  if (ids === undefined || ofCards !== true) return undefined;
  const { box, wish, language } = so;
  const some = cardsFor(so, name, '1:');
  if (some.length === 0) return undefined;
  const words = boxWords(box.id, language);
  return { seats: Array.from({ length: wish.seats }, (_, seat) => words.seat(seat)), cards: some };
}

/** The cards that an option can name as things are, by their names; a card may need something before it. */
function cardsFor(
  { box, options, wish, language }: SetSoFar,
  name: string,
  before: string,
): readonly { readonly value: string; readonly title: string }[] {
  const words = boxWords(box.id, language);
  const { [name]: _, ...others } = options;
  const ids = box.cardsIn?.(others, wish.seats) ?? [];
  const [first = ''] = ids;
  if (whyNotOpen(box, { ...others, [name]: before + first }, wish.seats) !== undefined) return [];
  return ids
    .map((value) => ({ value, title: words.optionValue(name, value) }))
    .sort((one, other) => one.title.localeCompare(other.title, language));
}

/** Whether a value of an option needs what the box of the start screen has fixed otherwise. */
function isOfAnotherBox({ box, options, wish }: SetSoFar, name: string, value: string): boolean {
  const { fixed } = boxes[wish.box];
  if (Object.keys(fixed).length === 0) return false;
  const reason = whyNotOpen(box, { ...options, [name]: value }, wish.seats)?.reason;
  return reason?.why === 'option-needs' && reason.other in fixed;
}

/** The values of an option that so many can have and that do not contradict what the box of the start screen fixes. */
function valuesFor(so: SetSoFar, name: string): ValuePicture[] {
  const { box, options, wish, language } = so;
  const { seats } = wish;
  const words = boxWords(box.id, language);
  return valuesForSeats(box, options, seats, name)
    .filter((value) => isPossible(so, name, value))
    .map((value) => {
      const bad = whyNotOpen(box, { ...options, [name]: value }, seats);
      return {
        value,
        title: capital(words.optionValue(name, value)),
        ...(bad !== undefined && { why: optionReason(box.id, language, bad) }),
      };
    });
}

/** Whether an option can be set so, others perhaps giving way. */
function isPossible({ box, options, wish, language }: SetSoFar, name: string, value: string): boolean {
  const { fixed } = boxes[wish.box];
  const { options: after } = changeOption(
    box,
    options,
    { ...wish, change: { name, value } },
    { language, fixed },
  );
  return box.complete(after, wish.seats)[name] === value;
}
