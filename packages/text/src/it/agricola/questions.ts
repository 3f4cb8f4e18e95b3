import { pairs } from '@furrow/agricola/goods';
import { choicesIn, yieldOf } from '../../agricola/choices';
import type { Buildable, QuestionPhrases } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { alternatives, infinitive } from './effects';
import { amount, fenceCount, food, goodLabel, goods, intoFood, onFarm, priced, theMajor } from './nouns';

/** What can be done, and whether it can be left at that: `semina nei tuoi campi vuoti, oppure termina`. */
function orFinish(text: string, canFinish: boolean): string {
  return canFinish ? `${text}, oppure termina` : text;
}

/** What can be built, each with its price. */
function toBuild({ room, stable }: Partial<Buildable> = {}, partner: boolean): string[] {
  const what: string[] = [];
  if (room !== undefined) what.push(priced(`1 stanza${onFarm(partner)}`, room));
  if (stable !== undefined) what.push(priced(`1 stalla${onFarm(partner)}`, stable));
  return what;
}

/** What is asked, in Italian. */
export const questions: QuestionPhrases = {
  may: ({ effect }, asked) => `${asked.say(effect, 'ask')}?`,
  oneOf: ({ effect }, asked) => asked.say(effect, 'do'),
  anyOf: ({ effects, canFinish }, asked) =>
    canFinish
      ? orFinish(
          effects
            .flatMap(choicesIn)
            .map((one) => asked.say(one, 'do'))
            .join(', oppure '),
          true,
        )
      : `che cosa vuoi fare prima: ${alternatives(effects.flatMap(choicesIn).map((one) => infinitive(one, asked)))}?`,
  build: ({ partner, canFinish, ...own }) => {
    const all = [...toBuild(own, false), ...toBuild(partner, true)];
    return orFinish(`costruisci ${all.join(', oppure ')}`, canFinish);
  },
  plow: ({ partner = false }) =>
    `dove ari il campo?${partner ? ' Può stare anche nella fattoria del tuo compagno' : ''}`,
  food: ({ price, missing }) =>
    `devi pagare ${goods(price)}, ma ti ${missing === 1 ? 'manca' : 'mancano'} ${food(missing)}: che cosa trasformi in cibo?`,
  sow: ({ fields, have }) => {
    const there = list([
      count(fields, 'campo vuoto', 'campi vuoti'),
      ...have.map(([good, n]) => amount(good, n)),
    ]);
    const grow = list(
      have.map(([good], i) => `da ${amount(good, 1)}${i === 0 ? ' ne crescono' : ''} ${yieldOf(good)}`),
    );
    const named = fields === 1 ? '' : '. Puoi anche indicare tu i campi, per esempio «sow grain a2»';
    return `hai ${there}: che cosa semini? In un campo, ${grow}${named}`;
  },
  bake: ({ food: gives }) =>
    gives.length === 1
      ? 'cuoci il pane con 1 grano'
      : `con quanto grano cuoci il pane, da 1 a ${gives.length}?`,
  fences: ({ left, partnerLeft, canFinish }) => {
    const partner =
      partnerLeft === undefined
        ? ''
        : `, e al tuo compagno ${partnerLeft}; per lui il primo steccato, e poi uno ogni tre, costa 1 legno in più`;
    return `${orFinish('recinta un pascolo, o indica i singoli steccati, per esempio «fence a2n a2w a2s a2e»', canFinish)}. ${left === 1 ? 'Ti resta' : 'Ti restano'} ${fenceCount(left)}${partner}`;
  },
  marketplace: ({ have, partner, paid, canFinish }) => {
    const own = have.length === 0 ? 'non hai niente' : `hai ${goods(have)}`;
    const other = partner.length === 0 ? 'non ha niente' : `ha ${goods(partner)}`;
    const what = canFinish ? 'dai o prendi ancora, oppure termina.' : 'che cosa dai o prendi?';
    const done = paid.length === 0 ? '' : ` (già pagato per ${list(paid.map(goodLabel))})`;
    return `${own}, il tuo compagno ${other}: ${what} Prima paghi 1 bene di ogni tipo${done}. Puoi anche indicare tu le quantità, per esempio «give 2 wood 1 grain»`;
  },
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
