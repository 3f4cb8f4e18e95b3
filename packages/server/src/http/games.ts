import type { Language } from '@furrow/text/language';
import { boxWords } from '@furrow/text/words';
import * as z from 'zod';
import { boxes } from '../table/state/boxes';
import { gameForm, languageQuery } from './forms';
import { type Route, route } from './route';

/** The games that can be played, with every option in words. */
export function gameRoutes(): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/games',
      does: 'The games, their numbers of seats and all options, in words.',
      theme: 'tables',
      who: 'anybody',
      scope: 'read',
      query: languageQuery,
      answer: z.object({ games: z.array(gameForm) }),
      refuses: [],
      async do({ query, language }) {
        return { games: gamesIn(query.lang ?? language) };
      },
    }),
  ];
}

function gamesIn(language: Language): z.input<typeof gameForm>[] {
  return boxes.map(({ id, seats, options }) => {
    const words = boxWords(id, language);
    return {
      id,
      name: words.name,
      about: words.about,
      seats,
      options: options.map(({ name, values, listOf, upTo, standard }) => ({
        name,
        title: words.option(name).title,
        about: words.option(name).about,
        standard,
        values: values.map((value) => ({ value, words: words.optionValue(name, value) })),
        ...(listOf && { listOf }),
        ...(upTo !== undefined && { upTo }),
      })),
    };
  });
}
