import { signPictures } from '../art/signs';
import type { CellPicture } from '../protocol/farm';
import { BuildingArt } from './BuildingArt';
import { CropArt, FieldArt } from './FieldArt';
import { at } from './geometry';
import { type Joined, RoomArt } from './HouseArt';

interface Props {
  readonly cell: CellPicture;
  /** All that stands there, in words. */
  readonly label: string;
  /** On which sides there is another room. */
  readonly joined: Joined;
  /** So many letters stand on the sign that says how many animals it holds. */
  readonly signed: number;
}

/** What stands on a cell. */
export function CellArt({ cell, label, joined, signed }: Props) {
  return (
    <g
      transform={`translate(${at(cell.column)} ${at(cell.row)})`}
      role="img"
      aria-label={label}
      data-ground={cell.name}
    >
      <title>{label}</title>
      <rect width="100" height="100" fill="transparent" />
      {cell.kind === 'room' && <RoomArt material={cell.what ?? 'wood'} joined={joined} />}
      {cell.kind === 'field' && <FieldArt />}
      {cell.kind === 'building' && <BuildingArt cell={cell} signed={signed} />}
      <CropArt crops={cell.crops} isLow={cell.kind !== 'field'} />
      {cell.stable && <Piece sign="stable" x={50} y={6} size={42} />}
      {cell.trough &&
        (cell.kind === 'building' ? (
          <Piece sign="trough" x={68} y={28} size={26} />
        ) : (
          <Piece sign="trough" x={58} y={62} size={34} />
        ))}
    </g>
  );
}

interface PieceProps {
  readonly sign: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A stable or a trough, with its shadow. */
export function Piece({ sign, x, y, size }: PieceProps) {
  return (
    <g>
      <ellipse
        cx={x + size / 2}
        cy={y + size * 0.9}
        rx={size * 0.46}
        ry={size * 0.1}
        fill="#000"
        opacity="0.16"
      />
      <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
        {signPictures[sign]}
      </svg>
    </g>
  );
}
