import type { HelpPlace } from '@furrow/text/help/help';
import { useEffect, useState } from 'react';
import { call, update } from '../app/store';
import { useAids } from '../keys/useAids';

/** Leads from a refusal to the rule behind it, where there is an obvious one. */
export function RuleLink({ sentence }: { readonly sentence: string }) {
  const { help } = useAids();
  const [found, setFound] = useState<{ sentence: string; place: HelpPlace | undefined }>();
  useEffect(() => {
    let current = true;
    void call('rulePlace', { sentence }).then((place) => current && setFound({ sentence, place }));
    return () => {
      current = false;
    };
  }, [sentence]);
  const place = found?.sentence === sentence ? found.place : undefined;
  if (place === undefined) return null;
  return (
    <button type="button" data-rule={place.topic} onClick={() => update({ help: place })}>
      {help.more}
    </button>
  );
}
