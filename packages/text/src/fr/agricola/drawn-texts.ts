/** The texts of drawn cards whose declaration does not tell them well, by id, in French. */
export const drawnTexts: Readonly<Record<string, readonly string[]>> = {
  tripods: [
    'Quand vous piochez cette carte, chaque joueur, vous compris, doit payer 1 PN, 1 céréale ou 1 bois, à son choix.',
  ],
  'mind-the-jets': [
    'Quand vous piochez cette carte, chaque joueur qui habite une cabane en bois, vous compris, doit payer 1 bois.',
  ],
  'alien-abduction': [
    'Quand vous piochez cette carte, vous devez céder 1 animal de votre choix ; 2 manches plus tard, au début de la manche, vous recevez 2 animaux de ce type.',
  ],
  transmogrifier: [
    'Cette carte est une case d’action pour tous : échangez 1 céréale contre 1 légume, 1 mouton contre 1 sanglier ou 1 sanglier contre 1 bœuf, puis encore jusqu’à 2 fois si vous voulez.',
  ],
};
