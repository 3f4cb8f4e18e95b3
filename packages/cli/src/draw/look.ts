import { isBot } from '@furrow/bots/named';
import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import { terminalWords, words } from '@furrow/text/words';
import { PERSON } from '../common-flags';
import type { Screen } from '../screen';
import type { TerminalLook } from './drawing';

/** How the game of a record is shown on a screen. */
export function lookAt({ game, seats }: GameRecord<Position>, screen: Screen): TerminalLook<Position> {
  const own = words(game, screen.language);
  const names = seats.map((who, seat) => seatName(own.seat(seat), who));
  return { ...screen, game, words: own, terminal: terminalWords(screen.language), names };
}

/** What a player is called: people at this keyboard by their seat, bots and those with a name also by that. */
function seatName(seat: string, who: string): string {
  if (who === PERSON) return seat;
  return isBot(who) ? `${seat} (${who})` : `${who} (${seat})`;
}
