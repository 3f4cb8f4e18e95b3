import { oneOf, upTo } from '../../../../effects/effect-words';
import { type Animal, goodNumber } from '../../../../state/goods';
import { card } from '../../../card';
import { type OwnAct, ownActs } from '../../../own';
import { people } from '../../../quantity';

/** 1 animal becomes so much food, as with a cooking improvement. */
const roast = (animal: Animal, food: number): OwnAct => ({
  possible: ({ player }) => player.goods[goodNumber(animal)] > 0,
  act: () => [{ step: 'cook', animal, food }],
});

const { acts, act } = ownActs({
  'roast-sheep': roast('sheep', 3),
  'roast-boar': roast('boar', 4),
  'roast-cattle': roast('cattle', 5),
});

/** As many animals as there are people become food. */
export const barbecue = card('barbecue-2007', 'Z318', {
  play: upTo(
    people,
    oneOf({ sheep: act('roast-sheep'), boar: act('roast-boar'), cattle: act('roast-cattle') }),
  ),
  own: { acts },
});
