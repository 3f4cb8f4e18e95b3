import type { RefusalWords } from './refusals';

/** Refusals in German. */
export const german: RefusalWords = {
  'not-understood': (faults) =>
    `Das ist nicht zu verstehen: ${faults.map(({ at, what }) => (at === '' ? what : `${at}: ${what}`)).join('; ')}.`,
  'no-such-page': () => 'Hier ist nichts; GET /api/openapi.json zählt auf, was es gibt.',
  'wrong-host': () =>
    'Unter dem Namen in deiner Anfrage kennt sich dieser Server nicht; wer ihn betreibt, setzt PUBLIC_URL auf die Adresse, die alle benutzen.',
  'wrong-method': (right) => `Das geht nur mit ${right.join(' oder ')}.`,
  'too-large': ({ bytes }) => `Das ist zu groß; auf einmal gehen höchstens ${bytes} Bytes.`,
  'wrong-type': (right) => `Der Inhaltstyp muss ${right.join(' oder ')} sein.`,
  'too-often': ({ seconds }) => `Das war zu viel auf einmal; bitte in ${seconds} s weitermachen.`,
  'too-many-tries': ({ seconds }) => `Zu viele falsche Versuche; bitte vor dem nächsten ${seconds} s warten.`,
  'not-from-here': ({ header }) =>
    `Diese Anfrage kommt nicht von der Seite dieses Servers; Programme schicken die Kopfzeile ${header}.`,
  'sign-in': () => 'Bitte sag zuerst, wer du bist: Wähle als Gast einen Namen oder melde dich an.',
  'unknown-token': () =>
    'Dieser Schlüssel ist unbekannt oder wurde zurückgezogen; mach in deinem Konto einen neuen.',
  'token-ended': () => 'Die Zeit dieses Schlüssels ist abgelaufen; mach in deinem Konto einen neuen.',
  'token-may-not': ({ scope }) => `Dieser Schlüssel darf das nicht; einer mit der Befugnis ${scope} darf es.`,
  'not-for-programs': () => 'Das darf nur, wer selbst angemeldet ist, kein Schlüssel.',
  'account-needed': () => 'Gäste können das nicht; mach zuerst aus deinem Gast ein Konto.',
  'account-already': () => 'Du hast schon ein Konto.',
  'login-taken': () => 'Diesen Anmeldenamen hat schon jemand; bitte wähle einen anderen.',
  'bad-login': ({ least, most }) =>
    `Ein Anmeldename hat ${least} bis ${most} Buchstaben von a bis z, Ziffern, Punkte, Binde- oder Unterstriche und beginnt mit einem Buchstaben.`,
  'name-length': ({ least, most }) => `Ein Name hat ${least} bis ${most} Zeichen.`,
  'name-characters': () =>
    'Ein Name braucht einen Buchstaben oder eine Ziffer und hat keine unsichtbaren Zeichen.',
  'name-scripts': () =>
    'Ein Name mischt keine Schriften, die man nicht zusammen schreibt, etwa lateinische und kyrillische Buchstaben; nimm eine davon.',
  'name-reserved': () => 'So heißen Bots oder wer den Server betreibt; bitte wähle einen anderen Namen.',
  'text-characters': () =>
    'Was du sagst, muss in einer Zeile stehen, darf keine Steuerzeichen haben, und man muss etwas sehen.',
  'password-length': ({ least, most }) => `Ein Passwort hat ${least} bis ${most} Zeichen.`,
  'password-common': () =>
    'Dieses Passwort ist zu leicht zu erraten: Es besteht aus häufigen Wörtern, benachbarten Tasten, Jahreszahlen oder Wiederholungen. Besser sind ein paar seltene Wörter, die nichts miteinander zu tun haben.',
  'password-like-login': () =>
    'Das Passwort darf nicht aus dem Anmeldenamen oder dem Namen gemacht sein; bitte wähle ein anderes.',
  'wrong-password': () => 'Das Passwort stimmt nicht.',
  'wrong-login': () => 'Anmeldename oder Passwort stimmt nicht.',
  'wrong-code': () =>
    'Anmeldename oder Wiederherstellungscode stimmt nicht, oder der Code wurde schon benutzt.',
  'no-mail': () =>
    'Dieser Server kann keine E-Mails verschicken, eine Adresse nützt hier nichts; Browser und Programme können benachrichtigt werden.',
  'too-many-letters': ({ seconds }) =>
    `Für heute wurden genug Briefe angefordert; der nächste geht in ${Math.ceil(seconds / 3600)} h.`,
  'nothing-to-confirm': () => 'Du hast keine E-Mail-Adresse, die auf Bestätigung wartet.',
  'wrong-mail-code': () =>
    'Der Code stimmt nicht oder gilt nicht mehr; sieh in den neuesten Brief oder lass ihn noch einmal schicken.',
  'no-such-person': () => 'Es gibt niemanden mit dieser Kennung.',
  'no-such-table': () => 'Es gibt keinen Tisch mit dieser Kennung.',
  'no-such-token': () => 'Du hast keinen Schlüssel mit dieser Kennung.',
  'no-such-deal': () => 'Dieses Spiel des Tages gibt es nicht.',
  'deal-for-others': () =>
    'Dieses Spiel des Tages ist nicht für dich: Gäste und Konten an ihrem ersten Tag haben andere als Mitglieder. Die Seite mit den Spielen des Tages zeigt deine.',
  'not-yourself': () => 'Du kannst dich nicht selbst stumm schalten.',
  'not-over': () => 'Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.',
  'nothing-asked': () => 'An diesem Tisch wirst du gerade nichts gefragt.',
  'no-such-news': () => 'An diesem Tisch gibt es keine Nachricht mit dieser Nummer.',
  'not-moderator': () => 'Das darf nur die Moderation dieses Servers.',
  'not-set-aside': () => 'Das Ergebnis dieses Tisches wartet auf keine Entscheidung.',
  'web-address': () => 'Ein Webhook braucht eine öffentliche https-Adresse.',
  'no-push': () =>
    'Dieser Server weckt keine Browser; wer ihn betreibt, muss PUBLIC_URL mit https oder MAIL_FROM setzen.',
  'too-many-tables': ({ most }) =>
    `Du kannst höchstens ${most} unfertige Tische haben; beende oder verlasse zuerst einen.`,
  'too-many-open': ({ most }) =>
    `Du kannst höchstens ${most} öffentliche Tische haben, die auf Mitspieler warten; lass einen voll werden, oder verlasse ihn zuerst.`,
  'too-many-tokens': ({ most }) => `Du kannst höchstens ${most} Schlüssel haben; zieh zuerst einen zurück.`,
  'too-many-streams': ({ most }) =>
    `Du kannst höchstens ${most} offene Verbindungen haben; schließ zuerst eine.`,
  'too-many-follows': ({ most }) =>
    `Eine Verbindung kann höchstens ${most} Tischen folgen; löse dich zuerst von einem.`,
  'not-following': () => 'Diese Verbindung folgt jenem Tisch nicht.',
  'only-here': () => 'Das ist nur auf der Maschine zu lesen, auf der der Server läuft.',
  busy: () => 'Der Server hat gerade zu viel zu tun; bitte versuch es gleich noch einmal.',
  closing: () => 'Der Server wird neu gestartet; bitte versuch es gleich noch einmal.',
  'our-mistake': ({ request }) =>
    `Bei uns ist etwas schiefgegangen; nichts wurde geändert. Nummer: ${request}.`,
};
