import { expect, test } from 'vitest';
import { EngineClient, type EngineWorker } from '../src/app/engine-client';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { openSaves, type Save, type Saves } from '../src/engine/saves';
import type { Call, Posted } from '../src/protocol/commands';
import type { NewGame } from '../src/protocol/set-up';
import type { Table } from '../src/protocol/table';

const CREATURES: NewGame = { box: 'creatures', options: {}, seats: ['me', 'me'] };
const FARMERS: NewGame = { box: 'agricola-revised', options: {}, seats: ['me'] };

/** A page and its engine on a wire that carries what is said only when a test wants it. */
class Wire implements EngineWorker {
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null;
  readonly shown: Table[] = [];
  readonly engine: Engine;
  readonly page: EngineClient;
  private readonly toEngine: Call[] = [];
  private readonly toPage: Posted[] = [];

  constructor(saves: Saves = openSaves()) {
    this.engine = new Engine(saves, (table, opened) => this.toPage.push({ table, opened }));
    this.page = new EngineClient(this, {
      onTable: (table) => this.shown.push(table),
      onThinking: () => undefined,
      onRules: () => undefined,
      onProblem: (text) => expect.unreachable(text),
    });
  }

  postMessage(call: Call): void {
    this.toEngine.push(call);
  }

  /** The engine hears everything that the page has said. */
  engineHears(): void {
    const handlers = handlersOf(this.engine);
    for (const { id, name, send } of this.toEngine.splice(0))
      void (handlers[name] as (sent: unknown, number: number) => unknown)(send, id);
  }

  /** The page hears everything that the engine has posted. */
  pageHears(): void {
    for (const data of this.toPage.splice(0))
      this.onmessage?.call(this as never, new MessageEvent('message', { data }));
  }
}

test('the table of a game that was left is not shown, whenever it arrives; that of the next game is', () => {
  const wire = new Wire();
  void wire.page.call('open', { game: CREATURES });
  wire.engineHears();
  wire.pageHears();
  const seen = wire.shown.length;
  expect(wire.shown.at(-1)?.game).toBe('creatures');
  void wire.page.call('leave', {});
  void wire.page.call('open', { game: FARMERS });
  // The engine has not heard yet that the game was left, and shows it once more.
  wire.engine.setLanguage('de');
  wire.pageHears();
  expect(wire.shown).toHaveLength(seen);
  wire.engineHears();
  wire.pageHears();
  expect(wire.shown.slice(seen).map(({ game }) => game)).toEqual(['agricola']);
});

test('a game that was refused leaves the one on the table as it is', () => {
  const wire = new Wire();
  void wire.page.call('open', { game: CREATURES });
  void wire.page.call('importRecord', { text: 'no record' });
  wire.engineHears();
  wire.engine.setLanguage('fr');
  wire.pageHears();
  expect(wire.shown.map(({ game }) => game)).toEqual(['creatures', 'creatures']);
});

/** Games that are found when a test wants it. */
function slowSaves(): { readonly saves: Saves; readonly find: () => void } {
  const saves = openSaves();
  let find = () => undefined as void;
  const found = new Promise<void>((go) => {
    find = go;
  });
  const get = async (id: string): Promise<Save | undefined> => {
    await found;
    return saves.get(id);
  };
  return { saves: { ...saves, get }, find: () => find() };
}

test('a saved game that is found after it was left, or after another was wanted, is not opened', async () => {
  const { saves, find } = slowSaves();
  const first = new Engine(saves, () => undefined);
  first.open(CREATURES);
  const { id } = first.present;
  const engine = new Engine(saves, () => undefined);
  const left = engine.resume(id, 1);
  engine.leave(2);
  const late = engine.resume(id, 3);
  engine.open(FARMERS, 4);
  find();
  expect(await Promise.all([left, late])).toEqual([{ ok: true }, { ok: true }]);
  expect(engine.present.playable.id).toBe('agricola');
});
