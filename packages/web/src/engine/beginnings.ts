import { isCampaign } from '@furrow/kernel/campaign-text';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import { GameRecord } from '@furrow/kernel/record';
import { writeRecord } from '@furrow/kernel/record-text';
import { rulesIdentity } from '@furrow/kernel/rules-identity';
import { campaignReason } from '@furrow/text/campaign-reason';
import type { Language } from '@furrow/text/language';
import type { Kept as KeptCards } from '../protocol/campaign';
import type { Done } from '../protocol/commands';
import type { NewGame } from '../protocol/set-up';
import { campaignGames, campaignText, FIRST_GAME, nextRecord, placeIn } from './campaign';
import { newDeal } from './deal';
import { boxes, boxOf } from './games';
import { readGame, readSafely } from './read-game';
import type { Save } from './saves';
import type { Opened } from './session';
import { watchedId } from './watched';

/** A game that can be played now: its record, and what is kept besides it. */
export interface Beginning
  extends Pick<Opened, 'id'>,
    Partial<Pick<Opened, 'deal' | 'likings' | 'advised' | 'campaign' | 'chronicle'>> {
  readonly record: GameRecord<Position>;
}

/** Why a game cannot be played. */
type Refusal = Extract<Done, { ok: false }>;

/** A new game as it was set up. */
export function newGame(
  { box, options, seats, deal = newDeal(), advised, campaign = false }: NewGame,
  language: Language,
): Beginning | Refusal {
  const game = boxOf(box).open({ ...boxes[box].fixed, ...options }, seats.length);
  const reason = campaign ? boxOf(box).campaign?.whyNotFirst(game) : undefined;
  if (reason !== undefined) return { ok: false, why: campaignReason(game.id, reason, language) };
  const record = new GameRecord(game, seats, rulesIdentity);
  return {
    record,
    id: crypto.randomUUID(),
    deal,
    advised: advised?.map((on, seat) => [seat, on]),
    ...(campaign && { campaign: FIRST_GAME }),
  };
}

/** A game as it was kept. */
export function savedGame(save: Save, language: Language): Beginning | Refusal {
  return gameOfText(save.text, save, language);
}

/** A game of a file; of a campaign the last one. */
export function importedGame(text: string, language: Language): Beginning | Refusal {
  return isCampaign(text)
    ? lastOfCampaign(text, language)
    : gameOfText(text, { id: crypto.randomUUID() }, language);
}

/** The next game of a campaign, under the same name; undefined if that of the save is still played. */
export function nextOfCampaign(save: Save, kept: KeptCards): Beginning | undefined {
  const text = campaignText(save);
  if (text === undefined || !save.over) return undefined;
  const games = campaignGames(text);
  const record = nextRecord(games, kept);
  if (record === undefined) return undefined;
  const before = games.map((one) => writeRecord(one));
  const { id, advised } = save;
  return { record, id, deal: newDeal(), advised, campaign: placeIn([...games, record], before) };
}

/** A game of a campaign that is over, to be watched. */
export function watchedGame(save: Save, record: number): Beginning | undefined {
  const text = campaignText(save);
  const games = text === undefined ? [] : campaignGames(text).slice(0, record);
  const watched = games.at(record - 1);
  if (watched === undefined || !isOver(watched.state)) return undefined;
  const before = games.slice(0, -1).map((one) => writeRecord(one));
  const id = watchedId({ campaign: save.id, record });
  return { record: watched, id, campaign: placeIn(games, before), chronicle: save.id };
}

function lastOfCampaign(text: string, language: Language): Beginning | Refusal {
  const games = readSafely(language, () => campaignGames(text));
  if ('ok' in games) return games;
  const before = games.slice(0, -1).map((record) => writeRecord(record));
  return {
    record: games[games.length - 1],
    id: crypto.randomUUID(),
    campaign: placeIn(games, before),
  };
}

function gameOfText(text: string, kept: Omit<Beginning, 'record'>, language: Language): Beginning | Refusal {
  const record = readGame(text, language);
  return 'ok' in record ? record : { ...kept, record };
}
