/** The texts of drawn cards whose declaration does not tell them well, by id, in English. */
export const drawnTexts: Readonly<Record<string, readonly string[]>> = {
  tripods: [
    'When you draw this card, every player, you included, must pay 1 food, 1 grain or 1 wood, as they choose.',
  ],
  'mind-the-jets': [
    'When you draw this card, every player who lives in a wooden house, you included, must pay 1 wood.',
  ],
  'alien-abduction': [
    'When you draw this card, you must give up 1 animal of your choice; at the start of the round 2 rounds from now, you get 2 animals of that type.',
  ],
  transmogrifier: [
    'This card is an action space for all players: pay 1 grain for 1 vegetable, 1 sheep for 1 wild boar or 1 wild boar for 1 cattle; you may do so up to 2 more times.',
  ],
};
