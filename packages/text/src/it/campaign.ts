import type { CampaignPhrases } from '../campaign';
import { list, points as pointsText } from './grammar';

/** What is said of a campaign, in Italian. */
export const campaign: CampaignPhrases = {
  title: 'Campagna',
  chronicle: 'Cronaca',
  about: (players) =>
    players === 1
      ? 'Otto partite con un obiettivo sempre più alto; dopo ognuna una delle tue occupazioni resta in gioco per sempre.'
      : 'Tre partite per punti campagna; chi vince inizia la successiva, e ognuno può conservare un’occupazione.',
  goOn: 'Continua la campagna',
  file: 'Salva la campagna in un file',
  game: (number) => `Partita ${number}`,
  aim: (goal) => `Obiettivo: ${goal}`,
  place: (number, of, goal) =>
    `Campagna, partita ${number}${of === undefined ? '' : ` di ${of}`}${goal === undefined ? '' : ` · obiettivo ${goal}`}`,
  running: 'in corso',
  upNext: 'è la prossima',
  reached: (points, goal) => `${pointsText(points)}, ${points >= goal ? 'raggiunto' : 'mancato'}`,
  score: (name, points) => `${name}: ${pointsText(points)}`,
  goal: (points, goal) =>
    `${pointsText(points)}; l’obiettivo di ${goal} è ${points >= goal ? 'raggiunto' : 'mancato'}.`,
  result: (name, points, rank, campaignPoints) =>
    `${name}: ${pointsText(points)}, ${rank}º posto, ${pointsText(campaignPoints)} campagna.`,
  began: (name, cards) =>
    name === undefined ? `In gioco fin dall’inizio: ${list(cards)}.` : `${name} inizia con ${list(cards)}.`,
  lost: (name, cards) =>
    name === undefined
      ? `Perse, perché il costo non si poteva pagare: ${list(cards)}.`
      : `${name} ha perso ${list(cards)}, perché il costo non si poteva pagare.`,
  points: (all) => `Punti campagna: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}.`,
  wonAlone: 'Hai vinto la campagna. Puoi continuare quanto vuoi.',
  won: (names) =>
    names.length === 1
      ? `${names[0]} vince la campagna.`
      : `${list(names)} si dividono la vittoria della campagna.`,
  next: (number, goal, again) =>
    `${again ? `La partita ${number} si può ritentare` : `Ora viene la partita ${number}`}${goal === undefined ? '' : `; l’obiettivo è di ${pointsText(goal)}`}.`,
  food: (n) => (n === 0 ? 'Inizi senza cibo.' : `Inizi con ${n} cibo.`),
  starts: (names) =>
    names.length === 1 ? `Inizia ${names[0]}.` : `Il primo giocatore è sorteggiato tra ${list(names)}.`,
  extraFood: (names) => `${list(names)} ${names.length === 1 ? 'ha' : 'hanno'} 1 cibo in più.`,
  keepOne: (name) =>
    name === undefined
      ? 'Quale occupazione conservi per la prossima partita?'
      : `Quale occupazione conserva ${name} per la prossima partita?`,
  keepNone: 'nessuna',
  begin: (number) => `Inizia la partita ${number}`,
};
