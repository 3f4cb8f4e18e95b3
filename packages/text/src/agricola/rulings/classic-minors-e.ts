import type { Ruling } from './ruling';

/** Rulings on minor improvements of deck E of the 2007 edition. */
export const classicMinorsE: readonly Ruling[] = [
  {
    id: 'RU-220',
    cards: ['canoe-2007'],
    says: {
      en: 'Sources disagree on the prerequisite: 2 occupations are needed.',
      fr: 'Les sources divergent sur la condition : il faut 2 savoir-faire.',
      it: 'Le fonti discordano sul requisito: servono 2 occupazioni.',
      de: 'Die Quellen sind über die Voraussetzung uneins: nötig sind 2 Ausbildungen.',
    },
  },
  {
    id: 'RU-221',
    cards: ['simple-fireplace-2007'],
    says: {
      en: 'It is a Fireplace by its name: it may be returned wherever a Fireplace may.',
      fr: 'C’est un Foyer par son nom : on peut le rendre partout où l’on peut rendre un Foyer.',
      it: 'È un Focolare per il nome: si può restituire ovunque si possa restituire un Focolare.',
      de: 'Dem Namen nach ist sie eine Feuerstelle: Sie darf überall zurückgegeben werden, wo eine Feuerstelle es darf.',
    },
  },
  {
    id: 'RU-222',
    cards: ['gypsys-crock-2007'],
    says: {
      en: 'More than two goods bring 1 food for each two. Bread counts apart: every two grain baked at once on a Fireplace or Cooking Hearth.',
      fr: 'Plus de deux marchandises rapportent 1 PN par paire. Le pain compte à part : chaque paire de céréales cuites ensemble dans un Foyer ou un Fourneau.',
      it: 'Più di due beni danno 1 cibo ogni due. Il pane conta a parte: ogni due grani cotti insieme su un Focolare o una Cucina.',
      de: 'Mehr als zwei Waren bringen 1 Nahrung für je zwei. Brot zählt für sich: je zwei Getreide, die zugleich auf Feuerstelle oder Kochherd gebacken werden.',
    },
  },
  {
    id: 'RU-223',
    cards: ['spices-2007'],
    says: {
      en: 'Each vegetable brings 1 more food, however many are cooked at once.',
      fr: 'Chaque légume rapporte 1 PN de plus, quel que soit le nombre cuisiné à la fois.',
      it: 'Ogni ortaggio dà 1 cibo in più, quanti che se ne cucinino insieme.',
      de: 'Jedes Gemüse bringt 1 Nahrung mehr, egal wie viele auf einmal gekocht werden.',
    },
  },
  {
    id: 'RU-224',
    cards: ['basket-2007'],
    says: {
      en: 'Only wood that was just taken from the space may stay there: 2 of it at least must have lain there.',
      fr: 'Seul le bois que l’on vient d’y prendre peut rester sur la case : il devait y en avoir au moins 2.',
      it: 'Può restare solo il legno appena preso dallo spazio: dovevano essercene almeno 2.',
      de: 'Nur Holz, das eben vom Feld genommen wurde, darf dort bleiben: Mindestens 2 müssen dort gelegen haben.',
    },
  },
  {
    id: 'RU-225',
    cards: ['clay-roof-2007'],
    says: {
      en: 'Sources disagree on the prerequisite: 1 occupation is needed.',
      fr: 'Les sources divergent sur la condition : il faut 1 savoir-faire.',
      it: 'Le fonti discordano sul requisito: serve 1 occupazione.',
      de: 'Die Quellen sind über die Voraussetzung uneins: nötig ist 1 Ausbildung.',
    },
  },
  {
    id: 'RU-226',
    cards: ['baking-tray-2007', 'ceramics-2007'],
    says: {
      en: 'What may be built as a minor improvement is still a major one, and counts as such.',
      fr: 'Ce qui peut se construire comme un aménagement mineur reste un aménagement majeur et compte comme tel.',
      it: 'Ciò che si può costruire come piccola miglioria resta una grande miglioria e conta come tale.',
      de: 'Was als kleine Anschaffung gebaut werden darf, bleibt eine große und zählt als solche.',
    },
  },
  {
    id: 'RU-227',
    cards: ['madonna-statue-2007'],
    says: {
      en: 'Any two improvements in front of its owner may be returned, major or minor; what they have laid on round spaces still comes.',
      fr: 'On peut rendre deux aménagements quelconques, majeurs ou mineurs ; leurs marchandises sur les cases de manche restent acquises.',
      it: 'Si possono restituire due migliorie qualsiasi, grandi o piccole; ciò che hanno messo sugli spazi dei round arriva comunque.',
      de: 'Zwei beliebige Anschaffungen dürfen zurückgegeben werden, große wie kleine; was sie auf Rundenfelder gelegt haben, kommt trotzdem.',
    },
  },
  {
    id: 'RU-228',
    cards: ['writing-desk-2007'],
    says: {
      en: 'The second occupation costs 2 food on every occupation space; nothing comes of an occupation that is played in another way.',
      fr: 'Le second savoir-faire coûte 2 PN sur toutes les cases de savoir-faire ; un savoir-faire joué autrement n’en donne pas d’autre.',
      it: 'La seconda occupazione costa 2 cibi su ogni spazio per occupazioni; un’occupazione giocata altrimenti non ne porta un’altra.',
      de: 'Die zweite Ausbildung kostet auf jedem Ausbildungsfeld 2 Nahrung; eine anders ausgespielte Ausbildung bringt keine weitere.',
    },
  },
  {
    id: 'RU-229',
    cards: ['feed-pellets-2007'],
    says: {
      en: 'One vegetable each harvest. The animal must have room before the breeding.',
      fr: 'Un légume par récolte. L’animal doit trouver sa place avant la reproduction.',
      it: 'Un ortaggio per raccolto. L’animale deve avere posto prima della riproduzione.',
      de: 'Ein Gemüse je Ernte. Das Tier muss vor der Vermehrung Platz haben.',
    },
  },
  {
    id: 'RU-230',
    cards: ['lettuce-patch-2007'],
    says: {
      en: 'The choice is made when the vegetable is harvested; what is kept is a vegetable like any other.',
      fr: 'On choisit au moment de la récolte ; le légume gardé est un légume comme un autre.',
      it: 'Si sceglie al momento del raccolto; l’ortaggio tenuto è come ogni altro.',
      de: 'Entschieden wird beim Ernten; was behalten wird, ist ein Gemüse wie jedes andere.',
    },
  },
  {
    id: 'RU-231',
    cards: ['plane-2007'],
    says: {
      en: 'It acts for each craft that is used, once each; its food comes too late for a feeding that was already said.',
      fr: 'Il agit pour chaque artisanat utilisé, une fois chacun ; sa nourriture arrive trop tard pour un repas déjà annoncé.',
      it: 'Agisce per ogni laboratorio usato, una volta ciascuno; il suo cibo arriva tardi per un pasto già dichiarato.',
      de: 'Er wirkt bei jedem genutzten Handwerk je einmal; seine Nahrung kommt zu spät für eine schon angesagte Ernährung.',
    },
  },
];
