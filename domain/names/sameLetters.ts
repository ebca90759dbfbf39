/** Whether two names have the same letters and digits: captions differ in capitals, commas and spacing. */
export function sameLetters(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other) && lettersOf(one) !== '';
}

function lettersOf(name: string): string {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
