/** Whether things may move on this page: as the person likes it, or else as the device says. */
export function isMoving(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'off') return false;
  return motion === 'on' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether something may be shown large for a moment: not to somebody who wants no pauses. */
export function isShowing(): boolean {
  return isMoving() && document.documentElement.dataset.pace !== 'quick';
}
