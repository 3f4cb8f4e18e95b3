import type { TablePhrases } from './phrases';

/** Why a table refuses something, in Italian. */
export const italian = {
  'no-such-table': () => 'Questo tavolo non esiste; controlla il link.',
  'not-kept': () => 'Il server non è riuscito a registrarlo; non è cambiato nulla. Invialo di nuovo.',
  'not-open': () => 'La partita è già iniziata; i posti non si possono più cambiare.',
  frozen: () =>
    'Questa partita è iniziata con altre regole e qui non può continuare. Puoi ancora guardarla, parlare, leggerne la registrazione e lasciarla.',
  'not-playing': () => 'A questo tavolo ora non si gioca.',
  'not-over': () => 'La partita non è ancora finita.',
  'not-seated': () => 'Non siedi a questo tavolo; può farlo solo chi vi siede.',
  'already-seated': ({ seat }) => `Siedi già al posto ${seat + 1}; prima lascialo.`,
  'seat-taken': ({ seat }) => `Il posto ${seat + 1} è occupato; scegline uno libero.`,
  'table-full': () => 'A questo tavolo non ci sono posti liberi.',
  'no-such-seat': ({ seat, seats }) => `Il posto ${seat + 1} non esiste; questo tavolo ne ha ${seats}.`,
  'not-host': () => 'Può farlo solo chi ha aperto il tavolo.',
  'not-full': ({ free }) =>
    `${free === 1 ? 'Un posto è ancora libero' : `${free} posti sono ancora liberi`}; aspetta qualcuno o mettici dei bot.`,
  'person-sits-there': ({ seat }) =>
    `Al posto ${seat + 1} siede una persona; a un bot serve un posto libero.`,
  'nobody-sits-there': ({ seat }) => `Al posto ${seat + 1} non siede nessuna persona.`,
  'people-away': ({ names }) => `Non tutti sono al tavolo; per cominciare si aspetta: ${names.join(', ')}.`,
  'offer-it': () => 'Da solo non puoi tornare così indietro; proponilo, e decideranno gli altri.',
  'offer-stands': () => 'La tua ultima proposta è ancora aperta; prima ritirala votando contro.',
  'too-many-offers': ({ minutes }) =>
    `Hai fatto molte proposte; aspetta ${minutes === 1 ? 'un minuto' : `${minutes} minuti`} prima della prossima.`,
  'no-such-offer': ({ offer }) => `La proposta ${offer} non è più aperta.`,
  'not-asked': () => 'Il tuo voto non serve per questa proposta, oppure l’hai già dato.',
  'not-timed-out': ({ seat }) =>
    `Il posto ${seat + 1} ha ancora tempo; si può sostituire solo quando il tempo è scaduto.`,
  'only-listening': () => 'Durante una partita può parlare solo chi gioca.',
  'deal-of-another': () => 'Qui qualcuno gioca una partita del giorno; comincia un tavolo tuo.',
  'no-way-back': () => 'In una partita del giorno nessuno torna a prima di ciò che è stato svelato.',
  'one-try': () => 'Ognuno ha un solo tentativo per una partita del giorno; domani ce ne sarà un’altra.',
  'no-such-game': ({ game, right }) => `Il gioco «${game}» non esiste; ci sono: ${right.join(', ')}.`,
  'wrong-seats': ({ seats, right }) =>
    `Questo gioco non si gioca con ${seats} posti, ma con ${right.join(', ')}.`,
  'rated-needs-clock': () =>
    'Una partita con punteggio ha bisogno di un orologio, perché nessuno possa bloccarla: scegli una partita dal vivo o in più giorni, oppure gioca senza punteggio.',
  'rated-needs-account': () =>
    'Le partite classificate sono per chi ha un conto; trasforma il tuo ospite in un conto o gioca senza classifica.',
  'rated-without-advice': () =>
    'In una partita classificata nessuno riceve consigli; rinuncia ai consigli o gioca senza classifica.',
  'rated-needs-even-options': () =>
    'In una partita classificata nessuno è avvantaggiato: le carte, il cibo e il primo giocatore sono lasciati al caso. Rinuncia a queste opzioni o gioca senza classifica.',
  'rated-between-people': () =>
    'Una partita classificata si gioca fra almeno due persone, senza bot; lascia il posto a una persona o gioca senza classifica.',
  'in-person': () =>
    'Ti sei seduto qui di persona e a questo tavolo nessuno riceve consigli: un programma non può giocare per te. La prossima volta siediti con il suo token.',
  'sent-away': () =>
    'Chi ospita ha liberato il tuo posto e non vuole giocare qui con te; scegli un altro tavolo.',
  'come-first': () => 'Il tuo posto è stato liberato mentre non c’eri; apri prima il tavolo, poi siediti.',
  'seat-reserved': ({ seat }) =>
    `Il posto ${seat + 1} è riservato a chi ha giocato la partita precedente; chi ospita può liberarlo per tutti.`,
  blocked: () => 'Qualcuno a questo tavolo non vuole incontrarti; scegline un altro.',
  'name-of-another': () => 'Chi siede qui ha un nome che sembra uguale al tuo; scegli prima un altro nome.',
  'own-seat': () => 'Questo è il tuo posto; alzati per lasciarlo.',
  'campaign-begins-with-one': () => 'Una campagna comincia con la sua prima partita; chiedi la campagna 1.',
  'campaign-not-rated': () =>
    'Le partite di una campagna cominciano in modo diseguale e perciò non danno punteggio; gioca senza classifica o senza campagna.',
  'no-campaign': () => 'La partita a questo tavolo non fa parte di una campagna.',
  'campaign-over': () =>
    'In questa campagna non segue nessuna partita: è finita, oppure l’ultima partita non è stata giocata fino in fondo.',
  'campaign-goes-on': () => 'La campagna continua: la prossima partita comincia quando tutti sono pronti.',
  'campaign-of-others': () =>
    'Questa è una partita avanzata di una campagna; può sedersi solo chi ha giocato finora.',
  'next-game-begun': () => 'La partita successiva è già cominciata; non si può più tenere nulla.',
  'cannot-keep': ({ card, right }) =>
    right.length === 0
      ? `Non puoi tenere «${card}»; nessuna delle tue carte si può tenere.`
      : `Non puoi tenere «${card}»; puoi tenere: ${right.join(', ')}.`,
} satisfies TablePhrases;
