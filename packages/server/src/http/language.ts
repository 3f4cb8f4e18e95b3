import { type Language, readLanguage } from '@furrow/text/language';

/** The language that a browser asks for; the first of its wishes that is one of ours, English if none is. */
export function languageOf(accepted: string | undefined): Language {
  const wishes = (accepted ?? '').slice(0, 200).split(',').map(readWish);
  wishes.sort((one, other) => other.weight - one.weight);
  for (const { text } of wishes) {
    const language = readLanguage(text);
    if (language !== undefined) return language;
  }
  return 'en';
}

function readWish(wish: string): { readonly text: string; readonly weight: number } {
  const [text, ...terms] = wish.split(';');
  const said = terms.find((term) => term.trim().startsWith('q='));
  const weight = said === undefined ? 1 : Number(said.trim().slice(2));
  return { text, weight: Number.isFinite(weight) ? weight : 0 };
}
