import type { Ruling } from './ruling';

/** Rulings on cards of the farmyard, of people and of actions. */
export const farmAndPeople: readonly Ruling[] = [
  {
    id: 'RU-30',
    cards: ['feedyard'],
    says: {
      en: 'A place counts as empty if the animals find room elsewhere.',
      fr: 'Une place compte comme libre si les animaux trouvent de la place ailleurs.',
      it: 'Un posto conta come vuoto se gli animali trovano posto altrove.',
      de: 'Ein Platz gilt als frei, wenn die Tiere anderswo Platz finden.',
    },
  },
  {
    id: 'RU-31',
    cards: ['homekeeper', 'love-for-agriculture'],
    says: {
      en: 'A room beside a sown pasture lies beside both a field and a pasture.',
      fr: 'Une pièce à côté d’un pâturage ensemencé touche à la fois un champ et un pâturage.',
      it: 'Una stanza accanto a un pascolo seminato è accanto sia a un campo sia a un pascolo.',
      de: 'Ein Raum neben einer besäten Weide liegt neben einem Acker und neben einer Weide.',
    },
  },
  {
    id: 'RU-32',
    cards: ['lodger'],
    says: {
      en: 'In round 9 at most one person leaves, an adult rather than a newborn. Played later, the card gives no room.',
      fr: 'À la manche 9, une personne au plus s’en va, un adulte plutôt qu’un nouveau-né. Jouée plus tard, la carte ne loge personne.',
      it: 'Nel round 9 se ne va al massimo un familiare, un adulto piuttosto che un neonato. Giocata dopo, la carta non dà posto.',
      de: 'In Runde 9 geht höchstens eine Person, eher ein Erwachsener als ein Neugeborenes. Später ausgespielt gibt die Karte keinen Platz.',
    },
  },
  {
    id: 'RU-33',
    cards: ['wood-palisades'],
    says: {
      en: 'Palisades are not fences: they are none of the 15, and cards that count fences do not count them.',
      fr: 'Les palissades ne sont pas des clôtures : elles ne comptent ni parmi les 15, ni pour les cartes qui comptent des clôtures.',
      it: 'Le palizzate non sono steccati: non sono tra i 15, e le carte che contano steccati non le contano.',
      de: 'Palisaden sind keine Zäune: Sie gehören nicht zu den 15, und Karten, die Zäune zählen, zählen sie nicht.',
    },
  },
  {
    id: 'RU-34',
    cards: ['future-building-site'],
    says: {
      en: 'Spaces beside the house may be enclosed if the same fences enclose all other unused spaces too.',
      fr: 'Les cases à côté de l’habitation peuvent être encloses si les mêmes clôtures enclosent aussi toutes les autres cases inutilisées.',
      it: 'Le caselle accanto alla casa si possono recintare se gli stessi steccati recintano anche tutte le altre caselle inutilizzate.',
      de: 'Felder neben dem Haus dürfen eingezäunt werden, wenn dieselben Zäune auch alle anderen ungenutzten Felder einzäunen.',
    },
  },
  {
    id: 'RU-35',
    cards: ['love-for-agriculture'],
    says: {
      en: 'A pasture takes one crop, whether it covers 1 or 2 spaces. It counts as a field, but at the end only field tiles score.',
      fr: 'Un pâturage reçoit une seule culture, qu’il couvre 1 ou 2 cases. Il compte comme un champ, mais à la fin seules les tuiles de champ rapportent.',
      it: 'Un pascolo riceve una sola coltura, che copra 1 o 2 caselle. Conta come campo, ma alla fine valgono solo le tessere campo.',
      de: 'Eine Weide nimmt eine Feldfrucht auf, ob sie 1 oder 2 Felder hat. Sie zählt als Acker, am Ende werten aber nur Ackerplättchen.',
    },
  },
  {
    id: 'RU-36',
    cards: ['farm-hand'],
    says: {
      en: 'The stable costs what the action says, is one of your four, and other stables may be built with the same action.',
      fr: 'L’étable coûte ce que dit l’action, fait partie de vos quatre étables, et la même action permet d’en construire d’autres.',
      it: 'La stalla costa quanto dice l’azione, è una delle tue quattro, e con la stessa azione puoi costruirne altre.',
      de: 'Der Stall kostet, was die Aktion verlangt, ist einer deiner vier, und mit derselben Aktion darfst du weitere bauen.',
    },
  },
  {
    id: 'RU-38',
    cards: ['potters-yard'],
    says: {
      en: 'You decide space by space whether its clay becomes food.',
      fr: 'Vous décidez case par case si son argile devient de la nourriture.',
      it: 'Decidi casella per casella se la sua argilla diventa cibo.',
      de: 'Du entscheidest Feld für Feld, ob sein Lehm zu Nahrung wird.',
    },
  },
  {
    id: 'RU-40',
    cards: ['lazy-sowman'],
    says: {
      en: 'You may decline a Sow action that you could not have carried out, as long as somebody else is at home.',
      fr: 'Vous pouvez renoncer à une action « Semer » impossible à réaliser, tant que quelqu’un d’autre est à la maison.',
      it: 'Puoi rinunciare anche a un’azione di semina che non avresti potuto svolgere, finché un altro familiare è a casa.',
      de: 'Du darfst auch auf ein Säen verzichten, das nicht möglich gewesen wäre, solange noch jemand zu Hause ist.',
    },
  },
  {
    id: 'RU-41',
    cards: ['telegram', 'adoptive-parents'],
    says: {
      en: 'The person comes when you say so, at any time in the work phase, and is then placed like the others.',
      fr: 'La personne arrive quand vous le dites, à tout moment de la phase de travail, puis se place comme les autres.',
      it: 'Il familiare arriva quando vuoi, in qualsiasi momento della fase di lavoro, e si piazza come gli altri.',
      de: 'Die Person kommt, wann du willst, jederzeit in der Arbeitsphase, und wird dann wie alle anderen eingesetzt.',
    },
  },
  {
    id: 'RU-42',
    cards: ['little-peasant', 'forest-school', 'bohemian', 'bassinet', 'mummys-boy'],
    says: {
      en: 'A space that is not considered occupied is unoccupied for your other cards too. Being allowed to place somebody on an occupied space does not let a person go on there.',
      fr: 'Une case qui n’est pas considérée comme occupée est libre aussi pour vos autres cartes. Pouvoir placer quelqu’un sur une case occupée ne permet pas d’y poursuivre avec la même personne.',
      it: 'Uno spazio non considerato occupato è libero anche per le tue altre carte. Poter piazzare su uno spazio occupato non permette di proseguirvi con lo stesso familiare.',
      de: 'Ein Feld, das nicht als besetzt gilt, ist auch für deine anderen Karten frei. Auf ein besetztes Feld setzen zu dürfen heißt nicht, dass jemand dorthin weitergehen darf.',
    },
  },
  {
    id: 'RU-43',
    cards: ['full-peasant', 'large-scale-farmer', 'junior-artist'],
    says: {
      en: 'The other space must still be usable after the food was paid.',
      fr: 'L’autre case doit encore être utilisable une fois la nourriture payée.',
      it: 'L’altro spazio deve essere ancora utilizzabile dopo aver pagato il cibo.',
      de: 'Das andere Feld muss nach dem Zahlen der Nahrung noch nutzbar sein.',
    },
  },
  {
    id: 'RU-44',
    cards: ['swagman', 'full-peasant', 'large-scale-farmer'],
    says: {
      en: 'Once per turn is the limit of each card; declining does not use it up.',
      fr: 'Une fois par tour est la limite de chaque carte ; y renoncer ne l’épuise pas.',
      it: 'Una volta per turno è il limite di ogni carta; rinunciare non lo consuma.',
      de: 'Einmal pro Zug gilt für jede Karte; ein Verzicht verbraucht es nicht.',
    },
  },
  {
    id: 'RU-46',
    cards: ['mummys-boy'],
    says: {
      en: 'Only a person who could not have been placed there without the card uses it up.',
      fr: 'Seule une personne qui n’aurait pas pu y être placée sans la carte l’épuise.',
      it: 'La consuma solo un familiare che senza la carta non si sarebbe potuto piazzare lì.',
      de: 'Nur eine Person, die ohne die Karte nicht dorthin gedurft hätte, verbraucht sie.',
    },
  },
  {
    id: 'RU-47',
    cards: ['minstrel', 'little-peasant'],
    says: {
      en: 'The Minstrel looks with your eyes: what is not occupied for you is unoccupied.',
      fr: 'Le Ménestrel regarde avec vos yeux : ce qui n’est pas occupé pour vous est libre.',
      it: 'Il Menestrello guarda con i tuoi occhi: ciò che per te non è occupato è libero.',
      de: 'Der Spielmann sieht mit deinen Augen: Was für dich nicht besetzt ist, ist frei.',
    },
  },
  {
    id: 'RU-48',
    cards: ['lasso'],
    says: {
      en: 'The second person comes when everything else of the turn is done. Not in the turn in which the card is played.',
      fr: 'La deuxième personne vient quand le reste du tour est fini. Pas au tour où la carte est jouée.',
      it: 'Il secondo familiare arriva quando tutto il resto del turno è finito. Non nel turno in cui si gioca la carta.',
      de: 'Die zweite Person kommt, wenn alles andere des Zugs erledigt ist. Nicht in dem Zug, in dem die Karte ausgespielt wird.',
    },
  },
  {
    id: 'RU-49',
    cards: ['walking-boots'],
    says: {
      en: 'Until the end of the round that person belongs neither to your family nor to your supply.',
      fr: 'Jusqu’à la fin de la manche, cette personne n’appartient ni à votre famille ni à votre réserve.',
      it: 'Fino alla fine del round quel familiare non appartiene né alla famiglia né alla riserva.',
      de: 'Bis zum Ende der Runde gehört diese Person weder zur Familie noch zum Vorrat.',
    },
  },
  {
    id: 'RU-50',
    cards: ['family-friendly-home'],
    says: {
      en: 'The people are compared with the rooms that stood before; a single room that a card allows counts too.',
      fr: 'On compare les personnes aux pièces d’avant ; une seule pièce permise par une carte compte aussi.',
      it: 'Si confrontano i familiari con le stanze di prima; conta anche una sola stanza concessa da una carta.',
      de: 'Verglichen werden die Personen mit den Räumen von vorher; auch ein einzelner Raum durch eine Karte zählt.',
    },
  },
  {
    id: 'RU-51',
    cards: ['paper-knife'],
    says: {
      en: 'A drawn occupation that could be played and is not goes back to your hand unseen.',
      fr: 'Un savoir-faire tiré qui pourrait être joué et ne l’est pas revient en main sans être montré.',
      it: 'Un’occupazione pescata che si potrebbe giocare e non si gioca torna in mano senza mostrarla.',
      de: 'Eine gezogene Ausbildung, die ausgespielt werden könnte und es nicht wird, kommt ungesehen zurück auf die Hand.',
    },
  },
  {
    id: 'RU-52',
    cards: ['moonshine'],
    says: {
      en: 'Only who gives the occupation and who gets it know which it is.',
      fr: 'Seuls celui qui donne le savoir-faire et celui qui le reçoit le connaissent.',
      it: 'Solo chi dà l’occupazione e chi la riceve sanno qual è.',
      de: 'Nur wer die Ausbildung gibt und wer sie bekommt, weiß, welche es ist.',
    },
  },
  {
    id: 'RU-53',
    cards: ['field-merchant'],
    says: {
      en: 'You get the good also if nothing could have been built or played.',
      fr: 'Vous recevez la marchandise même si rien ne pouvait être construit ou joué.',
      it: 'Prendi il bene anche se non si poteva costruire o giocare nulla.',
      de: 'Du bekommst die Ware auch, wenn nichts gebaut oder ausgespielt werden konnte.',
    },
  },
  {
    id: 'RU-54',
    cards: ['task-artisan', 'tree-farm-joiner', 'scholar', 'equipper', 'night-school-student'],
    says: {
      en: 'You are asked as long as you hold such a card, even if none can be played: silence tells nothing.',
      fr: 'On vous le demande tant que vous avez une telle carte en main, même injouable : le silence ne révèle rien.',
      it: 'Ti viene chiesto finché hai in mano una carta così, anche se non si può giocare: il silenzio non rivela nulla.',
      de: 'Du wirst gefragt, solange du eine solche Karte hältst, auch wenn keine ausspielbar ist: Schweigen verrät nichts.',
    },
  },
  {
    id: 'RU-55',
    cards: ['basket', 'forestry-studies'],
    says: {
      en: 'The 2 wood are any wood of your supply.',
      fr: 'Les 2 bois sont n’importe lesquels de votre réserve.',
      it: 'I 2 legni sono legni qualsiasi della tua riserva.',
      de: 'Die 2 Holz sind beliebiges Holz aus deinem Vorrat.',
    },
  },
  {
    id: 'RU-56',
    cards: ['freshman', 'minstrel'],
    says: {
      en: 'Everything that happens while one person acts is one turn; so is the start of a round, and what the Minstrel does.',
      fr: 'Tout ce qui se passe pendant qu’une personne agit est un tour ; le début d’une manche et ce que fait le Ménestrel aussi.',
      it: 'Tutto ciò che accade mentre un familiare agisce è un turno; lo sono anche l’inizio di un round e ciò che fa il Menestrello.',
      de: 'Alles, was geschieht, während eine Person handelt, ist ein Zug; ebenso der Beginn einer Runde und was der Spielmann tut.',
    },
  },
  {
    id: 'RU-57',
    cards: ['freshman', 'bread-paddle'],
    says: {
      en: 'A card works as soon as it lies in front of you: a Freshman may replace the baking that the Bread Paddle gives for it.',
      fr: 'Une carte agit dès qu’elle est devant vous : le Jeune étudiant peut remplacer la cuisson que la Pelle à pain donne pour lui.',
      it: 'Una carta vale appena è davanti a te: la Matricola può sostituire la cottura che la Pala da Pane dà per essa.',
      de: 'Eine Karte wirkt, sobald sie vor dir liegt: Der Studienanfänger darf das Backen ersetzen, das der Brotschieber für ihn gibt.',
    },
  },
  {
    id: 'RU-58',
    cards: ['little-peasant', 'forest-tallyman'],
    says: {
      en: 'In the small house Forest and Clay Pit are never occupied for you, so the Forest Tallyman gives no space.',
      fr: 'Dans la petite cabane, Forêt et Carrière d’argile ne sont jamais occupées pour vous : le Comptable forestier ne donne pas de case.',
      it: 'Nella casa piccola Foresta e Cava d’Argilla per te non sono mai occupate: il Contabile Forestale non dà spazio.',
      de: 'In der kleinen Hütte sind Wald und Lehmgrube für dich nie besetzt, darum gibt der Forstschreiber kein Feld.',
    },
  },
];
