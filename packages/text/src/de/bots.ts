import type { BotPhrases } from '../bots';

/** The bots, in German. */
export const bots: BotPhrases = {
  'level-1': {
    title: 'Anfänger',
    about: 'Denkt sehr wenig nach und verschätzt sich oft: gut für die erste Partie.',
  },
  'level-2': { title: 'Gelegenheitsspieler', about: 'Denkt ein wenig nach und macht noch deutliche Fehler.' },
  'level-3': { title: 'Erfahrener Spieler', about: 'Sieht sich gründlich um und irrt sich nur ab und zu.' },
  'level-4': { title: 'Starker Spieler', about: 'Denkt voraus und macht keine Flüchtigkeitsfehler.' },
  'level-5': { title: 'Meister', about: 'Denkt am längsten und am weitesten voraus: der stärkste Gegner.' },
  random: { title: 'Reiner Zufall', about: 'Macht irgendeinen erlaubten Zug, ohne nachzudenken.' },
  greedy: {
    title: 'Kurzsichtiger Spieler',
    about: 'Wählt, was ihm sofort am meisten bringt, und sieht nicht weiter.',
  },
  search: {
    title: 'Denker',
    about: 'Denkt voraus, so lange du hinter seinem Namen angibst: search@2000 oder search@300ms.',
  },
};
