import { useEffect } from 'react';
import { routeNow } from './route';
import { pageNow } from './store';

const begun = new Set<object>();

/** Says that somebody has begun something here that would be lost if the page were loaded again. */
export function useUnfinished(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return undefined;
    const one = {};
    begun.add(one);
    return () => {
      begun.delete(one);
    };
  }, [isUnfinished]);
}

/** Places where somebody chooses or writes much before anything is kept. */
const FORMS: readonly string[] = ['set-up', 'new-table', 'me', 'confirm'];
const TEXTS = 'textarea, input:not([type]), input[type="text"], input[type="password"], input[type="email"]';

/** Whether the page can be loaded again without anybody losing anything: nothing is half answered, half written or on its way. */
export function isNothingLost(): boolean {
  if (begun.size > 0 || pageNow().table?.online?.sending === true) return false;
  if (FORMS.includes(routeNow().at) || document.querySelector('dialog[open]') !== null) return false;
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS)];
  return fields.every((field) => field.value === '');
}
