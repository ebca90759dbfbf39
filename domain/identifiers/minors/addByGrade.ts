import { anyOf, pattern } from '#domain/text/pattern';
import type { Add } from './Add.ts';
import { nameAt, nameBefore } from './readName.ts';

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  /\d{1,2}(?:st|nd|rd|th)/,
];
const ordinalBefore = pattern('i')`\b${anyOf(ordinals)}[ \n-]$`;
const verbs = ['is', 'was', 'attends', 'attended', 'entered', 'started', 'finished', 'completed', 'will be'];
const leads = ['in the', 'in', 'entering the', 'entering', 'an?', 'the', 'attending', 'starting', 'repeating'];
const aPupil = /an? (?:student|pupil|child|boy|girl)/;
/** What joins a name to `fourth grade`. */
const linked = pattern(
  'i',
)`(?:,|[ \n]\(|[ \n])(?:[ \n]?who)?(?:[ \n]?${anyOf(verbs)})?(?:[ \n](?:currently|now|then|just|only))?(?:[ \n]?${aPupil})?(?:[ \n]?${anyOf(leads)})?[ \n]?$`;
const work =
  /^[- \n]?(?:\w+ )?(?:teachers?|specialist|instructor|coach|aide|assistant|curriculum|educator|level|math|reading)\b/i;
const pupils = /^,?[ \n](?:students?|pupils?|boys?|girls?)?,?[ \n]?/i;

/** `Jane Roe, a fifth grader`, `Jane Roe is in the 5th grade`, `fourth-grade student Jane Roe`, `Jane Roe, Grade: 5`. */
export function addByGrade(text: string, start: number, end: number, add: Add): void {
  const after = text.slice(end, end + 30);
  const before = text.slice(Math.max(0, start - 60), start);
  if (/^grade$/i.test(text.slice(start, end)) && /^(?: ?: ?| )(?:1[0-2]|\d|K)\b(?!\/|\.\d)/.test(after)) {
    const gap = /[,;|]?\s{1,6}$/.exec(before);
    const label = /(?:student|child|pupil|minor)(?:'s name)?(?: name)?:\s*$/i;
    const name = gap === null ? undefined : nameBefore(text, start - gap[0].length);
    if (name !== undefined && label.test(text.slice(Math.max(0, name.start - 24), name.start))) add(name, 0.9);
    return;
  }
  const isKindergarten = /^k/i.test(text.slice(start, end));
  const ordinal = isKindergarten ? undefined : ordinalBefore.exec(before);
  if (ordinal === null || work.test(after)) return;
  const from = start - (ordinal?.[0].length ?? 0);
  const lead = text.slice(Math.max(0, from - 40), from);
  const link = linked.exec(lead);
  if (link !== null && link[0].trim() !== '') {
    const name = nameBefore(text, from - lead.length + link.index);
    if (name !== undefined && (name.parts.length >= 2 || isOfFamily(text, name.start))) {
      add(name, 0.85);
      return;
    }
  }
  const behind = /r$/i.test(text.slice(start, end)) || /^[ \n](?:student|pupil|boy|girl)/.test(after);
  const gap = behind ? pupils.exec(after) : null;
  const name = gap === null ? undefined : nameAt(text, end + gap[0].length);
  if (name !== undefined && name.parts.length >= 2) add(name, 0.85);
}

function isOfFamily(text: string, at: number): boolean {
  return /\b(?:son|daughter|child|student|boy|girl|nephew|niece|grandson|granddaughter|brother|sister),? $/i.test(
    text.slice(Math.max(0, at - 18), at),
  );
}
