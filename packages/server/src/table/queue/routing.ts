import type { Answer, KeyedAct } from '@furrow/wire/acts';
import type { Bus } from '../../cluster/bus';
import { Forwarding } from '../../cluster/forwarding';
import type { Roster } from '../../cluster/roster';
import type { Player } from '../command/actor';
import { refusalFor } from '../command/refusals';
import type { TableQuestion } from '../read/question';
import type { TableStore } from '../store/table-store';
import type { LoadedTable } from './loaded-table';

/** What finding the process for a table needs. */
interface RoutingContext {
  readonly bus: Bus;
  readonly roster: Roster;
  readonly tableStore: TableStore;
  /** The identity of the rules of this process, if it has one. */
  readonly rules: string | undefined;
  table(id: string): LoadedTable;
  /** What is known of a table here. */
  read(id: string, question: TableQuestion): Promise<unknown>;
}

/** Finds the process that does an act or knows how a table stands: this one, unless another one alone has the rules with which it is played. */
export class Routing {
  private readonly forwarding: Forwarding;

  constructor(private readonly context: RoutingContext) {
    this.forwarding = new Forwarding(context.bus, {
      act: (id, person, keyed) => context.table(id).act({ person }, keyed),
      read: (id, question) => context.read(id, question),
    });
  }

  /** Does what a person wants at a table; at once if all processes have the same rules, so that the table is in memory from now on. */
  async act(id: string, person: Player, keyed: KeyedAct): Promise<Answer> {
    const owner = this.context.roster.isMixed ? await this.ownerOf(id) : undefined;
    if (owner === undefined) return this.context.table(id).act({ person }, keyed);
    const answer = await this.forwarding.actAt(owner, id, person, keyed);
    return answer ?? { ok: false, refusal: refusalFor(person.language, 'not-kept', undefined) };
  }

  /** What is known of a table where it is played, or else here. */
  async read(id: string, question: TableQuestion): Promise<unknown> {
    const owner = await this.ownerOf(id);
    const told = owner === undefined ? undefined : await this.forwarding.readAt(owner, id, question);
    return told === undefined ? this.context.read(id, question) : told.found;
  }

  /**
   * Another process that alone changes a table now: its game was last played with rules that this one does not have, and a process
   * that has them is still there. Once there is none, whoever can play it again with their own rules goes on with it.
   */
  async ownerOf(id: string): Promise<string | undefined> {
    const { roster, tableStore, rules } = this.context;
    if (!roster.isMixed) return undefined;
    const version = await tableStore.version(id);
    if (version?.phase !== 'playing' || version.rules === undefined || version.rules === rules)
      return undefined;
    return roster.peerWith(version.rules);
  }
}
