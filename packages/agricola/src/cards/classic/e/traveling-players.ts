/** The spaces with the Traveling Players, with 4 and with 5 players. */
export const PLAYERS = ['traveling-players', '5-room-or-players'] as const;
