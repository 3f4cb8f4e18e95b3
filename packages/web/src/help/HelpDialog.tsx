import type { HelpBlock, HelpBook, HelpPage } from '@furrow/text/help/help';
import type { HelpTopic } from '@furrow/text/help/pages';
import { useEffect, useRef, useState } from 'react';
import { call, update, usePage } from '../app/store';
import { Sheet } from '../cards/Sheet';
import { useAids } from '../keys/useAids';
import type { FoundHelp, OpenedHelp } from '../protocol/help';
import styles from './help.module.css';
import { marks } from './marks';

/** The rules in our words: contents, search, and pages with tables and texts of what the game declares. */
export function HelpDialog({ opened }: { readonly opened: OpenedHelp }) {
  const { help } = useAids();
  const { language } = usePage();
  const [book, setBook] = useState<HelpBook>();
  const [topic, setTopic] = useState<HelpTopic>(opened.topic ?? 'goal');
  const [text, setText] = useState('');
  const found = useFound(opened, text);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (book === undefined || opened.thing === undefined) return;
    page.current?.querySelector(`[data-thing="${opened.thing}"]`)?.scrollIntoView({ block: 'start' });
  }, [book, opened.thing]);
  useEffect(() => void call('helpBook', { box: opened.box }).then(setBook), [opened.box, language]);
  const shown = found?.pages ?? book?.pages.filter((one) => one.topic === topic) ?? [];
  const open = (one: HelpTopic) => {
    setText('');
    setTopic(one);
    page.current?.scrollTo({ top: 0 });
  };
  return (
    <Sheet label={book?.title ?? help.open} size="large" onClose={() => update({ help: undefined })}>
      <div className={styles.head}>
        <h2>{book?.title}</h2>
        <input
          type="search"
          aria-label={help.search}
          placeholder={help.search}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className={styles.body}>
        <nav aria-label={help.contents} className={styles.contents}>
          {book?.pages.map((one) => (
            <button
              key={one.topic}
              type="button"
              aria-current={found === undefined && one.topic === topic ? 'page' : undefined}
              onClick={() => open(one.topic)}
            >
              {one.title}
            </button>
          ))}
        </nav>
        <section ref={page} className={styles.page} aria-label={book?.title} data-help={topic}>
          <output className={styles.found}>{found !== undefined && help.found(found.count)}</output>
          {shown.map((one) => (
            <Page key={one.topic} page={one} search={found === undefined ? '' : text} />
          ))}
        </section>
      </div>
    </Sheet>
  );
}

/** What of the rules holds a text; undefined while there is none. */
function useFound({ box }: OpenedHelp, text: string): FoundHelp | undefined {
  const [found, setFound] = useState<FoundHelp>();
  useEffect(() => {
    let current = true;
    if (text.trim() !== '') void call('searchHelp', { box, text }).then((all) => current && setFound(all));
    return () => {
      current = false;
    };
  }, [box, text]);
  return text.trim() === '' ? undefined : found;
}

interface Searched {
  /** What was searched for, to be marked; empty if nothing was. */
  readonly search: string;
}

function Page({ page: { title, blocks }, search }: { readonly page: HelpPage } & Searched) {
  return (
    <article>
      <h3>{title}</h3>
      {blocks.map((block, i) => (
        <Block key={`${block.is} ${i + 1}`} block={block} search={search} />
      ))}
    </article>
  );
}

function Block({ block, search }: { readonly block: HelpBlock } & Searched) {
  switch (block.is) {
    case 'text':
      return block.lines.map((line) => (
        <p key={line}>
          <Marked text={line} search={search} />
        </p>
      ));
    case 'table':
      return <BlockTable block={block} search={search} />;
    case 'things':
      return (
        <dl className={styles.things}>
          {block.things.map(({ id, name, lines }) => (
            <div key={id} data-thing={id}>
              <dt>
                <Marked text={name} search={search} />
              </dt>
              <dd>
                <Marked text={lines.join(' ')} search={search} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

interface TableProps extends Searched {
  readonly block: Extract<HelpBlock, { is: 'table' }>;
}

/** So many letters may stand in a line of a table. */
const LONG = 24;

function BlockTable({ block: { caption, head, rows }, search }: TableProps) {
  return (
    <div className={styles.wide}>
      <table>
        <caption>
          <Marked text={caption} search={search} />
        </caption>
        <thead>
          <tr>
            {head.map((one) => (
              <th key={one} scope="col">
                <Marked text={one} search={search} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">
                <Marked text={first} search={search} />
              </th>
              {others.map((one, i) => (
                <td key={head[i + 1]} data-long={one.length > LONG || undefined}>
                  <Marked text={one} search={search} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Marked({ text, search }: { readonly text: string } & Searched) {
  if (search === '') return text;
  return marks(text, search).map((piece, i) =>
    piece.found ? <mark key={`${i + 1} ${piece.text}`}>{piece.text}</mark> : piece.text,
  );
}
