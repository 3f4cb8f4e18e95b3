import type { Ruleset as AgricolaRules } from '@furrow/agricola/ruleset';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { help as german } from '../de/help/help';
import { help as english } from '../en/help/help';
import { help as french } from '../fr/help/help';
import { help as italian } from '../it/help/help';
import type { Language } from '../language';
import { speechOf, words } from '../words';
import { agricolaBlocks } from './agricola';
import { creaturesBlocks } from './creatures';
import type { Derived } from './derived';
import type { HelpBook } from './help';
import type { HelpWords } from './help-words';
import type { Entry, HelpTopic, PageWords } from './pages';

const helpWords: Readonly<Record<Language, HelpWords>> = {
  en: english,
  fr: french,
  it: italian,
  de: german,
};

/** The rules of a game that is set up: sentences of our own, and tables and texts made from its declarations. */
export function helpBook(game: Game<Position>, language: Language): HelpBook {
  const spoken = words(game, language);
  const said = helpWords[language];
  if (game.id === 'creatures')
    return {
      title: said.title(spoken.name),
      pages: pagesOf(said.creatures, creaturesBlocks(spoken, said), () => true),
    };
  const rules = game.rules as unknown as AgricolaRules;
  const { edition } = rules.variant;
  const other = `turns-${edition === '2007' ? 'revised' : '2007'}`;
  const derived = agricolaBlocks(rules, spoken, said, speechOf(language).terms);
  return {
    title: said.title(`${spoken.name}, ${spoken.optionValue('edition', edition)}`),
    pages: pagesOf(said.agricola, derived, (id) => id !== other),
  };
}

/** Pages made of sentences, of what they explain apart, and of what is derived; what does not belong to the game is left out. */
function pagesOf<T extends HelpTopic>(
  pages: Readonly<Record<T, PageWords<string>>>,
  derived: Derived<T>,
  belongs: (id: string) => boolean,
): HelpBook['pages'] {
  return (Object.keys(pages) as T[]).map((topic) => {
    const { title, lines, entries } = pages[topic];
    const things = Object.entries<Entry>(entries)
      .filter(([id]) => belongs(id))
      .map(([id, [name, ...said]]) => ({ id, name, lines: said }));
    return {
      topic,
      title,
      blocks: [
        ...(lines.length > 0 ? [{ is: 'text', lines } as const] : []),
        ...(things.length > 0 ? [{ is: 'things', things } as const] : []),
        ...(derived[topic] ?? []),
      ],
    };
  });
}
