import { writeLedgerWord } from '#contract/messages/writeMessages';
import { spellDay } from '#domain/days/spellDay';
import { findingClasses } from '#domain/rules/checks/Finding';
import { startPdf } from '../generate/startPdf.ts';
import { numberPages } from './numberPages.ts';
import type { Report } from './Report.ts';
import { classHeadings, placeOf } from './reportWords.ts';

type Pen = { document: PDFKit.PDFDocument; whole: PDFKit.PDFStructureElement };
type Counts = Report['check']['counts'];
type Tag = 'H1' | 'H2' | 'H3' | 'P';

const sizes: Record<Tag, number> = { H1: 18, H2: 13, H3: 11, P: 10 };
const margin = 60;

/** Prints a report as a tagged PDF with numbered pages. The same report always produces the same bytes. */
export async function writeReport(report: Report): Promise<Buffer> {
  const at = new Date(report.made_at);
  const title = `Compliance report: ${report.document_name}`;
  const { document, finish } = startPdf(title, at, {
    ...{ size: 'LETTER', margins: { top: margin, left: margin, right: margin, bottom: 72 }, bufferPages: true },
  });
  const whole = document.struct('Document');
  document.addStructure(whole);
  const pen = { document, whole };
  writeHead(pen, report);
  writeFindings(pen, report);
  writeLedgers(pen, report);
  writeNotChecked(pen, report);
  whole.end();
  numberPages(document, title, margin);
  return finish();
}

function write({ document, whole }: Pen, tag: Tag, text: string, bold = tag !== 'P'): void {
  const size = sizes[tag];
  if (tag !== 'P' && document.y > document.page.height - 150) document.addPage();
  whole.add(
    document.struct(tag, {}, () => {
      document
        .font(bold ? 'bold' : 'regular')
        .fontSize(size)
        .text(text, margin, document.y, { lineGap: 2, paragraphGap: tag === 'P' ? 3 : 5 });
    }),
  );
}

function writeHead(pen: Pen, report: Report): void {
  const { check, time_zone } = report;
  const moment = momentIn(time_zone);
  write(pen, 'H1', 'Compliance report');
  write(pen, 'P', report.document_name, true);
  write(pen, 'P', report.case_number === null ? report.court : `${report.court}, case ${report.case_number}`);
  write(pen, 'P', report.received_at === null ? 'Not filed.' : `Received ${moment(report.received_at)}.`);
  write(
    pen,
    'P',
    `Checked on ${moment(check.checked_at)} against the rules of ${check.pack.name}, as of ${spellDay(check.pack.edition)}.`,
  );
  write(pen, 'P', `${describeCounts(check.counts)} Rules checked and met: ${check.met}.`);
  write(pen, 'P', 'This report was generated automatically. A person decides whether a filing is accepted.');
  pen.document.moveDown(0.6);
}

function writeFindings(pen: Pen, { check }: Report): void {
  for (const one of findingClasses) {
    const findings = check.findings.filter((finding) => finding.class === one && !finding.form);
    if (findings.length === 0) continue;
    write(pen, 'H2', `${classHeadings[one]} (${findings.length})`);
    for (const finding of findings) {
      write(pen, 'H3', finding.message);
      write(pen, 'P', `Where: ${placeOf(finding, check.documents)}`);
      write(pen, 'P', `How to correct: ${finding.remedy}`);
      const standing = finding.confirmed ? '' : ' Not yet confirmed by the court.';
      const acts = finding.class === 'advice' ? '' : ` Authority to act: ${finding.class_authority}.`;
      write(pen, 'P', `Rule ${finding.rule_id}, ${finding.authority}: ${finding.requirement}${acts}${standing}`);
      pen.document.moveDown(0.5);
    }
  }
  writeFormSuggestions(
    pen,
    check.findings.filter(({ form }) => form),
  );
}

/** Points of form for which no clerk returns a filing take one line each. */
function writeFormSuggestions(pen: Pen, findings: Report['check']['findings']): void {
  if (findings.length === 0) return;
  write(pen, 'H2', `Format suggestions (${findings.length})`);
  for (const { message, remedy, authority } of findings) write(pen, 'P', `${message} ${remedy} (${authority})`);
}

/** The number of findings in each class that has any. */
function describeCounts({ clerk_may_return, clerk_may_notice, judge_may_strike, advice, form }: Counts): string {
  const parts = [
    { count: clerk_may_return, effect: 'for which the clerk may return the document' },
    { count: clerk_may_notice, effect: 'for which the clerk may file it with a deficiency notice' },
    { count: judge_may_strike, effect: 'for which a judge may strike it' },
    { count: advice, effect: 'advisory' },
    { count: form, effect: 'about format' },
  ].filter(({ count }) => count > 0);
  return parts.length === 0
    ? 'No findings.'
    : `Findings: ${parts.map(({ count, effect }) => `${count} ${effect}`).join('; ')}.`;
}

function writeLedgers(pen: Pen, { ledgers, time_zone }: Report): void {
  const moment = momentIn(time_zone);
  for (const { document_name, entries } of ledgers) {
    if (entries.length === 0) continue;
    write(pen, 'H2', `Authorities cited in ${document_name} (${entries.length})`);
    for (const entry of entries) {
      write(pen, 'H3', entry.citation);
      const found = entry.found;
      const known = found && [found.title, found.court, found.date_filed].filter(Boolean).join(', ');
      write(pen, 'P', `${capitalized(writeLedgerWord(entry.status))}.${known ? ` ${known}.` : ''}`);
      if (entry.reason !== null) write(pen, 'P', entry.reason);
      for (const { message } of entry.doubts) write(pen, 'P', message);
      for (const { name, coverage, asked_at } of entry.sources)
        write(pen, 'P', `Source: ${name}: ${coverage} Searched on ${moment(asked_at)}.`);
      pen.document.moveDown(0.4);
    }
  }
}

function writeNotChecked(pen: Pen, { check }: Report): void {
  if (check.not_checked.length === 0) return;
  write(pen, 'H2', `Needs human review (${check.not_checked.length})`);
  for (const { rule_id, requirement, authority, why } of check.not_checked) {
    write(pen, 'P', `${rule_id}, ${authority}: ${requirement} ${why}`);
  }
}

/** A moment in the court's time zone. */
function momentIn(timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (iso) => format.format(new Date(iso));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
