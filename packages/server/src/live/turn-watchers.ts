import { seatedPerson } from '@furrow/wire/seated';
import type { TableFacts, TableSnapshot } from '../table/store/stored-table';

/** Called with a table at which the game may be waiting for somebody. */
type OnTurn = (table: string) => void;

/** Who wants to be told when a game waits for them, at any table. */
export class TurnWatchers {
  private readonly watching = new Map<string, Set<OnTurn>>();

  /** Whether anybody is watching. */
  get isWatched(): boolean {
    return this.watching.size > 0;
  }

  /** Called at every change of a table; tells those for whom the game waits. */
  readonly tell = ({ id }: TableFacts, { waiting, sitters }: TableSnapshot): void => {
    for (const seat of waiting) {
      const person = seatedPerson(sitters[seat]);
      if (person === undefined) continue;
      for (const onTurn of this.watching.get(person) ?? []) onTurn(id);
    }
  };

  /** Watches for a person from now on; gives the way to stop. */
  watch(person: string, onTurn: OnTurn): () => void {
    const all = this.watching.get(person) ?? new Set();
    this.watching.set(person, all.add(onTurn));
    return () => {
      all.delete(onTurn);
      if (all.size === 0 && this.watching.get(person) === all) this.watching.delete(person);
    };
  }
}
