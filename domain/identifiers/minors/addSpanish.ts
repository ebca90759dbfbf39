import { anyOf, pattern } from '#domain/text/pattern';
import type { Add } from './Add.ts';
import { ageOfChildInSpanish } from './ageWords.ts';
import { nameAt, nameBefore } from './readName.ts';

const nouns = ['niñ[oa]', 'hij[oa]', 'niet[oa]', 'sobrin[oa]', 'estudiante', 'v[ií]ctima', 'hijastr[oa]'];
const called = ['de nombre', 'llamad[oa]', 'de edad'];
const namedAfter = pattern('i')`^(?: de edad)?,?(?: ${anyOf(called)},?)? `;
const owned = /\b(?:el|la|los|las|su|sus|mi|mis|nuestr[oa]s?|un|una|del|otr[oa])(?: hij[oa]s?| niñ[oa]s?)? $/i;
const aged = new RegExp(`,? (?:(?:quien|que) )?(?:de|tiene|con) ${ageOfChildInSpanish} $`, 'i');
const ofFamily = pattern('i')`\b${anyOf(nouns)}s?(?: menor)?,? $`;

/** `la menor Jane Roe`, `Jane Roe, menor de edad`. */
export function addMenor(text: string, start: number, end: number, add: Add): void {
  const before = text.slice(Math.max(0, start - 24), start);
  const link = namedAfter.exec(text.slice(end, end + 30));
  if (link !== null && owned.test(before)) {
    let name = nameAt(text, end + link[0].length);
    while (name !== undefined && add(name, 0.88) && text.slice(start, end).endsWith('s')) {
      const joint = /^(?:, | y )/.exec(text.slice(name.end, name.end + 4));
      name = joint === null ? undefined : nameAt(text, name.end + joint[0].length);
    }
    return;
  }
  const comma = /, (?:un |una )?$/.exec(before);
  if (comma === null || !/^ de edad\b/.test(text.slice(end, end + 9))) return;
  const name = nameBefore(text, start - comma[0].length);
  if (name !== undefined && name.parts.length >= 2) add(name, 0.88);
}

/** `mi hija Jane Roe, de once años`. */
export function addAged(text: string, start: number, add: Add): void {
  const from = Math.max(0, start - 36);
  const link = aged.exec(text.slice(from, start));
  const name = link === null ? undefined : nameBefore(text, from + link.index);
  if (name === undefined) return;
  if (name.parts.length >= 2 || ofFamily.test(text.slice(Math.max(0, name.start - 24), name.start))) add(name, 0.85);
}
