import type { CampaignPhrases } from '../campaign';
import { count, list, points as pointsText } from './grammar';

/** What is said of a campaign, in English. */
export const campaign: CampaignPhrases = {
  title: 'Campaign',
  chronicle: 'Chronicle',
  about: (players) =>
    players === 1
      ? 'Eight games, each with a higher goal; after each of them one of your occupations stays in play for good.'
      : 'Three games for campaign points; the winner begins the next one, and everybody may keep an occupation.',
  goOn: 'Go on with the campaign',
  file: 'Save the campaign as a file',
  game: (number) => `Game ${number}`,
  aim: (goal) => `Goal: ${goal}`,
  place: (number, of, goal) =>
    `Campaign, game ${number}${of === undefined ? '' : ` of ${of}`}${goal === undefined ? '' : ` · goal ${goal}`}`,
  running: 'is being played',
  upNext: 'comes next',
  reached: (points, goal) => `${pointsText(points)}, ${points >= goal ? 'reached' : 'missed'}`,
  score: (name, points) => `${name}: ${pointsText(points)}`,
  goal: (points, goal) =>
    `${pointsText(points)}; the goal of ${goal} was ${points >= goal ? 'reached' : 'missed'}.`,
  result: (name, points, rank, campaignPoints) =>
    `${name}: ${pointsText(points)}, rank ${rank}, ${count(campaignPoints, 'campaign point')}.`,
  began: (name, cards) =>
    name === undefined ? `In play from the start: ${list(cards)}.` : `${name} begins with ${list(cards)}.`,
  lost: (name, cards) =>
    name === undefined
      ? `Lost, because the cost could not be paid: ${list(cards)}.`
      : `${name} has lost ${list(cards)}, because the cost could not be paid.`,
  points: (all) => `Campaign points: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}.`,
  wonAlone: 'You have won the campaign. You may play on as long as you like.',
  won: (names) =>
    names.length === 1
      ? `${names[0]} has won the campaign.`
      : `${list(names)} share the victory in the campaign.`,
  next: (number, goal, again) =>
    `${again ? `Game ${number} may be tried again` : `Game ${number} comes next`}${goal === undefined ? '' : `; the goal is ${pointsText(goal)}`}.`,
  food: (n) => (n === 0 ? 'You begin without food.' : `You begin with ${n} food.`),
  starts: (names) =>
    names.length === 1 ? `${names[0]} begins.` : `The starting player is drawn among ${list(names)}.`,
  extraFood: (names) => `${list(names)} ${names.length === 1 ? 'has' : 'have'} 1 food more.`,
  keepOne: (name) =>
    name === undefined
      ? 'Which occupation do you keep for the next game?'
      : `Which occupation does ${name} keep for the next game?`,
  keepNone: 'none',
  begin: (number) => `Begin game ${number}`,
};
