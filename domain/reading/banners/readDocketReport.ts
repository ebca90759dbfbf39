import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import { findDates } from '../dates/findDates.ts';
import { isPerson } from '../judge/isPerson.ts';
import { judgeName } from '../judge/judgeForms.ts';
import type { ReadField } from '../Reading.ts';

/** What the head of a docket report states of its case. */
export type DocketReport = {
  /** The day the case was filed or docketed. */
  date?: ReadField<string> | undefined;
  judge?: ReadField<string> | undefined;
};

const reportTitles = [
  /docket for case ?#/,
  /(?:bankruptcy petition|adversary proceeding|miscellaneous proceeding) ?#/,
  /court of appeals docket ?#/,
  /^general docket$/,
  /^register of actions\b/,
  /^case (?:summary|information|docket|detail)s?\b/,
  /^(?:docket|court) (?:sheet|report|summary|entries|information)\b/,
];
/** The title of a report that a court's docket prints about a case. */
const reportTitle = pattern('i')`${anyOf(reportTitles)}`;

const dateLabels = [
  'date filed',
  'date docketed',
  'docketed',
  'case filed',
  'filed on',
  'filed',
  'filing date',
  'file date',
  'filed date',
  'date opened',
  'initiation date',
];
const dateLabel = pattern('i')`(?:^|\s)${anyOf(dateLabels)}\s*:\s*$`;

const judgeLabels = [
  'Assigned (To|to)',
  'ASSIGNED TO',
  'Judge (Assigned|assigned)',
  '(Assigned|Presiding) (Judge|judge)',
  'Judicial (Officer|officer)',
  'Responsible (Official|official)',
  'Judge',
  'JUDGE',
];
const judgeRanks = ['Chief', 'Senior', 'Magistrate', 'District', 'Bankruptcy', 'Circuit', 'Associate', 'Presiding'];
const honorifics = [/(?:The )?Hon(?:\.|orable)? /, pattern()`(?:${anyOf(judgeRanks)} )*(?:Judge|Justice) `];
/** In text without columns, another label follows. */
const nextLabels = ['Date', 'Jury', 'Nature', 'Demand', 'Filed'];
const assigned = pattern()`(?:^|\s)${anyOf(judgeLabels)}\s*:\s*${anyOf(honorifics)}*${judgeName}(?=\s*$|,|\s{2,}|\s+${anyOf(nextLabels)}\b)`;
/** `Rowan, Virginia M.`: some courts' dockets print the surname first. */
const surnameFirst = pattern()`(?:^|\s)${anyOf(judgeLabels)}\s*:\s*([A-Z][A-Za-z'-]+), ([A-Z][A-Za-z'.-]*(?: [A-Z][A-Za-z'.-]*){0,2})$`;

const titleWithin = 30;
const headLines = 45;
/** Where the head ends: the parties, the entries, or what the docket says of the court below. */
const headEnds = [
  /^(?:plaintiffs?|debtors?|petitioners?|appellants?|defendants?)\b(?: \(\d+\))?\W*$/,
  /represented by/,
  /^originating (?:court|case)/,
  /^lower (?:court|ct)\b/,
  /docket text/,
];
const headEnd = pattern('i')`${anyOf(headEnds)}`;

/** Reads the head of a docket report; undefined for other documents. */
export function readDocketReport(lines: readonly FilingLine[]): DocketReport | undefined {
  const at = lines.slice(0, titleWithin).findIndex((line) => line.text.length < 90 && reportTitle.test(line.text));
  if (at < 0) return undefined;
  const report: DocketReport = {};
  const head = lines.slice(at, at + headLines);
  for (const [index, line] of head.entries()) {
    if (headEnd.test(line.text)) break;
    const under = labelAlone.test(line.text) ? valueUnder(head, index) : undefined;
    report.date ??= dateIn(under ?? line);
    report.judge ??= judgeIn(under ?? line);
  }
  return report;
}

const labelAlone = /^(?:file(?:d)? date|filing date|date filed|judicial officer)$/i;
const rowsUnder = 2;

/** Tables print a label over its value: `Judicial Officer` over `Rowan, Virginia M.` The two are read as one line. */
function valueUnder(lines: readonly FilingLine[], at: number): FilingLine | undefined {
  const label = lines[at]!;
  const value = lines
    .slice(at + 1)
    .find((line) => line.row > label.row && line.row <= label.row + rowsUnder && Math.abs(line.left - label.left) < 15);
  if (value === undefined || value.page !== label.page) return undefined;
  const before = `${label.text}: `;
  // Its places in the source remain the value's.
  const source = { ...value.source, offset: value.source.offset - before.length };
  return { ...value, text: before + value.text, source };
}

function dateIn(line: FilingLine): ReadField<string> | undefined {
  const date = findDates(line.text).find((one) => dateLabel.test(line.text.slice(0, one.start)));
  if (date === undefined) return undefined;
  return { value: date.iso, ...readBy('docket-report, head'), evidence: [evidenceOf(line, date.start, date.end)] };
}

function judgeIn(line: FilingLine): ReadField<string> | undefined {
  const turned = surnameFirst.exec(line.text);
  const match = turned ?? assigned.exec(line.text);
  if (match === null) return undefined;
  const names = match.slice(1);
  if (!names.every(isPerson)) return undefined;
  const start = match.index + match[0].indexOf(names[0]!, match[0].indexOf(':'));
  return {
    value: turned === null ? names[0]! : `${names[1]} ${names[0]}`,
    ...readBy('docket-report, head'),
    evidence: [evidenceOf(line, start, match.index + match[0].length)],
  };
}
