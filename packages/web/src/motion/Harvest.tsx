import { type CSSProperties, useState } from 'react';
import { useComing } from '../app/store';
import { EmptyBowl } from '../art/EmptyBowl';
import { GoodIcon } from '../art/GoodIcon';
import { Pawn } from '../art/Pawn';
import { SignIcon } from '../art/SignIcon';
import type { HarvestedPicture } from '../protocol/beats';
import type { Table } from '../protocol/table';
import { signed } from '../words/signed';
import type { Beat } from './beats';
import styles from './harvest.module.css';
import { boxOf } from './places';
import { useScene } from './use-scene';

/** The parts of a harvest, in their order. */
const PHASES = ['field', 'feeding', 'breeding'] as const;

/** The scene of a harvest: its parts play one after the other on all farms. Any tap or key ends it at once; the log tells it in words. */
export function Harvest({ table }: { readonly table: Table }) {
  const coming = useComing();
  const { beats, now, length } = useScene(coming ?? table, coming !== undefined);
  const isAsked = table.asked.length > 0;
  if (beats.length === 0) return null;
  const beat = beats[now];
  const phases = table.harvests.length > 0 ? PHASES : (['breeding'] as const);
  const lasting = { '--beat': `${length}ms` } as CSSProperties;
  return (
    <div
      className={styles.scene}
      style={lasting}
      data-beats={beats.map(({ phase }) => phase).join(' ')}
      aria-hidden="true"
    >
      {!isAsked && beats.some(({ begins }) => begins) && <div className={styles.light} />}
      {beat !== undefined && <Playing key={beat.phase} beat={beat} phases={phases} isAsked={isAsked} />}
    </div>
  );
}

interface PlayingProps {
  readonly beat: Beat;
  readonly phases: readonly Beat['phase'][];
  /** A decision waits: nothing lies over it. */
  readonly isAsked: boolean;
}

/** One part: what it is called, and on every farm what it brings there; farms that are not in sight are told below the name, also later than it began. */
function Playing({ beat, phases, isAsked }: PlayingProps) {
  const [middle] = useState(middleOfBoard);
  const [unseen] = useState(() =>
    beat.farms.filter((farm) => isTold(farm) && boxOf({ on: 'farm', seat: farm.seat }) === undefined),
  );
  return (
    <>
      {beat.farms.map((farm, i) => (
        <OnFarm key={`${farm.seat} ${i + 1}`} farm={farm} />
      ))}
      {(beat.begins || unseen.length > 0) && !isAsked && (
        <div className={styles.banner} style={middle}>
          <span className={styles.phases}>
            {phases.map((phase) => (
              <span key={phase} data-now={phase === beat.phase}>
                <PhaseIcon phase={phase} />
              </span>
            ))}
          </span>
          <strong>{beat.words}</strong>
          {unseen.map((farm, i) => (
            <span key={`${farm.seat} ${i + 1}`} className={styles.row}>
              <Pawn seat={farm.seat} />
              <Changes farm={farm} />
            </span>
          ))}
        </div>
      )}
    </>
  );
}

function PhaseIcon({ phase }: { readonly phase: Beat['phase'] }) {
  if (phase === 'breeding') return <SignIcon sign="breed" size={22} />;
  return <GoodIcon good={phase === 'field' ? 'grain' : 'food'} size={22} />;
}

/** A farm in the light, and what comes to it or leaves it. */
function OnFarm({ farm }: { readonly farm: HarvestedPicture }) {
  const [box] = useState(() => boxOf({ on: 'farm', seat: farm.seat }));
  if (box === undefined) return null;
  const { left, top, width, height } = box;
  return (
    <div className={styles.farm} style={{ left, top, width, height }} data-harvested={farm.seat}>
      {isTold(farm) && (
        <span className={styles.told} style={{ fontSize: Math.min(34, Math.max(15, width / 14)) }}>
          <Changes farm={farm} />
        </span>
      )}
    </div>
  );
}

function isTold({ goods, begging }: HarvestedPicture): boolean {
  return goods.length > 0 || begging > 0;
}

function Changes({ farm: { goods, begging } }: { readonly farm: HarvestedPicture }) {
  return (
    <>
      {goods.map(({ good, count }) => (
        <span key={good} className={styles.change}>
          {count > 0 ? `+${count}` : signed(count)}
          <GoodIcon good={good} />
        </span>
      ))}
      {begging > 0 && (
        <span className={`${styles.change} ${styles.begging}`}>
          +{begging}
          <svg viewBox="0 0 46 36">
            <EmptyBowl />
          </svg>
        </span>
      )}
    </>
  );
}

/** The middle of all spaces that are shown; where none is, the style sheet says where. */
function middleOfBoard() {
  const boxes = [...document.querySelectorAll('[data-space]')]
    .map((space) => space.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  if (boxes.length === 0) return undefined;
  const left = (Math.min(...boxes.map((box) => box.left)) + Math.max(...boxes.map((box) => box.right))) / 2;
  const top = (Math.min(...boxes.map((box) => box.top)) + Math.max(...boxes.map((box) => box.bottom))) / 2;
  return { left, top };
}
