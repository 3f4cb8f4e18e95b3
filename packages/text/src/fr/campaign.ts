import type { CampaignPhrases } from '../campaign';
import { list, points as pointsText } from './grammar';

/** What is said of a campaign, in French. */
export const campaign: CampaignPhrases = {
  title: 'Campagne',
  chronicle: 'Chronique',
  about: (players) =>
    players === 1
      ? 'Huit parties avec un objectif de plus en plus haut ; après chacune, l’un de vos savoir-faire reste en jeu pour toujours.'
      : 'Trois parties pour des points de campagne ; le vainqueur commence la suivante, et chacun peut garder un savoir-faire.',
  goOn: 'Continuer la campagne',
  file: 'Enregistrer la campagne dans un fichier',
  game: (number) => `Partie ${number}`,
  aim: (goal) => `Objectif : ${goal}`,
  place: (number, of, goal) =>
    `Campagne, partie ${number}${of === undefined ? '' : ` sur ${of}`}${goal === undefined ? '' : ` · objectif ${goal}`}`,
  running: 'en cours',
  upNext: 'vient ensuite',
  reached: (points, goal) => `${pointsText(points)}, ${points >= goal ? 'atteint' : 'manqué'}`,
  score: (name, points) => `${name} : ${pointsText(points)}`,
  goal: (points, goal) =>
    `${pointsText(points)} ; l’objectif de ${goal} est ${points >= goal ? 'atteint' : 'manqué'}.`,
  result: (name, points, rank, campaignPoints) =>
    `${name} : ${pointsText(points)}, rang ${rank}, ${pointsText(campaignPoints)} de campagne.`,
  began: (name, cards) =>
    name === undefined ? `En jeu dès le début : ${list(cards)}.` : `${name} commence avec ${list(cards)}.`,
  lost: (name, cards) =>
    name === undefined
      ? `Perdu, faute de pouvoir payer le coût : ${list(cards)}.`
      : `${name} a perdu ${list(cards)}, faute de pouvoir payer le coût.`,
  points: (all) => `Points de campagne : ${all.map(([name, points]) => `${name} ${points}`).join(', ')}.`,
  wonAlone: 'La campagne est gagnée. On peut continuer aussi longtemps qu’on veut.',
  won: (names) =>
    names.length === 1
      ? `${names[0]} gagne la campagne.`
      : `${list(names)} se partagent la victoire de la campagne.`,
  next: (number, goal, again) =>
    `${again ? `La partie ${number} peut être rejouée` : `La partie ${number} suit`}${goal === undefined ? '' : ` ; l’objectif est de ${pointsText(goal)}`}.`,
  food: (n) => (n === 0 ? 'On commence sans nourriture.' : `On commence avec ${n} PN.`),
  starts: (names) =>
    names.length === 1 ? `${names[0]} commence.` : `Le premier joueur est tiré au sort entre ${list(names)}.`,
  extraFood: (names) => `${list(names)} ${names.length === 1 ? 'a' : 'ont'} 1 PN de plus.`,
  keepOne: (name) =>
    name === undefined
      ? 'Quel savoir-faire gardez-vous pour la partie suivante ?'
      : `Quel savoir-faire ${name} garde-t-il pour la partie suivante ?`,
  keepNone: 'aucun',
  begin: (number) => `Commencer la partie ${number}`,
};
