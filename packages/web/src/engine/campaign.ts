import type { CampaignRules, CampaignStanding } from '@furrow/kernel/campaign';
import { gameOfCampaign, joinCampaign, readCampaign } from '@furrow/kernel/campaign-text';
import type { Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import { GameRecord } from '@furrow/kernel/record';
import { BadRecord } from '@furrow/kernel/record-text';
import { rulesIdentity } from '@furrow/kernel/rules-identity';
import { SPECTATOR } from '@furrow/kernel/view';
import { type CampaignNames, chronicle, planLines, runningLines, standingLines } from '@furrow/text/campaign';
import type { Language } from '@furrow/text/language';
import { boxWords, speechOf, words } from '@furrow/text/words';
import type { CampaignGamePicture, CampaignPicture, KeepQuestion, Kept } from '../protocol/campaign';
import { botOf } from './bots';
import { findGame, type Playable } from './games';
import { seatNames } from './names';
import type { Save } from './saves';
import { watchedId } from './watched';

type Games = readonly GameRecord<Position>[];

/** What a game has to do with its campaign: the records of the games before it, which game it is, and its goal. */
export interface InCampaign {
  readonly before: readonly string[];
  readonly number: number;
  readonly goal?: number;
}

export const FIRST_GAME: InCampaign = { before: [], number: 1 };

/** The text of the campaign that a save belongs to; undefined if it belongs to none. */
export function campaignText({ campaign, text }: Save): string | undefined {
  return campaign && joinCampaign([...campaign.before, text]);
}

/** The games of a campaign text. Throws `BadRecord`. */
export function campaignGames(text: string): Games {
  const game = gameOfCampaign(text);
  const playable = findGame(game);
  if (playable === undefined) throw new BadRecord(1, { why: 'other-game', game });
  return readCampaign(playable.box, text);
}

function rulesIn([{ game }]: Games): CampaignRules<Position> {
  const rules = findGame(game.id)?.box.campaign;
  if (rules === undefined) throw new Error(`there are no campaigns of ${game.id}`);
  return rules;
}

/** How a campaign stands after the games that are over; undefined if none is. */
function standingOf(games: Games): CampaignStanding | undefined {
  const ended = games.filter(({ state }) => isOver(state));
  return ended.length === 0 ? undefined : rulesIn(games).standing(ended);
}

/** Which game of its campaign it is and its goal, in words. */
export function placeText(
  { box }: Playable,
  seats: number,
  { number, goal }: InCampaign,
  language: Language,
): string {
  const plan = box.campaign?.plan(seats) ?? [];
  const planned = plan.find((one) => one.number === number);
  return speechOf(language).campaign.place(number, planned && plan.length, goal ?? planned?.goal);
}

/** What the last game of a campaign has to do with it. */
export function placeIn(games: Games, before: readonly string[]): InCampaign {
  const next = before.length === 0 ? undefined : standingOf(games.slice(0, before.length))?.next;
  if (next === undefined) return { ...FIRST_GAME, before };
  return { before, number: next.number, ...(next.goal !== undefined && { goal: next.goal }) };
}

/** The next game of a campaign, for which people keep what is named and bots the first thing that they can. */
export function nextRecord(games: Games, kept: Kept): GameRecord<Position> | undefined {
  const next = standingOf(games)?.next;
  const [{ game, seats }] = games;
  if (next === undefined) return undefined;
  const chosen = next.choices.map(([first], seat) => (isBotAt(games, seat) ? first : kept[seat]));
  const options: Options = rulesIn(games).nextOptions(game, next, chosen);
  const opened = findGame(game.id)?.box.open(options, game.seats, game.pool);
  return opened && new GameRecord<Position>(opened, seats, rulesIdentity);
}

function isBotAt([{ seats }]: Games, seat: number): boolean {
  return botOf(seats[seat]) !== undefined;
}

/** A campaign in words and pictures; one with a name is kept in this browser, where its games can be watched. */
export function campaignPicture(
  games: Games,
  language: Language,
  cardNames: Language,
  name?: string,
): CampaignPicture {
  const [{ game, seats }] = games;
  const own = words(game, language, cardNames);
  const { campaign: phrases } = speechOf(language);
  const said: CampaignNames = { phrases, names: seatNames(seats, own), title: (card) => own.title(card) };
  const standing = standingOf(games);
  const last = games[games.length - 1];
  const isPlaying = !isOver(last.state);
  const rules = rulesIn(games);
  const number = standing?.next?.number;
  const goOn = isPlaying ? phrases.goOn : number === undefined ? undefined : phrases.begin(number);
  return {
    title: `${phrases.title} · ${boxWords(game.id, language).name}`,
    games: standing === undefined ? [] : gamePictures(standing, games, said, language, name),
    plan: planLines(
      rules.plan(seats.length, number),
      standing,
      isPlaying ? (number ?? FIRST_GAME.number) : undefined,
      said,
    ),
    standing:
      standing === undefined || isPlaying
        ? runningLines(standing, rules.keptIn(last.game), said)
        : standingLines(standing, said),
    ...(goOn !== undefined && { goOn }),
    asks: isPlaying ? [] : questions(standing, games, said, (card) => own.face(card)),
    file: phrases.file,
  };
}

function gamePictures(
  standing: CampaignStanding,
  games: Games,
  said: CampaignNames,
  language: Language,
  campaign: string | undefined,
): CampaignGamePicture[] {
  return chronicle(standing, said).map(({ heading, lines }, i) => {
    const { game, state } = games[i];
    const family = findGame(game.id)?.family;
    const look = {
      game,
      state,
      words: words(game, language),
      language,
      players: said.names,
      viewer: SPECTATOR,
    };
    const farms = said.names.map((name, seat) => ({
      seat,
      name,
      points: standing.games[i].scores[seat],
      farm: family?.seat(look, seat).farm,
    }));
    return {
      heading,
      lines,
      ...(campaign !== undefined && { watch: watchedId({ campaign, record: i + 1 }) }),
      farms: farms.flatMap(({ farm, ...rest }) => (farm === undefined ? [] : [{ ...rest, farm }])),
    };
  });
}

/** What people are asked before the next game: which of their occupations they keep. */
function questions(
  standing: CampaignStanding | undefined,
  games: Games,
  { phrases, names, title }: CampaignNames,
  textOf: (card: string) => readonly string[],
): KeepQuestion[] {
  const choices = standing?.next?.choices ?? [];
  return choices.flatMap((ids, seat) => {
    if (ids.length === 0 || isBotAt(games, seat)) return [];
    const question = phrases.keepOne(names.length === 1 ? undefined : names[seat]);
    const cards = ids.map((id) => ({ id, title: title(id), text: textOf(id) }));
    return [{ seat, question, choices: cards, none: phrases.keepNone }];
  });
}
