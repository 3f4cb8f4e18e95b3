const UNICORN = [
  'In der Vermehrungsphase jeder Ernte kann das Einhorn für 1 Tier stehen: Hast du genau 1 Tier einer Art, bekommst du 1 Jungtier dieser Art, wenn du Platz dafür hast (nur 1 Art). Am Ende der Partie zählt es als 1 weiteres Tier der Art, für die das am meisten Punkte gibt. Es braucht keinen Platz und kann nicht in Nahrung verwandelt werden.',
];

/** The texts of drawn cards whose declaration does not tell them well, by id, in German. */
export const drawnTexts: Readonly<Record<string, readonly string[]>> = {
  tripods: [
    'Beim Ziehen muss jeder Spieler, auch du, 1 Nahrung, 1 Getreide oder 1 Holz zahlen, nach eigener Wahl.',
  ],
  'alien-abduction': [
    'Beim Ziehen musst du 1 Tier deiner Wahl abgeben. Zu Beginn der 2. Runde nach dieser bekommst du 2 Tiere dieser Art.',
  ],
  transmogrifier: [
    'Diese Karte ist ein Aktionsfeld für alle Spieler: Zahle 1 Getreide für 1 Gemüse, 1 Schaf für 1 Wildschwein oder 1 Wildschwein für 1 Rind; das darfst du noch bis zu 2-mal tun.',
  ],
  'men-in-tights': [
    'Beim Ziehen muss dir jeder andere Spieler mit mindestens 4 Baustoffen 1 davon geben, nach eigener Wahl.',
  ],
  'all-your-wood': ['Beim Ziehen muss jeder Spieler, auch du, für je 3 Holz in seinem Vorrat 1 Holz zahlen.'],
  'peruvian-inquisition': [
    'Beim Ziehen bekommt jeder Spieler, auch du, 1 Schaf oder 2 Nahrung, nach eigener Wahl.',
  ],
  'the-unicorn-1': UNICORN,
  'the-unicorn-2': UNICORN,
};
