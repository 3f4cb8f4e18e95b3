import { verifyDeal } from '@furrow/deal/verify';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import { GameRecord } from '@furrow/kernel/record';
import { rulesIdentity } from '@furrow/kernel/rules-identity';
import { recordReason } from '@furrow/text/words';
import type { Arguments } from '../arguments';
import { mustBeFree } from '../choose-file';
import type { Command } from '../command';
import { FLAGS, languageOf, openGame, PERSON, readSeats } from '../common-flags';
import { findGame } from '../games';
import { InputError } from '../input-error';
import { Lines } from '../lines';
import { didYouMean } from '../near';
import { Campaign, campaignRulesOf, chronicleLines, standingOf } from '../play/campaign';
import { type ReplayedCampaign, readText, replayCampaign } from '../record-file';
import { newSaveFile } from '../saves';
import { screenFor, show } from '../screen';
import { freshSeed, SEEDS } from '../seeds';

/** So many games are played in one go if only bots play. */
const BOT_GAMES = 8;
/** Nobody plays more in one go. */
const MOST_GAMES = 999;

/** `furrow campaign`: several games, each of which begins with what the last one left. */
export const campaign: Command = {
  name: 'campaign',
  summary: 'plays a campaign: several games, each of which begins with what the last one left',
  usage: 'furrow campaign new GAME [--seats me]  |  furrow campaign play FILE  |  show FILE  |  verify FILE',
  about:
    'Alone a campaign has eight games, each with a goal; after each of them one of the occupations that you have played ' +
    'stays in play for good. Two to four players play three games for campaign points, and each may keep one occupation. ' +
    'A campaign is a text: a title, then the records of its games. `new` begins one, `play` goes on with it, `show` tells its ' +
    'chronicle, `verify` checks every move and that each game begins with what the last one left.',
  flags: {
    seats: { value: 'me,level-3', about: 'who sits where in a new campaign: me, or a bot' },
    option: FLAGS.option,
    seed: FLAGS.seed,
    games: {
      value: '3',
      about: 'so many games are played now; else until you leave, or 8 if only bots play',
    },
    save: {
      value: 'FILE',
      about: 'where a new campaign is saved (else a new file in your folder of saved games)',
    },
    farms: { about: 'shows the farms of all games with the chronicle' },
    lang: FLAGS.lang,
    ascii: FLAGS.ascii,
    json: FLAGS.json,
    help: FLAGS.help,
  },
  examples: [
    ['furrow campaign new agricola --option mode=base --option decks=A,B', 'the solo campaign'],
    ['furrow campaign new agricola --seats me,level-2,level-3 --save family.furrow', 'three games for three'],
    ['furrow campaign play family.furrow', 'goes on with it'],
    ['furrow campaign show family.furrow --farms', 'its chronicle, with the farms'],
    ['furrow campaign verify family.furrow', 'checks all of it'],
  ],
  run: async (args) => {
    const [what = ''] = args.words;
    const doing = DOINGS[what];
    if (doing === undefined) {
      const known = Object.keys(DOINGS);
      throw new InputError(
        `'${what}' is nothing to do with a campaign${didYouMean(what, known)}; right are: ${known.join(', ')}, as in 'furrow campaign new agricola'`,
      );
    }
    args.atMost(2, `furrow campaign ${what} ${what === 'new' ? 'GAME' : 'FILE'}`);
    await doing(args, args.words[1]);
  },
};

const DOINGS: Readonly<
  Record<string, ((args: Arguments, word: string | undefined) => void | Promise<void>) | undefined>
> = {
  new: (args, game) => {
    const playable = findGame(game ?? wanted('the game', 'new agricola'));
    const { box } = playable;
    const rules = campaignRulesOf(playable);
    const seats = readSeats(box, args.text('seats') ?? PERSON, true);
    const first = openGame(box, args, seats.length);
    const reason = rules.whyNotFirst(first);
    const screen = screenFor(languageOf(args), args.has('ascii'));
    if (reason !== undefined) throw new InputError(recordReason(screen.language, reason) ?? reason.why);
    const file = args.text('save');
    if (file !== undefined) mustBeFree(file);
    const record = new GameRecord<Position>(first, seats, rulesIdentity);
    const seed = args.whole('seed', SEEDS) ?? freshSeed();
    return playOn(
      new Campaign(playable, [record], file ?? newSaveFile(`${box.id}-campaign`), seed, screen),
      args,
      seats,
    );
  },
  play: (args, file = wanted('the file', 'play family.furrow')) => {
    const screen = screenFor(languageOf(args), args.has('ascii'));
    const { playable, games } = read(args, file);
    const seed = args.whole('seed', SEEDS) ?? freshSeed();
    return playOn(new Campaign(playable, games, file, seed, screen), args, games[0].seats);
  },
  show: (args, file = wanted('the file', 'show family.furrow')) => {
    const { playable, games } = read(args, file);
    if (args.has('json')) {
      console.log(
        JSON.stringify({ game: playable.box.id, seats: games[0].seats, ...standingOf(playable, games) }),
      );
      return;
    }
    const screen = screenFor(languageOf(args), args.has('ascii'));
    show(screen, ...chronicleLines(playable, games, screen, args.has('farms')));
  },
  verify: async (args, file = wanted('the file', 'verify family.furrow')) => {
    await verifyCampaign(file, readText(file), args);
  },
};

/** Checks every move of a campaign, how each game begins, and chance in the games that tell their seed. */
export async function verifyCampaign(file: string, text: string, args: Arguments): Promise<void> {
  const { games } = replayCampaign(file, text, languageOf(args));
  const over = games.filter(({ state }) => isOver(state)).length;
  const deals = await checkDeals(file, games);
  if (args.has('json')) console.log(JSON.stringify({ ok: true, games: games.length, over, deals }));
  else
    console.log(
      `All moves of ${games.length} games are right, and each begins with what the last one left; ${over} are over, ${deals} have a seed that fits.`,
    );
}

function wanted(what: string, example: string): never {
  throw new InputError(`${what} is missing, as in 'furrow campaign ${example}'`);
}

function read(args: Arguments, file: string): ReplayedCampaign {
  return replayCampaign(file, readText(file), languageOf(args));
}

async function playOn(played: Campaign, args: Arguments, seats: readonly string[]): Promise<void> {
  const most = args.whole('games', { least: 1, most: MOST_GAMES });
  const lines = new Lines();
  try {
    await played.play(lines, most ?? (seats.includes(PERSON) ? MOST_GAMES : BOT_GAMES));
  } finally {
    lines.close();
  }
}

/** Checks chance in the games that tell their seed; gives how many do. */
async function checkDeals(file: string, games: readonly GameRecord<Position>[]): Promise<number> {
  let checked = 0;
  for (const [i, record] of games.entries()) {
    const { deal } = record;
    if (deal?.seed === undefined) continue;
    const { seedFits, wrong } = await verifyDeal(record, { ...deal, seed: deal.seed });
    if (!seedFits || wrong.length > 0)
      throw new InputError(
        `${file}: chance in game ${i + 1} does not come from the seed that was promised`,
        true,
      );
    checked++;
  }
  return checked;
}
