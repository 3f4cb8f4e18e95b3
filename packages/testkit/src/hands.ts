import { cards } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { Player } from '@furrow/agricola/state/state';
import type { Options } from '@furrow/kernel/game';
import { AgricolaScenario } from './agricola-scenario';

/** The base game with hands of both decks. */
const REVISED = { mode: 'base', decks: 'A,B' };

/** A game in which hands come about in some way, at the first question to a player. */
export function dealtGame(options: Options, seats: number): AgricolaScenario {
  return dealOn(new AgricolaScenario({ seats, options: { ...REVISED, ...options } }));
}

/** Chance deals until somebody else is asked. */
export function dealOn(game: AgricolaScenario): AgricolaScenario {
  while (['deal', 'drawCards', 'layOut'].includes(game.asked()[0].kind)) game.play(`* ${game.offered()[0]}`);
  return game;
}

/** The ids of cards. */
export function idsOf(list: readonly number[]): string[] {
  return list.map((card) => cards[card].id);
}

/** How many occupations and minor improvements are among cards. */
export function kindsIn(list: readonly number[]): [number, number] {
  const occupations = list.filter((card) => cards[card].kind === 'occupation').length;
  return [occupations, list.length - occupations];
}

/** Everybody keeps the first cards that can be kept, the last seat first, until nobody has a pack. */
export function keepFirst(game: AgricolaScenario): AgricolaScenario {
  for (let asked = waited(game); asked.length > 0; asked = waited(game)) {
    const seat = asked[asked.length - 1];
    game.play(`${seat} ${game.offered(seat)[0]}`);
    dealOn(game);
  }
  return game;
}

/** The seats that are still to choose. */
function waited(game: AgricolaScenario): number[] {
  return game.asked().flatMap(({ seat, kind, open }) => (kind === 'keepCards' && !open ? [seat] : []));
}

/** Where the cards of a game lie twice, or that are not of it. */
export function misplaced({ game, state }: AgricolaScenario): string[] {
  const lists = ({ hand, pack, away, played }: Player) => [...hand, ...pack, ...away, ...played];
  const all = [...state.players.flatMap(lists), ...state.market, ...state.beside, ...state.gone];
  const { pool } = game.rules as Ruleset;
  return idsOf(all.filter((card, at) => all.indexOf(card) !== at || !pool.includes(card)));
}
