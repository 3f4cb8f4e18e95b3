import { buildings, STABLE, STALL } from '@furrow/creatures/buildings/index';
import type { CustomName } from '@furrow/creatures/effect';
import { type Animal, amounts, goodNumber } from '@furrow/creatures/goods';
import { type RemainingTerms, remainingTerms } from '@furrow/creatures/remaining-terms';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { EffectPhrases, How } from '../../creatures/phrases';
import { type Group, groupOf, numbersOf, singleGoods } from '../../creatures/spoken-goods';
import { agree, agreeMany, list, type Noun, the } from '../grammar';
import { amount, atPrice, GOOD_NOUNS, goods, oneOfGoods, PIECE_NOUNS, quotedSpace } from './nouns';

/** Each verb with its infinitive. */
const INFINITIVES = {
  prendi: 'prendere',
  piazza: 'piazzare',
  costruisci: 'costruire',
  trasforma: 'trasformare',
  trasformalo: 'trasformarlo',
  aggiungi: 'aggiungere',
  scambia: 'scambiare',
  mettici: 'metterci',
  cedi: 'cedere',
  paga: 'pagare',
  usa: 'usare',
  sposta: 'spostare',
} as const;

/** A verb and what follows it, in the mood that is asked for: `prendi …`, `puoi prendere …`, `vuoi prendere …`. */
function clause({ mood }: Pick<How, 'mood'>, verb: keyof typeof INFINITIVES, rest: string): string {
  if (mood === 'do') return `${verb} ${rest}`;
  return `${mood === 'may' ? 'puoi' : 'vuoi'} ${INFINITIVES[verb]} ${rest}`;
}

/** What is optional by itself is said so, unless a yes or no is asked for. */
function free({ mood }: How, atLeast: number): Pick<How, 'mood'> {
  return { mood: atLeast === 0 && mood === 'do' ? 'may' : mood };
}

/** How many pieces on what terms: `fino a 2 confini gratis`; `prossim` when some have been placed already. */
export function pieces(terms: RemainingTerms, noun: Noun, first: 'prim' | 'prossim' = 'prim'): string {
  const { atLeast, atMost, price } = terms;
  const { gender, one, many } = noun;
  if (atMost === 'gained') return `gratis ${agreeMany('altrettant', gender)} ${many}`;
  if (atMost === 'any') {
    const least = atLeast > 0 ? `, almeno ${atLeast}` : '';
    return `${agreeMany('quant', gender)} ${many} vuoi${least}${anyPrice(terms, noun, first)}`;
  }
  const up = atLeast < atMost && atMost > 1 ? 'fino a ' : '';
  const cost = terms.free === 'all' ? 'gratis' : atPrice([price]);
  return `${up}${atMost} ${atMost === 1 ? one : many} ${cost}`;
}

function anyPrice({ atLeast, free: gratis, price }: RemainingTerms, { gender }: Noun, first: string): string {
  const comma = atLeast > 0 ? ',' : '';
  if (gratis === 'all') return `${comma} gratis`;
  if (gratis === 0) return `${comma} ${atPrice([price])} ${agree('ciascun', gender)}`;
  const some =
    gratis === 1
      ? `${the(gender, agree(first, gender))} è gratis`
      : `${gender === 'm' ? 'i' : 'le'} ${agreeMany(first, gender)} ${gratis} sono gratis`;
  return ` (${some}, ogni ${agree('altr', gender)} costa ${goods(price)})`;
}

/** The animal just born: `il cavallo appena nato`. */
export function newborn(animal: Animal): string {
  const { gender, one } = GOOD_NOUNS[animal];
  return `${the(gender, one)} appena ${agree('nat', gender)}`;
}

const GIVEN: Readonly<Record<Group, (different: number) => string>> = {
  resources: (n) => (n === 1 ? '1 risorsa' : `${n} risorse diverse`),
  animals: (n) => (n === 1 ? '1 animale' : `${n} animali di tipo diverso`),
};

const customs: Readonly<Record<CustomName, (how: How) => string>> = {
  'move-pieces': (how) =>
    clause(how, 'sposta', 'quante mangiatoie e quanti stabbi vuoi su altre caselle della tua fattoria'),
  'second-animals': () => 'ogni tuo pascolo con esattamente 1 animale ne riceve un secondo dello stesso tipo',
};

/** What effects do, in Italian. */
export const effects: EffectPhrases = {
  seq: ({ steps }, how) => steps.map((step) => how.say(step)).join(', poi '),
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: ({ options }, how) => {
    const single = singleGoods(options);
    if (single !== undefined) return clause(how, 'prendi', oneOfGoods(single));
    return list(
      Object.values(options).map((one) => how.say(one)),
      'o',
    );
  },
  gain: (effect, how) => clause(how, 'prendi', goods(amounts(effect.goods))),
  collect: (_effect, how) =>
    clause(
      how,
      'prendi',
      how.lying === undefined ? 'tutto quello che c’è su questo spazio' : goods(how.lying),
    ),
  marker: (_effect, how) => clause(how, 'prendi', 'il segnalino primo giocatore'),
  borders: (effect, how) => {
    const kept = effect.keeping === undefined ? '' : `, a patto di tenere ${newborn(effect.keeping)}`;
    return clause(
      free(how, effect.atLeast),
      'piazza',
      pieces(remainingTerms(effect), PIECE_NOUNS.border) + kept,
    );
  },
  troughs: (effect, how) =>
    clause(free(how, effect.atLeast), 'piazza', pieces(remainingTerms(effect), PIECE_NOUNS.trough)),
  stall: (_effect, how) => clause(how, 'costruisci', `1 stabbio ${atPrice(buildings[STALL].prices)}`),
  stables: (_effect, how) =>
    clause(
      how,
      'trasforma',
      `in stalle quanti stabbi vuoi, almeno 1, ${atPrice(buildings[STABLE].prices)} ciascuno`,
    ),
  upgrade: (_effect, how) => clause(free(how, 0), 'trasformalo', 'gratis in stalla'),
  build: ({ beside }, how) =>
    beside
      ? clause(free(how, 0), 'costruisci', '1 altro edificio speciale accanto a questo, al suo costo normale')
      : clause(how, 'costruisci', '1 edificio speciale dell’offerta'),
  expand: (_effect, how) => clause(how, 'aggiungi', '1 ampliamento alla tua fattoria'),
  trade: ({ pay, different, get, onFarm }, how) => {
    const group = groupOf(pay);
    const given = group === undefined ? oneOfGoods(numbersOf(pay)) : GIVEN[group](different);
    const other = pay.some((good) => get.includes(good)) ? 'di un terzo tipo' : 'a tua scelta';
    const taken = groupOf(get) === 'animals' ? `1 animale ${other}` : oneOfGoods(numbersOf(get));
    return clause(how, 'scambia', `${given}${onFarm === true ? ' della tua fattoria' : ''} con ${taken}`);
  },
  fetch: ({ from }, how) => {
    const good = spaces[spaceNumber(from)].refill?.good ?? 'wood';
    return clause(how, 'prendi', `anche ${amount(goodNumber(good), 1)} da ${quotedSpace(from)}`);
  },
  lay: ({ good }, how) =>
    clause(how, 'mettici', `sopra ${amount(goodNumber(good), 1)} della tua riserva`) +
    (how.mood === 'ask' ? '' : '; ci resta fino alla fine della partita'),
  giveBorder: (_effect, how) => clause(how, 'cedi', '1 confine della tua riserva al tuo avversario'),
  troughToStall: ({ cost }, how) =>
    clause(
      how,
      'paga',
      `${goods(amounts(cost))} per sostituire con uno stabbio una mangiatoia che non sia su un edificio`,
    ),
  useSpace: (_effect, how) =>
    clause(free(how, 0), 'usa', '1 spazio azione libero senza piazzare un lavoratore'),
  breed: () => 'i tuoi animali si riproducono un’altra volta',
  beforeBreeding: () => 'puoi usare di nuovo ciò che si usa prima della riproduzione',
  custom: ({ name }, how) => customs[name](how),
};
