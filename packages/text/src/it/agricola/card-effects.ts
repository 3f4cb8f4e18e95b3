import type { Effect, Period } from '@furrow/agricola/effect';
import { amounts, goodNumber } from '@furrow/agricola/goods';
import type { CardEffect } from '../../agricola/card-phrases';
import type { EffectPhrases, How } from '../../agricola/phrases';
import { count } from '../grammar';
import { clause, infinitive, next } from './clause';
import { condition } from './conditions';
import { quantityPhrase } from './counted';
import { amount, food, goodLabel, goods } from './nouns';
import { spacesNamed } from './spaces-meant';

const PERIODS: Readonly<Record<Period, string>> = {
  turn: ' (una volta per turno)',
  round: ' (una volta per round)',
  game: ' (una sola volta nella partita)',
};

/** What only single cards do, by name. */
const CUSTOM: Readonly<Record<string, (how: How) => string>> = {
  'vegetable-below-grain': (how) =>
    clause(
      how,
      'metti',
      '1 ortaggio della riserva generale sotto il grano di ogni tuo campo con almeno 3 grani e nessun ortaggio',
    ),
  'effect-of-lone-card': (how) =>
    clause(how, 'svolgi', 'l’azione dell’unica carta round libera tra quelle dei round da 1 a 4'),
};

/** What somebody else does: `prende 1 cibo`, `deve pagare 1 cibo`. */
function byOthers(effect: Effect, how: How): string {
  if (effect.do === 'gain' && effect.times === undefined) return `prende ${goods(amounts(effect.goods))}`;
  return `${effect.do === 'may' ? 'può' : 'deve'} ${infinitive(effect, how)}`;
}

/** What becomes of the occupation that was drawn. */
function drawn({ food: price, orPass }: Extract<Effect, { do: 'draw' }>): string {
  const play = `puoi giocarla ${price === 0 ? 'gratis' : `per ${food(price)}`}`;
  return orPass === true ? `${play}, altrimenti va al giocatore alla tua sinistra` : play;
}

/** What cards do besides what spaces do, in Italian. */
export const cardEffects: Pick<EffectPhrases, Exclude<CardEffect, 'points' | 'whole'>> = {
  when: ({ when, then }, how) =>
    how.mood === 'do' ? `se ${condition(when)}, ${how.say(then)}` : `${how.say(then)}, se ${condition(when)}`,
  once: ({ per, effect }, how) => `${how.say(effect)}${how.mood === 'ask' ? '' : PERIODS[per]}`,
  often: ({ effect }, how) =>
    how.mood === 'ask' ? how.say(effect) : `${how.say(effect, 'may')} quante volte vuoi`,
  others: ({ effect }, how) => {
    if (how.mood === 'do') return `ogni altro giocatore ${byOthers(effect, how)}`;
    return `${how.mood === 'may' ? 'puoi' : 'vuoi'} far ${infinitive(effect, how)} a ogni altro giocatore`;
  },
  take: ({ effect }, how) => how.say(effect),
  reap: ({ crop, fields }, how) => {
    const good = goodNumber(crop);
    const label = goodLabel(good);
    const from =
      fields === undefined
        ? `ogni tuo campo di ${label}${how.mood === 'ask' ? '' : ' che vuoi'}`
        : `un massimo di ${count(fields, 'tuo campo', 'tuoi campi')} di ${label}`;
    return clause(how, 'raccogli', `${amount(good, 1)} da ${from}`);
  },
  lay: ({ count: laid }, how) =>
    clause(
      how,
      'metti',
      typeof laid === 'number'
        ? `${count(laid, 'segnalino', 'segnalini')} su questa carta`
        : `su questa carta 1 segnalino per ${quantityPhrase(laid).each}`,
    ),
  unlay: ({ all = false, get }, how) =>
    `${clause(how, 'togli', `${all ? 'tutti i segnalini' : '1 segnalino'} da questa carta`)} e ${next(get, how)}`,
  mark: (_effect, how) => clause(how, 'segna', 'ogni casella inutilizzata della tua fattoria'),
  unmark: ({ get }, how) => how.say(get),
  gainPerPlace: (effect, how) =>
    clause(how, 'prendi', `${goods(amounts(effect.goods))} per ogni posto libero su questa carta`),
  topOfPile: (_effect, how) => clause(how, 'prendi', 'il bene in cima alla pila su questa carta'),
  place: ({ where: { from, on, evenOccupied, forever } }, how) => {
    const who = from === 'home' ? 'un altro familiare' : 'un familiare della tua riserva';
    const where = on === undefined ? '' : ` su ${spacesNamed(on, 'o')}`;
    const even = evenOccupied === true ? ', anche su uno spazio azione occupato' : '';
    return clause(
      how,
      'piazza',
      `${who}${where}${even}${forever === true ? ', che a fine round esce dal gioco per sempre' : ''}`,
    );
  },
  jump: ({ to, evenOccupied }, how) => {
    const [one, occupied] = evenOccupied === true ? ['', ', anche se occupato'] : [' libero', ''];
    return clause(
      how,
      'usa',
      to.length === 1
        ? `con lo stesso familiare ${spacesNamed(to, 'o')}${one === '' ? occupied : ', se è libero'}`
        : `con lo stesso familiare un altro spazio${one} tra ${spacesNamed(to, 'e')}${occupied}`,
    );
  },
  guest: (_effect, how) => clause(how, 'prendi', 'dalla tua riserva 1 familiare in più per questo round'),
  adopt: (_effect, how) =>
    clause(how, 'fai lavorare', 'già in questo round un familiare appena nato, che conta subito come adulto'),
  leave: (_effect, how) =>
    clause(how, 'rimuovi', 'per sempre dal gioco un familiare per cui non c’è più posto'),
  draw: (effect, how) =>
    effect.from === 'three'
      ? clause(how, 'scegli', `3 occupazioni dalla mano e pescane una a caso: ${drawn(effect)}`)
      : clause(how, 'pesca', `a caso un’occupazione dalla tua mano: ${drawn(effect)}`),
  custom: ({ name }, how) => CUSTOM[name](how),
  byOwner: ({ own, other }, how) => {
    const toll =
      other.do === 'pay'
        ? ` (pagando prima ${goods(amounts(other.cost))} a chi possiede la carta, se non sei tu)`
        : '';
    return `${how.say(own)}${toll}`;
  },
};
