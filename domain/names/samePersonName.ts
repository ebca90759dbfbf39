/** Whether two names of people have the same first and last word: case, accents, and a middle name make no difference. */
export function samePersonName(one: string, other: string): boolean {
  const name = firstAndLast(one);
  return name !== null && name === firstAndLast(other);
}

function firstAndLast(name: string): string | null {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean);
  return words.length === 0 ? null : `${words[0]} ${words.at(-1)}`;
}
