import type { TermPhrases } from '../terms';

/** The terms of card texts, in German. */
export const terms: TermPhrases = {
  anytime: {
    name: 'Jederzeit',
    phrases: ['jederzeit'],
    lines: [
      'Du darfst es zwischen zwei beliebigen Schritten deines Zuges tun und immer dann, wenn das Spiel auf jemand anderen wartet: bevor du bezahlst, bevor du ernährst, nachdem ein Tier gekommen ist. Nur mitten in einem einzelnen Schritt geht es nicht.',
      'Es braucht weder eine Person noch eine Aktion. Beschränkt der Text es auf die Arbeitsphase, geht es während der Ernte nicht.',
    ],
  },
  immediately: {
    name: 'Wenn du diese Karte ausspielst',
    phrases: ['wenn du diese karte ausspielst', 'sofort'],
    lines: [
      'Es geschieht einmal und sofort, wenn die Karte vor dich gelegt wird, danach nie wieder. Von da an gilt der übrige Text der Karte, auch noch im selben Zug.',
    ],
  },
  harvest: {
    name: 'In jeder Ernte',
    phrases: ['jeder ernte', 'ernte'],
    lines: [
      'Eine Ernte hat drei Phasen: die Feldphase (1 Feldfrucht von jedem Acker), die Ernährungsphase und die Vermehrungsphase. Die Karte nennt die Phase, in der sie wirkt; „in deiner Ernte“ heißt in irgendeiner davon, einmal je Ernte.',
    ],
  },
  'next-rounds': {
    name: 'Waren auf kommenden Runden',
    phrases: ['nächsten runden'],
    lines: [
      'Die Waren werden auf die Felder der Runden nach der laufenden gelegt und kommen am Anfang jeder dieser Runden zu dir. Sind weniger Runden übrig, bekommen nur diese etwas. Verlierst du die Karte, verlierst du auch, was noch dort liegt.',
    ],
  },
  use: {
    name: 'Ein Aktionsfeld nutzen',
    phrases: ['jedes mal, wenn du', 'nutzt'],
    lines: [
      'Du nutzt ein Feld, wenn du eine Person dorthin setzt und mindestens eine seiner Aktionen ausführst, oder was eine Karte an deren Stelle setzt. Dieselbe Aktion durch eine Karte, ohne Person, ist kein Nutzen des Feldes.',
    ],
  },
  accumulation: {
    name: 'Ansammlungsfeld',
    phrases: ['ansammlungsfeld'],
    lines: [
      'Ein Aktionsfeld, auf dem sich Runde für Runde Waren ansammeln. Wer es nutzt, nimmt alle. Ein „Ansammlungsfeld mit Holz“ ist eines, auf dem sich Holz ansammelt, was immer sonst dort liegt.',
    ],
  },
  'individual-cost': {
    name: 'Eigene Kosten',
    phrases: ['eigene kosten'],
    lines: [
      'Einige Ausbildungen kosten etwas Eigenes, zusätzlich zu den Kosten der Aktion, mit der du sie ausspielst. Nahrung darin kann nie erlassen werden; was fehlt, darfst du als Bettelmarker nehmen. Karten, die Ausbildungen verbilligen, ändern daran nichts.',
    ],
  },
  'occupation-cost': {
    name: 'Kosten einer Ausbildung',
    phrases: ['ausbildung'],
    lines: [
      'Was das Feld oder der Effekt verlangt, durch den du eine Ausbildung ausspielst. Wie viele du schon ausgespielt hast, zählt über das ganze Spiel, wo auch immer das war. Ein Effekt, der eine ausspielen lässt, sagt selbst, was sie kostet, und braucht keine Person.',
    ],
  },
  prerequisite: {
    name: 'Voraussetzung',
    phrases: ['voraussetzung'],
    lines: [
      'Du musst es haben, wenn du die Karte ausspielst; es wird nicht ausgegeben. Eine Zahl heißt mindestens so viele, wenn die Karte nicht genau oder höchstens sagt. „Kein“ gilt nur für diesen Augenblick. Ausbildungen und Anschaffungen zählen nur, wenn sie vor dir liegen.',
    ],
  },
  traveling: {
    name: 'Wanderkarte',
    phrases: ['linker nachbar', 'linken nachbarn'],
    lines: [
      'Du führst aus, was sie tut, dann nimmt dein linker Nachbar sie auf die Hand und darf sie ausspielen, auch noch in derselben Arbeitsphase. Sie bleibt nicht vor dir und zählt für nichts. Allein scheidet sie aus dem Spiel aus.',
    ],
  },
  unconditional: {
    name: 'Uneingeschränktes Säen',
    phrases: ['uneingeschränkt'],
    lines: [
      'Eine Säen-Aktion ist uneingeschränkt, wenn sie weder die Zahl der Äcker noch die Menge noch die Auswahl begrenzt. Wer oder was dir die Aktion gegeben hat, ist gleich.',
    ],
  },
  additional: {
    name: 'Zusätzlich',
    phrases: ['zusätzlich', 'außerdem'],
    lines: [
      'Was eine Karte dazugibt, kommt aus dem allgemeinen Vorrat, nicht vom Feld. Du hast es, bevor das Feld selbst wirkt, und kannst damit die Aktion bezahlen, wenn der Text nicht „danach“ sagt.',
    ],
  },
  others: {
    name: 'Andere Spieler',
    phrases: ['andere spieler', 'anderer spieler', 'anderen spieler'],
    lines: [
      'Andere Spieler sind alle außer dem Besitzer der Karte. „Irgendein Spieler“ schließt ihn ein. Was eine Karte nennt, gehört ihrem Besitzer, wenn sie nicht von anderen spricht.',
    ],
  },
  field: {
    name: 'Acker, Ackerplättchen, Ackerkarte',
    phrases: ['ackerplättchen', 'diese karte ist ein acker', 'acker'],
    lines: [
      'Ein Acker ist ein Ackerplättchen oder eine Karte, die sagt, dass sie einer ist. Pflügen legt immer ein Plättchen. Auf einem Getreideacker liegt gerade mindestens 1 Getreide. Ein Acker ist unbestellt, wenn dort nichts zu ernten ist, und leer, wenn dort gar nichts liegt.',
    ],
  },
  supply: {
    name: 'In deinem Vorrat, auf deinem Hof',
    phrases: ['in deinem vorrat', 'auf deinem hof'],
    lines: [
      'Dein Vorrat ist, was du jetzt ausgeben könntest. Tiere leben auf dem Hof, Feldfrüchte auf Äckern müssen erst geerntet werden. Was auf einer Karte liegt, gehört dir nur, wenn sie es sagt, wie Ackerkarten und Karten mit Platz für Tiere.',
    ],
  },
  goods: {
    name: 'Waren',
    phrases: ['waren', 'baustoff'],
    lines: [
      'Baustoffe sind Holz, Lehm, Schilf und Stein; Feldfrüchte sind Getreide und Gemüse; zusammen sind es die Rohstoffe. Tiere sind Schafe, Wildschweine und Rinder. Waren sind all das und Nahrung; in der Ausgabe von 2007 gehört Nahrung nicht dazu.',
      '„Beliebig viele“ schließt null ein. Waren darfst du jederzeit in den allgemeinen Vorrat zurückgeben, aber keine Personen, Ställe oder Zäune.',
    ],
  },
  newborn: {
    name: 'Neugeborenes',
    phrases: ['neugeboren'],
    lines: [
      'Eine Person, die in dieser Runde zur Familie gekommen ist. Sie handelt erst ab der nächsten Runde und isst in der Ernte ihrer Runde 1 Nahrung; danach ist sie erwachsen. Bei Tieren ist es das Junge zweier Eltern.',
    ],
  },
  once: {
    name: 'Einmal pro Zug',
    phrases: ['einmal pro zug', 'einmal pro runde'],
    lines: [
      'Ein Zug ist alles, was eine deiner Personen tut, weitere Personen darin eingeschlossen. Was Karten am Anfang einer Runde tun, zählt als eigener Zug. Was du ablehnst, ist nicht verbraucht.',
    ],
  },
};
