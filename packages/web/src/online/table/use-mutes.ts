import { useWho } from '../me';

const NOBODY: readonly string[] = [];

/** The ids of the people whose chat whoever sits here does not want to read, or whom they do not want to meet. */
export function useMutes(): readonly string[] {
  const who = useWho();
  return who.is === 'somebody' ? [...who.me.mutes, ...who.me.blocks] : NOBODY;
}
