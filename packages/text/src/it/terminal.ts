import { numberText } from '../number-text';
import type { TerminalWords } from '../terminal';
import { count } from './grammar';

const points = (value: number): string =>
  `${numberText(value)} ${Math.abs(value) <= 1 && value !== 0 ? 'punto' : 'punti'}`;

/** What the terminal program says, in Italian. */
export const terminal: TerminalWords = {
  welcome: 'Furrow ti dà il benvenuto.',
  chooseLanguage: 'In quale lingua vuoi leggere?',
  newGame: 'Inizia una nuova partita',
  resumeGame: 'Riprendi una partita salvata',
  noSavedGames: 'Non ci sono ancora partite salvate.',
  readRules: 'Consulta edifici, migliorie, carte e spazi azione',
  quit: 'Esci',
  person: 'Una persona a questa tastiera',
  bot: (name) => `Il computer (${name})`,
  howMany: 'Quanti giocatori?',
  players: (counts) =>
    `${counts.join(', ')} ${counts.length === 1 && counts[0] === 1 ? 'giocatore' : 'giocatori'}`,
  start: 'Inizia la partita',
  enterFor: (value) => `Invio: ${value}`,
  noSuchChoice: (text, highest) =>
    text === ''
      ? `Scrivi un numero da 1 a ${highest}.`
      : `Qui non puoi scegliere «${text}»; scrivi un numero da 1 a ${highest}.`,
  whichWord: 'Quale edificio, miglioria, carta o spazio azione? Con una riga vuota torni indietro.',
  whichCard:
    'Quale carta? Scrivi il suo nome o una parte; una carta già in elenco viene tolta. Una riga vuota conclude.',
  labelled: (name, text) => `${name}: ${text}`,

  board: 'Spazi azione',
  offer: 'Edifici speciali nell’offerta',
  generalSupply: 'Riserva generale',
  tiles: (n) => count(n, 'tessera stabbio', 'tessere stabbio'),
  troughs: (n) => count(n, 'mangiatoia', 'mangiatoie'),
  expansions: (n) => count(n, 'ampliamento', 'ampliamenti'),
  workersLeft: (n) => `${count(n, 'lavoratore', 'lavoratori')} da piazzare`,
  startPlayer: 'primo giocatore',
  empty: 'niente',
  besideFarm: (animals) => `accanto alla fattoria: ${animals}`,
  log: 'Che cosa è successo',

  yourMove: (who) => `${who}, tocca a te.`,
  pressNumber: 'Scrivi il numero di una mossa, o la mossa stessa; «help» elenca tutto ciò che puoi scrivere.',
  noAdvice: 'A questo tavolo nessuno riceve consigli durante la partita.',
  hintTitle: 'Le mosse migliori, e perché:',
  advice: (behind, reasons) => {
    const compared = behind === 0 ? 'quasi altrettanto buona' : `circa ${points(behind ?? 0)} in meno`;
    if (reasons.length === 0) return behind === undefined ? 'sembra la mossa migliore' : compared;
    return behind === undefined ? reasons.join('; ') : `${reasons.join('; ')} (${compared})`;
  },
  markersOn: 'D’ora in poi tre buoni spazi sono segnati ogni volta che piazzi qualcuno.',
  markersOff: 'Non è più segnato nessuno spazio.',
  markersHow: 'Scrivi «markers on» o «markers off».',
  goodsOn: 'D’ora in poi ciò che uno spazio dà ogni volta è mostrato lì, finché qualcuno non lo occupa.',
  goodsOff: 'Gli spazi mostrano solo i beni che vi si trovano davvero.',
  goodsHow: 'Scrivi «goods on» o «goods off».',
  alsoPossible: 'Ora puoi anche usare:',
  more: (hidden) => `… e ${hidden === 1 ? 'un’altra' : `altre ${hidden}`}; «moves» le mostra tutte.`,
  refused: (sentence) => `Non è possibile: ${sentence}`,
  possibleNow: (move) => `Ora «${move}» è possibile.`,
  nothingToExplain: 'Indica quale mossa intendi: «why» e poi la mossa.',
  unknownWord: (word) =>
    `In questo gioco «${word}» non è né un edificio né una miglioria né una carta né uno spazio azione.`,
  seeRule: (name) => `La regola: scrivi «help ${name}».`,
  noSuchRule: (text) => `Le regole non dicono nulla di «${text}».`,
  foundMany: (found) => `${found} punti nelle regole; precisa, oppure guarda qui:`,
  rulePages: 'Scrivi «help» e una pagina, o una parola qualsiasi:',
  undone: (moves) => (moves === 1 ? '1 mossa annullata.' : `${moves} mosse annullate.`),
  chanceSince:
    'Dopo la tua ultima mossa il caso ha deciso qualcosa, e questo resta; vai avanti con la prossima mossa.',
  savedTo: (file) => `La partita è salvata in ${file}.`,
  resumeWith: (command) => `Per riprenderla più tardi: ${command}`,
  noSuchNumber: (number, highest) => `Non c’è una mossa ${number}; scegli un numero da 1 a ${highest}.`,
  didYouMean: (word) => `Intendevi «${word}»?`,
  resumedFrom: (file) => `Riprende la partita salvata in ${file}.`,
  goodbye: 'Alla prossima!',

  helpTitle: 'Che cosa puoi scrivere',
  commands: {
    help: 'mostra questo elenco; con una pagina delle regole, un termine o una parola, come «help steccati»: mostra che cosa dicono le regole',
    moves: 'elenca tutte le mosse che puoi fare ora',
    table: 'ridisegna il tabellone e le fattorie',
    hint: 'mostra le mosse migliori e perché',
    markers: 'con «on» o «off»: segna tre buoni spazi ogni volta che piazzi qualcuno',
    goods: 'con «on» o «off»: mostra su uno spazio ciò che dà ogni volta',
    why: 'con una mossa: dice perché è possibile o no',
    describe: 'con un edificio, una miglioria, una carta o uno spazio azione: dice che cosa fa',
    score: 'mostra il punteggio attuale',
    log: 'mostra che cosa è successo finora',
    undo: 'annulla la tua ultima mossa',
    restart: 'annulla tutto il tuo turno',
    random: 'fa scegliere questa mossa al computer',
    save: 'con il nome di un file: salva la partita',
    quit: 'salva la partita ed esce',
  },

  gameOver: 'La partita è finita.',
  scoreSheet: 'Punteggio',
  total: 'Totale',
  points,
  won: (who, value) => `${who} vince con ${points(value)}.`,
  youWon: (value, other) =>
    other === undefined
      ? `Vinci con ${points(value)}!`
      : `Vinci ${numberText(value)} a ${numberText(other)}!`,
  wonEarly: (who) => `${who} vince.`,
  youWonEarly: 'Vinci!',
  endedAlone: (value) => `Finisci la partita con ${points(value)}.`,
  partner: 'Compagno',
  teamTotal: 'Totale squadra',
  sharedWin: 'Vittoria condivisa',

  afterMoves: (moves, all) => `Dopo la mossa ${moves} di ${all}`,

  gamesAlone: 'Le tue partite in solitario',
  noGameAlone: 'Non hai ancora finito nessuna partita in solitario.',
  withCards: 'con carte',
  withoutCards: 'senza carte',
  tallyAlone: (games, average, best) =>
    `${count(games, 'partita', 'partite')}; in media ${average} punti, al massimo ${points(best)}.`,
  goalReached: (goal) => `L’obiettivo di ${points(goal)} è stato raggiunto.`,
};
