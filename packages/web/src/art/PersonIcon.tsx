import { Person } from './person';

interface Props {
  readonly seat: number;
  readonly size?: number;
  readonly newborn?: boolean;
}

/** A person or worker in the colour of its seat, with a hat and the number of the seat; a newborn is smaller. */
export function PersonIcon({ seat, size = 22, newborn = false }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <Person seat={seat} newborn={newborn} />
    </svg>
  );
}
