import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { StoreProblem } from './problems';

/** The first line of a backup. */
export interface BackupHeader {
  readonly furrow: 'backup';
  readonly format: 1;
  /** Which migrations the database had been through. */
  readonly migrations: readonly string[];
  readonly made: number;
}

/** The last line: how many lines there are between, and the hash of all before it. */
interface BackupFooter {
  readonly rows: number;
  readonly sha256: string;
}

/** Every other line: a table and one of its rows. */
export type BackupRow = readonly [table: string, row: Readonly<Record<string, string | number | null>>];

/** Writes a backup aside, and puts it in place when all of it is on the disk; says how many rows it has. */
export async function writeBackupFile(
  file: string,
  header: BackupHeader,
  pages: AsyncIterable<readonly BackupRow[]>,
): Promise<number> {
  if (existsSync(file))
    throw new StoreProblem(`${file} is there already: choose another name for the backup`);
  const aside = `${file}.new`;
  const handle = await open(aside, 'w', 0o600).catch((error: unknown) => {
    throw new StoreProblem(`${file} cannot be written: ${reason(error)}`);
  });
  try {
    const rows = await writeLines(handle, header, pages);
    await handle.sync();
    await handle.close();
    await rename(aside, file);
    return rows;
  } catch (error) {
    await handle.close();
    await rm(aside, { force: true });
    throw error;
  }
}

async function writeLines(
  handle: FileHandle,
  header: BackupHeader,
  pages: AsyncIterable<readonly BackupRow[]>,
): Promise<number> {
  const hash = createHash('sha256');
  const write = async (lines: readonly unknown[]): Promise<void> => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    hash.update(text);
    await handle.appendFile(text);
  };
  let rows = 0;
  await write([header]);
  for await (const page of pages) {
    await write(page);
    rows += page.length;
  }
  await write([{ rows, sha256: hash.copy().digest('hex') } satisfies BackupFooter]);
  return rows;
}

/** Reads a backup to its end and gives its header; throws if it is none, or not whole. */
export async function checkBackupFile(file: string): Promise<BackupHeader> {
  const hash = createHash('sha256');
  let header: BackupHeader | undefined;
  let rows = -2;
  let held: string | undefined;
  for await (const line of linesOf(file)) {
    header ??= headerIn(file, line);
    if (held !== undefined) hash.update(`${held}\n`);
    held = line;
    rows++;
  }
  const footer = held === undefined || rows < 0 ? undefined : footerIn(held);
  if (header === undefined) throw new StoreProblem(`${file} is empty: it is no backup`);
  if (footer === undefined) throw new StoreProblem(`${file} is cut off: it does not end as a backup does`);
  if (footer.rows !== rows || footer.sha256 !== hash.digest('hex'))
    throw new StoreProblem(`${file} was changed or damaged: its checksum is wrong`);
  return header;
}

/** The rows of a backup that has been checked. */
export async function* rowsOf(file: string): AsyncGenerator<BackupRow> {
  for await (const line of linesOf(file)) {
    const read = JSON.parse(line) as unknown;
    if (Array.isArray(read)) yield read as unknown as BackupRow;
  }
}

function headerIn(file: string, line: string): BackupHeader {
  const header = parsed(line) as Partial<BackupHeader> | undefined;
  if (header?.furrow !== 'backup') throw new StoreProblem(`${file} is no backup of furrow`);
  if (header.format !== 1 || !Array.isArray(header.migrations))
    throw new StoreProblem(`${file} has a form that this furrow does not know: a newer one wrote it`);
  return header as BackupHeader;
}

function footerIn(line: string): BackupFooter | undefined {
  const footer = parsed(line) as Partial<BackupFooter> | undefined;
  return typeof footer?.sha256 === 'string' && typeof footer.rows === 'number'
    ? (footer as BackupFooter)
    : undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The lines of a file. Only `\n` ends one: JSON may hold the other letters that end lines elsewhere. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const text of createReadStream(file, 'utf8')) {
      const lines = (rest + String(text)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new StoreProblem(`${file} cannot be read: ${reason(error)}`);
  }
  if (rest !== '') yield rest;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
