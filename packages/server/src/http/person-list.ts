import * as z from 'zod';
import type { Services } from '../services';
import { personById } from '../store/people';
import type { Db } from '../store/schema';
import { refuse } from '../words/refused';
import { idForm } from './forms';
import { type Route, route } from './route';

/** A list of other people that somebody keeps: where it is, what being on it means, and how it is stored. */
interface PersonList {
  readonly path: string;
  readonly adding: string;
  readonly removing: string;
  add(db: Db, owner: string, person: string, now: number): Promise<void>;
  remove(db: Db, owner: string, person: string): Promise<void>;
}

const params = z.strictObject({ person: idForm });

/** Putting people on a list of one's own and taking them off it. */
export function personListRoutes({ store, now }: Services, list: PersonList): readonly Route[] {
  const shared = {
    path: `${list.path}/:person`,
    theme: 'people',
    who: 'person',
    scope: 'never',
    params,
  } as const;
  return [
    route({
      ...shared,
      method: 'PUT',
      does: list.adding,
      refuses: ['no-such-person', 'not-yourself'],
      async do({ caller, params: { person } }) {
        if (person === caller.person.id) return refuse('not-yourself');
        if ((await personById(store.db, person)) === undefined) return refuse('no-such-person');
        await store.write((db) => list.add(db, caller.person.id, person, now()));
        return undefined;
      },
    }),
    route({
      ...shared,
      method: 'DELETE',
      does: list.removing,
      refuses: [],
      async do({ caller, params: { person } }) {
        await store.write((db) => list.remove(db, caller.person.id, person));
        return undefined;
      },
    }),
  ];
}
