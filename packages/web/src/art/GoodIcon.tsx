import { goodPictures } from './goods';

interface Props {
  readonly good: string;
  readonly size?: number;
}

/** The picture of a good as an icon. The words beside or around it say what it is. */
export function GoodIcon({ good, size = 20 }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {goodPictures[good]}
    </svg>
  );
}
