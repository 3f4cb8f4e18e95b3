import type { BotPhrases } from '../bots';

/** The bots, in German. */
export const bots: BotPhrases = {
  'level-1': {
    title: 'Anfänger',
    ofWoman: 'Anfängerin',
    about: 'Träumt gern und verschätzt sich oft: gute Gesellschaft für die erste Partie.',
  },
  'level-2': {
    title: 'Gelegenheitsspieler',
    ofWoman: 'Gelegenheitsspielerin',
    about: 'Plaudert lieber, als zu rechnen, und macht noch deutliche Fehler.',
  },
  'level-3': {
    title: 'erfahrener Spieler',
    ofWoman: 'erfahrene Spielerin',
    about: 'Bleibt ruhig, sieht sich gründlich um und irrt sich nur ab und zu.',
  },
  'level-4': {
    title: 'starker Spieler',
    ofWoman: 'starke Spielerin',
    about: 'Zählt jedes Korn, denkt voraus und macht keine Flüchtigkeitsfehler.',
  },
  'level-5': {
    title: 'Meister',
    ofWoman: 'Meisterin',
    about:
      'Hat mehr Ernten gesehen als alle anderen: denkt am längsten und weitesten und schenkt nichts her.',
  },
  random: { title: 'reiner Zufall', about: 'Macht irgendeinen erlaubten Zug, ohne nachzudenken.' },
  greedy: {
    title: 'kurzsichtiger Spieler',
    about: 'Wählt, was ihm sofort am meisten bringt, und sieht nicht weiter.',
  },
  search: {
    title: 'Denker',
    about: 'Denkt voraus, so lange du hinter seinem Namen angibst: search@2000 oder search@300ms.',
  },
  'search-linear': {
    title: 'schlichter Denker',
    about: 'Denkt voraus wie der Denker, urteilt aber ohne trainiertes Netz.',
  },
  grabber: { title: 'Raffer', about: 'Schnappt den anderen Holz, Lehm, Schilf und Stein weg.' },
  grower: { title: 'Familienmensch', about: 'Will vor allem anderen Räume und Nachwuchs.' },
  fencer: { title: 'Viehzüchter', about: 'Zäunt früh Weiden ein und füllt sie mit Tieren.' },
  baker: { title: 'Bäcker', about: 'Lebt vom Getreide: pflügt, sät und backt Brot.' },
};
