import type { Reading } from '#domain/reading/Reading';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Statement } from '../Statement.ts';
import { type StatementText, statedAt } from './StatementText.ts';

const captionLines = 60;
const documentMarks = ['Doc(ument)?', 'DktEntry', 'ECF', 'PageID', 'Page:?'];
const filingStamps = [
  pattern()`\bCase:? ?\d[\w:.-]{5,40}.{0,60}\b${anyOf(documentMarks)}\b`,
  /\bUSCA\d* ?Case\b/,
  /\bDocument ?#?:? ?\d{3,}.{0,40}Filed:? ?\d/,
  /\bDoc ?#? ?\d+ +Filed \d/,
  /\bUSDC\b.{0,30}\bDOCUMENT\b/,
];
const banner = anyOf(filingStamps);
const nyscef = /NYSCEF DOC\. NO|RECEIVED NYSCEF/;

/** What appears at the head of a document: `et al.` in its caption, the banner of a court's e-filing system. */
export function findCaptionSigns({ lines }: StatementText, all: StatementText['lines'], reading: Reading): Statement[] {
  const found: Statement[] = [];
  const first = lines[0]?.page ?? 1;
  const front = lines.slice(0, captionLines).filter((line) => line.page === first);
  const title = reading.title?.value.slice(0, 24).toLowerCase();
  const end = title === undefined ? -1 : front.findIndex((line) => line.text.toLowerCase().includes(title));
  for (const line of end > 0 ? front.slice(0, end) : front) {
    if (line.text.length < 90 && /\bet\.? ?al\b/i.test(line.text) && !/\d \w+\.?(?:\d[dh])? \d/.test(line.text))
      found.push(statedAt(line, 'et_al_in_caption'));
  }
  // Wide gaps part a banner's words into several lines.
  const head = joinLines(all.slice(0, 40));
  const system = banner.exec(head.text) ?? nyscef.exec(head.text);
  if (system !== null) {
    const value = nyscef.test(system[0]) ? 'NYSCEF' : 'CM/ECF';
    const end = system.index + system[0].length;
    found.push({ kind: 'efiling_banner', value, evidence: evidenceIn(head, system.index, end) });
  }
  return found;
}
