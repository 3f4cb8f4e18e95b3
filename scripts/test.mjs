// `npm test`: runs every check, two at a time, and ends with the count of tests.
import './node-version.mjs';
import { countTests } from './count-tests.mjs';
import { runStep } from './run-step.mjs';
import { chooseSteps } from './steps.mjs';

const lanes = 2;

try {
  process.exitCode = await main(chooseSteps(process.argv.slice(2)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

async function main(steps) {
  const waiting = [...steps];
  const failed = [];
  let tests;
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await run(step);
      if (!result.passed) failed.push(step.name);
      tests ??= result.tests;
      report(step, result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`);
  if (tests) console.log(`\n${tests.passed} passed, ${tests.failed} failed`);
  return failed.length > 0 ? 1 : 0;
}

function run({ command, counted, givesWay }) {
  if (!counted) return runStep(command, { givesWay });
  return countTests((reporters) => runStep([...command, ...reporters], { givesWay }));
}

/** A failing step shows all it printed, a telling one its last line. */
function report({ name, telling }, { passed, seconds, output }) {
  const lines = output.trimEnd().split('\n');
  const note = passed && telling ? `  ${lines.at(-1)}` : '';
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(8)} ${seconds.toFixed(1).padStart(5)} s${note}`);
  if (!passed) console.log(`${lines.map((line) => `    ${line}`).join('\n')}\n`);
}
