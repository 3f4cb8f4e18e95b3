import type { CampaignPhrases } from '../campaign';
import { list, points as pointsText } from './grammar';

/** What is said of a campaign, in German. */
export const campaign: CampaignPhrases = {
  title: 'Kampagne',
  chronicle: 'Chronik',
  about: (players) =>
    players === 1
      ? 'Acht Spiele mit immer höherem Ziel; nach jedem bleibt eine deiner Ausbildungen für immer im Spiel.'
      : 'Drei Spiele um Kampagnenpunkte; wer gewinnt, beginnt das nächste, und jeder darf eine Ausbildung behalten.',
  goOn: 'Weiter mit der Kampagne',
  file: 'Kampagne als Datei speichern',
  game: (number) => `Spiel ${number}`,
  aim: (goal) => `Ziel: ${goal}`,
  place: (number, of, goal) =>
    `Kampagne, Spiel ${number}${of === undefined ? '' : ` von ${of}`}${goal === undefined ? '' : ` · Ziel ${goal}`}`,
  running: 'läuft gerade',
  upNext: 'kommt als Nächstes',
  reached: (points, goal) => `${pointsText(points)}, ${points >= goal ? 'erreicht' : 'verfehlt'}`,
  score: (name, points) => `${name}: ${pointsText(points)}`,
  goal: (points, goal) =>
    `${pointsText(points)}; das Ziel von ${goal} ist ${points >= goal ? 'erreicht' : 'verfehlt'}.`,
  result: (name, points, rank, campaignPoints) =>
    `${name}: ${pointsText(points)}, Rang ${rank}, ${campaignPoints} ${campaignPoints === 1 ? 'Kampagnenpunkt' : 'Kampagnenpunkte'}.`,
  began: (name, cards) =>
    name === undefined ? `Von Anfang an im Spiel: ${list(cards)}.` : `${name} beginnt mit ${list(cards)}.`,
  lost: (name, cards) =>
    name === undefined
      ? `Verloren, weil die Kosten nicht zu bezahlen waren: ${list(cards)}.`
      : `${name} hat ${list(cards)} verloren, weil die Kosten nicht zu bezahlen waren.`,
  points: (all) => `Kampagnenpunkte: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}.`,
  wonAlone: 'Du hast die Kampagne gewonnen. Du kannst weiterspielen, solange du magst.',
  won: (names) =>
    names.length === 1
      ? `${names[0]} hat die Kampagne gewonnen.`
      : `${list(names)} teilen sich den Sieg in der Kampagne.`,
  next: (number, goal, again) =>
    `${again ? `Spiel ${number} kann noch einmal versucht werden` : `Als Nächstes kommt Spiel ${number}`}${goal === undefined ? '' : `; das Ziel sind ${pointsText(goal)}`}.`,
  food: (n) => (n === 0 ? 'Du beginnst ohne Nahrung.' : `Du beginnst mit ${n} Nahrung.`),
  starts: (names) =>
    names.length === 1 ? `${names[0]} beginnt.` : `Der Startspieler wird ausgelost unter: ${list(names)}.`,
  extraFood: (names) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} 1 Nahrung mehr.`,
  keepOne: (name) =>
    name === undefined
      ? 'Welche Ausbildung behältst du für das nächste Spiel?'
      : `Welche Ausbildung behält ${name} für das nächste Spiel?`,
  keepNone: 'keine',
  begin: (number) => `Spiel ${number} beginnen`,
};
