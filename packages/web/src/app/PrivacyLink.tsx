import { addressOf } from './route';
import { useWords } from './store';

/** The way to what this server keeps about people. */
export function PrivacyLink() {
  return (
    <a href={`#${addressOf({ at: 'privacy' })}`} data-to-privacy>
      {useWords().around.start.privacy}
    </a>
  );
}
