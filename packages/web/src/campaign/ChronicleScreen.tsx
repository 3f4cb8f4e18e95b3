import { useEffect, useState } from 'react';
import { offerRecord } from '../app/record-file';
import { goTo } from '../app/route';
import { attempt, call, update, useNameLanguages, useWords } from '../app/store';
import type { CampaignPicture, Kept } from '../protocol/campaign';
import { Chronicle } from './Chronicle';
import styles from './chronicle.module.css';

/** The chronicle of a campaign of this browser. */
export function ChronicleScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const languages = useNameLanguages();
  const { noSuchGame } = words.around.start;
  const [campaign, setCampaign] = useState<CampaignPicture>();
  const [kept, setKept] = useState<Kept>({});
  useEffect(() => {
    void call('campaign', { id }).then((found) => {
      setCampaign(found);
      if (found !== undefined) return;
      goTo({ at: 'start' });
      update({ notice: { kind: 'refused', text: noSuchGame } });
    });
  }, [id, languages, noSuchGame]);
  if (campaign === undefined) return <p className={styles.loading}>{words.loading}</p>;
  const { asks, goOn, file } = campaign;
  const save = async () => {
    const text = await call('exportCampaign', { id });
    if (text !== undefined) offerRecord(text, 'campaign');
  };
  return (
    <Chronicle
      campaign={campaign}
      asks={asks}
      kept={kept}
      onKeep={setKept}
      looks={({ watch }, _, about) =>
        watch !== undefined && (
          <button
            type="button"
            data-watch
            aria-describedby={about}
            onClick={() => void attempt('resume', { id: watch })}
          >
            {words.around.end.replay}
          </button>
        )
      }
      back={
        <button type="button" onClick={() => goTo({ at: 'start' })}>
          {words.toStart}
        </button>
      }
      buttons={
        <>
          {goOn !== undefined && (
            <button
              type="button"
              className="primary"
              data-go-on
              onClick={() => void attempt('goOnCampaign', { id, kept })}
            >
              {goOn}
            </button>
          )}
          <button type="button" onClick={() => void save()}>
            {file}
          </button>
        </>
      }
    />
  );
}
