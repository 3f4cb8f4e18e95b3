const UNICORN = [
  'In the breeding phase of each harvest, the unicorn may stand for 1 animal: if you have exactly 1 animal of a type, you get 1 newborn of that type if you have room for it (1 type only). At the end of the game, the unicorn counts as 1 more animal of the type for which that gives most points. It needs no room and cannot be turned into food.',
];

/** The texts of drawn cards whose declaration does not tell them well, by id, in English. */
export const drawnTexts: Readonly<Record<string, readonly string[]>> = {
  tripods: [
    'When you draw this card, every player, you included, must pay 1 food, 1 grain or 1 wood, as they choose.',
  ],
  'alien-abduction': [
    'When you draw this card, you must give up 1 animal of your choice; at the start of the round 2 rounds from now, you get 2 animals of that type.',
  ],
  transmogrifier: [
    'This card is an action space for all players: pay 1 grain for 1 vegetable, 1 sheep for 1 wild boar or 1 wild boar for 1 cattle; you may do so up to 2 more times.',
  ],
  'men-in-tights': [
    'When you draw this card, each other player with at least 4 building resources must give you 1 of them, at their choice.',
  ],
  'all-your-wood': [
    'When you draw this card, every player, you included, must pay 1 wood for every 3 wood they have.',
  ],
  'peruvian-inquisition': [
    'When you draw this card, every player, you included, gets 1 sheep or 2 food, at their choice.',
  ],
  'the-unicorn-1': UNICORN,
  'the-unicorn-2': UNICORN,
};
