import { like, usePage } from '../app/store';
import type { Table } from '../protocol/table';
import { useRhythmWords } from './rhythm-words';
import { isSounding } from './sounding';

/** Turns sound on and off; it says how it is now. */
export function SoundSwitch({ table }: { readonly table: Table }) {
  const { sound } = usePage();
  const words = useRhythmWords();
  const sounds = isSounding(sound, table);
  return (
    <button
      type="button"
      data-menu="sound"
      aria-pressed={sounds}
      onClick={() => like({ sound: sounds ? 'off' : 'on' })}
    >
      {sounds ? words.sound.on : words.sound.off}
    </button>
  );
}
