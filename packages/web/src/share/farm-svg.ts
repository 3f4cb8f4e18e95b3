/** Rules of the page that a farm keeps in a picture of its own. */
const RULES = 'svg{color-scheme:light}[data-grown="false"]{opacity:0}';

/** The tokens of the page that a drawing uses, with their values here. */
function tokensIn(markup: string): string {
  const style = getComputedStyle(document.documentElement);
  const names = [...new Set([...markup.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))];
  return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
}

/** A drawing of the page as one that stands alone: with its tokens, by day. */
export function standalone(markup: string): string {
  const style = `<style>svg{${tokensIn(markup)}}${RULES}</style>`;
  return markup.replace(/(<svg[^>]*>)/, `$1${style}`);
}

/** The farm of a seat as it is drawn on the page, as markup in a box of its own; undefined if it is not there. */
export function farmMarkup(seat: number): { readonly markup: string; readonly ratio: number } | undefined {
  const farm = document.querySelector<SVGSVGElement>(`[data-final] svg[data-farm="${seat}"]`);
  if (farm === null) return undefined;
  const { width, height } = farm.viewBox.baseVal;
  return { markup: new XMLSerializer().serializeToString(farm), ratio: height / width };
}
