import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { sliceLine } from '#domain/text/sliceLine';
import { toRows } from '#domain/text/toRows';
import { readBy } from '../confidence/ruleConfidence.ts';
import { titleIn } from '../title/titleIn.ts';
import { isAside, isContact, isVersus } from './markers.ts';
import type { Parties } from './readParties.ts';
import { readRole } from './roles.ts';
import { splitNames } from './splitNames.ts';

const linesLooked = 60;
/** A list of names under a label has no more rows. */
const rowsUnder = 8;

const suing = ['plaintiff', 'petitioner', 'landlord', 'mortgagee-trustee', 'applicant'];
const sued = ['defendant', 'respondent', 'tenant', 'mortgagors?-grantor', 'grantor'];
const nameOf = /(?:full )?names?(?:\(s\))? of (?:the )?/;
const plural = /s|\(s\)|\/s/;
/** `Petitioner/s (person/s who started this case):` */
const note = / \([^()]{4,60}\)/;
const plaintiffLabel = pattern(
  'i',
)`^${nameOf}?${anyOf(suing)}${plural}?(?:'s? (?:full )?name)?${note}?(?:\s*[:*]\s*|\s*$)`;
const defendantLabel = pattern(
  'i',
)`^(?:and )?${nameOf}?${anyOf(sued)}${plural}?(?:'s? (?:full )?name)?${note}?(?:\s*[:*]\s*|\s*$)`;

const labelAlone = pattern('i')`^and respondent${plural}?${note}?:$`;

/** Whether a form sets names under its labels, as Washington's do: `Petitioner/s:` / `ADA ROE` / `And Respondent/s:`. */
export function hasLabelsAlone(lines: readonly FilingLine[]): boolean {
  return lines.some(({ text }) => labelAlone.test(text.trim()));
}

/** The sides that a form's fields name, each beside its label or in the row under it: `Mortgagors-Grantors`. */
export function readFormLabels(page: readonly FilingLine[]): Parties | undefined {
  const rows = toRows(page.slice(0, linesLooked));
  const parties: Parties = { plaintiffs: [], defendants: [], claimants: [] };
  for (const [index, row] of rows.entries()) {
    for (const line of row) {
      const side = plaintiffLabel.test(line.text)
        ? 'plaintiffs'
        : defendantLabel.test(line.text)
          ? 'defendants'
          : undefined;
      if (side === undefined || parties[side].length > 0) continue;
      const label = (side === 'plaintiffs' ? plaintiffLabel : defendantLabel).exec(line.text)![0];
      const joined = joinLines(fieldValue(line, label.length, rows.slice(index + 1, index + 1 + rowsUnder)));
      const several = /s\W*$|\(s\)/i.test(label);
      parties[side] = splitNames(joined.text, several).map(({ value, start, end }) => ({
        value,
        ...readBy('form-label'),
        evidence: evidenceIn(joined, start, end),
      }));
    }
  }
  return parties.plaintiffs.length > 0 && parties.defendants.length > 0 ? parties : undefined;
}

/** The rows under a list's first name, while the names continue: after a comma, after `and`, or in capitals. */
function listUnder(first: FilingLine, below: readonly FilingLine[][]): FilingLine[] {
  const list = [first];
  for (const row of below) {
    const last = list.at(-1)!;
    const next = row.find(({ left }) => Math.abs(left - first.left) < 0.05 * first.pageWidth);
    if (next === undefined || !isNamePart(next.text) || !(goesOn.test(last.text) || areCapitals(last, next))) break;
    list.push(next);
  }
  return list;
}

const goesOn = /(?:[,;&]|\b(?:and|of|for|the))\s*$/i;

function areCapitals(...lines: FilingLine[]): boolean {
  return lines.every(
    ({ text }) => /[A-Z]{3}/.test(text) && !/[a-z]{2}/.test(text.replace(/\b(?:and|of|the|for)\b/g, '')),
  );
}

function isNamePart(text: string): boolean {
  return (
    !/:\s*$/.test(text) &&
    !isAside(text) &&
    !isContact(text) &&
    !isVersus(text) &&
    readRole(text) === undefined &&
    titleIn(text) === undefined
  );
}

/** The value beside a label with the line it continues in, or else the line under the label. */
function fieldValue(line: FilingLine, from: number, below: readonly FilingLine[][]): FilingLine[] {
  const beside = sliceLine(line, from, line.text.length);
  const under = below[0]?.find(({ left }) => Math.abs(left - line.left) < 0.05 * line.pageWidth);
  const isName = under !== undefined && !/:\s*$/.test(under.text) && !isAside(under.text) && !isContact(under.text);
  if (beside === undefined) return isName ? listUnder(under, below.slice(1)) : [];
  // One word under a full line is the rest of a name.
  return isName && /^[A-Z]\S+$/.test(under.text) ? [beside, under] : [beside];
}
