import { seatedPerson } from '@furrow/wire/seated';
import type { TableFacts, TableSnapshot } from '../table/store/stored-table';

/** Hears of a table at which the game may wait for somebody. */
type HearTurn = (table: string) => void;

/** Who wants to hear when a game waits for them, at whatever table. */
export class TurnWatchers {
  private readonly watching = new Map<string, Set<HearTurn>>();

  /** Whether somebody wants to hear of anything. */
  get isWatched(): boolean {
    return this.watching.size > 0;
  }

  /** Hears of every change of a table, and tells those for whom the game waits. */
  readonly tell = ({ id }: TableFacts, { waiting, sitters }: TableSnapshot): void => {
    for (const seat of waiting) {
      const person = seatedPerson(sitters[seat]);
      if (person === undefined) continue;
      for (const hear of this.watching.get(person) ?? []) hear(id);
    }
  };

  /** Watches for a person from now on; gives the way to stop. */
  watch(person: string, hear: HearTurn): () => void {
    const all = this.watching.get(person) ?? new Set();
    this.watching.set(person, all.add(hear));
    return () => {
      all.delete(hear);
      if (all.size === 0 && this.watching.get(person) === all) this.watching.delete(person);
    };
  }
}
