import type { DocumentText } from '#domain/documents/DocumentText';
import { cleanText } from '#domain/text/cleanText';
import type { FilingLine } from '#domain/text/FilingLine';
import { firstLines } from '#domain/text/firstLines';
import { anyOf, pattern } from '#domain/text/pattern';
import { type Banners, readBanners } from '../banners/readBanners.ts';
import { type DocketReport, readDocketReport } from '../banners/readDocketReport.ts';
import { type ReporterHead, readReporterHead } from '../banners/readReporterHead.ts';
import { withoutAttachments } from '../lines/withoutAttachments.ts';
import { withoutCitationNote } from '../lines/withoutCitationNote.ts';

/** What every reading begins with. */
export type Given = { document: DocumentText; today: string };

/** A document's lines, divided by who wrote them and by their place. */
export type DividedLines = {
  /** What an official reporter printed over a decision. */
  reported: ReporterHead | undefined;
  /** What the head of a docket report states, where the document is one. */
  report: DocketReport | undefined;
  /** What the court's docket and its clerk printed on the pages. */
  banners: Banners;
  /** Every line but these. */
  rest: readonly FilingLine[];
  /** Of the rest, the lines of the document itself, without what is attached to it. */
  own: readonly FilingLine[];
  firstPage: number;
  /** The first lines of the rest, as far as a caption may reach; none where the document begins with a later page. */
  front: readonly FilingLine[];
  /** Those of them that are on the first page, or on a cover sheet and the page after it. */
  page: readonly FilingLine[];
};

/** A caption may run over two pages; nothing of it is after the third. */
const captionPages = 3;
const captionLines = 260;
const captionCharacters = 30_000;
const headingLines = 90;
const headingCharacters = 9_000;

/** Parts a document's own lines from those that the reporter, the docket and the clerk printed on them. */
export function divideLines({ document }: Given): DividedLines {
  const lines = withoutCitationNote(cleanText(document).lines);
  const reported = readReporterHead(lines);
  const banners = readBanners(reported === undefined ? lines : lines.slice(reported.lines.length));
  const { rest } = banners;
  const cover = rest[0]?.page ?? 1;
  const firstPage = isCoverPage(rest, cover) ? cover + 1 : cover;
  const early = beginsLater(banners) ? [] : rest.filter((line) => line.page < firstPage + captionPages);
  const front = firstLines(early, captionLines, captionCharacters);
  const page = firstLines(
    front.filter((line) => line.page <= firstPage),
    headingLines,
    headingCharacters,
  );
  const report = readDocketReport(lines);
  return { reported, report, banners, rest, own: withoutAttachments(rest), firstPage, front, page };
}

const coverLines = 12;
const topLines = 30;
const headings = [
  /(?:IN|BEFORE)(?: THE)?\b.{0,40}\b(?:COURT|APPEALS)\b[^a-z]*/,
  /UNITED STATES .{0,20}COURT[^a-z]*/,
  /In the \(check one\)\W*/,
];
const headingOnNext = pattern()`^\W*${anyOf(headings)}$`;

/** A record's sheet with a stamp, a number, or a title, before the page whose heading names the court. */
function isCoverPage(lines: readonly FilingLine[], cover: number): boolean {
  const end = lines.findIndex((line) => line.page !== cover);
  if (end < 0 || end > coverLines || lines.slice(0, end).some(({ text }) => /\b(?:court|vs?\.)/i.test(text)))
    return false;
  const next = lines.slice(end, end + topLines).filter((line) => line.page === cover + 1);
  return next.length > coverLines && next.some(({ text }) => headingOnNext.test(text));
}

/** Pages cut out of a filing: the docket's head counts on from another first page, and there is no caption to search for. */
function beginsLater({ docket }: Banners): boolean {
  const text = docket[0]?.lines.map((line) => line.text).join(' ') ?? '';
  const page = /\b(?:page|pg\.?)\s*:?\s*(\d+)/i.exec(text.replace(/page ?id\W*\d+/gi, ''));
  return page !== null && Number(page[1]) > 1;
}
