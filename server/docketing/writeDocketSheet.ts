import { setImmediate } from 'node:timers/promises';
import { spellDay } from '#domain/days/spellDay';
import { writeCount } from '#domain/text/writeCount';
import { startPdf } from '#server/courtdoc/generate/startPdf';
import { numberPages } from '#server/courtdoc/report/numberPages';
import type { DocketSheet } from './DocketSheet.ts';

const left = 54;
const columns = { number: left, filed: 96, text: 172, end: 558 };
const bottom = 720;
const batch = 25;
/** Characters on a line, and points of a line, at the size of an entry; both on the safe side. */
const perLine = 68;
const lineHeight = 13;

type Pdf = PDFKit.PDFDocument;

/** Prints a docket sheet: court, case, parties, and entries. The seal adds the page with the clerk's certificate. */
export async function writeDocketSheet(sheet: DocketSheet): Promise<Buffer> {
  const name = sheet.certificate ? 'Certified docket sheet' : 'Docket sheet';
  const { document, finish } = startPdf(`${name}, ${sheet.case_number}`, sheet.made_at);
  const whole = document.struct('Document');
  document.addStructure(whole);
  const tagged = (tag: 'H1' | 'H2' | 'P', write: () => void) => void whole.add(document.struct(tag, {}, write));
  tagged('H1', () => line(document, sheet.court, 14, true));
  tagged('H2', () => line(document, `${name}: ${sheet.case_number}, ${sheet.title}`, 12, true));
  for (const fact of factsOf(sheet)) tagged('P', () => line(document, fact, 10));
  document.moveDown(0.6);
  tagged('H2', () => line(document, 'Parties', 12, true));
  for (const { full_name, role, counsel } of sheet.parties) {
    const text = [`${role}: ${full_name}`, counsel && `counsel ${counsel}`].filter(Boolean).join(', ');
    tagged('P', () => line(document, text, 10));
  }
  document.moveDown(0.6);
  tagged('H2', () => line(document, `Entries (${writeCount(sheet.entries.length)})`, 12, true));
  for (const [index, entry] of sheet.entries.entries()) {
    tagged('P', () => writeEntry(document, entry));
    // Thousands of entries take a second: other requests are answered between them.
    if (index % batch === batch - 1) await setImmediate();
  }
  for (const text of [' ', noteOf(sheet)]) tagged('P', () => line(document, text, 10));
  whole.end();
  numberPages(document, `${sheet.case_number} · ${name}`, left);
  return finish();
}

function factsOf(sheet: DocketSheet): string[] {
  const ended = sheet.closed_on && `Closed ${spellDay(sheet.closed_on)}: ${sheet.disposition ?? ''}`.replace(/: $/, '');
  return [
    `${sheet.case_type}. Status: ${sheet.status}.`,
    `Judge: ${sheet.judge ?? 'not assigned'}`,
    [`Opened ${spellDay(sheet.opened_on)}.`, ended && `${ended}.`].filter(Boolean).join(' '),
  ];
}

function line(document: Pdf, text: string, size: number, bold = false): void {
  document.font(bold ? 'bold' : 'regular').fontSize(size);
  const width = columns.end - left;
  breakBefore(document, document.heightOfString(text, { width }));
  document.text(text, left, document.y, { width, lineGap: 2 });
}

function writeEntry(document: Pdf, entry: DocketSheet['entries'][number]): void {
  const entered = entry.entered_on === entry.filed_on ? '' : ` (Entered: ${spellDay(entry.entered_on)})`;
  const note = entry.note ? ` [${entry.note}]` : '';
  const text = `${entry.text}${entered}${note}`;
  document.font('regular').fontSize(10);
  const width = columns.end - columns.text;
  breakBefore(document, Math.ceil(text.length / perLine) * lineHeight);
  const top = document.y;
  document.text(String(entry.number), columns.number, top, { width: 36, lineBreak: false });
  document.text(spellDay(entry.filed_on), columns.filed, top, { width: 72, lineBreak: false });
  document.text(text, columns.text, top, { width, lineGap: 1 });
  document.y += 3;
}

/** A text that does not fit on the page begins on the next one. */
function breakBefore(document: Pdf, height: number): void {
  if (document.y + Math.min(height, 400) <= bottom) return;
  document.addPage();
}

const moment = (timeZone: string): Intl.DateTimeFormatOptions => ({
  ...{ year: 'numeric', month: 'long', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
});

/** What the clerk certifies, on the page of the seal. */
export function writeCertificate({ entries, court, made_at, time_zone }: DocketSheet, sha256: string): string[] {
  const count = `${writeCount(entries.length)} ${entries.length === 1 ? 'entry' : 'entries'}`;
  return [
    `I certify that this is a true and complete copy of the public docket of this case, with ${count}, as it appears in the records of the ${court} on ${writeMade(made_at, time_zone)}.`,
    `SHA-256 of the content: ${sha256}. The court’s activity record has the same value.`,
  ];
}

function noteOf({ certificate, made_at, time_zone }: DocketSheet): string {
  if (certificate) return 'The last page has the clerk’s certificate and the seal of the court.';
  return `Printed on ${writeMade(made_at, time_zone)}. This copy is not certified.`;
}

const writeMade = (at: Date, timeZone: string) => new Intl.DateTimeFormat('en-US', moment(timeZone)).format(at);
