import { type Amounts, pairs } from '@furrow/agricola/goods';
import type { QuestionPhrases } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { alternatives, infinitive, parts } from './effects';
import { amount, atPrice, food, goods, intoFood, theMajor } from './nouns';

/** What can be done, and whether it can be left at that: `semina nei tuoi campi vuoti, oppure termina`. */
function orFinish(text: string, canFinish: boolean): string {
  return canFinish ? `${text}, oppure termina` : text;
}

function toBuild(room: Amounts | undefined, stable: Amounts | undefined): string {
  const what: string[] = [];
  if (room !== undefined) what.push(`1 stanza ${atPrice(room)}`);
  if (stable !== undefined) what.push(`1 stalla ${atPrice(stable)}`);
  return `costruisci ${what.join(' o ')}`;
}

/** What is asked, in Italian. */
export const questions: QuestionPhrases = {
  may: ({ effect }, asked) => `${asked.say(effect, 'ask')}?`,
  oneOf: ({ effect }, asked) => asked.say(effect, 'do'),
  anyOf: ({ effects, canFinish }, asked) =>
    canFinish
      ? orFinish(alternatives(parts(effects, asked)), true)
      : `che cosa vuoi fare prima: ${alternatives(effects.map((one) => infinitive(one, asked)))}?`,
  build: ({ room, stable, canFinish }) => orFinish(toBuild(room, stable), canFinish),
  plow: () => 'dove ari il campo?',
  food: ({ price, missing }) =>
    `devi pagare ${goods(price)}, ma ti ${missing === 1 ? 'manca' : 'mancano'} ${food(missing)}: che cosa trasformi in cibo?`,
  sow: ({ fields, have }) =>
    `hai ${list([count(fields, 'campo vuoto', 'campi vuoti'), ...have.map(([good, n]) => amount(good, n))])}: che cosa semini? Un campo appena seminato ha 3 grani o 2 ortaggi. Puoi anche indicare tu i campi, per esempio «sow grain a2»`,
  bake: ({ food: gives }) =>
    gives.length === 1 ? 'quanto grano usi? Puoi usarne solo 1' : `quanto grano usi, da 1 a ${gives.length}?`,
  fences: ({ left, canFinish }) =>
    `${orFinish('recinta un pascolo, o indica i singoli steccati, per esempio «fence a2n a2w»', canFinish)}. ${left === 1 ? 'Te ne resta' : 'Te ne restano'} ${left}`,
  major: () => 'quale grande miglioria costruisci?',
  majorPay: ({ major }) => `come paghi ${theMajor(major)}?`,
  settle: ({ have, newborns }) =>
    newborns
      ? `non c’è posto per tutti i tuoi animali e i cuccioli. Hai ${goods(have)}: quali tieni? Gli altri tornano nella riserva generale`
      : `non c’è posto per tutti i tuoi animali. Hai ${goods(have)}: quali tieni? Gli altri diventano cibo, se ora puoi cuocerli, o tornano nella riserva generale`,
  convert: ({ rates }) =>
    `puoi trasformare ${intoFood(pairs(rates))}. Scrivi che cosa e quanto, per esempio «convert 1 grain», oppure termina`,
  discard: ({ have }) =>
    `hai ${goods(have)}: che cosa restituisci? Scrivi che cosa e quanto, per esempio «discard 2 wood», oppure termina`,
  drawStart: () => 'il caso decide chi inizia',
  reveal: ({ round }) => `quale carta entra in gioco nel round ${round}?`,
  work: ({ people }) => `piazza un familiare (te ne ${people === 1 ? 'resta' : 'restano'} ${people})`,
  feed: ({ need, food: have }) =>
    `la tua famiglia ha bisogno di ${food(need)}, e ${have === 0 ? 'non ne hai' : `ne hai ${have}`}: come la sfami? Puoi anche indicare tu le quantità, per esempio «feed 2 grain 1 begging»`,
  anytime: () => 'ora puoi anche trasformare beni in cibo o restituire beni',
};
