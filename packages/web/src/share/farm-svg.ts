import { letLegible } from '../farm/use-legible';

/** What holds for every drawing of a picture: it is seen by day, and nothing moves. */
const RULES = 'svg{color-scheme:light}*{animation:none!important;transition:none!important}';

/** The least letters of a picture, in its pixels. */
const LEAST = 11;

/** A drawing of the page as it stands in a picture. */
export interface Drawing {
  readonly markup: string;
  /** Its height by its width. */
  readonly ratio: number;
  /** The rules of the page that it needs. */
  readonly rules: readonly string[];
}

/** The tokens of the page that a drawing uses, with the values that they have by day. */
function tokensIn(markup: string): string {
  const { documentElement: root } = document;
  const names = [...new Set([...markup.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))];
  const { theme = 'auto' } = root.dataset;
  root.dataset.theme = 'light';
  const style = getComputedStyle(root);
  const values = names.map((name) => [name, style.getPropertyValue(name)]);
  root.dataset.theme = theme;
  return values
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** A drawing as one that stands alone: with the rules and the tokens of the page. */
export function standalone(markup: string, drawings: readonly Drawing[]): string {
  const rules = [...new Set(drawings.flatMap((one) => one.rules))].join('');
  const font = getComputedStyle(document.body).fontFamily;
  const tokens = tokensIn(markup + rules);
  const style = `<style><![CDATA[${rules}svg{${tokens};font-family:${font}}${RULES}]]></style>`;
  return markup.replace(/(<svg[^>]*>)/, `$1${style}`);
}

/** A drawing of the page in a box within a picture; what is written on it is as large as that needs. */
export function drawn(svg: SVGSVGElement, box: { x: number; y: number; width: number }): Drawing {
  const { width, height } = svg.viewBox.baseVal;
  const ratio = height / width;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  letLegible(copy, (LEAST * width) / box.width);
  copy.removeAttribute('class');
  const place = { ...box, height: box.width * ratio };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  return { markup: new XMLSerializer().serializeToString(copy), ratio, rules: rulesWithin(svg) };
}

/** All rules of the page that say by class how something within a drawing looks. */
function rulesWithin(svg: SVGSVGElement): string[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...styleRules(sheet.cssRules)])
    .filter(({ selectorText }) => selectorText.includes('.') && svg.querySelector(selectorText) !== null)
    .map(({ cssText }) => cssText);
}

/** Rules that hold now, whatever they stand in. */
function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue;
    else if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
  }
}
