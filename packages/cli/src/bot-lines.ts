import { botNames } from '@furrow/bots/named';
import { botWords } from '@furrow/text/words';
import { wrapped } from './help';
import type { Screen } from './screen';

/** The bots that can sit at a seat, each with what it is called and how it plays. */
export function botLines({ language, paint, width }: Screen): string[] {
  const longest = Math.max(...botNames.map((name) => name.length));
  return botNames.flatMap((name) => {
    const { title = name, about = '' } = botWords(name, language) ?? {};
    const [first = '', ...further] = wrapped(`${title}. ${about}`, width, ' '.repeat(longest + 6));
    const begin = `    ${paint('cyan', name.padEnd(longest))}  `;
    return [begin + first.trimStart().replace(title, paint('bold', title)), ...further];
  });
}
