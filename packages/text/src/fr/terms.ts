import type { TermPhrases } from '../terms';

/** The terms of card texts, in French. */
export const terms: TermPhrases = {
  anytime: {
    name: 'À tout moment',
    phrases: ['à tout moment'],
    lines: [
      'Vous pouvez le faire entre deux étapes de votre tour, et chaque fois que le jeu attend quelqu’un d’autre : avant de payer, avant de nourrir, après l’arrivée d’un animal. Seul le milieu d’une étape est exclu.',
      'Il ne faut ni personne ni action. Si le texte le limite à la phase de travail, ce n’est pas possible pendant la récolte.',
    ],
  },
  immediately: {
    name: 'Quand vous jouez cette carte',
    phrases: ['quand vous jouez cette carte', 'immédiatement'],
    lines: [
      'Cela se produit une seule fois, immédiatement, quand la carte est posée devant vous. Dès lors, le reste de son texte s’applique, y compris pendant ce même tour.',
    ],
  },
  harvest: {
    name: 'À chaque récolte',
    phrases: ['de chaque récolte', 'récolte'],
    lines: [
      'Une récolte a trois phases : celle des champs (1 plant de chaque champ), celle de l’alimentation et celle de la reproduction. La carte nomme la phase où elle agit ; « pendant votre récolte » veut dire dans l’une d’elles, une fois par récolte.',
    ],
  },
  'next-rounds': {
    name: 'Marchandises des manches à venir',
    phrases: ['prochaines manches'],
    lines: [
      'Les marchandises sont posées sur les cases des manches qui suivent la manche en cours et vous reviennent au début de chacune. S’il reste moins de manches, seules celles-là en reçoivent. Si vous perdez la carte, vous perdez aussi ce qui s’y trouve encore.',
    ],
  },
  use: {
    name: 'Utiliser une case d’action',
    phrases: ['chaque fois que vous utilisez', 'vous utilisez'],
    lines: [
      'Vous utilisez une case quand vous y placez une personne et que vous y faites au moins une action, ou ce qu’une carte met à sa place. Faire la même action grâce à une carte, sans personne, n’est pas utiliser la case.',
    ],
  },
  accumulation: {
    name: 'Case d’accumulation',
    phrases: ['case d’accumulation', 'cases d’accumulation'],
    lines: [
      'Une case d’action où des marchandises s’accumulent de manche en manche. Qui l’utilise les prend toutes. Une « case d’accumulation de bois » est une case où le bois s’accumule, quoi qu’il s’y trouve d’autre.',
    ],
  },
  'individual-cost': {
    name: 'Coût individuel',
    phrases: ['coût individuel'],
    lines: [
      'Quelques savoir-faire ont un coût propre, en plus de celui de l’action qui les joue. La nourriture qu’il contient ne peut pas être annulée ; pour ce qui manque, on peut prendre des cartes de mendicité. Les cartes qui rendent les savoir-faire moins chers n’y changent rien.',
    ],
  },
  'occupation-cost': {
    name: 'Coût d’un savoir-faire',
    phrases: ['savoir-faire'],
    lines: [
      'Ce que demande la case ou l’effet qui vous laisse jouer un savoir-faire. Le nombre de ceux déjà joués compte pour toute la partie, où que vous les ayez joués. Un effet qui en fait jouer un dit lui-même ce qu’il coûte, et ne demande pas de personne.',
    ],
  },
  prerequisite: {
    name: 'Condition',
    phrases: ['condition'],
    lines: [
      'Il faut l’avoir au moment de jouer la carte ; ce n’est pas dépensé. Un nombre veut dire au moins autant, sauf si la carte dit exactement ou au plus. « Aucun » ne regarde que cet instant. Les savoir-faire et aménagements ne comptent que s’ils sont devant vous.',
    ],
  },
  traveling: {
    name: 'Carte itinérante',
    phrases: ['voisin de gauche'],
    lines: [
      'Vous en appliquez l’effet, puis votre voisin de gauche la prend en main et peut la jouer, même pendant la même phase de travail. Elle ne reste pas devant vous et ne compte pour rien. En solo, elle quitte la partie.',
    ],
  },
  unconditional: {
    name: 'Semailles sans restriction',
    phrases: ['sans restriction'],
    lines: [
      'Une action Semer est sans restriction si elle ne limite ni le nombre de champs, ni la quantité, ni le choix. Peu importe qui ou quoi vous a donné l’action.',
    ],
  },
  additional: {
    name: 'En plus',
    phrases: ['aussi', 'en plus'],
    lines: [
      'Ce qu’une carte donne en plus vient de la réserve générale, pas de la case. Vous l’avez avant que la case n’agisse et pouvez donc payer l’action avec, sauf si le texte dit « après ».',
    ],
  },
  others: {
    name: 'Autres joueurs',
    phrases: ['autre joueur', 'autres joueurs'],
    lines: [
      'Les autres joueurs sont tous sauf le propriétaire de la carte. « N’importe quel joueur » comprend le propriétaire. Ce qu’une carte nomme est à son propriétaire, sauf si elle parle d’autres.',
    ],
  },
  field: {
    name: 'Champ, tuile de champ, carte Champ',
    phrases: ['tuile de champ', 'cette carte est un champ', 'champ'],
    lines: [
      'Un champ est une tuile de champ ou une carte qui dit en être un. Labourer pose toujours une tuile. Un champ de céréales porte au moins 1 céréale à cet instant. Un champ est non ensemencé si rien ne peut y être récolté, et vide si rien ne s’y trouve.',
    ],
  },
  supply: {
    name: 'Dans votre réserve, dans votre ferme',
    phrases: ['dans votre réserve', 'dans votre ferme'],
    lines: [
      'Votre réserve est ce que vous pourriez dépenser à l’instant. Les animaux vivent à la ferme, les plants sur les champs doivent d’abord être récoltés. Ce qui se trouve sur une carte n’est à vous que si elle le dit, comme les cartes Champ et celles qui abritent des animaux.',
    ],
  },
  goods: {
    name: 'Marchandises',
    phrases: ['marchandise', 'matériau'],
    lines: [
      'Les matériaux de construction sont le bois, l’argile, le roseau et la pierre ; les plants sont les céréales et les légumes ; ensemble, ce sont les ressources. Les animaux sont les moutons, les sangliers et les bœufs. Les marchandises sont tout cela et la nourriture ; dans l’édition de 2007, la nourriture n’en fait pas partie.',
      '« Autant que vous voulez » comprend zéro. Vous pouvez à tout moment rendre des marchandises à la réserve générale, mais ni personnes, ni étables, ni clôtures.',
    ],
  },
  newborn: {
    name: 'Nouveau-né',
    phrases: ['nouveau-né'],
    lines: [
      'Une personne arrivée dans la famille pendant cette manche. Elle n’agit qu’à la manche suivante et mange 1 PN à la récolte de sa manche ; ensuite elle est adulte. Chez les animaux, c’est le petit que deux parents mettent au monde.',
    ],
  },
  once: {
    name: 'Une fois par tour',
    phrases: ['une fois par tour', 'une fois par manche'],
    lines: [
      'Un tour est tout ce que fait une de vos personnes, y compris d’autres personnes placées en même temps. Ce que font les cartes au début d’une manche compte comme un tour à part. Ce que vous refusez n’est pas épuisé.',
    ],
  },
};
