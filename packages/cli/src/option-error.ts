import type { BadOption, GameBox, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { possibleValues } from '@furrow/kernel/option-values';
import { didYouMean } from './near';
import { PROGRAM } from './program';

/** An option of the game with a value, as it is typed. */
export function exampleOf(box: GameBox<Position>): string {
  const [first] = box.options;
  return first === undefined ? 'but this game has no options' : `for example ${first.name}=${first.standard}`;
}

/** `1, 2 or 3`. */
export function orText(things: readonly (string | number)[]): string {
  const [last, ...before] = [...things].reverse();
  return before.length === 0 ? String(last) : `${before.reverse().join(', ')} or ${last}`;
}

/** What is wrong with an option among those chosen for so many seats, and what would be right. */
export function badOptionText(
  box: GameBox<Position>,
  bad: BadOption,
  chosen: Options,
  seats: number,
): string {
  const { option, value, reason } = bad;
  const said = `${option}=${value}`;
  switch (reason.why) {
    case 'no-such-option':
      return `${said}: ${box.id} has no such option${didYouMean(option, reason.right)}; the options are: ${reason.right.join(', ')}`;
    case 'no-such-value':
      return `${said}: ${badValueText(box, option, value, reason.right)}`;
    case 'option-needs': {
      const now = chosen[reason.other] ?? box.options.find(({ name }) => name === reason.other)?.standard;
      const instead = insteadText(box, bad, chosen, seats, `with ${reason.other}=${now}`);
      return `${said}: it goes only with ${reason.other}=${orText(reason.right)}${instead}`;
    }
    case 'option-needs-seats': {
      const instead = insteadText(box, bad, chosen, seats, `for ${seats} players`);
      return `${said}: it is for ${orText(reason.right)} players, not for ${seats}${instead}`;
    }
    case 'no-such-card':
      return `${option}: there is no card '${reason.card}'${didYouMean(reason.card, cardsOf(box, option))}; '${PROGRAM} describe' lists all words`;
    case 'card-not-dealt':
      return `${option}: the card '${reason.card}' is not in this game; name cards of the decks chosen that suit ${seats} players`;
    case 'card-twice':
      return `${option}: the card '${reason.card}' is named twice`;
    case 'too-many-cards':
      return `${option}: of one kind at most ${reason.atMost} cards can be named`;
    case 'options-exclude':
      return `${said}: it does not go with ${reason.other}=${chosen[reason.other]}; choose one of them`;
  }
}

/** The cards that an option can name. */
function cardsOf({ options }: GameBox<Position>, option: string): readonly string[] {
  const found = options.find(({ name }) => name === option);
  return found?.listOf ?? found?.perSeat ?? [];
}

function badValueText(
  box: GameBox<Position>,
  option: string,
  value: string,
  right: readonly string[],
): string {
  const known = box.options.find(({ name }) => name === option);
  const bad = value.split(',').find((word) => !right.includes(word)) ?? value;
  const lists =
    known?.listOf === undefined ? '' : `, or a list joined by commas of: ${known.listOf.join(', ')}`;
  const values = (known?.values ?? right).join(', ');
  if (known?.perSeat !== undefined)
    return `'${bad}' is not possible${didYouMean(bad.split(':').at(-1) ?? '', known.perSeat)}; right are: ${values}, or a list joined by commas such as ${right.at(-1)}, each once`;
  return `'${bad}' is not possible${didYouMean(bad, right)}; right are: ${values}${lists}`;
}

/** The other values that the option may have as things are; nothing if it must only be left out. */
function insteadText(
  box: GameBox<Position>,
  { option }: BadOption,
  chosen: Options,
  seats: number,
  when: string,
): string {
  const standard = box.options.find(({ name }) => name === option)?.standard;
  const values = possibleValues(box, chosen, seats, option);
  const leftOut = values.every((value) => value === standard);
  return leftOut ? '' : `; ${when} choose ${option}=${orText(values)}`;
}
