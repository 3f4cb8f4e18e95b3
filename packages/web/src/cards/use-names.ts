import { useEffect, useState } from 'react';
import { call, usePage } from '../app/store';
import { type FindNames, findNothing, nameFinder } from './find-names';

/** Finders by language and game: what things are called does not change. */
const finders = new Map<string, Promise<FindNames>>();

/** Finds the names of the things of this game in the texts of the page; nothing until the engine has told them. */
export function useNames(): FindNames {
  const { language, table } = usePage();
  const key = table === undefined ? undefined : `${language} ${table.saveId}`;
  const [known, setKnown] = useState<{ key: string; find: FindNames }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let wanted = true;
    const finder = finders.get(key) ?? call('names', {}).then(nameFinder);
    finders.set(key, finder);
    void finder.then((find) => wanted && setKnown({ key, find }));
    return () => {
      wanted = false;
    };
  }, [key]);
  return known !== undefined && known.key === key ? known.find : findNothing;
}
