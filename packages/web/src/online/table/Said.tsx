import type { Told } from '@furrow/wire/told';
import { Named } from '../../cards/Named';
import type { ChatLine } from '../../protocol/online';
import { useAnswer } from '../use-answer';
import { useTableWords } from './use-table-words';

interface Props {
  readonly table: string;
  readonly line: ChatLine;
  readonly isMuted: boolean;
}

/** What somebody said, unless I do not want to read it. */
export function Said({ table, line, isMuted }: Props) {
  const { chat } = useTableWords();
  if (isMuted) return chat.mutedLines(line.name);
  return line.muted ? <HeldBack table={table} line={line} /> : <Named text={line.text} />;
}

/** What somebody said while I did not want to read it: it was not told, so it is fetched. */
function HeldBack({ table, line: { no } }: Omit<Props, 'isMuted'>) {
  const { answer } = useAnswer<{ readonly news: readonly Told[] }>(`/tables/${table}/news?from=${no - 1}`);
  const told = answer?.ok === true ? answer.value.news.at(0) : undefined;
  return told?.kind === 'chat' ? <Named text={told.text} /> : '…';
}
