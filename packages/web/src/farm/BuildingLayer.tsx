import { update, useWords } from '../app/store';
import { pressed } from '../decisions/pressed';
import type { FarmPicture } from '../protocol/farm';
import styles from './farm.module.css';
import { at } from './geometry';

/** The house and the name of a building within its cell; between them stand its animals. */
const SHAPE = 'h100v48h-100zm5 81h90v16h-90z';

/** Every building of a farm opens its card. */
export function BuildingLayer({ farm }: { readonly farm: FarmPicture }) {
  const { cards } = useWords();
  return farm.cells.map(({ cell, row, column, kind, title, what }) => {
    if (kind !== 'building' || what === undefined) return null;
    const open = () => update({ card: what });
    return (
      <path
        key={cell}
        d={`M${at(column)} ${at(row)}${SHAPE}`}
        role="button"
        tabIndex={0}
        aria-label={cards.openCard(title)}
        data-building={what}
        className={styles.building}
        onClick={open}
        onKeyDown={pressed(open)}
      >
        <title>{title}</title>
      </path>
    );
  });
}
