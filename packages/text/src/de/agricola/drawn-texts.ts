/** The texts of drawn cards whose declaration does not tell them well, by id, in German. */
export const drawnTexts: Readonly<Record<string, readonly string[]>> = {
  tripods: [
    'Beim Ziehen muss jeder Spieler, auch du, 1 Nahrung, 1 Getreide oder 1 Holz zahlen, nach eigener Wahl.',
  ],
  'mind-the-jets': ['Beim Ziehen muss jeder Spieler, der in einer Holzhütte wohnt, auch du, 1 Holz zahlen.'],
  'alien-abduction': [
    'Beim Ziehen musst du 1 Tier deiner Wahl abgeben. Zu Beginn der 2. Runde nach dieser bekommst du 2 Tiere dieser Art.',
  ],
  transmogrifier: [
    'Diese Karte ist ein Aktionsfeld für alle Spieler: Zahle 1 Getreide für 1 Gemüse, 1 Schaf für 1 Wildschwein oder 1 Wildschwein für 1 Rind; das darfst du noch bis zu 2-mal tun.',
  ],
};
