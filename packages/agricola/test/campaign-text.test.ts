import { campaignRules } from '@furrow/agricola/campaign/campaign-rules';
import { agricola } from '@furrow/agricola/game';
import type { State } from '@furrow/agricola/state/state';
import { gameOfCampaign, isCampaign, readCampaign, writeCampaign } from '@furrow/kernel/campaign-text';
import type { Options } from '@furrow/kernel/game';
import type { GameRecord } from '@furrow/kernel/record';
import { BadRecord, writeRecord } from '@furrow/kernel/record-text';
import { randomRecord } from '@furrow/testkit/random-record';
import { describe, expect, test } from 'vitest';

const BASE = { mode: 'base', decks: 'A,B' };

/** A game that is played at random to its end. */
function played(options: Options, seats: number, seed: number): GameRecord<State> {
  return randomRecord(agricola, { seed, options, seats }, () => undefined);
}

/** A campaign of so many games in which everybody keeps the first occupation that can be kept. */
function campaignOf(seats: number, count: number): readonly GameRecord<State>[] {
  const games = [played(BASE, seats, 1)];
  while (games.length < count) {
    const { next } = campaignRules.standing(games);
    if (next === undefined) throw new Error('the campaign is over');
    const chosen = next.choices.map(([first]) => first);
    games.push(played(campaignRules.nextOptions(games[0].game, next, chosen), seats, games.length + 1));
  }
  return games;
}

const two = campaignOf(2, 3);
const text = writeCampaign(two);
const lines = text.split('\n');
/** The number of the line with which the record of a game begins, and that of a line in it. */
const begins = (game: number) =>
  lines.flatMap((line, i) => (line === 'Furrow record 1' ? [i + 1] : []))[game - 1];
const lineIn = (game: number, start: string) =>
  begins(game) + lines.slice(begins(game)).findIndex((line) => line.startsWith(start)) + 1;

function refused(wrong: string): Pick<BadRecord, 'line' | 'reason'> {
  try {
    readCampaign(agricola, wrong);
  } catch (error) {
    if (error instanceof BadRecord) return error;
    throw error;
  }
  throw new Error('nothing is wrong with it');
}

/** The text with another line in the place of one. */
const withLine = (number: number, line: string) => lines.with(number - 1, line).join('\n');

describe('AG-V64 a campaign as text', () => {
  test('AG-V64 three games are read as they were written, and end with the same standing', () => {
    expect(isCampaign(text)).toBe(true);
    expect(gameOfCampaign(text)).toBe('agricola');
    const again = readCampaign(agricola, text);
    expect(writeCampaign(again)).toBe(text);
    expect(campaignRules.standing(again)).toEqual(campaignRules.standing(two));
    expect(campaignRules.standing(again)).toMatchObject({ winners: [expect.any(Number)] });
  });

  test('AG-V64 somebody has kept something from game to game', () => {
    const kept = campaignRules.standing(two).games.map((game) => game.kept.flat().length);
    expect(kept[0]).toBe(0);
    expect(kept[1] + kept[2]).toBeGreaterThan(0);
  });

  test('AG-V62 who misses the goal tries the same game again', () => {
    const alone = campaignOf(1, 2);
    expect(campaignRules.standing(readCampaign(agricola, writeCampaign(alone)))).toMatchObject({
      games: [
        { number: 1, goal: 50 },
        { number: 1, goal: 50 },
      ],
      next: { number: 1, goal: 50, options: { 'solo-food': '0' } },
    });
  });

  test('a game that is still played is the last one', () => {
    const open = lines
      .slice(0, lineIn(3, '1 '))
      .join('\n')
      .replace(/^result: .*\n(?![^]*^result: )/m, '');
    expect(readCampaign(agricola, open)).toHaveLength(3);
  });
});

describe('what is wrong with a campaign is told with its line in the whole text', () => {
  test.each([
    ['no title', writeRecord(two[0]), 1, 'no-campaign-title'],
    ['no game', 'Furrow campaign 1\n\n', 1, 'campaign-empty'],
    [
      'another starting player',
      withLine(lineIn(2, 'option starting-player'), 'option starting-player: 1,2'),
      lineIn(2, 'option starting-player'),
      'campaign-option',
    ],
    [
      'a space more',
      withLine(lineIn(2, 'option side-job'), 'option side-job: on'),
      lineIn(2, 'option side-job'),
      'campaign-option',
    ],
    ['other people', withLine(lineIn(2, 'seat 2:'), 'seat 2: somebody'), begins(2), 'campaign-names'],
    ['an unknown move', withLine(lineIn(2, '1 '), '1 nowhere'), lineIn(2, '1 '), 'unreadable'],
    ['a game too many', `${text}\n${writeRecord(two[2])}`, lines.length + 1, 'campaign-over'],
  ])('AG-V64 %s', (_what, wrong, line, why) => {
    const { line: at, reason } = refused(wrong);
    expect([at, reason.why]).toEqual([line, why]);
  });

  test('AG-V64 a game that began before the last one was over', () => {
    const cut = [...lines.slice(0, begins(2) - 3), '', ...lines.slice(begins(2) - 1)];
    const open = cut.filter((line, i) => !(line.startsWith('result:') && i < begins(2))).join('\n');
    expect(refused(open).reason).toMatchObject({ why: 'campaign-unfinished', game: 1 });
  });

  test('AG-V64 an occupation that nobody has played', () => {
    const { choices } = campaignRules.standing([two[0]]).next ?? { choices: [] };
    const other = ['homekeeper', 'groom', 'angler'].find((id) => !choices[0].includes(id)) ?? '';
    const record = played({ ...two[1].game.options, 'kept-occupations': `1:${other}` }, 2, 9);
    const { line, reason } = refused(writeCampaign([two[0], record]));
    expect(reason).toMatchObject({ why: 'campaign-kept', seat: 1, right: choices[0] });
    expect(line).toBe(lineIn(2, 'option kept-occupations'));
  });
});
