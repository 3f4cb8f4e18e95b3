/** Whether things may move on this page: as the person likes it, or else as the device says. */
export function isMoving(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'off') return false;
  return motion === 'on' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
