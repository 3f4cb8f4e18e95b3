import type { Dice } from '@furrow/kernel/dice';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { GameRecord } from '@furrow/kernel/record';
import { NOBODY } from '@furrow/kernel/seat';
import { bytesOf } from './seed';

/**
 * The answer that the seed gives to the question that chance is asked now. The third card is the same one however many
 * moves were made before, and going back changes no fate: only how often chance was asked for such a thing counts.
 */
export async function chanceMove<S extends Position>(record: GameRecord<S>, seed: string): Promise<Move> {
  const asked = record.decisions().find(({ seat }) => seat === NOBODY);
  const [first] = asked?.domain.moves() ?? [];
  if (asked === undefined || first === undefined) throw new Error('chance is not asked now');
  const before = record.moves.filter(({ seat, move }) => seat === NOBODY && move.verb === first.verb).length;
  return asked.domain.sample(await dealDice(seed, `${first.verb} ${before}`));
}

/** The dice of one question to chance, such as `reveal 3`. */
export async function dealDice(seed: string, question: string): Promise<Dice> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const text = new TextEncoder().encode(`furrow deal ${question}`);
  const words = new DataView(await subtle.sign('HMAC', key, text));
  let at = 0;
  const next = (): number => {
    if (at >= words.byteLength) throw new Error('these dice were thrown too often');
    at += 4;
    return words.getUint32(at - 4);
  };
  return { below: (n) => fairBelow(n, next) };
}

const ALL_WORDS = 0x1_0000_0000;

/** A number below `n`, each as likely as the other: words from the incomplete rest at the end are thrown again. */
function fairBelow(n: number, next: () => number): number {
  const fair = ALL_WORDS - (ALL_WORDS % n);
  let word = next();
  while (word >= fair) word = next();
  return word % n;
}
