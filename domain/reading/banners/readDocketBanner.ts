import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, type JoinedText, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { type ReadingRule, readBy } from '../confidence/ruleConfidence.ts';
import { findDates } from '../dates/findDates.ts';
import type { Banner } from './Banner.ts';

const appealsCourts = [/USCA ?\d*/, 'USCADC'];
const numberedNouns = ['case', 'appeal', 'bap'];
// Wisconsin's: `Case 2024CV000417 Document 12 Filed 03-11-2024 Page 1 of 9`.
const bannerNumbers = [
  /MDL No\. ?\d{3,4}/,
  /(?:19|20)\d{2}[A-Z]{2}\d{6}/,
  /(?:\d{1,2}[:-])?\d{2}-(?:[a-z]{2,4}-)?\d{2,6}(?:-[A-Z0-9]{1,6})*/,
];
/** `Case 1:20-cv-00613 Document 12 Filed 08/14/20 Page 1 of 16` and its sisters in every federal court. */
const federalNumber = pattern(
  'i',
)`^\W*(?:USDC [A-Z/]+ )?${anyOf(appealsCourts)}?\s*(?:appellate )?${anyOf(numberedNouns)}?[: #]*(?:no\.? ?)?(${anyOf(bannerNumbers)})\b`;
const federalWords = /\b(?:doc(?:ument)?|ecf|dkt(?:entry)?|filed|entered|page(?:id)?|pg|desc)(?:\b|(?=\d))/gi;

/** `FILED: NEW YORK COUNTY CLERK 01/02/2023 10:11 PM INDEX NO. 650001/2023`, and its second line. */
const newYork =
  /^FILED: .{3,60}(?:CLERK|DEP'?T|COURT|CLAIMS).{0,20}\d{2}\/\d{2}\/\d{4}|NYSCEF DOC\.? ?NO|RECEIVED NYSCEF/i;
const newYorkNumber = /\b(?:INDEX|FILE|CASE|DOCKET|CLAIM) NO\.?:? ?([A-Z0-9][A-Z0-9/-]{3,20})\b/i;

/** `ESX-L-001234-23 01/02/2023 10:11:12 PM Pg 1 of 20 Trans ID: LCV202312345` (New Jersey). */
const newJersey = /^([A-Z]{3}[- ]?[A-Z]{1,2}[- ]\d{6}-\d{2})\b.{0,40}\d{2}\/\d{2}\/\d{4}.{0,60}Trans ID/i;

/** `Filed  21-CI-001234  03/05/2021  Casey L. Rowan, Jefferson Circuit Clerk` (Kentucky), at the foot of each page. */
const kentucky = /^(?:Filed|Entered)\s+(\d{2}-[A-Z]{1,2}-\d{5,6}) ?\s*\d{2}\/\d{2}\/\d{4}\s.{3,60}\bCircuit Clerk$/;

/** `Rowan County Ohio Clerk of Courts of the Common Pleas- 2021 Mar 02 4:11 PM-20CV001234` (Ohio). */
const ohio =
  /\bClerk of Courts?\b.{0,40}- ?\d{4} [A-Z][a-z]{2} \d{1,2} \d{1,2}:\d{2} [AP]M ?- ?(\d{2}[A-Z]{2,3}\d{5,6})$/;

/** What follows a head that was broken into two lines. */
const continuation = /^(?:main )?(?:document)?\s*(?:page|pg\.?) \d+ of \d+$|^of \d+$|^pageid[ .:#]*\d+$/i;

/** The running head of a court's electronic docket in a row, if the row is one. */
export function readDocketBanner(row: FilingLine[], previousWasBanner: boolean): Banner | undefined {
  const joined = joinLines(row);
  const { text } = joined;
  if (text.length > 240) return undefined;
  if (previousWasBanner && continuation.test(text)) return { kind: 'docket', lines: row };
  const federal = federalNumber.exec(text);
  if (federal !== null && (text.match(federalWords)?.length ?? 0) >= 2) {
    return banner(row, joined, federal[1]!, text.indexOf(federal[1]!), 'docket-banner');
  }
  const jersey = newJersey.exec(text);
  if (jersey !== null) return banner(row, joined, jersey[1]!.replaceAll(' ', '-'), 0, 'docket-banner');
  const circuitClerk = kentucky.exec(text) ?? ohio.exec(text);
  if (circuitClerk !== null) {
    return banner(row, joined, circuitClerk[1]!, text.indexOf(circuitClerk[1]!), 'docket-banner');
  }
  if (newYork.test(text)) {
    const number = newYorkNumber.exec(text.replace(/NYSCEF DOC\.? ?NO\S*/i, (words) => ' '.repeat(words.length)));
    return banner(
      row,
      joined,
      number?.[1],
      number === null ? 0 : number.index + number[0].indexOf(number[1]!),
      'nyscef-banner',
    );
  }
  return undefined;
}

function banner(
  row: FilingLine[],
  joined: JoinedText,
  number: string | undefined,
  at: number,
  rule: ReadingRule,
): Banner {
  const found: Banner = { kind: 'docket', lines: row };
  if (number !== undefined) {
    found.number = { value: number, ...readBy(rule), evidence: evidenceIn(joined, at, at + number.length) };
  }
  const dates = findDates(joined.text);
  const filed = /\b(?:date )?filed\b[: ]*|NYSCEF: */gi;
  const marks = [...joined.text.matchAll(filed)].map((match) => match.index + match[0].length);
  const date = dates.find((one) => marks.some((mark) => one.start >= mark && one.start - mark <= 60)) ?? dates[0];
  if (date !== undefined) {
    found.date = { value: date.iso, ...readBy(rule), evidence: evidenceIn(joined, date.start, date.end) };
  }
  return found;
}
