// Makes the project ready to run: packages installed and, if wanted, the command or the page built. Cheap when nothing is to do.
import { bundle, isBundleFresh } from './bundle.mjs';
import { install, isInstalled } from './install.mjs';
import { buildPage, isPageFresh } from './page.mjs';
import { say } from './project.mjs';
import { withProjectLock } from './project-lock.mjs';

export function prepare({ build = false, page = false }) {
  if (isInstalled() && (!build || isBundleFresh()) && (!page || isPageFresh())) return;
  try {
    withProjectLock(() => {
      install();
      if (build) bundle();
      if (page) buildPage();
    });
  } catch (error) {
    say(error.message);
    process.exit(1);
  }
}
