import type { BoxPicture } from '../protocol/set-up';
import { Segments } from './Segments';
import { useWords } from './store';

interface Props {
  readonly box: BoxPicture;
  readonly seats: number;
  readonly onChange: (seats: number) => void;
}

/** How many play, where a game leaves a choice. */
export function SeatCount({ box, seats, onChange }: Props) {
  const words = useWords();
  if (box.seats.length === 1) return null;
  return (
    <Segments
      title={words.around.start.howMany}
      value={String(seats)}
      values={box.seats.map((count) => ({ value: String(count), title: words.playersCount(count) }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
