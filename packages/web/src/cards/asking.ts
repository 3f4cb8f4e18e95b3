import { useEffect, useState } from 'react';
import { call, usePage } from '../app/store';
import type { Description } from '../protocol/commands';

/** Texts that were asked for, by language, game and id: they never change. */
const known = new Map<string, Description>();

/** The text of a space, a card or a building; undefined until the engine has said it. */
export function useDescription(id: string | undefined): Description | undefined {
  const { language, table } = usePage();
  const key = `${language} ${table?.saveId} ${id}`;
  const [, setArrived] = useState('');
  useEffect(() => {
    if (id === undefined || known.has(key)) return;
    void call('describe', { id }).then((text) => {
      if (text !== undefined) known.set(key, text);
      setArrived(key);
    });
  }, [id, key]);
  return known.get(key);
}

/** Why a move in notation cannot be made now, asked when somebody wants to know; undefined while that is unknown. */
export function useWhyNot(seat: number | undefined, text: string): string | undefined {
  const { language, table } = usePage();
  const key = `${language} ${table?.version} ${text}`;
  const [said, setSaid] = useState<{ key: string; why: string | undefined }>();
  useEffect(() => {
    if (seat === undefined) return undefined;
    let wanted = true;
    void call('whyNot', { seat, text }).then((why) => wanted && setSaid({ key, why }));
    return () => {
      wanted = false;
    };
  }, [seat, text, key]);
  return said?.key === key ? said.why : undefined;
}
