import type { Listener, Who } from '@furrow/agricola/cards/listener';
import { goodNumber } from '@furrow/agricola/goods';
import type { Moment } from '@furrow/agricola/moments';
import type { Action } from '@furrow/agricola/take';
import { quoted } from '../grammar';
import { goodName } from './nouns';
import { spacesMeant } from './spaces-meant';

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

type Saying = (listener: Listener) => string;

/** What is always the same, whoever does it. */
const always =
  (text: string): Saying =>
  () =>
    text;

/** Each time somebody does something. */
const whenever =
  (what: Saying, mine: string, theirs = mine): Saying =>
  (listener) =>
    `jedes Mal, wenn ${DOERS[listener.who]} ${what(listener)} ${listener.who === 'me' ? mine : theirs}`;

/** Each time after somebody has done something. */
const after =
  (what: Saying, participle: string): Saying =>
  (listener) =>
    `jedes Mal, nachdem ${DOERS[listener.who]} ${what(listener)}${participle} ${listener.who === 'me' ? 'hast' : 'hat'}`;

const spacesOf: Saying = ({ spaces }) => spacesMeant(spaces);
const actionOf: Saying = ({ action = 'bake' }) => theAction(action);
const goodOf: Saying = ({ good }) =>
  good === undefined ? 'Waren ' : `mindestens 1 ${goodName(goodNumber(good), 1)} `;

/** What was played; `any`: whatever it is. */
const PLAYED = {
  occupation: 'eine Ausbildung ausgespielt',
  improvement: 'eine große oder kleine Anschaffung gebaut',
  any: 'eine Karte ausgespielt',
};

const OCCASIONS: Readonly<Record<Moment, Saying>> = {
  beforeRound: always('vor Beginn jeder Runde'),
  roundStart: always('zu Beginn jeder Runde'),
  workStart: always('zu Beginn jeder Arbeitsphase'),
  use: whenever(spacesOf, 'nutzt'),
  take: whenever(actionOf, 'ausführst', 'ausführt'),
  taken: after((listener) => `${actionOf(listener)} `, 'ausgeführt'),
  builtRooms: after(always('Räume '), 'gebaut'),
  builtStables: after(always('Ställe '), 'gebaut'),
  fenced: after(always('Zäune '), 'gebaut'),
  renovated: after(always(''), 'renoviert'),
  plowed: after(always('einen Acker '), 'gepflügt'),
  sowed: after(always(''), 'gesät'),
  baked: after(always('Brot '), 'gebacken'),
  spaceUsed: always('jedes Mal, wenn ein Feld deines Hofs zum ersten Mal genutzt wird'),
  played: after(({ card }) => PLAYED[card ?? 'any'], ''),
  gained: after(goodOf, 'bekommen'),
  settled: always('jederzeit'),
  used: after((listener) => `${spacesOf(listener)} `, 'genutzt'),
  turnEnds: always('am Ende jedes deiner Züge'),
  workEnds: always('am Ende jeder Arbeitsphase'),
  homeward: always('zu Beginn jeder Heimkehrphase'),
  roundEnds: always('am Ende jeder Runde'),
  beforeHarvest: always('vor jeder Ernte'),
  fieldStarts: always('in der Feldphase jeder Ernte'),
  fieldEnds: always('in der Feldphase jeder Ernte'),
  feeding: always('in der Ernährungsphase jeder Ernte'),
  bred: always('nach der Vermehrungsphase jeder Ernte'),
  harvestEnds: always('am Ende jeder Ernte'),
};

/** What a card waits for, in German; what follows begins with its verb, after a comma if this is a clause. */
export function occasion(listener: Listener): string {
  return OCCASIONS[listener.moment](listener);
}

/** An occasion with what happens then, which begins with its verb. */
export function onOccasion(occasion: string, does: string): string {
  return `${occasion}${occasion.includes(', ') ? ',' : ''} ${does}`;
}
