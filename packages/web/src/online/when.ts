import { useLanguage } from '../app/store';

/** Says a time, in milliseconds, as people of the page's language do. */
export function useWhen(): (time: number) => string {
  const language = useLanguage();
  // People who share a language write dates in different ways.
  const place = navigator.languages.find((one) => one.startsWith(language)) ?? language;
  const format = new Intl.DateTimeFormat(place, { dateStyle: 'medium', timeStyle: 'short' });
  return (time) => format.format(time);
}
