import type { Ruleset as AgricolaRules } from '@furrow/agricola/ruleset';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Language } from '@furrow/text/language';
import { words } from '@furrow/text/words';
import type { HelpBook } from '../../protocol/help';
import { helpWords } from '../../words/help/words';
import { agricolaBlocks } from './agricola';
import { creaturesBlocks } from './creatures';
import type { Derived } from './derived';

/** The rules of a game that is set up: sentences of our own, and tables and texts made from its declarations. */
export function helpBook(game: Game<Position>, language: Language): HelpBook {
  const spoken = words(game, language);
  const said = helpWords[language];
  if (game.id === 'creatures') {
    const derived = creaturesBlocks(spoken, said);
    return { title: said.title(spoken.name), pages: pagesOf(said.topics, said.creatures, derived) };
  }
  const rules = game.rules as unknown as AgricolaRules;
  const derived = agricolaBlocks(rules, spoken, said, language);
  const edition = spoken.optionValue('edition', rules.variant.edition);
  const title = said.title(`${spoken.name}, ${edition}`);
  return { title, pages: pagesOf(said.topics, said.agricola, derived) };
}

function pagesOf<T extends string>(
  titles: Readonly<Record<T, string>>,
  texts: Readonly<Record<T, readonly string[]>>,
  derived: Derived<T>,
): HelpBook['pages'] {
  return (Object.keys(texts) as T[]).map((topic) => ({
    topic: topic as HelpBook['pages'][number]['topic'],
    title: titles[topic],
    blocks: [{ is: 'text', lines: texts[topic] }, ...(derived[topic] ?? [])],
  }));
}
