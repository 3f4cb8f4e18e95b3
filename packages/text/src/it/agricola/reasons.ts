import { PEOPLE } from '@furrow/agricola/farm/farmyard';
import type { Amounts } from '@furrow/farm/goods';
import { givenOf } from '../../agricola/clauses/given';
import type { ReasonPhrases } from '../../agricola/phrases';
import { isOne } from '../../amounts';
import { capital } from '../../sentence';
import { agree, count, onEdge, seatName } from '../grammar';
import { condition } from './conditions';
import { drawnReasons } from './drawn';
import { handReasons } from './hands';
import { amount, beggingMarkers, fieldNames, food, genderOf, having, prices, theMajor } from './nouns';
import { spaceNames } from './space-names';

function cannotPay(cost: readonly Amounts[], rooms: number | undefined, have: Amounts): string {
  const needed = rooms === undefined ? prices(cost) : toBuild(cost, rooms);
  return `Ti ${cost.every(isOne) ? 'serve' : 'servono'} ${needed}; ${having(have)}.`;
}

/** What a room and what a stable costs; the first prices are those of a room. */
function toBuild(cost: readonly Amounts[], rooms: number): string {
  return `${prices(cost.slice(0, rooms))} per una stanza, o ${prices(cost.slice(rooms))} per una stalla`;
}

/** Why something cannot be done, in Italian. */
export const reasons: ReasonPhrases = {
  ...handReasons,
  ...drawnReasons,
  occupied: ({ space }, asker) =>
    `${seatName(asker.personOn(space))} ha già un familiare su «${asker.space(space)}»; scegli uno spazio azione libero.`,
  'tile-used': ({ space }, asker) =>
    `In questo round è già stato usato uno spazio azione della tessera di «${asker.space(space)}»; aspetta il prossimo round.`,
  'not-revealed': ({ space }, asker) =>
    `«${asker.space(space)}» non è ancora in gioco; la sua carta arriva in un round successivo.`,
  'other-season': ({ space }, asker) =>
    `«${asker.space(space)}» non si può usare in questa stagione; scegli un altro spazio azione.`,
  frozen: () =>
    `In inverno «${spaceNames.fishing}» non si può usare prima del round 12; scegli un altro spazio azione.`,
  'nothing-there': () => 'Lì non c’è niente da prendere.',
  'cannot-pay': ({ prices: cost, rooms }, asker) => cannotPay(cost, rooms, asker.have(cost)),
  'must-spend': ({ good }) => `Devi pagare almeno ${amount(good, 1)}, ma il costo non ne comprende.`,
  'from-round': ({ round }) => `È possibile solo dal round ${round} in poi.`,
  'no-room-space': () =>
    'Non c’è una casella adatta a una stanza: deve essere inutilizzata e accanto a un’altra stanza.',
  'no-stable-left': () => 'Non ci sono più stalle nella riserva.',
  'no-pieces': ({ piece, count: n }) =>
    `Ti servono ${piece === 'fence' ? count(n, 'steccato', 'steccati') : count(n, 'stalla', 'stalle')} nella tua riserva.`,
  'no-stable-space': () => 'Non c’è una casella adatta a una stalla.',
  'cannot-stand-there': ({ cell }, asker) =>
    `Non può stare in ${asker.cell(cell)}; scegli una delle caselle proposte.`,
  'too-many': ({ atMost }) => (atMost <= 0 ? 'Non ne restano più.' : `È troppo: il massimo è ${atMost}.`),
  'too-few': ({ atLeast }) => `Prima di terminare devi costruirne almeno ${atLeast}.`,
  'stone-house': () => 'La tua casa è già di pietra e non si può ristrutturare ancora.',
  'family-complete': () => `La tua famiglia ha già ${PEOPLE} familiari e non può più crescere.`,
  'no-free-room': () => 'Non hai una stanza libera; ti servono più stanze che familiari.',
  'no-field-space': () =>
    'Non c’è una casella adatta a un campo: deve essere inutilizzata e accanto a un altro campo, se ce n’è già uno.',
  'no-empty-field': () => 'Non hai campi vuoti in cui seminare.',
  'no-crops': () => 'Non hai abbastanza grano o ortaggi da seminare.',
  'field-planted': ({ cell }, asker) =>
    `In ${fieldNames([asker.cell(cell)])} non c’è un tuo campo vuoto; semina solo in campi vuoti.`,
  'not-sown-now': ({ field }, asker) =>
    `In ${fieldNames([asker.cell(field)])} non hai appena seminato; indica solo campi seminati con questa azione.`,
  'no-crop-to-move': () =>
    'Non hai nessun campo con almeno 2 beni, o nessun campo vuoto adatto a uno di essi.',
  'named-twice': () => 'Hai indicato due volte lo stesso posto; indica ogni posto una volta sola.',
  'no-such-crop': ({ field }, asker) =>
    `In ${fieldNames([asker.cell(field)])} non cresce quello che devi raccogliere; indica solo tuoi campi in cui cresce.`,
  'other-crop': ({ field }, asker) =>
    `In ${fieldNames([asker.cell(field)])} cresce solo l’altra coltura; semina lì quella.`,
  'nothing-to-bake-with': () =>
    'Per cuocere il pane ti serve un Focolare, una Cucina, il Forno d’Argilla o il Forno di Pietra.',
  'no-grain': () => 'Non hai grano con cui fare il pane.',
  'no-fence-stands': () => 'Non hai ancora costruito nessuno steccato.',
  'no-fences': () => 'Non ci sono più steccati nella riserva.',
  'closed-by-card': ({ card }, asker) =>
    `Per «${asker.card(card)}» non puoi ancora utilizzare le caselle accanto alla casa; prima utilizza tutte le altre.`,
  'not-one-pasture': () =>
    'Deve risultare esattamente un nuovo pascolo, fatto di caselle che non sono ancora recintate.',
  'no-pasture': () =>
    'Così non puoi recintare un nuovo pascolo; forse servono più legno, più steccati o altre caselle.',
  'fence-there': ({ edge }, asker) =>
    `C’è già uno steccato ${onEdge(asker.edge(edge))}; scegli un lato libero.`,
  'encloses-building': () => 'Un pascolo non può contenere né stanze né campi; lasciali fuori.',
  'fence-bounds-nothing': () =>
    'Ogni steccato deve far parte del bordo di un pascolo chiuso; completa il pascolo, o togli gli steccati di troppo.',
  'pastures-apart': () =>
    'Tutti i pascoli di una fattoria devono essere uno accanto all’altro; scegli caselle accanto agli altri.',
  'pasture-apart-from-farm': () =>
    'Il primo pascolo di una fattoria deve contenere una stalla o essere accanto a una stanza, a un campo o a una stalla.',
  'majors-gone': () => 'Tutte le grandi migliorie sono già state costruite.',
  'no-major-affordable': () => 'Non puoi pagare nessuna delle grandi migliorie disponibili.',
  'major-taken': ({ major }) => {
    const built = agree('costruit', genderOf(major));
    return `${capital(theMajor(major))} è già ${agree('stat', genderOf(major))} ${built}; scegli un’altra miglioria.`;
  },
  'no-cards': () => 'Non hai carte in mano da giocare.',
  'cards-unused': () => 'In questa partita non ci sono carte in mano; nessuno usa questo spazio.',
  'no-card-playable': () => 'Non puoi giocare nessuna delle carte che hai in mano.',
  'nothing-to-return': ({ card }, asker) =>
    `Non hai davanti nessuna miglioria da restituire per «${asker.card(card)}».`,
  'not-in-hand': () => 'Non hai questa carta in mano; scegli una delle carte che hai.',
  needs: ({ card, condition: needed }, asker) =>
    `Puoi giocare «${asker.card(card)}» solo se ${condition(givenOf(needed))}.`,
  'play-impossible': ({ card }, asker) =>
    `Non puoi giocare «${asker.card(card)}», perché ora non puoi fare quello che richiede.`,
  'major-action-only': ({ card }, asker) =>
    `Puoi giocare «${asker.card(card)}» solo con un’azione «Grande o Piccola Miglioria».`,
  'cannot-renovate': ({ card }, asker) => `Con «${asker.card(card)}» non puoi più ristrutturare la casa.`,
  'nothing-on-card': () => 'Su questa carta non c’è più niente.',
  'used-up': () => 'Hai già usato questa carta e per ora non puoi usarla di nuovo.',
  condition: ({ condition: needed }) => `È possibile solo se ${condition(givenOf(needed))}.`,
  'nobody-to-place': () => 'Non puoi piazzare un altro familiare.',
  'no-newborn': () => 'Non hai familiari appena nati.',
  'nowhere-to-go': () =>
    'Ora il familiare non può usare nessuno degli altri spazi azione indicati dalla carta.',
  'card-space': ({ card }, asker) =>
    `Ora non puoi usare lo spazio azione di «${asker.card(card)}»; scegline un altro.`,
  'no-room': () => 'Non c’è posto per così tanti animali; tienine di meno.',
  'not-so-many': () => 'È più di quanto hai, o più di quanto puoi usare qui.',
  'no-use-for-animals': () => 'Non puoi né ospitare né cuocere nessuno di questi animali, quindi restano lì.',
  'must-pay-food': () =>
    'Devi pagare con il cibo che hai; i segnalini elemosina sono solo per quello che manca.',
  'needed-afterwards': () => 'Ti servirà per quello che vuoi fare dopo; trasforma altri beni.',
  toll: ({ card }, asker) =>
    `Prima devi pagare chi possiede «${asker.card(card)}», e non puoi; scegli un altro spazio azione.`,
  begging: ({ lacking, need }) =>
    lacking === 0
      ? `La tua famiglia ha bisogno di ${food(need)}: non puoi prendere più di ${beggingMarkers(need)}.`
      : `La tua famiglia ha bisogno di ${food(need)} e così ne ${lacking === 1 ? 'manca' : 'mancano'} ${lacking}: dai di più, oppure prendi ${beggingMarkers(lacking)}.`,
  'nothing-to-convert': () =>
    'Non hai niente di simile da trasformare in cibo: servono grano o ortaggi, oppure animali e un Focolare o una Cucina per cuocerli.',
  'not-while-breeding': () => 'Prima devi decidere quali animali tieni; il resto deve aspettare.',
  'no-pair': () => 'Per la riproduzione ti servono almeno 2 animali dello stesso tipo.',
  'nothing-to-move': () =>
    'Qui non hai niente da scambiare: di ogni tipo devi pagare 1 bene, e ne deve restare da dare o da prendere.',
  'not-asked': () => 'Ora non ti viene chiesto questo; scegli una delle risposte proposte.',
};
