import { randomUUID } from 'node:crypto';
import type { Dice } from '@furrow/kernel/dice';
import type { Act, Answer } from '@furrow/wire/acts';
import type { Told } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import type { Player } from '../src/table/command/actor';
import type { Tables } from '../src/table/tables';

/** Who plays; people of these ids must be in the store. */
export const PEOPLE: readonly Player[] = ['ada', 'bea'].map((id) => ({ id, name: id, language: 'en' }));
/** A game with hands and clocks. */
export const WISH: TableWish = {
  game: 'agricola',
  options: { mode: 'base', decks: 'A,B' },
  seats: 2,
  public: true,
  rated: false,
  pace: { pace: 'live', bank: 600, increment: 5 },
};

/** What somebody does at a table, with a key of its own. */
function act(tables: Tables, id: string, who: Player, what: Act): Promise<Answer> {
  return tables.act(id, who, { key: randomUUID(), act: what });
}

/** A game of Ada's and Bea's that has just begun. */
export async function begun(tables: Tables): Promise<string> {
  const created = await tables.create(PEOPLE[0], WISH);
  if (!('id' in created)) throw new Error(JSON.stringify(created));
  const { id } = created;
  for (const { id: one } of PEOPLE) tables.presence.join(id, one);
  await act(tables, id, PEOPLE[1], { act: 'sit' });
  return id;
}

/** So many moves of whoever is waited for, and a step back at the end. */
export async function playOn(tables: Tables, id: string, moves: number, dice: Dice): Promise<void> {
  let last = PEOPLE[0];
  for (let n = 0; n < moves; n++) {
    const asked = await Promise.all(PEOPLE.map((who) => tables.decision(id, who.id, 'en')));
    const seat = asked.findIndex((one) => one !== undefined && !one.open);
    const question = asked[seat];
    if (question === undefined) throw new Error('nobody is waited for');
    last = PEOPLE[seat];
    const { move } = question.moves[dice.below(question.moves.length)];
    const done = await act(tables, id, last, { act: 'play', number: question.number, move });
    if (!done.ok) throw new Error(JSON.stringify([move, done]));
    if (n === 10) await act(tables, id, PEOPLE[1], { act: 'chat', text: 'wood.3 [7]' });
  }
  const known = await tables.facts(id, last.id);
  const wants = { what: 'undo', to: (known?.moves ?? 0) - 1 } as const;
  const offer = await act(tables, id, last, { act: 'offer', wants });
  if (!offer.ok) throw new Error(JSON.stringify(offer));
  const other = PEOPLE[1 - PEOPLE.indexOf(last)];
  const agreed = await act(tables, id, other, { act: 'vote', offer: offer.no, yes: true });
  if (!agreed.ok) throw new Error(JSON.stringify(agreed));
}

/** What everybody has been told, whoever they are. */
export async function told(tables: Tables, id: string): Promise<readonly (readonly Told[])[]> {
  return Promise.all(
    [...PEOPLE.map((one) => one.id), undefined].map(async (who) => {
      const all: Told[] = [];
      for (;;) {
        const page = (await tables.news(id, who, all.length)) ?? [];
        if (page.length === 0) return all;
        all.push(...page);
      }
    }),
  );
}
