import type { KernelPhrases, RecordPhrases } from '../kernel-reasons';
import { numberText } from '../number-text';
import { choices, count, list } from './grammar';

function result(scores: readonly number[]): string {
  return scores.map(numberText).join(' a ');
}

function noSuchSeat({ seat }: { readonly seat: number }): string {
  return `In questo gioco non c’è il posto ${seat}.`;
}

/** Why a move or an undo is refused, in Italian. */
export const kernel: KernelPhrases = {
  'not-your-turn': ({ waitsFor }, names) =>
    waitsFor === undefined || waitsFor < 0
      ? 'Non tocca a te.'
      : `Non tocca a te; la partita aspetta ${names.seat(waitsFor)}.`,
  'game-over': () => 'La partita è finita.',
  'strands-the-turn': ({ source }, names) => {
    const name = names.source(source);
    const what = name === undefined ? 'Ora non è possibile' : `Ora non puoi usare «${name}»`;
    return `${what}: poi non potresti più completare ciò che hai iniziato.`;
  },
  'not-possible': () => 'Ora non è possibile.',
  'not-an-option': () => 'Questo non lo puoi scegliere; scegli una delle risposte proposte.',
  'yes-or-no': () => 'Rispondi sì («yes») o no («no»).',
  stale: ({ at, now }) =>
    `Questa risposta riguarda la domanda ${at}, ma la partita è già alla domanda ${now}; guarda di nuovo e rispondi a quella.`,
  unreadable: ({ text }) => `«${text}» non è una mossa; scrivi una delle mosse proposte.`,
  'nothing-to-undo': ({ to, moves }) =>
    moves === 0
      ? 'Non c’è niente da annullare: prima fai una mossa.'
      : `Non puoi tornare alla mossa ${to}: la partita ha solo ${count(moves, 'mossa', 'mosse')}.`,
  'behind-barrier': ({ to }) =>
    `Dopo la mossa ${to} è intervenuto qualcun altro, o il caso; per tornare così indietro serve l’accordo di tutti.`,
  'no-such-seat': noSuchSeat,
};

/** What is wrong with a record, in Italian. */
export const record: RecordPhrases = {
  'no-title': ({ title }) =>
    `Questa non è una registrazione di Furrow: la prima riga deve essere «${title}».`,
  'no-game': () =>
    'La registrazione non dice di quale gioco si tratta; serve una riga come «game: creatures».',
  'other-game': ({ game }) => `Questa è la registrazione di una partita a «${game}», non al gioco richiesto.`,
  'no-seat': ({ text }) =>
    `«${text}» non dice a chi tocca; ogni riga inizia con il numero di un posto, o con * per il caso.`,
  'no-such-seat': noSuchSeat,
  unreadable: ({ text, right }) =>
    `«${text}» qui non è una mossa; andrebbe bene, per esempio, ${choices(right)}.`,
  'header-after-moves': () => 'Gioco, opzioni e posti devono stare prima della prima mossa.',
  'seats-in-order': () => 'I posti non sono in ordine; vanno elencati come «seat 1», «seat 2» e così via.',
  'wrong-seats': ({ seats, right }) =>
    `La registrazione ha ${count(seats, 'posto', 'posti')}, ma il gioco è per ${list(right.map(String), 'o')} giocatori.`,
  'said-twice': ({ name }) => `«${name}» compare due volte; deve comparire una volta sola.`,
  'no-such-option': ({ option, right }) => `Il gioco non ha l’opzione «${option}»; scegli ${choices(right)}.`,
  'no-such-value': ({ option, value, right }) =>
    `«${value}» non è possibile per l’opzione «${option}»; scegli ${choices(right)}.`,
  'option-needs': ({ option, value, other, right }) =>
    `«${option}: ${value}» va solo con «${other}: ${right.join(' o ')}».`,
  'option-needs-seats': ({ option, value, right }) =>
    `«${option}: ${value}» è solo per ${right.join(' o ')} giocatori.`,
  'options-exclude': ({ option, other }) => `«${option}» e «${other}» non vanno insieme; scegline una.`,
  'no-such-card': ({ option, card }) =>
    `«${option}»: non c’è una carta «${card}»; indica le carte con il loro identificativo.`,
  'card-not-dealt': ({ option, card }) =>
    `«${option}»: la carta «${card}» non è in questa partita; indica carte dei mazzi scelti, adatte al numero di giocatori.`,
  'card-twice': ({ option, card }) =>
    `«${option}»: la carta «${card}» è indicata due volte; indicala una volta.`,
  'too-many-cards': ({ option, atMost }) =>
    `«${option}»: di un tipo si possono indicare al massimo ${count(atMost, 'carta', 'carte')}.`,
  'bad-name': () => 'Un nome tra virgolette deve essere chiuso da virgolette.',
  'bad-deal': ({ deal }) =>
    `«${deal}» non è una distribuzione; serve un impegno, oppure un impegno e il suo seme, di 64 cifre ciascuno (da 0 a 9, da a ad f).`,
  'no-such-pool': ({ pool, right }) =>
    `Non c’è una riserva di carte «${pool}»; sono note: ${right.join(', ') || 'nessuna'}.`,
  'bad-questions': ({ questions, right }) =>
    `Questo programma conosce le generazioni di domande da 1 a ${right}, non «${questions}».`,
  'no-campaign-title': ({ title }) =>
    `Questa non è una campagna di Furrow: la prima riga deve essere «${title}».`,
  'campaign-empty': () => 'La campagna non ha partite; le serve almeno una registrazione.',
  'no-campaigns': ({ game }) => `Non ci sono campagne per il gioco «${game}».`,
  'campaign-seats': ({ seats, right }) =>
    `Una campagna si gioca in ${list(right.map(String), 'o')}, non in ${seats}.`,
  'campaign-option': ({ option, value, right }) =>
    `In questa campagna la partita deve iniziare con «${option}: ${right}», non con «${value}».`,
  'campaign-pool': ({ pool = '', right = '' }) =>
    `Le partite di una campagna hanno lo stesso insieme di carte: «${right}», non «${pool}».`,
  'campaign-kept': ({ seat, kept, right }) =>
    `In questa partita il posto ${seat} inizia ${kept.length === 0 ? 'senza occupazioni conservate' : `con ${list(kept)}`}${right.length === 0 ? '' : ` e può averne conservata una di queste: ${list(right, 'o')}`}.`,
  'campaign-unfinished': ({ game }) =>
    `Nessuna partita può seguire prima che la partita ${game} della campagna sia finita.`,
  'campaign-over': ({ games }) => `La campagna è finita dopo ${games} partite; non può seguirne un’altra.`,
  'campaign-names': ({ names, right }) =>
    `Le stesse persone giocano tutte le partite di una campagna: ${list(right)}, non ${list(names)}.`,
  'bad-result': () => 'Il risultato deve essere fatto di numeri, come «result: 42 35.5».',
  'other-result': ({ said, scores }) =>
    scores.length === 0
      ? `Secondo la registrazione la partita è finita ${result(said)}, ma è ancora in corso.`
      : `Secondo la registrazione la partita è finita ${result(said)}, ma in realtà è finita ${result(scores)}.`,
};
