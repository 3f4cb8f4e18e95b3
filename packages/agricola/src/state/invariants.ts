import { isConnected } from '@furrow/farm/grid';
import { majors } from '../boards/majors';
import { cards } from '../cards/index';
import { STAGES } from '../course/harvests';
import { COLUMNS, fenced, fencesBound, PEOPLE, pastures } from '../farm/farmyard';
import { animalsFit, animalsOf } from '../farm/room';
import { canKeep } from '../in-play/kept';
import type { Ruleset } from '../ruleset';
import type { CardNumber } from './numbers';
import type { State } from './state';
import { fencesLeft, stablesLeft } from './supply';

/** What is wrong with a state: the specification's invariants AG-I01 to AG-I13, as far as one state shows them. */
export function broken(rules: Ruleset, state: State): readonly string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const { variant, spaces } = rules;
  /** Of the 2007 edition there is one guest who is nobody's; a card of the Forest deck lets a seat place somebody of another. */
  const tokens = variant.edition === '2007' || variant.forestDeck ? 1 : 0;
  state.players.forEach(({ farm, goods, people, home, begging, lost, guests, played, memory }, i) => {
    must(
      people >= 1 && people + lost + guests <= PEOPLE && home >= 0 && home <= people + guests + tokens,
      `AG-I01 people of ${i}`,
    );
    must(
      played.length === memory.length && played.every((card, at) => canKeep(cards[card].keeps, memory[at])),
      `the memory of the cards of ${i}`,
    );
    const player = state.players[i];
    must(stablesLeft(player) >= 0 && fencesLeft(player) >= 0, `AG-I01 stables and fences of ${i}`);
    must(
      [...goods, begging].every((n) => Number.isInteger(n) && n >= 0),
      `AG-I02 goods of ${i}`,
    );
    // Crops stay on fields when the card that added them has left the game.
    const adds = rules.pool.some(addsForAll) || [...played, ...state.gone].some(addsCrops);
    must(adds || (lieThere(farm.grain, 3) && lieThere(farm.vegetables, 2)), `AG-I02 crops of ${i}`);
    must(
      isConnected(farm.rooms, COLUMNS) && isConnected(farm.fields, COLUMNS),
      `AG-I03 rooms and fields of ${i}`,
    );
    const inside = fenced(farm);
    must(variant.freePasturePlacement || isConnected(inside, COLUMNS), `AG-I03 pastures of ${i}`);
    must(
      (farm.rooms & farm.fields) === 0 && ((farm.rooms | farm.fields) & (farm.stables | inside)) === 0,
      `AG-I04 farm ${i}`,
    );
    must(
      !atGap(rules, state) || animalsFit({ rules, state, seat: i }, animalsOf(state.players[i])),
      `AG-I05 animals of ${i}`,
    );
    must(variant.openPastures || fencesBound(farm, pastures(farm)), `AG-I06 fences of ${i}`);
    must(farm.house >= 0 && farm.house <= 2, `AG-I12 house of ${i}`);
  });
  must(
    state.majors.length === majors.length &&
      state.majors.every((owner) => owner >= 0 && owner <= variant.seats),
    'AG-I08 majors',
  );
  const stages = state.revealed.map((space) => spaces[space].stage);
  must(
    stages.every((stage, i) => stage !== undefined && STAGES[stage - 1].includes(i + 1)),
    'AG-I09 stages',
  );
  must(state.starter >= 0 && state.starter < variant.seats, 'AG-I10 starting player');
  return wrong;
}

/** Whether nothing is half done, so that every animal must have found room. */
function atGap(rules: Ruleset, state: State): boolean {
  if (state.main.empty) return true;
  return state.lanes.every((lane) => lane.empty) && rules.program.nodes[state.main.node].kind.gap === true;
}

/** Whether so many crops can lie on fields where nothing adds any: at most as many as are sown. */
function lieThere(crops: readonly number[], sown: number): boolean {
  return crops.every((count) => count >= 0 && count <= sown);
}

/** Whether a card is a space on which everybody can add crops to fields. */
function addsForAll(card: CardNumber): boolean {
  const effect = cards[card].space?.effect;
  return effect?.do === 'seq' && effect.steps.some((step) => step.do === 'addCrops');
}

function addsCrops(card: CardNumber): boolean {
  const { sowMore, listeners, own } = cards[card];
  if (sowMore !== undefined) return true;
  return listeners.some(
    ({ moment, then }) => then.do === 'addCrops' || (moment === 'sowed' && own?.acts !== undefined),
  );
}
