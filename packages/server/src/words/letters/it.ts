import type { LetterPhrases } from './phrases';

const NOT_YOU =
  'Se non sei stato tu, imposta una nuova password con un codice di recupero e controlla il tuo account.';

/** Letters in Italian. */
export const italian = {
  'confirm-email': {
    title: 'Furrow: conferma il tuo indirizzo e-mail',
    lines: (code) => [
      'Qualcuno ha dato questo indirizzo su Furrow per ricevervi notizie delle sue partite.',
      'Se sei stato tu, apri il link mentre hai effettuato l’accesso, o inserisci questo codice nella pagina «Il mio account»:',
      '',
      code,
      '',
      'Il codice vale un giorno. Se non sei stato tu, non fare nulla: non arriverà nessun’altra lettera.',
    ],
  },
  'email-changed': {
    title: 'Furrow: il tuo indirizzo e-mail è cambiato',
    lines: ({ who, when }) => [
      `Il ${when} questo indirizzo è stato tolto dall’account ${who} o sostituito con un altro.`,
      'Qui non arriveranno altre lettere.',
      NOT_YOU,
    ],
  },
  'new-browser': {
    title: 'Furrow: accesso da un altro browser',
    lines: ({ who, when }) => [
      `Il ${when} qualcuno ha effettuato l’accesso come ${who} in un browser in cui l’account non era ancora stato usato.`,
      NOT_YOU,
    ],
  },
  'password-changed': {
    title: 'Furrow: la tua password è cambiata',
    lines: ({ who, when }) => [
      `Il ${when} la password dell’account ${who} è stata cambiata. Tutte le altre sessioni sono state chiuse e tutti i token dei programmi annullati.`,
      NOT_YOU,
    ],
  },
  'code-used': {
    title: 'Furrow: un codice di recupero è stato usato',
    lines: ({ who, when }) => [
      `Il ${when} con un codice di recupero è stata impostata una nuova password dell’account ${who}. Tutte le altre sessioni sono state chiuse e tutti i token dei programmi annullati.`,
      NOT_YOU,
    ],
  },
  'codes-renewed': {
    title: 'Furrow: hai nuovi codici di recupero',
    lines: ({ who, when }) => [
      `Il ${when} sono stati creati nuovi codici di recupero dell’account ${who}; quelli vecchi non valgono più.`,
      'Se non sei stato tu, cambia la password e crea nuovi codici.',
    ],
  },
  'sessions-ended': {
    title: 'Furrow: sei uscito ovunque',
    lines: ({ who, when }) => [
      `Il ${when} tutte le sessioni di ${who} sono state chiuse e tutti i token dei programmi annullati.`,
      NOT_YOU,
    ],
  },
} satisfies LetterPhrases;
