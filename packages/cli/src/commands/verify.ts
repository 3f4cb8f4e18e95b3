import { type Dealt, type Verified, verifyDeal } from '@furrow/deal/verify';
import { isCampaign } from '@furrow/kernel/campaign-text';
import { linesOfEntries } from '@furrow/kernel/record-text';
import type { Command } from '../command';
import { FLAGS, languageOf } from '../common-flags';
import { InputError } from '../input-error';
import { readText, replayText } from '../record-file';
import { verifyCampaign } from './campaign';

/** `furrow verify`: checks that nobody chose what chance did in a game. */
export const verify: Command = {
  name: 'verify',
  summary: 'checks that chance in a record comes from the seed that was promised before the game',
  usage: 'furrow verify FILE [--json]',
  about:
    'FILE is the record of a game that is over, with a line `deal: COMMITMENT SEED`; - is standard input. The commitment was ' +
    'told before the first card and is the SHA-256 of the seed; every move of chance (`*`) follows from the seed. It ends with ' +
    '0 if all fits; else one line says where it does not: file:line: reason, and it ends with 2. Of a campaign every game is checked, as ' +
    '`furrow campaign verify` does.',
  flags: { lang: FLAGS.lang, json: FLAGS.json, help: FLAGS.help },
  examples: [
    ['furrow verify game.furrow', 'how many moves of chance fit'],
    ['furrow verify game.furrow --json', 'every move of chance, beside what the seed gives'],
  ],
  run: async (args) => {
    const file = args.onlyWord('the file', 'furrow verify game.furrow');
    const text = readText(file);
    if (isCampaign(text)) return verifyCampaign(file, text, args);
    const { record } = replayText(file, text, languageOf(args));
    const seed = record.deal?.seed;
    if (record.deal === undefined || seed === undefined)
      throw new InputError(unverifiable(file, record.deal));
    const verified = await verifyDeal(record, { ...record.deal, seed });
    const lines = linesOfEntries(text);
    if (args.has('json')) console.log(JSON.stringify(reportOf(verified, lines)));
    const wrong = problem(verified, text, lines);
    if (wrong !== undefined) throw new InputError(`${file === '-' ? '<stdin>' : file}:${wrong}`, true);
    if (!args.has('json'))
      console.log(
        `The seed is the promised one, and all ${verified.dealt.length} moves of chance follow from it.`,
      );
  },
};

function unverifiable(file: string, deal: object | undefined): string {
  return deal === undefined
    ? `${file}: the record has no line 'deal: COMMITMENT SEED', so nothing was promised about its chance`
    : `${file}: the record does not tell the seed yet; the server tells it when the game is over`;
}

function reportOf({ seedFits, dealt, wrong }: Verified, lines: readonly number[]) {
  const reported = dealt.map(({ entry, text, right }) => ({
    line: lines[entry],
    move: text,
    right,
    fits: text === right,
  }));
  return { ok: seedFits && wrong.length === 0, seedFits, chance: reported };
}

/** The line of the first thing that does not fit and what it is; undefined if everything does. */
function problem({ seedFits, wrong }: Verified, text: string, lines: readonly number[]): string | undefined {
  if (!seedFits) {
    const line = text.split(/\r?\n/).findIndex((one) => /^\s*deal:/.test(one)) + 1;
    return `${line}: the seed does not belong to the commitment: its SHA-256 is another`;
  }
  const [first] = wrong as readonly (Dealt | undefined)[];
  if (first === undefined) return undefined;
  const more = wrong.length > 1 ? ` (${wrong.length} moves of chance do not fit)` : '';
  return `${lines[first.entry]}: ${first.text}: the seed gives '${first.right}' here${more}`;
}
