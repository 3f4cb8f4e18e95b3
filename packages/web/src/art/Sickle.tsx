import { signPictures } from './signs';

/** A sickle: the mark of a harvest. */
export function Sickle() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {signPictures.harvest}
    </svg>
  );
}
