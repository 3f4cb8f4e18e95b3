import type { Who } from '@furrow/agricola/cards/listener';
import type { Action } from '@furrow/agricola/effects/take';
import type { Happening, Occasion, Time } from '../../agricola/clauses/occasion';
import { byKind, type PhrasesBy } from '../../by-kind';
import { count, list } from '../grammar';
import { condition } from './conditions';
import { amount, goodLabel, MATERIALS, theMajor } from './nouns';
import { spacesMeant } from './spaces-meant';
import { anImprovement } from './upgrades';

/** A verb: what the player does, what somebody else does, what has been done, and what could be done. */
type Verb = readonly [mine: string, theirs: string, done: string, infinitive: string];

/** What is done: a verb, and what all its forms are followed by. */
type Done = readonly [verb: Verb, rest: string];

const BUILD: Verb = ['costruisci', 'costruisce', 'costruito', 'costruire'];
const PLAY: Verb = ['giochi', 'gioca', 'giocato', 'giocare'];
const BUILD_OR_PLAY: Verb = [
  'costruisci o giochi',
  'costruisce o gioca',
  'costruito o giocato',
  'costruire o giocare',
];
const RETURN: Verb = ['restituisci', 'restituisce', 'restituito', 'restituire'];
const USE: Verb = ['usi', 'usa', 'usato', 'usare'];
const MAKE_USE: Verb = ['utilizzi', 'utilizza', 'utilizzato', 'utilizzare'];
const HARVEST: Verb = ['raccogli', 'raccoglie', 'raccolto', 'raccogliere'];
const ENCLOSE: Verb = ['recinti', 'recinta', 'recintato', 'recintare'];
const COOK: Verb = ['cucini', 'cucina', 'cucinato', 'cucinare'];
const GET: Verb = ['ottieni', 'ottiene', 'ottenuto', 'ottenere'];

const ACTIONS: Readonly<Record<Action, Done>> = {
  bake: [['cuoci', 'cuoce', 'cotto', 'cuocere'], ' il pane'],
  sow: [['semini', 'semina', 'seminato', 'seminare'], ''],
  plow: [['ari', 'ara', 'arato', 'arare'], ' un campo'],
  fences: [BUILD, ' steccati'],
  renovate: [['ristrutturi', 'ristruttura', 'ristrutturato', 'ristrutturare'], ' la casa'],
  grow: [['fai crescere', 'fa crescere', 'fatto crescere', 'far crescere'], ' la famiglia'],
  minor: [PLAY, ' una piccola miglioria'],
  improvement: [BUILD_OR_PLAY, ' una miglioria'],
};

/** An action that could be taken: `seminare`, `giocare una piccola miglioria`. */
export function toDo(action: Action): string {
  if (action === 'improvement') return 'costruire una grande miglioria o giocarne una piccola';
  const [[, , , infinitive], rest] = ACTIONS[action];
  return `${infinitive}${rest}`;
}

/** An action that is declined: `un’azione «Piccola Miglioria»`. */
export function anAction(action: Action): string {
  if (action === 'minor') return 'un’azione «Piccola Miglioria»';
  return action === 'improvement' ? 'un’azione «Grande o Piccola Miglioria»' : toDo(action);
}

const PLAYED: Readonly<Record<Extract<Happening, { happens: 'play' }>['card'], Done>> = {
  occupation: [PLAY, ' un’occupazione'],
  improvement: ACTIONS.improvement,
  bakery: [BUILD_OR_PLAY, ' una miglioria che cuoce il pane'],
  staying: [['metti', 'mette', 'messo', 'mettere'], ' davanti a te un’occupazione o una miglioria'],
  any: [PLAY, ' una carta'],
};

const BUILT = { rooms: ' una o più stanze', stables: ' una o più stalle', fences: ' steccati' } as const;

const HAPPENINGS: PhrasesBy<'happens', Happening, [], Done> = {
  use: ({ spaces }) => [USE, ` ${spacesMeant(spaces)}`],
  getOnSpace: ({ goods, spaces }) => {
    const where = spaces.spaces === 'any' ? 'da uno spazio azione' : `su ${spacesMeant(spaces)}`;
    return [GET, ` ${list(goods.map(goodLabel), 'o')} ${where}`];
  },
  take: ({ action }) => ACTIONS[action],
  build: ({ what }) => [BUILD, BUILT[what]],
  renovate: ({ to, from }) => {
    if (to === undefined) return ACTIONS.renovate;
    const former = from === undefined ? '' : ` di ${MATERIALS[from]}`;
    return [ACTIONS.renovate[0], ` la casa${former} facendone una casa di ${MATERIALS[to]}`];
  },
  plow: () => ACTIONS.plow,
  sow: ({ unlimited }) => [ACTIONS.sow[0], unlimited ? ' con un’azione senza limiti' : ''],
  harvest: ({ good }) => [HARVEST, good === undefined ? ' i campi' : ` almeno ${amount(good, 1)}`],
  bake: () => ACTIONS.bake,
  workWood: () => [
    ['trasformi', 'trasforma', 'trasformato', 'trasformare'],
    ' legno in cibo con la Falegnameria, «Segheria» o «Ebanista»',
  ],
  cook: ({ good, toFeed }) => [
    COOK,
    `${good === undefined ? ' ortaggi o animali' : ` almeno ${amount(good, 1)}`}${toFeed ? ' nella fase di alimentazione di un raccolto' : ''}`,
  ],
  useNewSpace: () => [MAKE_USE, ' una nuova casella della fattoria'],
  useLand: ({ n }) => [
    MAKE_USE,
    ` con una sola azione almeno ${count(n, 'casella finora inutilizzata', 'caselle finora inutilizzate')} della fattoria`,
  ],
  enclose: () => [ENCLOSE, ' almeno 1 casella che non era in nessun pascolo'],
  encloseUnused: () => [ENCLOSE, ' almeno 1 casella finora inutilizzata'],
  buildMajor: ({ majors }) => [BUILD, ` ${list(majors.map(theMajor), 'o')}`],
  upgrade: ({ from, to }) => [
    RETURN,
    ` ${list(from.map(anImprovement), 'o')} per costruire ${list(to.map(anImprovement), 'o')}`,
  ],
  play: ({ card }) => PLAYED[card],
  gain: ({ good, byMinor }) => [
    GET,
    ` ${good === undefined ? 'beni' : goodLabel(good)}${byMinor ? ' da una piccola miglioria' : ''}`,
  ],
};

const happening = byKind('happens', HAPPENINGS);

/** Times; `ofRound`: of each round, or of the one in which something happens. */
const TIMES: Readonly<Record<Time, (ofRound: string) => string>> = {
  beforeRound: (ofRound) => `prima ${ofRound}`,
  roundStart: (ofRound) => `all’inizio ${ofRound}`,
  replenish: () => 'in ogni fase di preparazione, prima di rifornire gli spazi che accumulano beni',
  workStart: () => 'all’inizio di ogni fase di lavoro',
  settled: () => 'appena possibile',
  turnEnds: () => 'alla fine di ogni tuo turno',
  workEnds: () => 'alla fine di ogni fase di lavoro',
  homeward: () => 'all’inizio di ogni fase di ritorno a casa',
  roundEnds: (ofRound) => `alla fine ${ofRound}`,
  beforeHarvest: () => 'subito prima di ogni raccolto',
  fieldStarts: () => 'all’inizio della fase dei campi di ogni raccolto',
  feedingStarts: () => 'all’inizio della fase di alimentazione di ogni raccolto',
  fieldEnds: () => 'alla fine della fase dei campi di ogni raccolto',
  fieldPhase: () => 'nella fase dei campi di ogni raccolto',
  feeding: () => 'nella fase di alimentazione di ogni raccolto',
  fed: () => 'dopo la fase di alimentazione di ogni raccolto',
  bred: () => 'dopo la fase di riproduzione di ogni raccolto',
  harvestEnds: () => 'alla fine di ogni raccolto',
  scoring: () => 'all’inizio del conteggio finale',
};

const WHO: Readonly<Record<Exclude<Who, 'me'>, string>> = {
  others: 'un altro giocatore',
  anyone: 'un giocatore qualsiasi, anche tu,',
};

/** What a card waits for, in Italian. */
export const occasion = byKind<'occasion', Occasion>('occasion', {
  time: ({ time, round }) => TIMES[time](round === undefined ? 'di ogni round' : `del round ${round}`),
  doing: ({ who, what, order }) => {
    const [[mine, theirs, done, infinitive], rest] = happening(what);
    if (order === 'before' && who === 'me') return `ogni volta, subito prima di ${infinitive}${rest}`;
    const isAfter = order === 'after';
    if (who === 'me') return `ogni volta ${isAfter ? `dopo aver ${done}` : `che ${mine}`}${rest}`;
    return `ogni volta che ${WHO[who]} ${isAfter ? `ha ${done}` : theirs}${rest}`;
  },
  soon: ({ given }) => `appena ${condition(given)}`,
});
