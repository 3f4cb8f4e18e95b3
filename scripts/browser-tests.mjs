// Runs the browser tests against the page as it is built, in a real Chromium.
import { chromium } from './chromium.mjs';
import { prepare } from './prepare.mjs';
import { say } from './project.mjs';
import { runStep } from './run-step.mjs';

try {
  prepare({ page: true });
  process.env.FURROW_CHROMIUM = chromium();
  const { passed, output } = await runStep(['vitest', 'run', '--config', 'packages/web/browser.config.ts']);
  console.log(output.trimEnd());
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
