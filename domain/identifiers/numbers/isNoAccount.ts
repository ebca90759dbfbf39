import { anyOf, pattern } from '#domain/text/pattern';
import { states } from '../stateForms.ts';

const behindState = pattern()`\b${states}\.?,?\s{1,3}$`;
const zip = /^\d{5}(?:[-–]\d{4})?$/;
const years = /^(?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|\d\d)$/;
const codeNouns = ['stat', 'code', 'u.s.c', 'c.f.r', 'o.c.g.a', 'rev. stat'];
const lawNouns = [
  'copyright',
  'sections?',
  'secs?.',
  'art(icle|.)',
  'ch(apter|.)',
  'title',
  'rules?',
  'pub. ?l. ?no.',
  pattern()`${anyOf(codeNouns)}\b\.?(?: ?ann\.)?`,
];
const lawSigns = [/§{1,2}/, /©/, /\(c\)/, pattern()`\b${anyOf(lawNouns)}`];
/** Signs and words behind which a number is a law's, a rule's or a notice of copyright. */
const ofLaw = pattern('i')`${anyOf(lawSigns)}\s{0,3}$`;

/** Whether a number next to the word `account` is something else: a ZIP code, a span of years, a section of a law. */
export function isNoAccount(number: string, before: string): boolean {
  if (years.test(number) || ofLaw.test(before)) return true;
  return zip.test(number) && behindState.test(before);
}
