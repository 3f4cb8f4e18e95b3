import { call, update } from '../app/store';
import type { Asked, Target } from '../protocol/asked';
import type { Table } from '../protocol/table';

/** Says why what was pointed at cannot be chosen. */
export async function explain(table: Table, asked: Asked, target: Target): Promise<void> {
  if (asked.ahead !== undefined) return tellOfCard(table, target);
  const text = sayingOf(table, asked, target);
  if (text === undefined) return;
  const why = await call('whyNot', { seat: asked.seat, text });
  if (why !== undefined) update({ notice: { kind: 'refused', text: why } });
}

/** Of a list that is shown before it is asked, only cards say by themselves why they cannot be chosen. */
function tellOfCard({ hand, offer }: Table, target: Target): void {
  const card = target.on === 'card' && [...hand, ...offer.cards].find(({ id }) => id === target.id);
  if (card && card.whyNot !== undefined) update({ notice: { kind: 'refused', text: card.whyNot } });
}

/** What somebody would say who wanted what was pointed at: as the listed answers of the kind are said. */
function sayingOf(table: Table, { choices }: Asked, target: Target): string | undefined {
  if (target.on === 'space') return target.id;
  const like = choices.find((choice) => choice.target?.on === target.on);
  if (like === undefined) return undefined;
  const [verb] = like.notation.split(' ');
  if (target.on === 'card') return `${verb} ${target.id}`;
  if (target.on !== 'cell') return undefined;
  const cell = table.seats[target.seat].farm.cells.find((one) => one.cell === target.cell);
  return cell === undefined ? undefined : `${verb} ${cell.name}`;
}
