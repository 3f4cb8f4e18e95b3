import type { Ruling } from './ruling';

/** Rulings on cards of goods, prices, rounds, animals and points. */
export const goodsAndPoints: readonly Ruling[] = [
  {
    id: 'RU-37',
    cards: ['carpenters-bench'],
    says: {
      en: 'It is the wood that lay on the space, not what other cards add. The free fence is a fence, not a palisade.',
      fr: 'Il s’agit du bois qui se trouvait sur la case, sans ce que d’autres cartes ajoutent. La clôture gratuite n’est pas une palissade.',
      it: 'Si tratta del legno che era sullo spazio, non di quello aggiunto da altre carte. Lo steccato gratuito non è una palizzata.',
      de: 'Gemeint ist das Holz, das auf dem Feld lag, nicht was andere Karten dazugeben. Der kostenlose Zaun ist keine Palisade.',
    },
  },
  {
    id: 'RU-61',
    cards: ['shaving-horse', 'hayloft-barn'],
    says: {
      en: 'What comes at one moment is obtained at once, and the card acts once after all of it.',
      fr: 'Ce qui arrive au même moment est obtenu d’un coup, et la carte agit une seule fois ensuite.',
      it: 'Ciò che arriva nello stesso momento è ottenuto tutto insieme, e la carta agisce una volta sola dopo.',
      de: 'Was in einem Moment kommt, gilt als auf einmal bekommen, und die Karte wirkt einmal danach.',
    },
  },
  {
    id: 'RU-62',
    cards: ['hayloft-barn'],
    says: {
      en: 'The family growth may be declined and is then lost, as it is if your family is complete.',
      fr: 'L’agrandissement de la famille peut être refusé ; il est alors perdu, de même si votre famille est au complet.',
      it: 'Si può rinunciare alla crescita della famiglia, che è poi persa, come quando la famiglia è completa.',
      de: 'Auf den Familienzuwachs darfst du verzichten; dann ist er verloren, ebenso wenn deine Familie vollzählig ist.',
    },
  },
  {
    id: 'RU-63',
    cards: ['sheep-walker'],
    says: {
      en: 'The sheep must stand on your farm. Of sheep just taken one can be paid if it finds room there.',
      fr: 'Le mouton doit se trouver dans votre ferme. D’un lot tout juste pris, on peut payer celui qui y trouve de la place.',
      it: 'La pecora deve stare nella tua fattoria. Di quelle appena prese se ne può pagare una che vi trova posto.',
      de: 'Das Schaf muss auf deinem Hof stehen. Von eben genommenen kannst du eines zahlen, das dort Platz findet.',
    },
  },
  {
    id: 'RU-64',
    cards: ['forest-guardian'],
    says: {
      en: 'Only the wood that lies on the space counts. The food is paid before anything that comes with the wood.',
      fr: 'Seul compte le bois qui se trouve sur la case. La nourriture se paie avant tout ce qui vient avec le bois.',
      it: 'Conta solo il legno che è sullo spazio. Il cibo si paga prima di tutto ciò che arriva con il legno.',
      de: 'Es zählt nur das Holz auf dem Feld. Die Nahrung wird vor allem gezahlt, was mit dem Holz kommt.',
    },
  },
  {
    id: 'RU-65',
    cards: ['lumber-mill', 'stonecutter', 'frame-builder', 'brushwood-collector', 'master-bricklayer'],
    says: {
      en: 'Several cards that change a price may be used in any order, each once for each thing that is bought.',
      fr: 'Plusieurs cartes qui changent un prix s’utilisent dans n’importe quel ordre, chacune une fois par achat.',
      it: 'Più carte che cambiano un prezzo si usano in qualsiasi ordine, ognuna una volta per ogni acquisto.',
      de: 'Mehrere Karten, die einen Preis ändern, nutzt du in beliebiger Reihenfolge, jede einmal je gekauftem Ding.',
    },
  },
  {
    id: 'RU-67',
    cards: ['sheep-walker'],
    says: {
      en: 'It can also be used right after breeding, as often as you have sheep; after the last breeding too.',
      fr: 'Elle s’utilise aussi juste après la reproduction, autant de fois que vous avez de moutons, même après la dernière.',
      it: 'Si usa anche subito dopo la riproduzione, tante volte quante pecore hai, anche dopo l’ultima.',
      de: 'Sie ist auch direkt nach der Vermehrung nutzbar, so oft du Schafe hast, auch nach der letzten.',
    },
  },
  {
    id: 'RU-68',
    cards: ['firewood-collector', 'weakling'],
    says: {
      en: 'The good comes when everything of the turn is done, that of further people placed in it too.',
      fr: 'La marchandise vient quand tout le tour est fini, y compris celui des autres personnes placées pendant ce tour.',
      it: 'Il bene arriva quando tutto il turno è finito, anche quello di altri familiari piazzati in esso.',
      de: 'Die Ware kommt, wenn der ganze Zug erledigt ist, auch der weiterer Personen, die darin eingesetzt wurden.',
    },
  },
  {
    id: 'RU-70',
    cards: ['confidant'],
    says: {
      en: 'Who cannot find 2 food (1 in round 13) plays it all the same, and nothing happens.',
      fr: 'Sans 2 PN (1 à la manche 13), on la joue quand même, et rien ne se passe.',
      it: 'Chi non trova 2 cibi (1 nel round 13) la gioca lo stesso, e non succede nulla.',
      de: 'Wer keine 2 Nahrung aufbringt (1 in Runde 13), spielt sie trotzdem aus, und nichts geschieht.',
    },
  },
  {
    id: 'RU-72',
    cards: ['heresy-teacher', 'scythe-worker'],
    says: {
      en: 'A field phase takes grain as long as there is any. A field that has just given its last grain gives the Scythe Worker none.',
      fr: 'La récolte prend les céréales tant qu’il y en a. Un champ qui vient de donner sa dernière céréale n’en donne plus au Faucheur.',
      it: 'La raccolta prende il grano finché ce n’è. Un campo che ha appena dato l’ultimo grano non ne dà altri al Falciatore.',
      de: 'Geerntet wird Getreide, solange welches da ist. Ein Acker, der eben sein letztes Getreide gab, gibt dem Schnitter keines.',
    },
  },
  {
    id: 'RU-73',
    cards: ['furniture-carpenter'],
    says: {
      en: 'The point can be bought at any moment of a harvest; after the last breeding of the game nothing is bought.',
      fr: 'Le point s’achète à tout moment d’une récolte ; après la dernière reproduction de la partie, on n’achète plus rien.',
      it: 'Il punto si compra in qualsiasi momento di un raccolto; dopo l’ultima riproduzione della partita non si compra nulla.',
      de: 'Der Punkt kann in jedem Moment einer Ernte gekauft werden; nach der letzten Vermehrung der Partie wird nichts mehr gekauft.',
    },
  },
  {
    id: 'RU-74',
    cards: [
      'pig-owner',
      'hook-knife',
      'sheep-keeper',
      'pastor',
      'manservant',
      'clay-hut-builder',
      'estate-master',
    ],
    says: {
      en: 'What is true already when the card is played counts at once; animals count when they have found room.',
      fr: 'Ce qui est déjà vrai quand la carte est jouée compte aussitôt ; les animaux comptent une fois logés.',
      it: 'Ciò che è già vero quando si gioca la carta conta subito; gli animali contano quando hanno trovato posto.',
      de: 'Was beim Ausspielen schon gilt, zählt sofort; Tiere zählen, wenn sie Platz gefunden haben.',
    },
  },
  {
    id: 'RU-75',
    cards: ['silage', 'pig-breeder'],
    says: {
      en: 'The newborn must find room: no animal is cooked then, but others may be given up for it.',
      fr: 'Le petit doit trouver de la place : aucun animal n’est cuit à ce moment, mais on peut en céder d’autres pour lui.',
      it: 'Il cucciolo deve trovare posto: nessun animale si cucina allora, ma se ne possono cedere altri.',
      de: 'Das Jungtier muss Platz finden: Dabei wird kein Tier gekocht, aber andere dürfen dafür aufgegeben werden.',
    },
  },
  {
    id: 'RU-76',
    cards: ['haydryer'],
    says: {
      en: 'With a price of 0 it is still your choice.',
      fr: 'Même pour un prix de 0, le choix vous appartient.',
      it: 'Anche con un prezzo di 0 la scelta è tua.',
      de: 'Auch bei einem Preis von 0 ist es deine Wahl.',
    },
  },
  {
    id: 'RU-83',
    cards: ['roof-ballaster'],
    says: {
      en: 'The food is an offer, not a cost: it may be declined and is never begged for.',
      fr: 'La nourriture est une offre, pas un coût : on peut la refuser, et on ne mendie jamais pour elle.',
      it: 'Il cibo è un’offerta, non un costo: si può rifiutare e non si elemosina mai per esso.',
      de: 'Die Nahrung ist ein Angebot, keine Kosten: Du darfst verzichten, und gebettelt wird dafür nie.',
    },
  },
  {
    id: 'RU-84',
    cards: ['oriental-fireplace'],
    says: {
      en: 'What is returned is returned last: until then it still cooks. Cards that change prices do not touch it.',
      fr: 'Ce qui est rendu l’est en dernier : jusque-là, on peut encore y cuire. Les cartes qui changent les prix n’y touchent pas.',
      it: 'Ciò che si restituisce si restituisce per ultimo: fino ad allora cucina ancora. Le carte che cambiano i prezzi non lo toccano.',
      de: 'Zurückgegeben wird zuletzt: Bis dahin kocht es noch. Karten, die Preise ändern, betreffen es nicht.',
    },
  },
  {
    id: 'RU-85',
    cards: ['grassland-harrow'],
    says: {
      en: 'The prerequisite is checked before the 2 wood are paid; the rounds are counted from what is left.',
      fr: 'La condition se vérifie avant de payer les 2 bois ; les manches se comptent d’après ce qui reste.',
      it: 'Il requisito si verifica prima di pagare i 2 legni; i round si contano da ciò che resta.',
      de: 'Die Voraussetzung wird vor dem Zahlen der 2 Holz geprüft; die Runden zählt, was danach übrig ist.',
    },
  },
  {
    id: 'RU-86',
    cards: ['forest-plow'],
    says: {
      en: 'You pay after you took the wood of the space, with any wood of your supply.',
      fr: 'Vous payez après avoir pris le bois de la case, avec n’importe quel bois de votre réserve.',
      it: 'Paghi dopo aver preso il legno dello spazio, con legno qualsiasi della tua riserva.',
      de: 'Du zahlst, nachdem du das Holz des Feldes genommen hast, mit beliebigem Holz aus deinem Vorrat.',
    },
  },
  {
    id: 'RU-87',
    cards: ['small-trader', 'equipper', 'scholar', 'field-merchant'],
    says: {
      en: 'A card that lets you play a minor improvement without naming that action gives no action: nothing to decline, nothing for the Small Trader.',
      fr: 'Une carte qui permet de jouer un aménagement mineur sans nommer l’action n’en donne pas : rien à refuser, rien pour le Petit commerçant.',
      it: 'Una carta che fa giocare una piccola miglioria senza nominare l’azione non ne dà una: nulla da rifiutare, nulla per il Piccolo Commerciante.',
      de: 'Eine Karte, die eine kleine Anschaffung ausspielen lässt, ohne die Aktion zu nennen, gibt keine Aktion: nichts zum Verzichten, nichts für den Kleinhändler.',
    },
  },
  {
    id: 'RU-90',
    cards: ['carpenters-hammer'],
    says: {
      en: 'What the second room does not cost anyway is not made up for by another room.',
      fr: 'Ce que la deuxième pièce ne coûte pas de toute façon n’est pas reporté sur une autre.',
      it: 'Ciò che la seconda stanza comunque non costa non si recupera con un’altra.',
      de: 'Was der zweite Raum ohnehin nicht kostet, wird bei keinem anderen angerechnet.',
    },
  },
  {
    id: 'RU-91',
    cards: ['rammed-clay', 'carpenters-bench', 'wood-palisades'],
    says: {
      en: 'Fences of the Carpenter’s Bench are paid with the wood just taken; palisades are paid with wood.',
      fr: 'Les clôtures de l’Établi du charpentier se paient avec le bois tout juste pris ; les palissades, avec du bois.',
      it: 'Gli steccati del Banco del Carpentiere si pagano con il legno appena preso; le palizzate con legno.',
      de: 'Zäune der Hobelbank werden mit dem eben genommenen Holz bezahlt, Palisaden mit Holz.',
    },
  },
  {
    id: 'RU-92',
    cards: ['toolbox'],
    says: {
      en: 'It looks at what you built in the turn of an own person, whatever the action was.',
      fr: 'Elle regarde ce que vous avez construit au tour d’une de vos personnes, quelle que soit l’action.',
      it: 'Guarda ciò che hai costruito nel turno di un tuo familiare, qualunque fosse l’azione.',
      de: 'Es zählt, was du im Zug einer eigenen Person gebaut hast, gleich mit welcher Aktion.',
    },
  },
  {
    id: 'RU-100',
    cards: ['salter'],
    says: {
      en: 'Animals that arrive together are not split up for it.',
      fr: 'Des animaux qui arrivent ensemble ne sont pas séparés pour elle.',
      it: 'Gli animali che arrivano insieme non si separano per essa.',
      de: 'Tiere, die zusammen ankommen, werden dafür nicht aufgeteilt.',
    },
  },
  {
    id: 'RU-102',
    cards: ['full-farmer', 'organic-farmer'],
    says: {
      en: 'Your animals are arranged as is best for the card; every animal has a place.',
      fr: 'Vos animaux sont répartis au mieux pour la carte ; chacun a une place.',
      it: 'I tuoi animali si dispongono nel modo migliore per la carta; ognuno ha un posto.',
      de: 'Deine Tiere stehen so, wie es für die Karte am besten ist; jedes hat einen Platz.',
    },
  },
  {
    id: 'RU-104',
    cards: ['shepherds-crook'],
    says: {
      en: 'A pasture is new if none of its spaces was enclosed before the action; it is looked at when the action is over.',
      fr: 'Un pâturage est nouveau si aucune de ses cases n’était enclose avant l’action ; on le regarde à la fin de l’action.',
      it: 'Un pascolo è nuovo se nessuna sua casella era recintata prima dell’azione; si guarda a azione finita.',
      de: 'Eine Weide ist neu, wenn keines ihrer Felder vor der Aktion eingezäunt war; geprüft wird nach der Aktion.',
    },
  },
  {
    id: 'RU-112',
    cards: ['clutterer'],
    says: {
      en: 'Traveling cards count, since they were played.',
      fr: 'Les cartes transmises comptent, puisqu’elles ont été jouées.',
      it: 'Le carte passate contano, perché sono state giocate.',
      de: 'Weitergegebene Karten zählen, denn sie wurden ausgespielt.',
    },
  },
  {
    id: 'RU-113',
    cards: ['forest-scientist'],
    says: {
      en: 'Wood that waits on round spaces does not count.',
      fr: 'Le bois qui attend sur des cases de manche ne compte pas.',
      it: 'Il legno che aspetta sugli spazi dei round non conta.',
      de: 'Holz, das auf Rundenfeldern wartet, zählt nicht.',
    },
  },
  {
    id: 'RU-114',
    cards: ['oriental-fireplace', 'village-peasant', 'housemaster'],
    says: {
      en: 'A card that is a major or a minor improvement counts as whichever is best, never as both.',
      fr: 'Une carte qui est un aménagement majeur ou mineur compte pour ce qui est le mieux, jamais pour les deux.',
      it: 'Una carta che è una grande o una piccola miglioria conta come conviene, mai come entrambe.',
      de: 'Eine Karte, die eine große oder kleine Anschaffung ist, zählt als das Bessere, nie als beides.',
    },
  },
  {
    id: 'RU-142',
    cards: ['digging-spade', 'mud-patch', 'farmyard-worker'],
    says: {
      en: 'Wild boar in your farmyard are those that can stand there, in the house or on field tiles too; those that need a card that holds animals are not.',
      fr: 'Les sangliers de votre cour sont ceux qui peuvent s’y tenir, aussi dans la maison ou sur des tuiles de champ ; ceux qui ont besoin d’une carte n’en sont pas.',
      it: 'I cinghiali nella fattoria sono quelli che possono starci, anche in casa o su tessere campo; quelli a cui serve una carta non contano.',
      de: 'Auf deinem Hof sind Wildschweine, die dort stehen können, auch im Haus oder auf Ackerplättchen; wer eine Karte als Platz braucht, zählt nicht.',
    },
  },
];
