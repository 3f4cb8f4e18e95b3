import { type PointerEvent, useRef } from 'react';
import { useWords } from '../../app/store';
import { goodPictures } from '../../art/goods';
import type { Deciding } from '../../decisions/deciding';
import { pressed } from '../../decisions/pressed';
import type { FarmPicture, HerdPicture } from '../../protocol/farm';
import { BuildingLayer } from '../BuildingLayer';
import { cellLabel } from '../cell-label';
import { cellAt, cellsOutline, type Handle, handlesOf } from './handles';
import { type Held, type Herding, useHerding } from './herding';
import styles from './herding.module.css';
import { Outside } from './Outside';

interface Props {
  /** The farm as it is shown. */
  readonly farm: FarmPicture;
  readonly deciding: Deciding | undefined;
}

/** Animals that can be dragged, or tapped and then put, to another place of their farm. */
export function HerdLayer({ farm, deciding }: Props) {
  const herding = useHerding(farm, deciding);
  const { held, put } = herding;
  return (
    <g>
      {handlesOf(farm).map((handle) => (
        <Animals key={nameOf(handle)} farm={farm} handle={handle} herding={herding} />
      ))}
      {held === undefined && <BuildingLayer farm={farm} />}
      {held !== undefined &&
        farm.herds
          .filter(({ cell }) => cell !== held.from)
          .map((herd) => (
            <Place key={herd.cell} farm={farm} herd={herd} onPut={() => put(held, herd.cell)} />
          ))}
      <Outside farm={farm} deciding={deciding} herding={herding} />
      {held?.dragged !== undefined && <Dragged held={held} />}
    </g>
  );
}

/** Tells handles apart: the place, and the sort of animal. */
function nameOf({ herd, animals }: Handle): string {
  return `${herd.cell} ${animals.good}`;
}

interface AnimalsProps {
  readonly farm: FarmPicture;
  readonly handle: Handle;
  readonly herding: Herding;
}

function Animals({ farm, handle, herding: { held, hold, put } }: AnimalsProps) {
  const words = useWords();
  const { herd, animals, outline } = handle;
  const isHeld = held?.from === herd.cell && held.good === animals.good;
  const take = () => hold(isHeld ? undefined : { good: animals.good, from: herd.cell });
  const dragging = useDragging(farm, { good: animals.good, from: herd.cell }, hold, put);
  const cell = farm.cells.find((one) => one.cell === herd.cell)?.name ?? '';
  return (
    <path
      d={outline}
      role="button"
      tabIndex={0}
      aria-pressed={isHeld}
      aria-label={words.farm.takeAnimal(animals.words, cell)}
      data-herd={nameOf(handle)}
      className={styles.animals}
      {...dragging.events}
      onClick={() => !dragging.wasDragged() && take()}
      onKeyDown={pressed(take)}
    />
  );
}

/** So far, in pixels, a finger may slip before a tap becomes a drag. */
const SLIP = 8;

/** Follows a pointer that takes an animal with it. */
function useDragging(farm: FarmPicture, held: Held, hold: Herding['hold'], put: Herding['put']) {
  const start = useRef<{ x: number; y: number; far: boolean }>(undefined);
  const dragged = useRef(false);
  return {
    /** Whether the click that follows ends a drag. */
    wasDragged: () => dragged.current,
    events: {
      onPointerDown: (event: PointerEvent<SVGElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = false;
        start.current = { x: event.clientX, y: event.clientY, far: false };
      },
      onPointerMove: (event: PointerEvent<SVGElement>) => {
        const from = start.current;
        if (from === undefined) return;
        from.far ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP;
        if (from.far) hold({ ...held, dragged: pointOf(event) });
      },
      onPointerUp: (event: PointerEvent<SVGElement>) => {
        const from = start.current;
        start.current = undefined;
        if (from?.far !== true) return;
        dragged.current = true;
        const { x, y } = pointOf(event);
        put(held, cellAt(farm, x, y));
      },
      onPointerCancel: () => {
        start.current = undefined;
        hold(undefined);
      },
    },
  };
}

/** Where a pointer is, in units of the drawing. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>): { x: number; y: number } {
  const matrix = (currentTarget as SVGGraphicsElement).getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}

interface PlaceProps {
  readonly farm: FarmPicture;
  readonly herd: HerdPicture;
  readonly onPut: () => void;
}

/** Where the animal in the hand may be put. */
function Place({ farm, herd, onPut }: PlaceProps) {
  const words = useWords();
  const cell = farm.cells.find((one) => one.cell === herd.cell);
  if (cell === undefined) return null;
  return (
    <path
      d={cellsOutline(farm, herd)}
      role="button"
      tabIndex={0}
      aria-label={words.farm.putAnimal(cellLabel(farm, cell, words))}
      data-place={herd.cell}
      className={styles.place}
      onClick={onPut}
      onKeyDown={pressed(onPut)}
    />
  );
}

const SIZE = 44;

function Dragged({ held: { good, dragged = { x: 0, y: 0 } } }: { readonly held: Held }) {
  return (
    <svg
      x={dragged.x - SIZE / 2}
      y={dragged.y - SIZE / 2}
      width={SIZE}
      height={SIZE}
      viewBox="0 0 24 24"
      className={styles.dragged}
      aria-hidden="true"
    >
      {goodPictures[good]}
    </svg>
  );
}
