import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { isPerson } from './isPerson.ts';
import { fullJudgeName, judgeName } from './judgeForms.ts';

const chambers = /^\W*chambers of\W*$/i;
const letterheadOffices = ['vice chancellor', 'chancellor', 'magistrate in chancery', 'resident judge', 'judge'];
const officeAlone = pattern('i')`^(?:senior |associate |president )?${anyOf(letterheadOffices)}$`;
const nameAlone = new RegExp(`^(?:Hon\\.? )?${judgeName}$`);
/** A letterhead is above the date and the addressee. */
const letterheadLines = 10;
const addressed = /^(?:hon\b|(?:the )?honorable\b|dear\b|re:|to\b|attn)|,? esq/i;

/** A judge's letterhead: `CHAMBERS OF / JAMES B. CLARKSON, III`, or the name over the office. */
export function inLetterhead(lines: readonly FilingLine[], isLetter: boolean): ReadField<string> | undefined {
  const at = lines.findIndex((line) => chambers.test(line.text));
  if (at >= 0) return firstName(lines.slice(at + 1, at + 5), lines[at]!);
  return isLetter ? overOffice(lines.slice(0, letterheadLines)) : undefined;
}

function firstName(lines: readonly FilingLine[], under: FilingLine): ReadField<string> | undefined {
  for (const line of lines) {
    const match = Math.abs(line.left - under.left) < 140 ? fullJudgeName.exec(line.text) : null;
    if (match === null || !isPerson(match[1]!)) continue;
    return asField(line, match[1]!);
  }
  return undefined;
}

/** Delaware's: `KATRINA S. ROWAN` over `CHANCELLOR`, at the top of a letter opinion. */
function overOffice(lines: readonly FilingLine[]): ReadField<string> | undefined {
  for (const line of lines) {
    if (addressed.test(line.text)) return undefined;
    const match = nameAlone.exec(line.text);
    if (match === null || !/\s/.test(match[1]!) || !isPerson(match[1]!)) continue;
    const under = lines.find((one) => isUnder(one, line));
    if (under !== undefined && officeAlone.test(under.text)) return asField(line, match[1]!);
  }
  return undefined;
}

function isUnder(one: FilingLine, line: FilingLine): boolean {
  const centered = Math.abs(one.left + one.right - line.left - line.right) < 40;
  return one.page === line.page && one.row === line.row + 1 && (centered || Math.abs(one.left - line.left) < 30);
}

function asField(line: FilingLine, name: string): ReadField<string> {
  const start = line.text.indexOf(name);
  return { value: name, ...readBy('letterhead'), evidence: [evidenceOf(line, start, start + name.length)] };
}
