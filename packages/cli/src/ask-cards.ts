import { plainWords } from '@furrow/text/typed/plain-words';
import { terminalWords } from '@furrow/text/words';
import { choose } from './choose';
import { wrapped } from './help';
import type { Lines } from './lines';
import { type Screen, show } from './screen';

/** A card that can be put on a list. */
export interface NamedCard {
  readonly id: string;
  readonly title: string;
}

/** Lets a person put cards on a list and take them off, by parts of their names, until an empty line; gives the ids. */
export async function askCards(
  screen: Screen,
  lines: Lines,
  cards: readonly NamedCard[],
  listed: readonly string[],
): Promise<readonly string[]> {
  const { whichCard, unknownWord } = terminalWords(screen.language);
  const chosen = new Set(listed);
  for (;;) {
    const titles = cards.filter(({ id }) => chosen.has(id)).map(({ title }) => title);
    show(screen, ...wrapped(titles.join(', '), screen.width, '  '), ...wrapped(whichCard, screen.width));
    const line = (await lines.ask('> '))?.trim() ?? '';
    if (line === '') return [...chosen];
    const found = cardsCalled(cards, line);
    if (found.length === 0) show(screen, ...wrapped(unknownWord(line), screen.width));
    const card = found.length > 1 ? await chooseOne(screen, lines, found) : found[0];
    if (card !== undefined && !chosen.delete(card.id)) chosen.add(card.id);
  }
}

/** The card that is called so, or else all that have it in their names. */
function cardsCalled(cards: readonly NamedCard[], text: string): readonly NamedCard[] {
  const wanted = plainWords(text);
  const exact = cards.filter(({ id, title }) => [id, title].some((name) => plainWords(name) === wanted));
  return exact.length > 0 ? exact : cards.filter(({ title }) => plainWords(title).includes(wanted));
}

async function chooseOne(
  screen: Screen,
  lines: Lines,
  found: readonly NamedCard[],
): Promise<NamedCard | undefined> {
  const titles = found.map(({ title }) => title);
  const at = await choose(screen, lines, '', titles);
  return at === undefined ? undefined : found[at];
}
