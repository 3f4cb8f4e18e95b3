import type { Phrases } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { list, seatName } from '../grammar';
import { lacks } from '../lacks';
import { cardPhrases } from './cards';
import { say } from './compounds';
import { events } from './events';
import { moves } from './moves';
import { amount, goodName, majorName } from './nouns';
import { onCards } from './on-card';
import { options } from './options';
import { questions } from './questions';
import { reasons } from './reasons';
import { shortSpaceNames } from './short-space-names';
import { spaceNames } from './space-names';
import { table } from './table';
import { majorPhrases, spacePhrases } from './things';
import { typing } from './typing';

/** Agricola in German. */
export const phrases: Phrases = {
  name: 'Agricola',
  about:
    'Vierzehn Runden lang bestellst du Äcker, zäunst Weiden ein, baust dein Haus aus und ernährst deine wachsende Familie.',
  options,
  notationHelp: [
    'Züge sind kurze Wörter. Ein Aktionsfeld nennst du mit seiner Kennung, „forest“ oder „day-laborer“, eine Möglichkeit mit ihrem Wort, „sow“ oder „bake“, eine Anschaffung nach „major“: „major well“. Die Reihen deines Hofs heißen von oben nach unten a, b und c, die Spalten von links nach rechts 1 bis 5: „field a2“, „room a1“, „stable c4“. Mehrere Züge verbindest du mit „;“: „farmland; field a2“.',
    'Eine Weide nennst du mit ihren Feldern, „pasture a2+a3“, oder Zaun für Zaun, jeden als Feld mit einer Himmelsrichtung n, e (Osten), s oder w: „fence a2n a2w a2s a2e“. „sow grain a2 vegetable a3“ sät auf diesen Äckern; „feed 2 grain 1 begging“ macht 2 Getreide zu Nahrung und nimmt 1 Bettelmarker; „feed nothing“ zahlt nur mit Nahrung; „keep 2 sheep 1 boar“ sagt, welche Tiere bleiben.',
    'Wann immer du gefragt bist, außer während deine Tiere sich vermehren, verwandelt „exchange; convert 1 grain“ Waren in Nahrung, und „give-back; discard 2 wood“ gibt Waren in den allgemeinen Vorrat zurück. Angeboten wird beides nicht eigens.',
  ],
  teamHelp:
    'Für deinen Partner baust du mit „partner-room a1“, „partner-stable c4“, „partner-field a2“, „partner-pasture a2+a3“ oder „partner-fence a2n a2w a2s a2e“. Auf dem Marktplatz gibst du mit „give 2 wood 1 grain“ und nimmst mit „take 1 clay“.',
  cardHelp:
    'Eine Karte nennst du nach „play“, etwa „play lasso“; eine Karte, die du jederzeit nutzen darfst, nennst du nur mit ihrem Wort. Wirken mehrere deiner Karten zugleich, bestimmt „first lasso“, welche zuerst kommt. Bietet eine Karte etwas anstelle einer Aktion, wählst du es mit „instead freshman“ und mit „usual“ die Aktion selbst. Den Text einer Karte zeigt „describe“ mit ihrem Wort.',
  wonTie: (winners, edition) => {
    if (winners.length === 1) return `Gleichstand: ${winners[0]} hat mehr Baustoffe übrig und gewinnt.`;
    const also = edition === 'revised' ? ', auch bei den übrigen Baustoffen' : '';
    return `Gleichstand${also}: ${list(winners)} gewinnen gemeinsam.`;
  },
  wonTeam: (winners, byTieBreak) => {
    if (winners.length > 2) return 'Gleichstand: Beide Teams gewinnen gemeinsam.';
    return byTieBreak
      ? `Gleichstand: Das Team aus ${list(winners)} hat mehr Baustoffe übrig und gewinnt.`
      : `Das Team aus ${list(winners)} gewinnt.`;
  },
  tieBreak: 'Bei Gleichstand: übrige Baustoffe',
  names: {
    good: (good, count) => (count === undefined ? goodName(good) : amount(good, count)),
    spaces: spaceNames,
    shortSpaces: shortSpaceNames,
    major: majorName,
    exchange: 'Waren in Nahrung umwandeln',
    giveBack: 'Waren zurückgeben',
    threeForOne: 'Drei für eine',
    seat: seatName,
    round: (now, of) => (now === 0 ? 'Aufbau' : `Runde ${now} von ${of}`),
    labelled: (name, text) => `${name}: ${capital(text)}`,
  },
  say,
  cards: cardPhrases,
  onCards,
  major: majorPhrases,
  space: spacePhrases,
  questions,
  typing,
  moves,
  events,
  reasons,
  lacks,
  score: {
    fields: 'Äcker',
    pastures: 'Weiden',
    grain: 'Getreide',
    vegetables: 'Gemüse',
    sheep: 'Schafe',
    boar: 'Wildschweine',
    cattle: 'Rinder',
    unused: 'Ungenutzte Felder',
    stables: 'Eingezäunte Ställe',
    clayRooms: 'Räume aus Lehm',
    stoneRooms: 'Räume aus Stein',
    people: 'Personen',
    improvements: 'Anschaffungen',
    bonus: 'Bonuspunkte',
    begging: 'Bettelmarker',
  },
  table,
};
