import { ask } from '../api';
import { askWho, useWho } from '../me';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';

/** Keeps somebody away from my tables, or lets them come near again. */
export function BlockButton({ person, name }: { readonly person: string; readonly name: string }) {
  const { profile } = useOnlineWords();
  const { busy, run } = useDoing();
  const who = useWho();
  const blocked = who.is === 'somebody' && who.me.blocks.includes(person);
  const change = async () => {
    await run(() => ask(blocked ? 'DELETE' : 'PUT', `/me/blocks/${person}`));
    await askWho();
  };
  return (
    <button type="button" disabled={busy} data-block title={profile.blockAbout} onClick={() => void change()}>
      {blocked ? profile.unblock(name) : profile.block(name)}
    </button>
  );
}
