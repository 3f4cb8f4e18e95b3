import type { Where } from '@furrow/agricola/effects/effect';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { WOOD } from '@furrow/agricola/state/goods';
import { sourceOfMajor } from '@furrow/agricola/state/source';
import type { Amounts } from '@furrow/farm/goods';
import type { OccupationPrice } from '../../agricola/choices';
import type { Doing } from '../../agricola/clauses/clause';
import { hasTwin } from '../../agricola/major-kind';
import { ownDeeds } from '../../agricola/own/index';
import { byKind, type PhrasesBy } from '../../by-kind';
import { count, list } from '../grammar';
import {
  ARARE,
  COSTRUIRE,
  CUOCERE,
  FAR_CRESCERE,
  FAR_RIPRODURRE,
  GIOCARE,
  METTERE,
  PAGARE,
  PESCARE,
  PIAZZARE,
  PRENDERE,
  RACCOGLIERE,
  RICEVERE,
  RIMETTERE,
  RIMUOVERE,
  RISTRUTTURARE,
  SCAMBIARE,
  SCARTARE,
  SCEGLIERE,
  SEMINARE,
  TOGLIERE,
  TRASFORMARE,
  USARE,
  type Verb,
  type VerbPhrase,
} from '../voice';
import { comingRounds } from './coming-rounds';
import { counted } from './counted';
import { ofDrawnDeck } from './drawn';
import { amount, food, goodGender, goodLabel, goodName, goods } from './nouns';
import { paying } from './payment';
import { prize } from './prizes';
import { spacesNamed } from './spaces-meant';
import { anImprovement, theImprovement } from './upgrades';

const phrase = (verb: Verb, rest: string): VerbPhrase => ({ verb, rest });

const OWN = ownDeeds('it');

const ROOM_PRICE = '5 risorse del materiale della casa e 2 canne';

/** So many of a piece, and what each costs: `1 stalla (1 legno)`, `una o più stalle (2 legni ciascuna)`. */
function pieces(n: number, [one, many]: readonly [string, string], price: string): string {
  if (n === 1) return `1 ${one} (${price})`;
  return `${n === ANY ? `una o più ${many}` : `fino a ${n} ${many}`} (${price} ciascuna)`;
}

/** A price in brackets. */
function costOf(price: Amounts): string {
  return price.length === 0 ? 'gratis' : goods(price);
}

/** Where alone a stable may stand. */
function inPasture(spaces: number | undefined): string {
  return spaces === undefined
    ? ''
    : `, ma solo in un pascolo di esattamente ${count(spaces, 'casella', 'caselle')}`;
}

/** A major improvement that can be built: `la Falegnameria`, `un Focolare`. */
function oneMajor(major: number): string {
  return (hasTwin(major) ? anImprovement : theImprovement)(sourceOfMajor(major));
}

/** So many rooms that cost less: each material has its own discount. */
function discount(rooms: number, less: Amounts): string {
  const each = less.map(([good, n]) => `di ${amount(good, n)}`);
  if (each.length === 0) return '';
  return `, con uno sconto ${list(each, 'o')}${rooms === 1 ? '' : ' per stanza'}${each.length === 1 ? '' : ' secondo il materiale'}`;
}

/** What an occupation costs by how many were played before: ` (la tua prima è gratis, ogni altra costa 1 cibo)`. */
function occupationCost({ firsts, first, later }: OccupationPrice): string {
  if (firsts === 0) return ` per ${food(later)}`;
  const begin = firsts === 1 ? 'la tua prima' : `le tue prime ${firsts}`;
  return ` (${begin} ${costs(first, firsts)}, ogni altra ${costs(later, 1)})`;
}

function costs(price: number, n: number): string {
  if (price === 0) return n === 1 ? 'è gratis' : 'sono gratis';
  return n === 1 ? `costa ${food(price)}` : `costano ${food(price)} ciascuna`;
}

/** Who is placed, and where. */
function placed({ from, on, evenOccupied, forever }: Where): string {
  const who = from === 'home' ? 'un altro familiare' : 'un familiare della tua riserva';
  const where = on === undefined ? '' : ` su ${spacesNamed(on, 'o')}`;
  const even = evenOccupied === true ? ', anche su uno spazio azione occupato' : '';
  return `${who}${where}${even}${forever === true ? ', che a fine round esce dal gioco per sempre' : ''}`;
}

/** Which spaces the same person goes on to. */
function jumping({ to, evenOccupied, other }: Extract<Doing, { says: 'jump' }>): string {
  const even = evenOccupied ? ', anche se occupato' : ', se è libero';
  if (other) return `l’altro di questi spazi${even}`;
  if (to.length === 1) return `${spacesNamed(to, 'o')}${even}`;
  return `un altro spazio${evenOccupied ? '' : ' libero'} tra ${spacesNamed(to, 'e')}${evenOccupied ? even : ''}`;
}

/** What becomes of the occupation that was drawn. */
function drawn({ food: price, orPass }: Extract<Doing, { says: 'draw' }>): string {
  const play = `puoi giocarla ${price === 0 ? 'gratis' : `per ${food(price)}`}`;
  return orPass
    ? `${play}, altrimenti va al giocatore alla tua sinistra (in solitario esce dal gioco)`
    : `${play} (se non si può giocare, esce dal gioco)`;
}

/** The animals of one type: `le tue pecore`. */
function herd(animal: number): string {
  return goodGender(animal) === 'm' ? `i tuoi ${goodName(animal, 2)}` : `le tue ${goodName(animal, 2)}`;
}

const DOINGS: PhrasesBy<'says', Doing, [], VerbPhrase> = {
  get: ({ prize: what, also }) => phrase(PRENDERE, `${also ? 'anche ' : ''}${prize(what)}`),
  pay: (pay) => paying(pay),
  build: ({ rooms, stables, stablePrice, price, less, within }) => {
    const what: string[] = [];
    if (rooms > 0)
      what.push(pieces(rooms, ['stanza', 'stanze'], price === undefined ? ROOM_PRICE : costOf(price)));
    if (stables > 0)
      what.push(`${pieces(stables, ['stalla', 'stalle'], costOf(stablePrice))}${inPasture(within)}`);
    return phrase(COSTRUIRE, `${what.join(' e/o ')}${discount(rooms, less)}`);
  },
  renovate: ({ free, less }) => {
    const price = free
      ? ' senza pagare niente'
      : ` (1 risorsa del nuovo materiale per ogni stanza e 1 canna)${discount(1, less)}`;
    return phrase(RISTRUTTURARE, `la casa da legno ad argilla o da argilla a pietra${price}`);
  },
  grow: ({ needsRoom }) =>
    phrase(FAR_CRESCERE, `la famiglia, ${needsRoom ? 'se hai' : 'anche senza'} una stanza libera`),
  plow: ({ fields, also }) =>
    phrase(ARARE, `${also ? 'anche ' : ''}${fields === 1 ? '1 campo' : `fino a ${fields} campi`}`),
  cook: () => phrase(TRASFORMARE, 'beni in cibo con una miglioria per cucinare'),
  sow: ({ fields, crop }) =>
    phrase(
      SEMINARE,
      `${crop === undefined ? '' : `${goodLabel(crop)} `}${
        fields === undefined
          ? 'nei tuoi campi vuoti'
          : `al massimo in ${count(fields, 'tuo campo vuoto', 'tuoi campi vuoti')}`
      }`,
    ),
  reap: ({ crop, fields, more }) => {
    const label = goodLabel(crop);
    const from =
      fields === undefined
        ? `ogni tuo campo di ${label} che vuoi`
        : `${fields === 1 ? '' : 'un massimo di '}${count(fields, 'tuo campo', 'tuoi campi')} di ${label}`;
    return phrase(more ? RACCOGLIERE : PRENDERE, `${amount(crop, 1)}${more ? ' in più' : ''} da ${from}`);
  },
  bake: ({ grain }) =>
    grain === undefined
      ? phrase(CUOCERE, 'il pane')
      : phrase(
          CUOCERE,
          `esattamente ${grain} grano con una miglioria per cuocere il pane (non è un’azione «Cuocere il pane»)`,
        ),
  owe: ({ food }) =>
    phrase(
      PAGARE,
      `${food} cibo; per quello che manca puoi trasformare beni in cibo, altrimenti prendi 1 segnalino elemosina`,
    ),
  payOwners: () => phrase(PAGARE, '1 cibo per ognuna delle carte nominate qui al giocatore che la possiede'),
  discardCrops: ({ crop, fields }) =>
    phrase(
      RIMUOVERE,
      `${amount(crop, 1)} da ${fields === 1 ? '' : 'ognuno di '}${count(fields, 'tuo campo', 'tuoi campi')} di ${goodLabel(crop)} (va nella riserva generale)`,
    ),
  addCrops: ({ crop }) =>
    phrase(
      METTERE,
      crop !== undefined
        ? `1 ${goodName(crop, 1)} della riserva generale su ogni tuo campo che ne contiene`
        : '1 bene dello stesso tipo su ogni tuo campo coltivato in cui cresce un solo tipo di bene',
    ),
  discardCard: () => phrase(SCARTARE, 'esattamente 1 carta dalla mano'),
  fence: () => phrase(COSTRUIRE, 'uno o più steccati (1 legno ciascuno)'),
  rebuildFences: () =>
    phrase(
      COSTRUIRE,
      'di nuovo i tuoi steccati senza pagare (tutti vengono abbattuti, al massimo altrettanti costruiti)',
    ),
  fencesInAll: ({ n }) =>
    phrase(COSTRUIRE, `esattamente ${count(n, 'steccato', 'steccati')} senza pagare legno`),
  enclose: ({ free }) => {
    const gift = free === 0 ? '' : ` (${free === 1 ? '1 steccato è' : `${free} steccati sono`} gratis)`;
    return phrase(COSTRUIRE, `esattamente 1 nuovo pascolo, solo con il legno appena preso${gift}`);
  },
  pasture: ({ spaces, wood, around }) => {
    const price = wood === 0 ? 'senza pagare gli steccati' : `per al massimo ${amount(WOOD, wood)} in tutto`;
    const where = around ? ' attorno a una stalla appena costruita' : '';
    return phrase(
      COSTRUIRE,
      `esattamente 1 nuovo pascolo di ${count(spaces, 'casella', 'caselle')}${where} ${price}`,
    );
  },
  major: ({ of, price }) => {
    const which = of.length === 0 ? '1 grande miglioria' : list(of.map(oneMajor), 'o');
    return phrase(COSTRUIRE, `${which}${price === undefined ? '' : ` per ${goods(price)}`}`);
  },
  minor: ({ byAction }) => {
    const note = byAction ? '' : ' (non è un’azione «Piccola Miglioria»)';
    return phrase(GIOCARE, `1 piccola miglioria dalla mano${note}`);
  },
  improvement: ({ spending }) =>
    phrase(
      COSTRUIRE,
      `1 grande miglioria o giocare 1 piccola miglioria dalla mano, pagando almeno ${amount(spending, 1)}`,
    ),
  occupation: ({ price }) =>
    phrase(
      GIOCARE,
      price.firsts === 0 && price.later === 0
        ? 'gratis 1 occupazione dalla mano'
        : `1 occupazione dalla mano${occupationCost(price)}`,
    ),
  later: ({ rounds, goods: of, card }) => {
    const effect = 'l’effetto di questa carta';
    const what = of.length === 0 ? effect : `${goods(of)}${card ? ` e ${effect}` : ''}`;
    return phrase(RICEVERE, `${what} ${comingRounds(rounds)}`);
  },
  setAside: ({ piece, n, after, some }) => {
    const when = list(after.map(String));
    const where =
      after.length === 1
        ? `sullo spazio del round che viene ${when} round più tardi`
        : `su ognuno degli spazi dei round che vengono ${when} round più tardi${some ? ', o solo su alcuni' : ''}`;
    return phrase(
      METTERE,
      `${piece === 'fence' ? count(n, 'steccato', 'steccati') : count(n, 'stalla', 'stalle')} della tua riserva ${where}`,
    );
  },
  laterRow: ({ row }) =>
    phrase(RICEVERE, `${list(row.map(goods))}, in quest’ordine, all’inizio dei prossimi ${row.length} round`),
  lay: ({ n, good }) => {
    const some = (m: number) => (good === undefined ? count(m, 'segnalino', 'segnalini') : amount(good, m));
    return phrase(
      METTERE,
      typeof n === 'number'
        ? `${some(n)} su questa carta`
        : `${some(1)} su questa carta per ${counted(n).each}`,
    );
  },
  unlay: ({ all }) => phrase(TOGLIERE, `${all ? 'tutti i segnalini' : '1 segnalino'} da questa carta`),
  takeFrom: ({ space, all }) =>
    phrase(PRENDERE, `${all ? 'tutti i beni' : '1 bene'} da ${spacesNamed([space], 'o')}`),
  toHand: () => phrase(RIMETTERE, 'questa carta in mano'),
  foresee: ({ deck, n }) =>
    phrase(
      RIMETTERE,
      `in cima al ${ofDrawnDeck(deck)} le sue prime ${n} carte, dopo averle guardate, nell’ordine che vuoi`,
    ),
  leaves: () => phrase(RIMUOVERE, 'questa carta dal gioco'),
  redraw: ({ n }) => phrase(SCARTARE, `tutte le piccole migliorie dalla mano e pescane ${n} nuove`),
  fromActor: ({ goods: of, gets }) => {
    const paid = gets.length === 0 ? '' : `, che riceve ${goods(gets)} dalla riserva generale`;
    return phrase(PRENDERE, `${goods(of)} da quel giocatore${paid}`);
  },
  takeOff: ({ good }) =>
    phrase(PRENDERE, `${good === undefined ? 'tutti i beni' : amount(good, 1)} da questa carta`),
  topOfPile: () => phrase(PRENDERE, 'il bene in cima alla pila su questa carta'),
  place: ({ where }) => phrase(PIAZZARE, placed(where)),
  jump: (doing) => phrase(USARE, `con lo stesso familiare ${jumping(doing)}`),
  guest: ({ last }) =>
    phrase(
      PRENDERE,
      last
        ? 'per questo round un ospite, da piazzare dopo tutti i familiari di tutti i giocatori'
        : 'dalla tua riserva 1 familiare in più per questo round',
    ),
  draw: (doing) =>
    doing.from === 'three'
      ? phrase(SCEGLIERE, `3 occupazioni dalla mano e pescane una a caso: ${drawn(doing)}`)
      : phrase(PESCARE, `a caso un’occupazione dalla tua mano: ${drawn(doing)}`),
  marketplace: () =>
    phrase(
      SCAMBIARE,
      'beni con il tuo compagno: dai o prendi quanto vuoi, pagando 1 bene di ogni tipo che passa di mano',
    ),
  harvest: () => phrase(RACCOGLIERE, '1 grano o 1 ortaggio da ogni tuo campo seminato'),
  breed: ({ of }) =>
    of === undefined
      ? phrase(
          FAR_RIPRODURRE,
          'i tuoi animali (1 cucciolo per ogni tipo di cui ne hai almeno 2, se trova posto)',
        )
      : phrase(FAR_RIPRODURRE, `${herd(of)} (1 cucciolo, se ne hai almeno 2 e trova posto)`),
  own: ({ name }) => OWN[name],
};

/** What somebody does, in Italian. */
export const doing = byKind('says', DOINGS);
