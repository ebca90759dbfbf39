/** Whether two names of people have the same first and last word: letter case and a middle name make no other person. */
export function samePersonName(one: string, other: string): boolean {
  return firstAndLast(one) === firstAndLast(other);
}

function firstAndLast(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ');
  return `${words[0]} ${words.at(-1)}`;
}
