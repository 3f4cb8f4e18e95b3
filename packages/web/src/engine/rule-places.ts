import type { HelpPlace } from '@furrow/text/help/help';
import { placeOf } from '@furrow/text/help/places';

/** So many sentences are remembered. */
const MOST = 50;

/** Remembers where the rule behind each refusal stands, by its sentence. */
export class RulePlaces {
  private readonly bySentence = new Map<string, HelpPlace>();

  remember(sentence: string, game: string, why: string): void {
    const place = placeOf(game, { why });
    if (place === undefined) return;
    this.bySentence.delete(sentence);
    this.bySentence.set(sentence, place);
    const [oldest] = this.bySentence.keys();
    if (this.bySentence.size > MOST && oldest !== undefined) this.bySentence.delete(oldest);
  }

  of(sentence: string): HelpPlace | undefined {
    return this.bySentence.get(sentence);
  }
}
