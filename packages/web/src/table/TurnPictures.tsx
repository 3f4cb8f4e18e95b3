import { GoodIcon } from '../art/GoodIcon';
import { Scene } from '../art/Scene';
import { SignIcon } from '../art/SignIcon';
import { sceneOf } from '../art/scene-names';
import type { Amount } from '../protocol/goods';
import type { DonePicture, UsedPicture } from '../protocol/log';
import styles from './turn-pictures.module.css';

/** The landscape of a space, as small as a stamp. */
export function SpaceStamp({ used: { id, signs } }: { readonly used: UsedPicture }) {
  return (
    <span className={styles.stamp}>
      <Scene name={sceneOf(id, signs)} />
    </span>
  );
}

/** What was done and given away; for eyes only. */
export function Done({ done }: { readonly done: readonly DonePicture[] }) {
  return done.map(({ sign, n }) => (
    <span key={sign} className={styles.sign} data-paid={n !== undefined && n < 0} aria-hidden="true">
      {n !== undefined && (n < 0 ? `−${-n}` : n)}
      <SignIcon sign={sign} />
    </span>
  ));
}

interface GainsProps {
  readonly gains: readonly Amount[];
  /** Something else says it. */
  readonly quiet?: boolean;
}

/** The goods that came of it. */
export function Gains({ gains, quiet = false }: GainsProps) {
  return gains.map(({ good, count, words }) => (
    <span key={good} className={styles.sign}>
      <span aria-hidden="true">+{count}</span>
      <GoodIcon good={good} />
      {!quiet && <span className="unseen">{words}</span>}
    </span>
  ));
}
