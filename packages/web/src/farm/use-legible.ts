import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The letters of signs and of names as they are drawn, in units of the farm. */
const SIGN = 12.5;
const NAME = 10.5;
/** So much larger signs and names may be drawn; where that is not enough for the eye, they are left out. */
const MOST_SIGN = 2.4;
const MOST_NAME = 1.5;

/**
 * Lets what is written on a farm be read however small the farm is: `--sign-scale` and `--name-scale` say how much larger it is drawn.
 * The font of the drawing itself has the size of the least text on the table.
 */
export function useLegible(viewBox: string): RefObject<SVGSVGElement | null> {
  const farm = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const svg = farm.current;
    if (svg === null) return;
    const [, , width, height] = viewBox.split(' ').map(Number);
    const observer = new ResizeObserver(([{ contentRect }]) => fit(svg, contentRect, { width, height }));
    observer.observe(svg);
    return () => observer.disconnect();
  }, [viewBox]);
  return farm;
}

type Size = Pick<DOMRectReadOnly, 'width' | 'height'>;

function fit(svg: SVGSVGElement, { width, height }: Size, box: Size): void {
  if (width === 0 || height === 0) return;
  const least = Number.parseFloat(getComputedStyle(svg).fontSize);
  letLegible(svg, least / Math.min(width / box.width, height / box.height));
}

/** Lets what is written on the drawing of a farm be at least so large, in units of the farm. */
export function letLegible(svg: SVGSVGElement, units: number): void {
  svg.style.setProperty('--sign-scale', String(Math.max(1, units / SIGN)));
  svg.style.setProperty('--name-scale', String(Math.max(1, units / NAME)));
  svg.dataset.signs = String(units / SIGN <= MOST_SIGN);
  svg.dataset.names = String(units / NAME <= MOST_NAME);
}
