import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { sliceLine } from '#domain/text/sliceLine';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { Parties } from './readParties.ts';
import { isPlain } from './splitAtAnd.ts';
import { splitNames } from './splitNames.ts';

const suing = ['petitioner', 'plaintiff', 'applicant'];
const sued = ['respondent', 'defendant'];
const own = /^(?:\d{1,2}[.)] )?my (?:full |legal )*name is:?\s*/i;
const spouse = /^(?:\d{1,2}[.)] )?my (?:spouse|husband|wife)'s (?:full |legal )*name is:?\s*/i;
const theirs = pattern('i')`^(?:the )?(${anyOf([...suing, ...sued])})(?: [A-D]| #?\d)?'s (?:full |legal )*name is:?\s*`;
const filer = pattern('i')`\bI am the (${anyOf([...suing, ...sued])})\b`;
const isSuing = pattern('i')`^${anyOf(suing)}$`;
/** A form says which side its filer is on within these lines. */
const linesUnder = 14;

type Side = 'plaintiffs' | 'defendants';

/** The parties of a form for people without a lawyer: `My name is: ADA ROE. I am the Petitioner.`, `Respondent's name is: PAUL ROE.` */
export function readFormSentences(lines: readonly FilingLine[]): Parties {
  const parties: Parties = { plaintiffs: [], defendants: [], claimants: [] };
  let side: Side | undefined;
  for (const [index, line] of lines.entries()) {
    const label = own.exec(line.text) ?? spouse.exec(line.text) ?? theirs.exec(line.text);
    if (label === null) continue;
    if (own.test(line.text)) side = sideOfFiler(lines.slice(index, index + linesUnder));
    const of = sideOf(line.text, label[1], side);
    const value = of === undefined ? undefined : writtenAt(lines, index, label[0].length);
    if (of === undefined || value === undefined) continue;
    const joined = joinLines([value]);
    const [name, more] = splitNames(joined.text);
    if (name === undefined || more !== undefined || !isPlain(name.value)) continue;
    if ([...parties.plaintiffs, ...parties.defendants].some((known) => known.value === name.value)) continue;
    const evidence = evidenceIn(joined, name.start, name.end);
    parties[of].push({ value: name.value, ...readBy('form-label'), evidence });
  }
  return parties;
}

function sideOfFiler(lines: readonly FilingLine[]): Side | undefined {
  const role = lines.map(({ text }) => filer.exec(text)?.[1]).find((one) => one !== undefined);
  if (role === undefined) return undefined;
  return isSuing.test(role) ? 'plaintiffs' : 'defendants';
}

function sideOf(text: string, role: string | undefined, filerSide: Side | undefined): Side | undefined {
  if (role !== undefined) return isSuing.test(role) ? 'plaintiffs' : 'defendants';
  if (filerSide === undefined || own.test(text)) return filerSide;
  return filerSide === 'plaintiffs' ? 'defendants' : 'plaintiffs';
}

/** What is written on the blank: behind the words, or in another line, which a program set at the blank's height. */
function writtenAt(lines: readonly FilingLine[], at: number, from: number): FilingLine | undefined {
  const label = lines[at]!;
  const behind = sliceLine(label, from, label.text.length);
  if (behind !== undefined && /[A-Za-z]{2}/.test(behind.text)) return behind;
  return lines
    .slice(Math.max(0, at - 3), at + 4)
    .find(
      (line) =>
        line !== label &&
        line.page === label.page &&
        line.left > label.left + 10 &&
        line.bottom > label.top &&
        line.top < label.bottom &&
        /[A-Za-z]{2}/.test(line.text),
    );
}
