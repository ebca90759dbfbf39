import type { Reading } from '#domain/filings/Reading';
import type { Statement } from '../Statement.ts';
import { type Paper, statedAt } from './Paper.ts';

const captionLines = 60;
const banner =
  /\bCase:? ?\d[\w:.-]{5,40}.{0,60}\b(?:Doc(?:ument)?|DktEntry|ECF|PageID|Page:?)\b|\bUSCA\d* ?Case\b|\bDocument ?#?:? ?\d{3,}.{0,40}Filed:? ?\d|\bUSDC\b.{0,30}\bDOCUMENT\b/;
const nyscef = /NYSCEF DOC\. NO|RECEIVED NYSCEF/;

/** What stands at the head of a paper: `et al.` in its caption, the banner of a court's e-filing system. */
export function findCaptionSigns({ lines }: Paper, all: Paper['lines'], reading: Reading): Statement[] {
  const found: Statement[] = [];
  const first = lines[0]?.page ?? 1;
  const front = lines.slice(0, captionLines).filter((line) => line.page === first);
  const title = reading.title?.value.slice(0, 24).toLowerCase();
  const end = title === undefined ? -1 : front.findIndex((line) => line.text.toLowerCase().includes(title));
  for (const line of end > 0 ? front.slice(0, end) : front) {
    if (line.text.length < 90 && /\bet\.? ?al\b/i.test(line.text) && !/\d \w+\.?(?:\d[dh])? \d/.test(line.text))
      found.push(statedAt(line, 'et_al_in_caption'));
  }
  for (const line of all.slice(0, 120)) {
    const system = nyscef.test(line.text) ? 'NYSCEF' : banner.test(line.text) ? 'CM/ECF' : undefined;
    if (system === undefined) continue;
    found.push(statedAt(line, 'efiling_banner', system));
    break;
  }
  return found;
}
