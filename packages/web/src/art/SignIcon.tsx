import type { Category, Sign } from '../protocol/signs';
import { categorySigns, signPictures } from './signs';

interface Props {
  readonly sign: Sign;
  readonly size?: number;
}

/** The picture of what a space, a card or a building does. The words beside or around it say what it is. */
export function SignIcon({ sign, size = 20 }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {signPictures[sign]}
    </svg>
  );
}

interface CategoryProps {
  readonly category: Category;
  readonly size?: number;
}

/** The sign of a category of cards, on a round seal. */
export function CategoryIcon({ category, size = 20 }: CategoryProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="11.300"
        fill="var(--paper-raised)"
        stroke="var(--line-strong)"
        strokeWidth="1.200"
      />
      <svg x="4" y="4" width="16" height="16" viewBox="0 0 24 24">
        {signPictures[categorySigns[category]]}
      </svg>
    </svg>
  );
}
