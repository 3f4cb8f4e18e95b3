import type { Command } from '../command';
import { FLAGS } from '../common-flags';
import { programVersion } from '../program-version';

/** `furrow version`: which Furrow this is. */
export const version: Command = {
  name: 'version',
  summary: 'prints the version',
  usage: 'furrow version [--json]',
  about: 'The version of Furrow and of Node.',
  flags: { json: FLAGS.json, help: FLAGS.help },
  examples: [['furrow version', 'one line']],
  run: (args) => {
    args.atMost(0, 'furrow version');
    const number = programVersion();
    const { node } = process.versions;
    console.log(
      args.has('json') ? JSON.stringify({ furrow: number, node }) : `furrow ${number} (Node ${node})`,
    );
  },
};
