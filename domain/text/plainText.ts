/** Typographic marks and what they are read as. Each maps to one character, so that offsets stay. */
const plain: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '\u2032': "'",
  '`': "'",
  '\u00b4': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2033': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\u00ad': '-',
  '\u00a0': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u200b': ' ',
  '\ufeff': ' ',
  '\f': ' ',
  '\r': ' ',
};

const typographic = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** The same text with straight quotes, hyphens and plain spaces, character for character. */
export function plainText(text: string): string {
  const straight = text.replace(typographic, (mark) => plain[mark] ?? mark);
  // A form's blank under its words is printed over them: `No. 14-1326_______`.
  return straight.replace(/(?<!_)_{3,}/g, (blank, at: number, whole: string) => {
    const glued = /[A-Za-z0-9]/.test(whole[at - 1] ?? '') || /[A-Za-z0-9]/.test(whole[at + blank.length] ?? '');
    return glued ? ' '.repeat(blank.length) : blank;
  });
}
