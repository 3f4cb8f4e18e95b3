import { useEffect, useState } from 'react';
import { call, update } from '../app/store';
import { useAids } from '../keys/useAids';
import type { HelpTopic } from '../protocol/help';

/** Leads from a refusal to the rule behind it, where there is an obvious one. */
export function RuleLink({ sentence }: { readonly sentence: string }) {
  const { help } = useAids();
  const [found, setFound] = useState<{ sentence: string; topic: HelpTopic | undefined }>();
  useEffect(() => {
    let current = true;
    void call('topic', { sentence }).then((topic) => current && setFound({ sentence, topic }));
    return () => {
      current = false;
    };
  }, [sentence]);
  const topic = found?.sentence === sentence ? found.topic : undefined;
  if (topic === undefined) return null;
  return (
    <button type="button" data-rule={topic} onClick={() => update({ help: { topic } })}>
      {help.more}
    </button>
  );
}
