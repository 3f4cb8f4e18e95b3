import type { Language } from '@furrow/text/language';

/** The forms of a phrase by number; `#` stands for the number. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** Says phrases with numbers in a language. */
export function plural(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) => {
    const form = rules.select(count) === 'one' ? forms.one : forms.other;
    return form.replace('#', numbers.format(count));
  };
}
