import { cardName } from '../agricola/place-names';
import type { Language } from '../language';
import { speechOf, withNames } from '../words';
import type { AgricolaMerit } from './agricola';
import type { CreaturesMerit } from './creatures';
import type { Merit } from './merit';

/** What speaks for an answer in a game, as a clause without its subject; hand cards may be named in another language. Throws if the game is unknown. */
export function meritText(game: string, language: Language, merit: Merit, named = language): string {
  const { advice, agricola } = withNames(speechOf(language), named);
  if (game === 'creatures') {
    const one = merit as CreaturesMerit;
    return (advice.creatures[one.merit] as (merit: CreaturesMerit) => string)(one);
  }
  if (game !== 'agricola') throw new Error(`no words for advice in the game '${game}'`);
  const one = merit as AgricolaMerit;
  const names = { card: (card: number) => cardName(agricola, card) };
  return (advice.agricola[one.merit] as (merit: AgricolaMerit, given: typeof names) => string)(one, names);
}
