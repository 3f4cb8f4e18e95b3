const UNICORN = [
  'À la reproduction de chaque récolte, la licorne peut tenir lieu de 1 animal : si vous avez exactement 1 animal d’un type, vous en recevez 1 nouveau-né s’il trouve de la place (1 seul type). À la fin de la partie, elle compte comme 1 animal de plus du type qui rapporte le plus de points. Elle n’a pas besoin de place et ne peut pas être transformée en nourriture.',
];

/** The texts of drawn cards whose declaration does not tell them well, by id, in French. */
export const drawnTexts: Readonly<Record<string, readonly string[]>> = {
  tripods: [
    'Quand vous piochez cette carte, chaque joueur, vous compris, doit payer 1 PN, 1 céréale ou 1 bois, à son choix.',
  ],
  'alien-abduction': [
    'Quand vous piochez cette carte, vous devez céder 1 animal de votre choix ; 2 manches plus tard, au début de la manche, vous recevez 2 animaux de ce type.',
  ],
  transmogrifier: [
    'Cette carte est une case d’action pour tous : échangez 1 céréale contre 1 légume, 1 mouton contre 1 sanglier ou 1 sanglier contre 1 bœuf, puis encore jusqu’à 2 fois si vous voulez.',
  ],
  'men-in-tights': [
    'Quand vous piochez cette carte, chaque autre joueur qui a au moins 4 matériaux de construction doit vous en donner 1, à son choix.',
  ],
  'all-your-wood': [
    'Quand vous piochez cette carte, chaque joueur, vous compris, doit payer 1 bois par tranche de 3 bois qu’il possède.',
  ],
  'peruvian-inquisition': [
    'Quand vous piochez cette carte, chaque joueur, vous compris, reçoit 1 mouton ou 2 PN, à son choix.',
  ],
  'the-unicorn-1': UNICORN,
  'the-unicorn-2': UNICORN,
};
