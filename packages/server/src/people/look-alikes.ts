/** Small capitals, crossed and hooked letters, by the plain letter that they look like. */
const VARIANTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ᴀɑⱥ a',
    'ʙƀɓ b',
    'ᴄƈȼ c',
    'ᴅđɖɗ d',
    'ᴇɇ e',
    'ꜰƒ f',
    'ɢɡǥɠ g',
    'ʜħɦ h',
    'ɪɩɨʟłɭƚ l',
    'ᴊɉ j',
    'ᴋƙ k',
    'ᴍɱ m',
    'ɴɲɳŋ n',
    'ᴏøɵ o',
    'ᴘƥ p',
    'ꞯɋʠ q',
    'ʀɍɽᶉꞃ r',
    'ꜱʂ s',
    'ᴛŧƭʈ t',
    'ᴜʉ u',
    'ᴠʋ v',
    'ᴡ w',
    'ʏɏƴ y',
    'ᴢƶȥʐ z',
  ].flatMap((line) => Array.from(line.slice(0, -2), (letter) => [letter, line.slice(-1)])),
);

/** Letters of other scripts, and digits, by the Latin letter that they look like. */
const LATIN: Readonly<Record<string, string>> = {
  ...VARIANTS,
  а: 'a',
  α: 'a',
  ь: 'b',
  в: 'b',
  β: 'b',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  е: 'e',
  ε: 'e',
  г: 'r',
  н: 'h',
  һ: 'h',
  η: 'n',
  і: 'l',
  ї: 'l',
  ι: 'l',
  ӏ: 'l',
  i: 'l',
  '1': 'l',
  '|': 'l',
  ı: 'l',
  ј: 'j',
  к: 'k',
  κ: 'k',
  м: 'm',
  μ: 'm',
  п: 'n',
  ν: 'v',
  о: 'o',
  ο: 'o',
  σ: 'o',
  '0': 'o',
  օ: 'o',
  р: 'p',
  ρ: 'p',
  ѕ: 's',
  '5': 's',
  т: 't',
  τ: 't',
  υ: 'u',
  у: 'y',
  ү: 'y',
  γ: 'y',
  х: 'x',
  χ: 'x',
  ѡ: 'w',
  ω: 'w',
  ԝ: 'w',
  з: '3',
  ζ: 'z',
};

/** Greek capitals that look like other Latin letters than the small ones do. */
const CAPITALS: Readonly<Record<string, string>> = { Ν: 'n', Η: 'h', Υ: 'y', Μ: 'm' };

/** Scripts that are written together with others in one word. */
const TOGETHER = [
  /\p{Script=Han}/u,
  /\p{Script=Hiragana}/u,
  /\p{Script=Katakana}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Bopomofo}/u,
];
/** Letters of all scripts but Latin, those that are written together, and those that many scripts share. */
const OTHER =
  /[^\P{L}\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/u;
const LATIN_SCRIPT = /\p{Script=Latin}/u;
/** Scripts that have letters in common at a glance. */
const APART = [
  LATIN_SCRIPT,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** What a name looks like at a glance: names that are taken for each other look the same. */
export function looksOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const plain = bare.replace(/[ΝΗΥΜ]/gu, (letter) => CAPITALS[letter] ?? letter).toLowerCase();
  return Array.from(plain)
    .map((letter) => LATIN[letter] ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a name takes letters from scripts that nobody writes together, which is how one passes for another. */
export function mixesScripts(name: string): boolean {
  const used = APART.filter((script) => script.test(name)).length;
  const isWithOthers = [LATIN_SCRIPT, ...TOGETHER].some((script) => script.test(name));
  return used > 1 || (isWithOthers && OTHER.test(name));
}
