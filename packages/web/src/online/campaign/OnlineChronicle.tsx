import type { Sitter } from '@furrow/wire/told';
import { useEffect, useState } from 'react';
import { offerRecord } from '../../app/record-file';
import { addressOf, goTo } from '../../app/route';
import { call, update, useNameLanguages, useWords } from '../../app/store';
import { Chronicle } from '../../campaign/Chronicle';
import chronicle from '../../campaign/chronicle.module.css';
import type { CampaignPicture, Kept } from '../../protocol/campaign';
import { ask, askText } from '../api';
import { newKey } from '../new-key';
import { ReplayButton } from '../profile/ReplayButton';
import { useTableWords } from '../table/use-table-words';
import { useAnswer } from '../use-answer';
import { useDoing } from '../use-doing';
import { useNowAndThen } from '../use-now-and-then';
import { useOnlineWords } from '../use-online-words';

/** What the server says of a table of a campaign. */
interface CampaignFacts {
  readonly sitters: readonly Sitter[];
  readonly seat?: number;
  /** Who is ready for the next game, and what I keep for it; null for nothing. */
  readonly ready?: readonly number[];
  readonly keeps?: string | null;
  /** The table of the next game. */
  readonly rematch?: string;
}

/** How often it is asked who is ready, in milliseconds. */
const SOON = 3000;

/** The chronicle of a campaign that is played elsewhere, up to the game of a table. */
export function OnlineChronicle({ table }: { readonly table: string }) {
  const words = useWords();
  const { lobby } = useOnlineWords();
  const told = useTold(table);
  const { answer, again } = useAnswer<CampaignFacts>(`/tables/${table}`);
  useNowAndThen(again, SOON);
  const { answer: tables } = useAnswer<{ readonly tables: readonly string[] }>(
    `/tables/${table}/campaign/tables`,
  );
  const refused = answer?.ok === false ? (answer.words ?? lobby.unreachable) : undefined;
  if (refused !== undefined)
    return (
      <p className={chronicle.loading} role="alert">
        {refused}
      </p>
    );
  if (told === undefined || answer?.ok !== true) return <p className={chronicle.loading}>{words.loading}</p>;
  const played = tables?.ok === true ? tables.value.tables : [];
  return <Told table={table} told={told} played={played} facts={answer.value} again={again} />;
}

/** A campaign as text and as a picture. */
interface ToldCampaign {
  readonly text: string;
  readonly picture: CampaignPicture;
}

/** The campaign of a table; undefined until it is there. Where there is none one is led back to the table. */
function useTold(table: string): ToldCampaign | undefined {
  const { lobby } = useOnlineWords();
  const languages = useNameLanguages();
  const [told, setTold] = useState<ToldCampaign>();
  const { unreachable } = lobby;
  useEffect(() => {
    let wanted = languages !== undefined;
    const leave = (why: string) => {
      goTo({ at: 'online', id: table });
      update({ notice: { kind: 'refused', text: why } });
    };
    const fetchIt = async () => {
      const answer = await askText(`/tables/${table}/campaign`);
      if (!answer.ok) return wanted && leave(answer.words ?? unreachable);
      const picture = await call('chronicle', { text: answer.value });
      if (!wanted) return;
      if ('why' in picture) leave(picture.why);
      else setTold({ text: answer.value, picture });
    };
    void fetchIt();
    return () => {
      wanted = false;
    };
  }, [table, languages, unreachable]);
  return told;
}

interface Props {
  readonly table: string;
  readonly told: ToldCampaign;
  /** The tables of its games. */
  readonly played: readonly string[];
  readonly facts: CampaignFacts;
  readonly again: () => void;
}

function Told({ table, told: { text, picture }, played, facts, again }: Props) {
  const { campaign: words, over } = useTableWords();
  const { seat, ready = [], keeps, rematch } = facts;
  const mine = seat === undefined ? {} : { [seat]: keeps ?? undefined };
  const [chosen, setChosen] = useState<Kept>();
  const kept = chosen ?? mine;
  const doing = useDoing();
  const isOpen = picture.goOn !== undefined && rematch === undefined && seat !== undefined;
  const isReady = seat !== undefined && ready.includes(seat);
  const beReady = async () => {
    if (seat === undefined) return;
    const card = kept[seat];
    const act = { act: 'keep', ...(card !== undefined && { card }) };
    const done = await doing.run(() => ask('POST', `/tables/${table}/acts`, { key: newKey(), act }));
    if (done === undefined) return;
    const now = await doing.run(() => ask<CampaignFacts>('GET', `/tables/${table}`));
    if (now?.value.rematch === undefined) again();
    else goTo({ at: 'online', id: now.value.rematch });
  };
  return (
    <Chronicle
      campaign={picture}
      asks={isOpen ? picture.asks.filter((one) => one.seat === seat) : []}
      kept={kept}
      onKeep={setChosen}
      looks={(_, index, about) => <Looks table={played.at(index)} about={about} />}
      back={
        <button type="button" onClick={() => goTo({ at: 'online', id: table })}>
          {words.toTable}
        </button>
      }
      about={picture.goOn !== undefined && rematch === undefined && <Readiness facts={facts} />}
      buttons={
        <>
          {isOpen && (
            <button
              type="button"
              className="primary"
              data-ready
              disabled={doing.busy}
              onClick={() => void beReady()}
            >
              {isReady ? words.chooseAnew : words.ready}
            </button>
          )}
          {rematch !== undefined && (
            <button
              type="button"
              className="primary"
              data-next-game
              onClick={() => goTo({ at: 'online', id: rematch })}
            >
              {over.toRematch}
            </button>
          )}
          <button type="button" data-download onClick={() => offerRecord(text, 'campaign')}>
            {picture.file}
          </button>
        </>
      }
    />
  );
}

interface LooksProps {
  /** The table of a game; undefined until it is known. */
  readonly table: string | undefined;
  readonly about: string;
}

/** The ways to look at a game again: its table, and its record in this browser. */
function Looks({ table, about }: LooksProps) {
  const { campaign: words } = useTableWords();
  if (table === undefined) return null;
  return (
    <>
      <a href={`#${addressOf({ at: 'online', id: table })}`} aria-describedby={about} data-table={table}>
        {words.itsTable}
      </a>
      <ReplayButton table={table} about={about} />
    </>
  );
}

/** Who is ready for the next game, and whom it waits for. */
function Readiness({ facts: { sitters, ready = [] } }: { readonly facts: CampaignFacts }) {
  const { campaign: words } = useTableWords();
  const namesOf = (isListed: (seat: number) => boolean) =>
    sitters.flatMap((sitter, seat) =>
      sitter !== null && 'person' in sitter && isListed(seat) ? [sitter.name] : [],
    );
  const [there, awaited] = [
    namesOf((seat) => ready.includes(seat)),
    namesOf((seat) => !ready.includes(seat)),
  ];
  return (
    <p role="status" data-readiness>
      {[
        words.secret,
        there.length > 0 ? words.areReady(there.join(', ')) : '',
        awaited.length > 0 ? words.waitsFor(awaited.join(', ')) : '',
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
