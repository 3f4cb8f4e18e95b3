import type { CampaignRules } from './campaign';
import type { GameBox } from './game';
import type { Position } from './kind';
import { isOver } from './machine';
import type { GameRecord } from './record';
import { BadRecord, readHeader, readRecord, writeRecord } from './record-text';
import { type RecordInText, recordsIn } from './records-text';
import type { Reason } from './verdict';

/** The first line of every campaign. */
const CAMPAIGN_TITLE = 'Furrow campaign 1';

/** Whether a text says that it is a campaign. */
export function isCampaign(text: string): boolean {
  return text.split('\n', 1)[0].trim() === CAMPAIGN_TITLE;
}

/** A campaign as text: its title, then the records of its games, of which the last one may still be played. */
export function writeCampaign<S extends Position>(games: readonly GameRecord<S>[]): string {
  return joinCampaign(games.map((record) => writeRecord(record)));
}

/** A campaign from the texts of its games. */
export function joinCampaign(texts: readonly string[]): string {
  return [CAMPAIGN_TITLE, '', texts.join('\n')].join('\n');
}

/** Which game a campaign is one of. Throws `BadRecord`. */
export function gameOfCampaign(text: string): string {
  const [first] = partsOf(text);
  return within(first, () => readHeader(first.text).game);
}

/** Replays a campaign, checking every move and that each game begins with what the last one left. Throws `BadRecord`. */
export function readCampaign<S extends Position>(box: GameBox<S>, text: string): readonly GameRecord<S>[] {
  const parts = partsOf(text);
  const { campaign } = box;
  if (campaign === undefined) throw new BadRecord(1, { why: 'no-campaigns', game: box.id });
  const games: GameRecord<S>[] = [];
  for (const part of parts) {
    const begun = within(part, () => readRecord(box, part.text, 0));
    const reason = whyNot(campaign, games, begun);
    if (reason !== undefined) throw new BadRecord(lineOf(part, reason), reason);
    games.push(within(part, () => readRecord(box, part.text)));
  }
  return games;
}

/** The records of a campaign; at least one. */
function partsOf(text: string): readonly [RecordInText, ...RecordInText[]] {
  if (!isCampaign(text)) throw new BadRecord(1, { why: 'no-campaign-title', title: CAMPAIGN_TITLE });
  const [first, ...others] = recordsIn(text) as readonly (RecordInText | undefined)[];
  if (first === undefined) throw new BadRecord(1, { why: 'campaign-empty' });
  return [first, ...others.filter((one) => one !== undefined)];
}

/** Why a game cannot stand behind those before it; undefined if it can. */
function whyNot<S extends Position>(
  rules: CampaignRules<S>,
  before: readonly GameRecord<S>[],
  { game, seats }: GameRecord<S>,
): Reason | undefined {
  const [first] = before as readonly (GameRecord<S> | undefined)[];
  if (first === undefined) return rules.whyNotFirst(game);
  if (!isOver(before[before.length - 1].state)) return { why: 'campaign-unfinished', game: before.length };
  const { next } = rules.standing(before);
  if (next === undefined) return { why: 'campaign-over', games: before.length };
  const other = first.seats.findIndex((name, seat) => name !== seats[seat]);
  if (other >= 0 || first.seats.length !== seats.length)
    return { why: 'campaign-names', right: first.seats, names: seats };
  return rules.whyNotNext(first.game, next, game);
}

/** The line of the whole text on which something is wrong with how a game begins. */
function lineOf({ line, text }: RecordInText, { option, why }: Reason): number {
  const name =
    typeof option === 'string' ? `option ${option}:` : why === 'campaign-pool' ? 'pool:' : undefined;
  const at = name === undefined ? -1 : text.split('\n').findIndex((one) => one.trim().startsWith(name));
  return line + Math.max(0, at);
}

/** What is wrong in one record is told with its line in the whole text. */
function within<T>({ line }: RecordInText, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    throw new BadRecord(line + error.line - 1, error.reason, error.at);
  }
}
