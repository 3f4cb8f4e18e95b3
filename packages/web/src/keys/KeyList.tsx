import { like, usePage } from '../app/store';
import { Sheet } from '../cards/Sheet';
import { KEYS, type KeyId } from './keys';
import styles from './keys.module.css';
import { useAids } from './useAids';

/** All keys of the page with what they do. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { keys } = useAids();
  const { letterKeys } = usePage();
  return (
    <Sheet label={keys.title} onClose={onClose}>
      <h2>{keys.title}</h2>
      <dl className={styles.list}>
        {(Object.keys(KEYS) as KeyId[]).map((id) => (
          <div key={id}>
            <dt>
              <kbd>{KEYS[id].shown}</kbd>
            </dt>
            <dd>{keys.does[id]}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={letterKeys}
          onChange={({ target }) => like({ letterKeys: target.checked })}
        />
        {keys.letters}
      </label>
    </Sheet>
  );
}
