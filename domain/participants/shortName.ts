import { kindOfName } from './counselFinding.ts';

/** A person by the family name, anyone else by the full name. */
export function shortName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  if (kindOfName(plain) === 'organization') return plain;
  const [person = plain] = plain.split(',');
  const words = person.split(' ').filter((word) => !/^(jr|sr|ii|iii|iv|esq)\.?$/i.test(word));
  const last = words.at(-1) ?? plain;
  // "Maria de la Cruz": small words belong to the family name.
  const from = words.findLastIndex((word, index) => index < words.length - 1 && !/^[a-z]/.test(word)) + 1;
  return words.slice(Math.max(from, 0)).join(' ') || last;
}
