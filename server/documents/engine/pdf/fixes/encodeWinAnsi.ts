/** Letters of WinAnsi (ISO 32000-1, Annex D) that are not at the same place in Latin 1. */
const elsewhere: Record<string, number> = {
  ...{
    '€': 0x80,
    '‚': 0x82,
    ƒ: 0x83,
    '„': 0x84,
    '…': 0x85,
    '†': 0x86,
    '‡': 0x87,
    '‰': 0x89,
    Š: 0x8a,
    Œ: 0x8c,
    Ž: 0x8e,
  },
  ...{ '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97, '™': 0x99, š: 0x9a, œ: 0x9c },
  ...{ ž: 0x9e, Ÿ: 0x9f },
};

/** A text as the standard fonts of PDF spell it, one character for each byte; letters that they lack are left out. */
export function encodeWinAnsi(text: string): string {
  let encoded = '';
  for (const letter of text.normalize('NFC')) {
    const code = elsewhere[letter] ?? letter.codePointAt(0)!;
    const isKnown = letter in elsewhere || (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);
    if (isKnown) encoded += String.fromCharCode(code);
  }
  return encoded;
}
