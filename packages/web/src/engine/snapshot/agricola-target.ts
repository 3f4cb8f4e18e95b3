import { majors } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import { cardOfField, isFieldCard } from '@furrow/agricola/farm/fields';
import { allShapes } from '@furrow/agricola/farm/pasture-shapes';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { CROPS } from '@furrow/agricola/state/goods';
import { cardOf, isCard } from '@furrow/agricola/state/source';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { Target } from '../../protocol/asked';
import { cellsIn } from './grid';

const PARTNER = 'partner-';

/** Where on the table of Agricola a move can be pointed at. */
export function agricolaTarget(rules: Ruleset, seat: Seat, { verb, things }: Move): Target | undefined {
  if (verb.startsWith(PARTNER)) {
    const partner = rules.farmsFor[seat].find((one) => one !== seat) ?? seat;
    return agricolaTarget(rules, partner, { verb: verb.slice(PARTNER.length), things });
  }
  const [thing] = things;
  switch (verb) {
    case 'place':
    case 'jump':
    case 'claim':
      return { on: 'space', id: rules.spaces[thing].id };
    case 'room':
    case 'stable':
    case 'field':
    case 'center':
      return { on: 'cell', seat, cell: thing };
    case 'cell':
      return fieldTarget(seat, thing);
    case 'field-of':
      return fieldTarget(thing, things[1]);
    case 'pasture':
    case 'palisade':
      return { on: 'cells', seat, cells: cellsIn(allShapes[thing].cells) };
    case 'sow':
      return sownTarget(seat, things);
    case 'reap':
    case 'add':
      return fieldsTarget(seat, things);
    case 'fence':
      return { on: 'edges', seat, edges: things };
    case 'major':
      return { on: 'card', id: majors[thing].id };
    case 'return':
      return { on: 'card', id: isCard(thing) ? cards[cardOf(thing)].id : majors[thing].id };
    case 'play':
    case 'keep-card':
    case 'lay-away':
    case 'take-card':
    case 'discard-card':
    case 'first':
    case 'instead':
      return { on: 'card', id: cards[thing].id };
    default:
      return undefined;
  }
}

/** The cells among fields that are named together; field cards lie elsewhere. */
export function fieldsTarget(seat: Seat, fields: readonly number[]): Target | undefined {
  const cells = fields.filter((field) => !isFieldCard(field));
  return cells.length === 0 ? undefined : { on: 'cells', seat, cells };
}

/** The cells that are sown, with their crops; a move names a crop and a field by turns. */
function sownTarget(seat: Seat, things: readonly number[]): Target | undefined {
  const cells = things.flatMap((thing, i) =>
    i % 2 === 1 && !isFieldCard(thing) ? [[thing, things[i - 1]]] : [],
  );
  if (cells.length === 0) return undefined;
  return {
    on: 'cells',
    seat,
    cells: cells.map(([cell]) => cell),
    goods: cells.map(([, crop]) => CROPS[crop]),
  };
}

/** Where a field is: a cell of the farm, or a card. */
export function fieldTarget(seat: Seat, field: number): Target {
  return !isFieldCard(field)
    ? { on: 'cell', seat, cell: field }
    : { on: 'card', id: cards[cardOfField(field)].id };
}
