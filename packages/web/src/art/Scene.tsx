import { useEffect } from 'react';
import styles from './scene.module.css';
import sheet from './scenes.svg?url';

/** The id of the element that holds the landscapes. */
const HOLDER = 'scenes';

/** Fetches the landscapes once and puts them into the page, where they take on the colours of day, evening and season. */
function fetchScenes(): void {
  if (document.getElementById(HOLDER) !== null) return;
  const holder = document.createElement('div');
  holder.id = HOLDER;
  holder.className = styles.holder;
  holder.ariaHidden = 'true';
  document.body.append(holder);
  void fetch(sheet)
    .then((answer) => answer.text())
    .then((text) => {
      holder.innerHTML = text;
    });
}

/** Sees to it that landscapes can be drawn. */
export function useScenes(): void {
  useEffect(fetchScenes, []);
}

/** A landscape, as large as what holds it. */
export function Scene({ name }: { readonly name: string }) {
  useScenes();
  return (
    <svg className={styles.scene} aria-hidden="true">
      <use href={`#scene-${name}`} />
    </svg>
  );
}
