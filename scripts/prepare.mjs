// Makes the project ready to run: packages installed and, if wanted, the bundle built. Cheap when nothing is to do.
import { bundle, isBundleFresh } from './bundle.mjs';
import { install, isInstalled } from './install.mjs';
import { say } from './project.mjs';
import { withProjectLock } from './project-lock.mjs';

export function prepare({ build }) {
  if (isInstalled() && (!build || isBundleFresh())) return;
  try {
    withProjectLock(() => {
      install();
      if (build) bundle();
    });
  } catch (error) {
    say(error.message);
    process.exit(1);
  }
}
