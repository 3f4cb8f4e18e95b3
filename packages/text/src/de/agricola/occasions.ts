import type { Who } from '@furrow/agricola/cards/listener';
import type { Action } from '@furrow/agricola/effects/take';
import type { Happening, Occasion, Time } from '../../agricola/clauses/occasion';
import { byKind, type PhrasesBy } from '../../by-kind';
import { article, count, list, quoted } from '../grammar';
import { condition } from './conditions';
import { goodName, HOUSES, theMajor } from './nouns';
import { spacesMeant } from './spaces-meant';
import { anImprovement } from './upgrades';

/** What the rules call their actions. */
const ACTION_NAMES: Readonly<Record<Action, string>> = {
  bake: 'Brot backen',
  sow: 'Säen',
  plow: '1 Acker pflügen',
  fences: 'Zäune bauen',
  renovate: 'Renovieren',
  grow: 'Familienzuwachs',
  minor: 'Kleine Anschaffung',
  improvement: 'Große oder kleine Anschaffung',
};

/** An action in a sentence: `die Aktion „Brot backen“`; after `mit` it is `der Aktion …`. */
export function theAction(action: Action, article: 'die' | 'der' = 'die'): string {
  return `${article} Aktion ${quoted(ACTION_NAMES[action])}`;
}

/** Who does something. */
const DOERS: Readonly<Record<Who, string>> = {
  me: 'du',
  others: 'ein anderer Spieler',
  anyone: 'jemand (auch du)',
};

/** What is done: with what, the verb for `du` and for others, and its participle. */
type Done = readonly [what: string, mine: string, theirs: string, participle: string];

const PLAYED: Readonly<Record<Extract<Happening, { happens: 'play' }>['card'], Done>> = {
  occupation: ['eine Ausbildung', 'ausspielst', 'ausspielt', 'ausgespielt'],
  improvement: ['eine große oder kleine Anschaffung', 'baust', 'baut', 'gebaut'],
  bakery: ['eine Anschaffung zum Brotbacken', 'baust', 'baut', 'gebaut'],
  staying: ['eine Ausbildung oder Anschaffung vor dir', 'auslegst', 'auslegt', 'ausgelegt'],
  any: ['eine Karte', 'ausspielst', 'ausspielt', 'ausgespielt'],
};

const BUILT = { rooms: 'Räume', stables: 'Ställe', fences: 'Zäune' } as const;

/** A house in the dative: `einem Steinhaus`. */
function aHouse(house: number): string {
  const { gender, one } = HOUSES[house];
  return `${article('ein', gender, 'dative')} ${one}`;
}

const HAPPENINGS: PhrasesBy<'happens', Happening, [], Done> = {
  use: ({ spaces }) => [spacesMeant(spaces), 'nutzt', 'nutzt', 'genutzt'],
  getOnSpace: ({ goods, spaces }) => [
    `${spaces.spaces === 'any' ? 'von einem Aktionsfeld' : `über ${spacesMeant(spaces)}`} ${list(
      goods.map((good) => goodName(good)),
      'oder',
    )}`,
    'bekommst',
    'bekommt',
    'bekommen',
  ],
  take: ({ action }) => [theAction(action), 'ausführst', 'ausführt', 'ausgeführt'],
  build: ({ what }) => [BUILT[what], 'baust', 'baut', 'gebaut'],
  renovate: ({ to, from }) => {
    const parts = [
      from === undefined ? '' : `von ${aHouse(from)}`,
      to === undefined ? '' : `zu ${aHouse(to)}`,
    ];
    return [parts.filter((part) => part !== '').join(' '), 'renovierst', 'renoviert', 'renoviert'];
  },
  plow: () => ['einen Acker', 'pflügst', 'pflügt', 'gepflügt'],
  sow: ({ unlimited }) => [unlimited ? 'mit einer uneingeschränkten Aktion' : '', 'säst', 'sät', 'gesät'],
  harvest: ({ good }) => [
    good === undefined ? 'deine Äcker' : `mindestens 1 ${goodName(good, 1)}`,
    'erntest',
    'erntet',
    'geerntet',
  ],
  bake: () => ['Brot', 'backst', 'backt', 'gebacken'],
  workWood: () => [
    'mit der Tischlerei, „Sägewerk“ oder „Tischler“ Holz in Nahrung',
    'umwandelst',
    'umwandelt',
    'umgewandelt',
  ],
  cook: ({ good, toFeed }) => [
    `${toFeed ? 'in der Ernährungsphase einer Ernte ' : ''}${good === undefined ? 'Gemüse oder Tiere' : `mindestens 1 ${goodName(good, 1)}`}`,
    'kochst',
    'kocht',
    'gekocht',
  ],
  useNewSpace: () => ['ein neues Feld deines Hofs', 'nutzt', 'nutzt', 'genutzt'],
  useLand: ({ n }) => [
    `mit einer einzigen Aktion mindestens ${count(n, 'bisher ungenutztes Feld', 'bisher ungenutzte Felder')} deines Hofs`,
    'nutzt',
    'nutzt',
    'genutzt',
  ],
  enclose: () => ['mindestens 1 Feld, das auf keiner Weide lag,', 'einzäunst', 'einzäunt', 'eingezäunt'],
  encloseUnused: () => ['mindestens 1 bisher ungenutztes Feld', 'einzäunst', 'einzäunt', 'eingezäunt'],
  buildMajor: ({ majors }) => [
    list(
      majors.map((major) => theMajor(major, 'accusative')),
      'oder',
    ),
    'baust',
    'baut',
    'gebaut',
  ],
  upgrade: ({ from, to }) => [
    `${list(from.map(anImprovement), 'oder')} für ${list(to.map(anImprovement), 'oder')}`,
    'zurückgibst',
    'zurückgibt',
    'zurückgegeben',
  ],
  play: ({ card }) => PLAYED[card],
  gain: ({ good, byMinor }) => [
    `${byMinor ? 'durch eine kleine Anschaffung ' : ''}${good === undefined ? 'Waren' : `mindestens 1 ${goodName(good, 1)}`}`,
    'bekommst',
    'bekommt',
    'bekommen',
  ],
};

const happening = byKind('happens', HAPPENINGS);

/** Times; `round`: each round, or the one in which something happens. */
const TIMES: Readonly<Record<Time, (round: string) => string>> = {
  beforeRound: (round) => `vor Beginn ${round}`,
  roundStart: (round) => `zu Beginn ${round}`,
  replenish: () => 'in jeder Vorbereitungsphase vor dem Auffüllen der Ansammlungsfelder',
  workStart: () => 'zu Beginn jeder Arbeitsphase',
  settled: () => 'jederzeit',
  turnEnds: () => 'am Ende jedes deiner Züge',
  workEnds: () => 'am Ende jeder Arbeitsphase',
  homeward: () => 'zu Beginn jeder Heimkehrphase',
  roundEnds: (round) => `am Ende ${round}`,
  beforeHarvest: () => 'vor jeder Ernte',
  fieldStarts: () => 'zu Beginn der Feldphase jeder Ernte',
  feedingStarts: () => 'zu Beginn der Ernährungsphase jeder Ernte',
  fieldEnds: () => 'am Ende der Feldphase jeder Ernte',
  fieldPhase: () => 'in der Feldphase jeder Ernte',
  feeding: () => 'in der Ernährungsphase jeder Ernte',
  fed: () => 'nach der Ernährungsphase jeder Ernte',
  bred: () => 'nach der Vermehrungsphase jeder Ernte',
  harvestEnds: () => 'am Ende jeder Ernte',
  scoring: () => 'zu Beginn der Schlusswertung',
};

const ORDERS = { before: 'bevor', during: 'wenn', done: 'nachdem', after: 'nachdem' } as const;

function words(...all: readonly string[]): string {
  return all.filter((word) => word !== '').join(' ');
}

/** What a card waits for, in German; what follows begins with its verb. */
export const occasion = byKind<'occasion', Occasion>('occasion', {
  time: ({ time, round }) => TIMES[time](round === undefined ? 'jeder Runde' : `von Runde ${round}`),
  doing: ({ who, what, order }) => {
    const [object, mine, theirs, participle] = happening(what);
    const verb = who === 'me' ? mine : theirs;
    const past = `${participle} ${who === 'me' ? 'hast' : 'hat'}`;
    const isPast = order === 'done' || order === 'after';
    return `jedes Mal, ${words(ORDERS[order], DOERS[who], object, isPast ? past : verb)}`;
  },
  soon: ({ given }) => `sobald ${condition(given)}`,
});

/** An occasion with what happens then, which begins with its verb, after a comma if the occasion or the note has one, too. */
export function onOccasion(at: Occasion, does: string, note = ''): string {
  return `${occasion(at)}${note}${at.occasion === 'time' && !note.includes(',') ? '' : ','} ${does}`;
}

/** The word for a condition behind an occasion: not `wenn` twice. */
export function ifAt(at: Occasion): 'wenn' | 'falls' {
  return at.occasion === 'doing' && at.order === 'during' ? 'falls' : 'wenn';
}
