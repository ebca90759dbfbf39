const alike: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
  G: '6',
};

/** Digits misread as letters on a poor copy: `l2O` is 120. Undefined if another letter occurs. */
export function digitsOf(run: string): string | undefined {
  let digits = '';
  for (const character of run) {
    const digit = character >= '0' && character <= '9' ? character : alike[character];
    if (digit === undefined) return undefined;
    digits += digit;
  }
  return digits;
}
