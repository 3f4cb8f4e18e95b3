import { isCampaign } from '@furrow/kernel/campaign-text';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { rulesIdentity } from '@furrow/kernel/rules-identity';
import type { Arguments } from '../arguments';
import { mustBeFree } from '../choose-file';
import type { Command } from '../command';
import { FLAGS, languageOf, OPPONENT, openGame, PERSON, readSeats, standardSeats } from '../common-flags';
import { findGame } from '../games';
import { wrappedAround } from '../help';
import { InputError } from '../input-error';
import { Lines } from '../lines';
import { playLoop } from '../play/loop';
import { asRecord, Session } from '../play/session';
import { PROGRAM } from '../program';
import { readText, replayText } from '../record-file';
import { newSaveFile } from '../saves';
import { type Screen, screenFor, show } from '../screen';
import { freshSeed, SEEDS } from '../seeds';

/** `furrow play`: a game in the terminal. */
export const play: Command = {
  name: 'play',
  summary: 'plays a game in the terminal, alone, against bots or with other people',
  usage: 'furrow play GAME [--seats me,level-3] [--option name=value]  |  furrow play --resume FILE',
  about:
    'Moves are chosen by number or typed in notation (“farmland; field a2”). While playing, “help” lists what else ' +
    'can be typed: hint, undo, restart, why, describe, score, log, save and so on. The game is saved after every move.',
  flags: {
    seats: {
      value: 'me,level-3',
      about: 'who sits where: me, or a bot: level-1 (gentlest) to level-5 (strongest) …',
    },
    option: FLAGS.option,
    seed: FLAGS.seed,
    save: { value: 'FILE', about: 'where the game is saved (else a new file in your folder of saved games)' },
    resume: { value: 'FILE', about: 'goes on with a saved game' },
    lang: FLAGS.lang,
    ascii: FLAGS.ascii,
    help: FLAGS.help,
  },
  examples: [
    ['furrow play agricola', 'against a bot, the beginner game of the revised edition'],
    ['furrow play agricola --seats me,level-1,level-3 --option edition=2007', 'the family game for three'],
    ['furrow play agricola --seats me --option seasons=spring', 'alone, through the seasons'],
    ['furrow play creatures --option buildings=4 --lang en', 'the basic game'],
    ['furrow play creatures --seats me,me --save evening.furrow', 'two people, saved there'],
    ['furrow play --resume evening.furrow', 'goes on with it'],
  ],
  run: async (args) => {
    const screen = screenFor(languageOf(args), args.has('ascii'));
    const session = args.has('resume') ? resumed(args, screen) : begun(args, screen);
    const lines = new Lines();
    try {
      await playLoop(session, lines);
    } finally {
      lines.close();
    }
  },
};

function begun(args: Arguments, screen: Screen): Session {
  const playable = findGame(args.onlyWord('the game', 'furrow play creatures'));
  const { box } = playable;
  const others = Array.from({ length: standardSeats(box) - 1 }, () => OPPONENT);
  const seats = readSeats(box, args.text('seats') ?? [PERSON, ...others].join(','), true);
  if (!seats.includes(PERSON)) {
    throw new InputError(
      `--seats ${seats.join(',')}: nobody would play; use '${PROGRAM} record ${box.id}' to let bots play`,
    );
  }
  const record = new GameRecord<Position>(openGame(box, args, seats.length), seats, rulesIdentity);
  const seed = args.whole('seed', SEEDS) ?? freshSeed();
  const file = args.text('save');
  if (file !== undefined) mustBeFree(file);
  return new Session(playable, record, asRecord(file ?? newSaveFile(box.id)), seed, screen);
}

function resumed(args: Arguments, screen: Screen): Session {
  for (const flag of ['seats', 'option']) {
    if (args.has(flag))
      throw new InputError(`--${flag}: the saved game says that already; leave it out with --resume`);
  }
  const file = args.text('resume') ?? '';
  if (file === '-')
    throw new InputError('--resume: a game cannot be resumed from standard input; name a file');
  const session = resume(file, screen, args.whole('seed', SEEDS), args.text('save'));
  const [wanted] = args.words;
  if (wanted !== undefined && findGame(wanted) !== session.playable) {
    throw new InputError(`${file}: this is a game of ${session.game.id}, not of ${wanted}`);
  }
  args.atMost(1, 'furrow play --resume FILE');
  show(screen, ...wrappedAround(session.look.terminal.resumedFrom, file, screen.width));
  return session;
}

/** A session that goes on with the game in a file, saved to the same file or to another. */
export function resume(file: string, screen: Screen, seed = freshSeed(), save?: string): Session {
  const text = readText(file);
  if (isCampaign(text))
    throw new InputError(`${file} is a campaign; go on with it: ${PROGRAM} campaign play ${file}`);
  const { playable, record } = replayText(file, text, screen.language);
  if (save !== undefined && save !== file) mustBeFree(save);
  return new Session(playable, record, asRecord(save ?? file), seed, screen);
}
