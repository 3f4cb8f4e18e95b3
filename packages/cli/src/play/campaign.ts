import type { CampaignRules, CampaignStanding, NextGame } from '@furrow/kernel/campaign';
import { writeCampaign } from '@furrow/kernel/campaign-text';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import { GameRecord } from '@furrow/kernel/record';
import { rulesIdentity } from '@furrow/kernel/rules-identity';
import { type CampaignNames, chronicle, standingLines } from '@furrow/text/campaign';
import { speechOf, terminalWords } from '@furrow/text/words';
import { choose } from '../choose';
import { PERSON } from '../common-flags';
import { lookAt } from '../draw/look';
import type { Playable } from '../games';
import { wrapped, wrappedAround } from '../help';
import { InputError } from '../input-error';
import type { Lines } from '../lines';
import { PROGRAM } from '../program';
import { type Screen, show } from '../screen';
import { derive } from '../seeds';
import { playLoop } from './loop';
import { Session } from './session';

/** What is typed behind the name of the program to go on with a campaign. */
const RESUME = 'campaign play';

/** A campaign that is being played in the terminal, saved after every move. */
export class Campaign {
  private readonly games: GameRecord<Position>[];

  constructor(
    readonly playable: Playable,
    games: readonly GameRecord<Position>[],
    readonly file: string,
    private readonly seed: number,
    readonly screen: Screen,
  ) {
    this.games = [...games];
  }

  private get last(): GameRecord<Position> {
    return this.games[this.games.length - 1];
  }

  private get rules(): CampaignRules<Position> {
    return campaignRulesOf(this.playable);
  }

  /** Plays at most so many games to their end, until the campaign is over or the person leaves it. */
  async play(lines: Lines, most: number): Promise<void> {
    for (let left = most; left > 0; left--) {
      if (isOver(this.last.state) && !(await this.beginNext(lines))) return;
      await playLoop(this.session(), lines);
      if (!isOver(this.last.state)) return;
      show(this.screen, '', ...this.standingLines());
    }
    this.showSaved();
  }

  private session(): Session {
    const { playable, last, file, screen, games } = this;
    const saving = { file, text: () => writeCampaign(games), resume: RESUME };
    return new Session(playable, last, saving, derive(this.seed, games.length), screen);
  }

  /** Asks what is kept and begins the next game; false if there is none or the person leaves. */
  private async beginNext(lines: Lines): Promise<boolean> {
    const { next } = this.rules.standing(this.games);
    const [first] = this.games;
    const chosen = next && (await this.askKept(next, lines));
    if (next === undefined || chosen === undefined) {
      this.showSaved();
      return false;
    }
    const { game, seats } = first;
    const options = this.rules.nextOptions(game, next, chosen);
    this.games.push(
      new GameRecord(this.playable.box.open(options, game.seats, game.pool), seats, rulesIdentity),
    );
    return true;
  }

  /** What each seat keeps: people are asked, bots take the first; undefined if the person leaves. */
  private async askKept(
    { number, choices }: NextGame,
    lines: Lines,
  ): Promise<readonly (string | undefined)[] | undefined> {
    const { screen, last } = this;
    const { phrases, names, title } = campaignNames(last, screen);
    const { words } = lookAt(last, screen);
    const chosen: (string | undefined)[] = choices.map(([first]) => first);
    for (const [seat, ids] of choices.entries()) {
      if (last.seats[seat] !== PERSON || ids.length === 0) continue;
      const texts = [...ids.map((id) => [title(id), ...words.face(id)].join(' · ')), phrases.keepNone];
      const question = phrases.keepOne(names.length === 1 ? undefined : names[seat]);
      const at = await choose(screen, lines, question, texts);
      if (at === undefined) return undefined;
      chosen[seat] = ids[at];
    }
    if (!last.seats.includes(PERSON)) return chosen;
    const { quit } = terminalWords(screen.language);
    return (await choose(screen, lines, '', [phrases.begin(number), quit], 0)) === 0 ? chosen : undefined;
  }

  private standingLines(): string[] {
    const { screen, games, last } = this;
    const standing = this.rules.standing(games);
    const said = campaignNames(last, screen);
    const ended = chronicle(standing, said)[games.length - 1].lines;
    return [...ended, ...standingLines(standing, said)].flatMap((line) => wrapped(line, screen.width));
  }

  private showSaved(): void {
    const { savedTo, resumeWith } = terminalWords(this.screen.language);
    show(
      this.screen,
      ...wrappedAround(savedTo, this.file, this.screen.width),
      ...wrappedAround(resumeWith, `${PROGRAM} ${RESUME} ${this.file}`, this.screen.width),
    );
  }
}

/** How the game is played as a campaign; throws `InputError` if it is not. */
export function campaignRulesOf({ box }: Playable): CampaignRules<Position> {
  if (box.campaign === undefined) throw new InputError(`there are no campaigns of ${box.id}`);
  return box.campaign;
}

function campaignNames(record: GameRecord<Position>, screen: Screen): CampaignNames {
  const { words, names } = lookAt(record, screen);
  return { phrases: speechOf(screen.language).campaign, names, title: (id) => words.title(id) };
}

/** How a campaign stands: the games that are over; undefined if none is. */
export function standingOf(
  playable: Playable,
  games: readonly GameRecord<Position>[],
): CampaignStanding | undefined {
  const ended = games.filter(({ state }) => isOver(state));
  return ended.length === 0 ? undefined : campaignRulesOf(playable).standing(ended);
}

/** The chronicle of a campaign: its games and how it stands; with the farms at the end of each game if they are wanted. */
export function chronicleLines(
  playable: Playable,
  games: readonly GameRecord<Position>[],
  screen: Screen,
  withFarms: boolean,
): string[] {
  const standing = standingOf(playable, games);
  const said = campaignNames(games[0], screen);
  const { width, paint } = screen;
  const heading = paint('bold', said.phrases.chronicle);
  if (standing === undefined) return [heading, '', said.phrases.game(1)];
  const told = chronicle(standing, said).flatMap(({ heading: title, lines }, i) => [
    '',
    paint('bold', title),
    ...lines.flatMap((line) => wrapped(line, width)),
    ...(withFarms ? farmLines(playable, games[i], screen) : []),
  ]);
  return [heading, ...told, '', ...standingLines(standing, said).flatMap((line) => wrapped(line, width))];
}

function farmLines({ drawing }: Playable, record: GameRecord<Position>, screen: Screen): string[] {
  const look = lookAt(record, screen);
  return record.seats.flatMap((_, seat) => ['', ...drawing.seat(record.state, seat, look)]);
}
