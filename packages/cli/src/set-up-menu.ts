import { levels } from '@furrow/bots/levels';
import type { Game, GameBox, Option, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import {
  idleOption,
  neededOptions,
  valuesForSeats,
  whyNotOpen,
  withOption,
} from '@furrow/kernel/option-values';
import type { BoxWords } from '@furrow/text/game-words';
import { optionReason } from '@furrow/text/option-reason';
import { botWords, boxWords, terminalWords } from '@furrow/text/words';
import { askCards, type NamedCard } from './ask-cards';
import { choose } from './choose';
import { OPPONENT, PERSON, standardSeats } from './common-flags';
import { aligned } from './draw/layout';
import { wrapped } from './help';
import type { Lines } from './lines';
import { type Screen, show } from './screen';

/** Who may sit at a seat: the bots that are meant for people, from the gentlest on. */
const PLAYERS = [PERSON, ...levels.map(({ name }) => name), 'random'];

/** A game that was set up, and who sits where. */
export interface ReadyGame {
  readonly game: Game<Position>;
  readonly seats: readonly string[];
}

/** One line of the list: what it is, what it is set to, and how it is changed. */
interface Setting {
  readonly title: string;
  readonly value: string;
  change(): void | Promise<void>;
}

/** Lets a person set up a game: how many play, then a list of all settings until it is to begin. Undefined if the person leaves. */
export async function setUpGame(
  box: GameBox<Position>,
  screen: Screen,
  lines: Lines,
): Promise<ReadyGame | undefined> {
  const count = await askSeats(box, screen, lines);
  if (count === undefined) return undefined;
  const menu = new SetUpMenu(box, count, screen, lines);
  for (;;) {
    const settings = menu.settings();
    const rows = settings.map(({ title, value }) => ({ left: title, right: value }));
    const { start } = terminalWords(screen.language);
    const chosen = await choose(screen, lines, menu.own.name, [start, ...aligned(rows)], 0);
    if (chosen === undefined) return undefined;
    if (chosen === 0) return { game: menu.game, seats: menu.seats };
    await settings[chosen - 1].change();
  }
}

/** How many play; not asked if the game leaves no choice. */
async function askSeats(box: GameBox<Position>, screen: Screen, lines: Lines): Promise<number | undefined> {
  if (box.seats.length === 1) return box.seats[0];
  const { howMany, players } = terminalWords(screen.language);
  const standard = box.seats.indexOf(standardSeats(box));
  const chosen = await choose(
    screen,
    lines,
    howMany,
    box.seats.map((count) => players([count])),
    standard,
  );
  return chosen === undefined ? undefined : box.seats[chosen];
}

/** The settings of a game for so many players, as long as they are being changed. */
class SetUpMenu {
  readonly own: BoxWords;
  readonly seats: string[];
  /** What the person has chosen and what the number of players makes necessary; all else is as the game has it. */
  private options: Options;

  constructor(
    private readonly box: GameBox<Position>,
    private readonly count: number,
    private readonly screen: Screen,
    private readonly lines: Lines,
  ) {
    this.own = boxWords(box.id, screen.language);
    this.seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? PERSON : OPPONENT));
    this.options = neededOptions(box, count);
  }

  get game(): Game<Position> {
    return this.box.open(this.options, this.count);
  }

  settings(): Setting[] {
    const options = this.box.options.filter(({ name }) => this.valuesOf(name).length > 1);
    return [
      ...this.seats.map((who, seat) => this.seatSetting(who, seat)),
      ...options.map((option) => this.optionSetting(option)),
      ...this.box.options
        .filter((option) => this.namesCards(option))
        .map((option) => this.cardSetting(option)),
    ];
  }

  private valuesOf(name: string): readonly string[] {
    return valuesForSeats(this.box, this.options, this.count, name);
  }

  private seatSetting(who: string, seat: number): Setting {
    return {
      title: this.own.seat(seat),
      value: this.playerText(who),
      change: async () => {
        const { screen, lines, own } = this;
        const texts = PLAYERS.map((one) => this.playerChoice(one));
        const chosen = await choose(screen, lines, own.seat(seat), texts, PLAYERS.indexOf(who));
        if (chosen !== undefined) this.seats[seat] = PLAYERS[chosen];
      },
    };
  }

  /** Who sits at a seat, in words. */
  private playerText(who: string): string {
    const { language } = this.screen;
    const { person, bot } = terminalWords(language);
    return who === PERSON ? person : bot(botWords(who, language)?.title ?? who);
  }

  /** Who may sit at a seat, with how a bot plays. */
  private playerChoice(who: string): string {
    const { language } = this.screen;
    const about = botWords(who, language)?.about;
    const name = this.playerText(who);
    return about === undefined ? name : terminalWords(language).labelled(name, about);
  }

  private optionSetting({ name }: Option): Setting {
    const value = this.game.options[name];
    return {
      title: this.own.option(name).title,
      value: this.own.optionValue(name, value),
      change: async () => {
        const next = await this.askValue(name, value);
        if (next !== undefined) this.set(name, next);
      },
    };
  }

  /** Whether an option can name cards as things are. */
  private namesCards(option: Option): boolean {
    if (option.ofCards !== true) return false;
    const [card] = this.cardsFor(option);
    if (card === undefined) return false;
    const options = {
      ...this.options,
      [option.name]: option.perSeat === undefined ? card.id : `1:${card.id}`,
    };
    return whyNotOpen(this.box, options, this.count) === undefined;
  }

  /** The cards that an option could name, by their names. */
  private cardsFor({ name }: Option): readonly NamedCard[] {
    const { [name]: _, ...others } = this.options;
    const ids = this.box.cardsIn?.(others, this.count) ?? [];
    return ids.map((id) => ({ id, title: this.own.optionValue(name, id) }));
  }

  /** An option that names cards, for the game or for a seat. */
  private cardSetting(option: Option): Setting {
    const { name, standard, perSeat } = option;
    const value = this.game.options[name];
    const named = value === standard ? [] : value.split(',');
    const { title, about } = this.own.option(name);
    return {
      title,
      value: this.own.optionValue(name, value),
      change: async () => {
        const { screen, lines, own } = this;
        show(screen, ...wrapped(terminalWords(screen.language).labelled(title, about), screen.width));
        const names = this.seats.map((_, seat) => own.seat(seat));
        const seat = perSeat === undefined ? -1 : await choose(screen, lines, '', names);
        if (seat === undefined) return;
        const before = seat < 0 ? '' : `${seat + 1}:`;
        const others = named.filter((word) => !word.startsWith(before));
        const listed = named
          .filter((word) => word.startsWith(before))
          .map((word) => word.slice(before.length));
        const next = await askCards(screen, lines, this.cardsFor(option), listed);
        const words = [...others, ...next.map((id) => before + id)];
        this.set(name, words.join() || standard);
      },
    };
  }

  /** The value to change to: the other one of two, else the one that is chosen. */
  private async askValue(name: string, now: string): Promise<string | undefined> {
    const { screen, lines, own } = this;
    const values = this.valuesOf(name);
    const { title, about } = own.option(name);
    if (values.length === 2) {
      show(screen, ...wrapped(terminalWords(screen.language).labelled(title, about), screen.width));
      return values.find((value) => value !== now);
    }
    const texts = values.map((value) => own.optionValue(name, value));
    const chosen = await choose(screen, lines, about, texts, values.indexOf(now));
    return chosen === undefined ? undefined : values[chosen];
  }

  /** Says it if something has little use as the game is set up. */
  private tellIdle(): void {
    const { box, count, screen, own } = this;
    const idle = idleOption(box, this.options, count);
    const sentence = idle && own.option(idle.option).whyIdle;
    if (sentence !== undefined) show(screen, ...wrapped(sentence, screen.width));
  }

  /** Sets an option. What was chosen before and needs another value of it is given up; else a contradiction is refused. */
  private set(name: string, value: string): void {
    const { box, count, screen } = this;
    const options = withOption(box, this.options, count, name, value);
    const bad = whyNotOpen(box, options, count);
    if (bad === undefined) {
      this.options = options;
      this.tellIdle();
      return;
    }
    const sentence = optionReason(box.id, screen.language, bad);
    if (bad.reason.why === 'option-needs' && bad.reason.other === name) {
      const { [bad.option]: _, ...others } = this.options;
      this.options = others;
      show(screen, ...wrapped(sentence, screen.width));
      this.set(name, value);
    } else show(screen, ...wrapped(terminalWords(screen.language).refused(sentence), screen.width));
  }
}
