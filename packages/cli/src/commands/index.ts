import type { Command } from '../command';
import { arena } from './arena';
import { campaign } from './campaign';
import { describe } from './describe';
import { listGames } from './games';
import { perft } from './perft';
import { play } from './play';
import { record } from './record';
import { replay } from './replay';
import { rules } from './rules';
import { scores } from './scores';
import { simulate } from './simulate';
import { verify } from './verify';
import { version } from './version';

/** All commands, in the order in which the help lists them. */
export const commands: readonly Command[] = [
  play,
  campaign,
  listGames,
  describe,
  rules,
  simulate,
  arena,
  record,
  replay,
  verify,
  scores,
  perft,
  version,
];
