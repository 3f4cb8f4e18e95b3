import type { Listener, Who } from '@furrow/agricola/cards/listener';
import { goodNumber } from '@furrow/agricola/goods';
import type { Moment } from '@furrow/agricola/moments';
import type { Action } from '@furrow/agricola/take';
import { goodLabel } from './nouns';
import { spacesMeant } from './spaces-meant';

/** A doing: what the player does, what somebody else does, what has been done, and what all of these are followed by. */
interface Doing {
  readonly mine: string;
  readonly theirs: string;
  readonly done: string;
  readonly infinitive: string;
  readonly rest: string;
}

type Verb = Omit<Doing, 'rest'>;

const BUILD: Verb = { mine: 'costruisci', theirs: 'costruisce', done: 'costruito', infinitive: 'costruire' };
const PLAY: Verb = { mine: 'giochi', theirs: 'gioca', done: 'giocato', infinitive: 'giocare' };
const USE: Verb = { mine: 'usi', theirs: 'usa', done: 'usato', infinitive: 'usare' };

const ACTIONS: Readonly<Record<Action, Doing>> = {
  bake: { mine: 'cuoci', theirs: 'cuoce', done: 'cotto', infinitive: 'cuocere', rest: ' il pane' },
  sow: { mine: 'semini', theirs: 'semina', done: 'seminato', infinitive: 'seminare', rest: '' },
  plow: { mine: 'ari', theirs: 'ara', done: 'arato', infinitive: 'arare', rest: ' un campo' },
  fences: { ...BUILD, rest: ' steccati' },
  renovate: {
    mine: 'ristrutturi',
    theirs: 'ristruttura',
    done: 'ristrutturato',
    infinitive: 'ristrutturare',
    rest: ' la casa',
  },
  grow: {
    mine: 'fai crescere',
    theirs: 'fa crescere',
    done: 'fatto crescere',
    infinitive: 'far crescere',
    rest: ' la famiglia',
  },
  minor: { ...PLAY, rest: ' una piccola miglioria' },
  improvement: { ...BUILD, rest: ' una grande miglioria o giocarne una piccola' },
};

/** Moments that come with the course of the game. */
const TIMES = {
  beforeRound: 'prima di ogni round',
  roundStart: 'all’inizio di ogni round',
  workStart: 'all’inizio di ogni fase di lavoro',
  turnEnds: 'alla fine di ogni tuo turno',
  workEnds: 'alla fine di ogni fase di lavoro',
  homeward: 'all’inizio di ogni fase di ritorno a casa',
  roundEnds: 'alla fine di ogni round',
  beforeHarvest: 'subito prima di ogni raccolto',
  fieldStarts: 'all’inizio della fase dei campi di ogni raccolto',
  fieldEnds: 'alla fine della fase dei campi di ogni raccolto',
  feeding: 'nella fase di alimentazione di ogni raccolto',
  bred: 'dopo la fase di riproduzione di ogni raccolto',
  harvestEnds: 'alla fine di ogni raccolto',
  settled: 'appena possibile',
} as const;

type Deed = Exclude<Moment, keyof typeof TIMES>;

const PLAYED = {
  occupation: { ...PLAY, rest: ' un’occupazione' },
  improvement: {
    mine: 'costruisci o giochi',
    theirs: 'costruisce o gioca',
    done: 'costruito o giocato',
    infinitive: 'costruire o giocare',
    rest: ' una miglioria',
  },
} as const satisfies Record<string, Doing>;

/** What is done at a moment that is somebody's doing. */
function doing(listener: Listener & { readonly moment: Deed }): Doing {
  const { moment, spaces, action = 'bake', good, card } = listener;
  switch (moment) {
    case 'use':
    case 'used':
      return { ...USE, rest: ` ${spacesMeant(spaces)}` };
    case 'take':
    case 'taken':
      return action === 'improvement' ? PLAYED.improvement : ACTIONS[action];
    case 'builtRooms':
      return { ...BUILD, rest: ' una o più stanze' };
    case 'builtStables':
      return { ...BUILD, rest: ' una o più stalle' };
    case 'fenced':
      return ACTIONS.fences;
    case 'renovated':
      return ACTIONS.renovate;
    case 'plowed':
      return ACTIONS.plow;
    case 'sowed':
      return ACTIONS.sow;
    case 'baked':
      return ACTIONS.bake;
    case 'spaceUsed':
      return {
        mine: 'utilizzi',
        theirs: 'utilizza',
        done: 'utilizzato',
        infinitive: 'utilizzare',
        rest: ' una nuova casella della fattoria',
      };
    case 'played':
      return card === undefined ? { ...PLAY, rest: ' una carta' } : PLAYED[card];
    case 'gained': {
      const what = good === undefined ? 'beni' : goodLabel(goodNumber(good));
      return {
        mine: 'ottieni',
        theirs: 'ottiene',
        done: 'ottenuto',
        infinitive: 'ottenere',
        rest: ` ${what}`,
      };
    }
  }
}

const WHO: Readonly<Record<Exclude<Who, 'me'>, string>> = {
  others: 'un altro giocatore',
  anyone: 'un giocatore qualsiasi, anche tu,',
};

/** What has happened when a card acts, not what is about to happen. */
const AFTER: readonly Moment[] = ['used', 'taken', 'baked'];

function isDeed(listener: Listener): listener is Listener & { readonly moment: Deed } {
  return !(listener.moment in TIMES);
}

/** The occasion of a listener, in Italian. */
export function occasion(listener: Listener): string {
  if (!isDeed(listener)) return TIMES[listener.moment as keyof typeof TIMES];
  const { who } = listener;
  const { mine, theirs, done, rest } = doing(listener);
  const after = AFTER.includes(listener.moment);
  if (who === 'me') return `ogni volta ${after ? `dopo aver ${done}` : `che ${mine}`}${rest}`;
  return `ogni volta che ${WHO[who]} ${after ? `ha ${done}` : theirs}${rest}`;
}

/** An action that could be taken: `seminare`, `giocare una piccola miglioria`. */
export function toDo(action: Action): string {
  const { infinitive, rest } = ACTIONS[action];
  return `${infinitive}${rest}`;
}
