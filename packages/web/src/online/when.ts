import { placeOf } from '../app/place';
import { useLanguage } from '../app/store';

/** Says a time, in milliseconds, as people of the page's language do. */
export function useWhen(): (time: number) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(placeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  return (time) => format.format(time);
}
