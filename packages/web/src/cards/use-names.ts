import { useEffect, useState } from 'react';
import { call, useNameLanguages, useSaveId } from '../app/store';
import { type FindNames, findNothing, nameFinder } from './find-names';

/** Finders by languages and game: what things are called does not change. */
const finders = new Map<string, FindNames>();
/** The questions to the engine from which finders come. */
const asked = new Map<string, Promise<void>>();

/** Finds the names of the things of this game in the texts of the page; nothing until the engine has told them. */
export function useNames(): FindNames {
  const languages = useNameLanguages();
  const saveId = useSaveId();
  const key = saveId === undefined ? '' : `${languages} ${saveId}`;
  const [, setTold] = useState('');
  useEffect(() => {
    if (key === '' || finders.has(key)) return undefined;
    let wanted = true;
    void learn(key).then(() => wanted && setTold(key));
    return () => {
      wanted = false;
    };
  }, [key]);
  return finders.get(key) ?? findNothing;
}

function learn(key: string): Promise<void> {
  const told = asked.get(key) ?? call('names', {}).then((names) => void finders.set(key, nameFinder(names)));
  asked.set(key, told);
  return told;
}
