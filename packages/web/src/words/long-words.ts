/** Words of more letters than this may be broken at the end of a line. */
const LONG = 12;

/** So many letters at least stand before and after a break. */
const APART = 3;

/** Letters that are spoken as one sound, or that begin a syllable together. */
const TOGETHER = /(?:schw|schl|schr|sch|ch|ck|ph|sh|th|qu|gn|gl|st|sp|[bcfgkpv][lr]|[dt]r|\p{L})$/iu;

/** Vowels, then the consonants between them and the next vowel. */
const BETWEEN_VOWELS = /([aeiouyà-æè-ïò-öù-üœ])([^aeiouyà-æè-ïò-öù-üœ\W\d_]+)(?=[aeiouyà-æè-ïò-öù-üœ])/giu;

/** A title whose long words carry soft hyphens between their syllables, so that a narrow tile breaks them there; those are long that have more than so many letters. */
export function breakable(title: string, long = LONG): string {
  return title.replace(/\p{L}+/gu, (word) => (word.length > long ? syllables(word) : word));
}

/** The last consonant between two vowels begins a syllable, with those that are spoken together with it. */
function syllables(word: string): string {
  return word.replace(BETWEEN_VOWELS, (all, vowel: string, consonants: string, at: number) => {
    const [onset] = TOGETHER.exec(consonants) ?? [''];
    const before = at + vowel.length + consonants.length - onset.length;
    if (before < APART || word.length - before < APART) return all;
    return `${vowel}${consonants.slice(0, consonants.length - onset.length)}\u00AD${onset}`;
  });
}
