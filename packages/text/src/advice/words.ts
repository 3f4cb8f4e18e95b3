import { cardName } from '../agricola/place-names';
import type { Language } from '../language';
import { boxWords, speechOf, withNames } from '../words';
import type { AgricolaMerit } from './agricola';
import type { CreaturesMerit } from './creatures';
import { isForetold, isNext, type Merit } from './merit';

/** What cards and players are called in a clause. */
interface Names {
  /** The language of hand cards, if it is another. */
  readonly cards?: Language | undefined;
  /** What the player at a seat is called; by the number of the seat without it. */
  readonly player?: (seat: number) => string;
}

/** What speaks for an answer in a game, as a clause without its subject. Throws if the game is unknown. */
export function meritText(game: string, language: Language, merit: Merit, called: Names = {}): string {
  const { advice, agricola } = withNames(speechOf(language), called.cards ?? language);
  if (isNext(merit)) return advice.next(meritText(game, language, merit.then, called));
  const { player = (seat: number) => boxWords(game, language).seat(seat) } = called;
  if (isForetold(merit))
    return merit.merit === 'gains'
      ? advice.gains(merit.points)
      : advice.hinders(player(merit.seat), merit.points);
  if (game === 'creatures') {
    const one = merit as CreaturesMerit;
    return (advice.creatures[one.merit] as (merit: CreaturesMerit) => string)(one);
  }
  if (game !== 'agricola') throw new Error(`no words for advice in the game '${game}'`);
  const one = merit as AgricolaMerit;
  const names = { card: (card: number) => cardName(agricola, card), player };
  return (advice.agricola[one.merit] as (merit: AgricolaMerit, given: typeof names) => string)(one, names);
}
