import { shortName } from '#domain/participants/shortName';

/** Those whom a title names, in full or by surname: `Dismissal as to Defendant Roe only`. */
export function namesIn<One extends { name: string }>(title: string, all: readonly One[]): One[] {
  const words = plain(title);
  return all.filter(({ name }) => [name, shortName(name)].some((one) => words.includes(` ${plain(one).trim()} `)));
}

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
