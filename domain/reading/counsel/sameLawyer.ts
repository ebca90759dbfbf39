/** `Joshua A. Matz` and `JOSH MATZ` are one lawyer of one block. */
export function sameLawyer(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter((word) => !/^(?:jr|sr|ii|iii|iv|esq)$/.test(word));
  return `${words[0]?.slice(0, 3)} ${words.at(-1)}`;
}
