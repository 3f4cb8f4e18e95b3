const SIGNS: Readonly<Record<string, string>> = {
  '½': '.5',
  '−': '-',
  '–': '-',
  '…': '...',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '’': "'",
  '×': 'x',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
};

/** The text without accents and signs that ASCII does not have. */
export function toAscii(text: string): string {
  return text
    .replace(/[½−–…“”„«»’×ßœæ]/g, (sign) => SIGNS[sign])
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ');
}
