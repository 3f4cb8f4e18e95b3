import type { LetterPhrases } from './phrases';

const NOT_YOU =
  'Wenn du das nicht warst, setze mit einem Wiederherstellungscode ein neues Passwort und sieh in deinem Konto nach.';

/** Letters in German. */
export const german = {
  'confirm-email': {
    title: 'Furrow: Bitte bestätige deine E-Mail-Adresse',
    lines: (code) => [
      'Jemand hat diese Adresse bei Furrow angegeben, um dort von seinen Spielen zu hören.',
      'Wenn du das warst, öffne den Link, während du angemeldet bist, oder gib diesen Code auf der Seite „Mein Konto“ ein:',
      '',
      code,
      '',
      'Der Code gilt einen Tag. Wenn du das nicht warst, tu nichts: Es kommt kein weiterer Brief.',
    ],
  },
  'email-changed': {
    title: 'Furrow: Deine E-Mail-Adresse wurde geändert',
    lines: ({ who, when }) => [
      `Am ${when} wurde diese Adresse vom Konto ${who} entfernt oder durch eine andere ersetzt.`,
      'Hierher kommen keine weiteren Briefe.',
      NOT_YOU,
    ],
  },
  'new-browser': {
    title: 'Furrow: Anmeldung in einem anderen Browser',
    lines: ({ who, when }) => [
      `Am ${when} hat sich jemand als ${who} in einem Browser angemeldet, in dem das Konto noch nicht benutzt worden war.`,
      NOT_YOU,
    ],
  },
  'password-changed': {
    title: 'Furrow: Dein Passwort wurde geändert',
    lines: ({ who, when }) => [
      `Am ${when} wurde das Passwort des Kontos ${who} geändert. Alle anderen Anmeldungen und alle Schlüssel von Programmen wurden beendet.`,
      NOT_YOU,
    ],
  },
  'code-used': {
    title: 'Furrow: Ein Wiederherstellungscode wurde benutzt',
    lines: ({ who, when }) => [
      `Am ${when} wurde mit einem Wiederherstellungscode ein neues Passwort für das Konto ${who} gesetzt. Alle anderen Anmeldungen und alle Schlüssel von Programmen wurden beendet.`,
      NOT_YOU,
    ],
  },
  'codes-renewed': {
    title: 'Furrow: Du hast neue Wiederherstellungscodes',
    lines: ({ who, when }) => [
      `Am ${when} wurden neue Wiederherstellungscodes für das Konto ${who} erzeugt; die alten gelten nicht mehr.`,
      'Wenn du das nicht warst, ändere dein Passwort und erzeuge neue Codes.',
    ],
  },
  'sessions-ended': {
    title: 'Furrow: Du wurdest überall abgemeldet',
    lines: ({ who, when }) => [
      `Am ${when} wurden alle Anmeldungen von ${who} und alle Schlüssel von Programmen beendet.`,
      NOT_YOU,
    ],
  },
} satisfies LetterPhrases;
