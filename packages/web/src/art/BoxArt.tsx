import type { BoxId } from '../protocol/set-up';
import { useScenes } from './Scene';
import { signPictures } from './signs';

/** The landscape of each game, and what stands in it: signs, and where; what is farther away comes first. */
const SCENES: Readonly<
  Record<
    BoxId,
    {
      readonly scene: string;
      readonly stands: readonly (readonly [sign: string, x: number, y: number, size: number])[];
    }
  >
> = {
  creatures: {
    scene: 'cow-meadow',
    stands: [
      ['horse', 76, 42, 30],
      ['cow', 112, 45, 29],
      ['sheep', 14, 60, 20],
      ['sheep', 34, 64, 20],
      ['pig', 60, 66, 19],
    ],
  },
  'agricola-revised': {
    scene: 'farm-expansion',
    stands: [
      ['occupation', 66, 50, 26],
      ['sheep', 96, 64, 19],
      ['boar', 118, 65, 19],
      ['grain', 8, 60, 21],
      ['vegetable', 28, 65, 17],
    ],
  },
  'agricola-2007': {
    scene: 'farmland',
    stands: [
      ['cattle', 104, 52, 28],
      ['wood', 12, 62, 20],
      ['clay', 34, 65, 19],
      ['stone', 134, 66, 18],
    ],
  },
};

/** A small landscape for a game. */
export function BoxArt({ box }: { readonly box: BoxId }) {
  useScenes();
  const { scene, stands } = SCENES[box];
  return (
    <svg viewBox="0 12 160 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#scene-${scene}`} width="160" height="92" />
      {stands.map(([sign, x, y, size]) => (
        <svg key={`${sign} ${x}`} x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
          {signPictures[sign]}
        </svg>
      ))}
    </svg>
  );
}
