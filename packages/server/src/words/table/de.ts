import type { TablePhrases } from './phrases';

/** Why a table refuses something, in German. */
export const german = {
  'no-such-table': () => 'Diesen Tisch gibt es nicht; prüfe den Link.',
  'not-kept': () =>
    'Der Server konnte das nicht festhalten; nichts hat sich geändert. Schick es noch einmal.',
  'not-open': () => 'Die Partie hat schon begonnen; die Plätze lassen sich nicht mehr ändern.',
  frozen: () =>
    'Diese Partie wurde mit anderen Regeln begonnen und kann hier nicht weitergehen. Du kannst sie noch ansehen, reden, ihre Aufzeichnung lesen und gehen.',
  'not-playing': () => 'An diesem Tisch wird gerade nicht gespielt.',
  'not-over': () => 'Die Partie ist noch nicht zu Ende.',
  'not-seated': () => 'Du sitzt nicht an diesem Tisch; das dürfen nur die, die hier sitzen.',
  'already-seated': ({ seat }) => `Du sitzt schon auf Platz ${seat + 1}; verlass ihn zuerst.`,
  'seat-taken': ({ seat }) => `Platz ${seat + 1} ist besetzt; wähle einen freien.`,
  'table-full': () => 'An diesem Tisch ist kein Platz frei.',
  'no-such-seat': ({ seat, seats }) => `Einen Platz ${seat + 1} gibt es nicht; dieser Tisch hat ${seats}.`,
  'not-host': () => 'Das darf nur, wer den Tisch eröffnet hat.',
  'not-full': ({ free }) =>
    `${free === 1 ? 'Ein Platz ist' : `${free} Plätze sind`} noch frei; warte auf Leute oder setz Bots dorthin.`,
  'person-sits-there': ({ seat }) =>
    `Auf Platz ${seat + 1} sitzt ein Mensch; ein Bot braucht einen freien Platz.`,
  'nobody-sits-there': ({ seat }) => `Auf Platz ${seat + 1} sitzt kein Mensch.`,
  'people-away': ({ names }) => `Nicht alle sind am Tisch; der Beginn wartet auf: ${names.join(', ')}.`,
  'offer-it': () => 'So weit kannst du nicht allein zurückgehen; schlag es vor, und die anderen entscheiden.',
  'offer-stands': () =>
    'Dein letzter Vorschlag steht noch; zieh ihn zuerst zurück, indem du dagegen stimmst.',
  'too-many-offers': ({ minutes }) =>
    `Du hast viel vorgeschlagen; warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} bis zum nächsten Vorschlag.`,
  'no-such-offer': ({ offer }) => `Der Vorschlag ${offer} steht nicht mehr.`,
  'not-asked': () =>
    'Deine Stimme wird für diesen Vorschlag nicht gebraucht, oder du hast sie schon abgegeben.',
  'not-timed-out': ({ seat }) =>
    `Platz ${seat + 1} hat noch Zeit; ersetzen lässt er sich erst, wenn sie abgelaufen ist.`,
  'only-listening': () => 'Während einer Partie reden nur die, die mitspielen.',
  'deal-of-another': () => 'Hier spielt jemand ein Spiel des Tages; fang deinen eigenen Tisch dafür an.',
  'no-way-back': () => 'Im Spiel des Tages geht niemand hinter das zurück, was aufgedeckt wurde.',
  'one-try': () => 'Im Spiel des Tages hat jeder nur einen Versuch; morgen gibt es ein neues.',
  'no-such-game': ({ game, right }) => `Das Spiel „${game}“ gibt es nicht; es gibt: ${right.join(', ')}.`,
  'wrong-seats': ({ seats, right }) =>
    `Mit ${seats} Plätzen lässt sich dieses Spiel nicht spielen, aber mit ${right.join(', ')}.`,
  'rated-needs-clock': () =>
    'Ein gewertetes Spiel braucht eine Uhr, damit es niemand aufhalten kann: Wähle live oder über Tage, oder spiele ungewertet.',
  'rated-needs-account': () =>
    'Gewertete Spiele sind für Leute mit einem Konto; mach deinen Gast zu einem, oder spiele ohne Wertung.',
  'rated-without-advice': () =>
    'In einem gewerteten Spiel wird niemand beraten; verzichte auf Rat, oder spiele ohne Wertung.',
  'rated-needs-even-options': () =>
    'In einem gewerteten Spiel wird niemand bevorzugt: Karten, Nahrung und Startspieler bestimmt der Zufall. Lass diese Optionen weg, oder spiele ohne Wertung.',
  'rated-between-people': () =>
    'Ein gewertetes Spiel ist eines zwischen mindestens zwei Menschen, ohne Bots; überlass den Platz einem Menschen, oder spiele ohne Wertung.',
  'in-person': () =>
    'Du hast dich selbst hierher gesetzt, und an diesem Tisch wird niemand beraten: Ein Programm darf nicht für dich spielen. Setz dich nächstes Mal mit seinem Token.',
  'sent-away': () =>
    'Der Gastgeber hat deinen Platz freigegeben und möchte hier nicht mit dir spielen; such dir einen anderen Tisch.',
  'come-first': () =>
    'Dein Platz wurde freigegeben, während du nicht da warst; öffne zuerst den Tisch, dann setz dich.',
  'seat-reserved': ({ seat }) =>
    `Platz ${seat + 1} ist für die reserviert, die das Spiel davor gespielt haben; der Gastgeber kann ihn für alle freigeben.`,
  blocked: () => 'Jemand an diesem Tisch möchte dir nicht begegnen; such dir einen anderen.',
  'name-of-another': () =>
    'Wer hier sitzt, hat einen Namen, der genauso aussieht; wähle zuerst einen anderen Namen.',
  'own-seat': () => 'Das ist dein eigener Platz; steh auf, um ihn zu verlassen.',
  'campaign-begins-with-one': () => 'Eine Kampagne beginnt mit ihrer ersten Partie; wünsche dir Kampagne 1.',
  'campaign-not-rated': () =>
    'Die Partien einer Kampagne beginnen ungleich und werden deshalb nicht gewertet; spiele ohne Wertung oder ohne Kampagne.',
  'no-campaign': () => 'Die Partie an diesem Tisch gehört zu keiner Kampagne.',
  'campaign-over': () =>
    'In dieser Kampagne folgt keine Partie mehr: Sie ist zu Ende, oder ihre letzte Partie wurde nicht zu Ende gespielt.',
  'campaign-goes-on': () =>
    'Die Kampagne geht weiter: Die nächste Partie beginnt, sobald alle dafür bereit sind.',
  'campaign-of-others': () =>
    'Das ist eine spätere Partie einer Kampagne; Platz nehmen darf nur, wer bisher mitgespielt hat.',
  'next-game-begun': () => 'Die nächste Partie hat schon begonnen; behalten lässt sich nichts mehr.',
  'cannot-keep': ({ card, right }) =>
    right.length === 0
      ? `„${card}“ kannst du nicht behalten; keine deiner Karten lässt sich behalten.`
      : `„${card}“ kannst du nicht behalten, aber: ${right.join(', ')}.`,
} satisfies TablePhrases;
