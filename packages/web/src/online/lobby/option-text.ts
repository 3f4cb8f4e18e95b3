import { useEffect, useState } from 'react';
import { useLanguage, useWords } from '../../app/store';
import { ask } from '../api';

/** A game with its options in words, as the server tells it. */
interface GameWords {
  readonly id: string;
  readonly options: readonly OptionWords[];
}

interface OptionWords {
  readonly name: string;
  readonly title: string;
  readonly standard: string;
  readonly values: readonly { readonly value: string; readonly words: string }[];
  readonly listOf?: readonly string[];
}

/** What was fetched once for each language. */
const known = new Map<string, Promise<readonly GameWords[]>>();

/** Says which options of a table are not as usual; the edition is in the name of the game already. */
export function useOptionText(): (game: string, options: Readonly<Record<string, string>>) => string {
  const language = useLanguage();
  const { start } = useWords().around;
  const [games, setGames] = useState<readonly GameWords[]>([]);
  useEffect(() => void gamesIn(language).then(setGames), [language]);
  const textOf = ({ title, values, listOf }: OptionWords, value: string): string => {
    const listed = values.find((one) => one.value === value)?.words;
    const list = listOf === undefined ? value : start.chosen(value.split(',').length);
    return `${title}: ${listed ?? list}`;
  };
  return (game, options) =>
    (games.find(({ id }) => id === game)?.options ?? [])
      .filter(({ name, standard }) => name !== 'edition' && (options[name] ?? standard) !== standard)
      .map((option) => textOf(option, options[option.name]))
      .join(' · ');
}

function gamesIn(language: string): Promise<readonly GameWords[]> {
  const fetched = known.get(language) ?? fetchGames(language);
  known.set(language, fetched);
  return fetched;
}

async function fetchGames(language: string): Promise<readonly GameWords[]> {
  const answer = await ask<{ readonly games: readonly GameWords[] }>('GET', `/games?lang=${language}`);
  if (answer.ok) return answer.value.games;
  known.delete(language);
  return [];
}
