import type { PrivacyWords } from './privacy-words';

export const privacy = {
  about:
    'Nur, was nötig ist, um zusammen zu spielen. Furrow gibt nichts weiter, zeigt keine Werbung und verfolgt niemanden. Spiele, die du hier allein spielst, verlassen diesen Browser nie.',
  guests: {
    title: 'Gäste',
    lines: ({ guestDays }) => [
      'Dein Name, deine Sprache und wann du gekommen bist, damit die anderen wissen, wer spielt.',
      `Ein Gast, dessen Sitzung zu Ende ist, kann nicht zurückkommen und wird ${guestDays} Tage nach seinem Kommen vergessen. Wer an einem Tisch sitzt, ein Spiel zu Ende gespielt hat oder den Schlüssel eines Programms hat, bleibt.`,
    ],
  },
  accounts: {
    title: 'Konten',
    lines: () => [
      'Auch der Anmeldename. Vom Passwort und den Wiederherstellungscodes nur Hashes, die niemand zurücklesen kann.',
      'Ein Konto bleibt, bis du es löschst.',
    ],
  },
  browser: {
    title: 'Cookies und Sitzungen',
    lines: ({ unusedSessionDays, sessionDays }) => [
      `Ein Cookie sagt dem Server, dass du es bist. Ein anderes zeigt, dass dein Konto in diesem Browser schon benutzt wurde, damit du nur bei anderen einen Brief bekommst. Ein drittes sagt, seit wann in diesem Browser gespielt wird, damit nicht eine Person allein verbraucht, was für alle an deiner Netzadresse gedacht ist. Sie dienen zu nichts anderem und halten höchstens ${sessionDays} Tage, nachdem jemand hereingekommen ist.`,
      `Von jeder Sitzung: seit wann, und auf die Stunde genau, wann sie zuletzt benutzt wurde. Sie endet nach ${unusedSessionDays} Tagen ohne Benutzung und in jedem Fall nach ${sessionDays} Tagen.`,
      'Einstellungen, Notizen und deine eigenen Spiele bleiben allein in diesem Browser.',
    ],
  },
  games: {
    title: 'Spiele',
    lines: ({ keyDays }) => [
      'Wer wo saß, jeder Zug mit seiner Zeit, Ergebnisse und Wertungen: für das Spiel selbst, Wiederholungen und Ranglisten. Sie bleiben.',
      'Alle können öffentliche Tische und dein Profil sehen: Name, seit wann du hier bist, Ergebnisse, Wertungen. Wer den Link eines privaten Tisches kennt, kann dort zuschauen.',
      `Das Kennzeichen, durch das ein doppelt gesendeter Zug einmal zählt: ${keyDays} Tage.`,
    ],
  },
  talk: {
    title: 'Chat',
    lines: () => [
      'Was du an einem Tisch schreibst, bleibt bei dem Tisch; wer den Tisch sehen kann, kann es lesen.',
      'Meldungen über das, was andere schrieben, für den Betreiber dieses Servers, und wessen Texte du nicht sehen willst: bis du dich löschst oder es zurücknimmst.',
    ],
  },
  notices: {
    title: 'Mail, Push, Webhooks, Programme',
    lines: ({ noticeDays, endedTokenDays }) => [
      `Adressen, die du angibst, um dir von deinen Spielen und von Änderungen an deinem Konto zu berichten. Mailadresse und Webhook bleiben, bis du sie entfernst; ein Browser, der geweckt wird, bis du das nicht mehr willst; ein Schlüssel, bis du ihn zurückziehst oder ${endedTokenDays} Tage nach seinem Ablauf.`,
      `Welche Nachrichten und Briefe gesendet wurden, wird nach ${noticeDays} Tagen vergessen. Mailserver, der Push-Dienst deines Browsers und dein Webhook bekommen, was an sie gesendet wird.`,
    ],
  },
  network: {
    title: 'Netzadresse und Protokoll',
    lines: () => [
      'Deine Netzadresse wird gezählt, damit niemand zu oft anfragt oder Passwörter rät: im Arbeitsspeicher, und als Hash, der höchstens einen Tag lang aufbewahrt wird.',
      'Das Protokoll des Servers enthält weder Namen noch Netzadressen noch etwas, das jemand geschrieben hat. Anmeldungen, Änderungen an Konten und Abweisungen stehen dort mit der Kennung der Person und einem Zeichen, das nur zeigt, ob zwei vom selben Ort kamen: So fallen Angriffe auf. Wie lange es aufbewahrt wird, entscheidet der Betreiber.',
    ],
  },
  yours: {
    title: 'Was du tun kannst',
    lines: () => [
      'In deinem Konto bekommst du alles, was über dich gespeichert ist, als Datei.',
      'Dort kannst du dich auch löschen: Du verlässt alle Tische, deine Spiele bleiben ohne deinen Namen, was du geschrieben hast, wird geleert, und alles andere verschwindet sofort. Sicherungen des Betreibers können älter sein.',
    ],
  },
  own: 'Was der Betreiber dieses Servers dazu sagt',
} satisfies PrivacyWords;
