import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import { findDates } from '../dates/findDates.ts';
import { personName } from './personName.ts';

/** What shows that someone signs at a line: its form, and the name or date next to it. */
export type SignatureMark = {
  form?: '/s/' | 'blank' | 'electronic' | 'seal';
  name: string;
  date?: string;
  confidence: number;
  method: string;
};

const conformed =
  /^(?:(?:by|signed|signature)\s*:?\s*)?[[("_\s]*(?:\/\s?[sS]\s?\/?|[sS]\s?:?\s?\/)(?=[\s_A-Z("[]|$)[\s_"]*(.*?)[\])_"\s]*$/i;
const electronicSignatures = [
  'e-?signed',
  'electronically signed',
  'digitally signed',
  'signed electronically',
  'docusigned',
];
const electronic = pattern(
  'i',
)`^(?:by\s*:?\s*)?${anyOf(electronicSignatures)}(?: and (?:filed|submitted))?(?: on [\d/ :apm.,-]{6,30})?(?:\s*by)?\s*:?\s*(.*)$`;
const blank = /^(?:(?:by|signed?|signature|x|\/s\/)\s*:?\s*)?_{5,}\s*(.*)$/i;
const formBlank = /^(?:(?:signature|declarant|affiant|judge|clerk)(?: of .{0,30})?\s*:?\s*)_{5,}/i;
const closings = [
  'respectfully( submitted)?',
  '(very )?truly yours',
  'yours (very )?truly',
  'sincerely( yours)?',
  'by the court',
  'for the court',
  'submitted by',
  'so ordered',
  'it is so ordered',
];
const closing = pattern('i')`^${anyOf(closings)}\s*[,:.]?$`;
const reachDown = 14;
const judgeRanks = ['chief ', 'senior ', 'presiding ', 'associate ', 'acting '];
const judgeCourts = [
  'district',
  'magistrate',
  'bankruptcy',
  'circuit',
  'superior',
  'county',
  'probate',
  'family',
  'administrative law',
  'immigration',
  'supreme',
  'trial',
  'municipal',
  'juvenile',
];
const judgeTitles = [
  pattern()`${anyOf(judgeRanks)}*(?:united states |u\.s\. )?${anyOf(judgeCourts)}?(?: court)? ?(?:judge|justice|magistrate(?: judge)?)`,
  /judge of the .*/,
  'j.s.c.',
  'hearing officer',
  'judicial officer',
];
const judge = pattern('i')`^${anyOf(judgeTitles)}\b`;
const sealed = /^\W*(?:seal|l\.\s?s\.)\W*$/i;

/** Determines whether a line of a run of short lines is signed, or to be signed. */
export function findMark(segment: readonly FilingLine[], index: number): SignatureMark | undefined {
  const text = segment[index]!.text.trim();
  if (text.length > 100) return undefined;
  if (text.includes('/') || /^s /i.test(text)) {
    const match = conformed.exec(text);
    if (match !== null && !/^\d|^[a-z]{2}/.test(match[1]!)) {
      const date = findDates(match[1]!)[0];
      const name = match[1]!.replace(/[,\s]*(?:dated?|on)?:?\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}.*$/i, '');
      return { form: '/s/', name, ...(date && { date: date.iso }), ...readBy('conformed-signature') };
    }
  }
  if (/signed/i.test(text)) {
    const match = electronic.exec(text);
    if (match !== null) {
      const date = findDates(text)[0];
      const name = match[1]!.replace(
        /[\s,:]*(?:on|date|dated|at)?:?\s*(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|[A-Z][a-z]+ \d{1,2}, \d{4}).*$/,
        '',
      );
      return {
        form: 'electronic',
        name,
        ...(date && { date: date.iso }),
        ...readBy('electronic-signature'),
      };
    }
  }
  if (text.includes('____')) {
    const match = blank.exec(text) ?? formBlank.exec(text);
    if (match === null) return undefined;
    const isSealed = segment.slice(index, index + 3).some((line) => sealed.test(line.text));
    return {
      form: isSealed ? 'seal' : 'blank',
      name: (match[1] ?? '').replace(/_+/g, ''),
      ...readBy('signature-blank'),
    };
  }
  if (closing.test(text)) return closed(segment, index);
  return overOffice(segment, index);
}

/** A judge's name over the office, as orders end, without a signature mark: the signature was handwritten or stamped. */
function overOffice(segment: readonly FilingLine[], index: number): SignatureMark | undefined {
  const below = segment[index + 1]?.text ?? '';
  const text = segment[index]!.text.trim();
  if (text.length > 45 || !judge.test(below) || below.length > 60 || personName(text) === undefined) return undefined;
  // The mark itself is found at its own line.
  const marked = segment
    .slice(Math.max(0, index - 2), index)
    .some((line) => /____|\/\s?s\s?\/|^(?:by:?\s*)?s\/|signed by/i.test(line.text));
  return marked ? undefined : { name: text, ...readBy('name-over-office') };
}

/** `Respectfully submitted,` above a name: a handwritten signature, or none. */
function closed(segment: readonly FilingLine[], index: number): SignatureMark | undefined {
  for (let at = index + 1; at <= index + reachDown && at < segment.length; at++) {
    const { text } = segment[at]!;
    // The mark itself is found at its own line.
    if (/____|\/\s?s\s?\/|^(?:by:?\s*)?s\/|signed by/i.test(text)) return undefined;
  }
  return { name: '', ...readBy('closing-signature') };
}
