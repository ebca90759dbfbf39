import { encode } from 'uqr';
import type { FilingReceipt, ReceiptDocument } from '#contract/receipts';
import { dateTimeFormat, numberFormat } from '#domain/intl/formats';
import { startPdf } from '#server/courtdoc/generate/startPdf';

/** What a receipt states. */
export type ReceiptFacts = {
  receipt: FilingReceipt;
  court: { name: string; address_lines: string[] };
  filer: string;
  /** The member of the filer’s firm who submitted the documents for the filer. */
  submitted_by: string | null;
  /** The same after a return. */
  resubmitted_by: string | null;
  case: { case_number: string; title: string } | null;
  on_paper: boolean;
  /** How they were settled at filing. */
  fees: string;
  received_at: Date;
};

const left = 72;
const right = 540;
const labelWidth = 132;
const codeSide = 104;
/** A section that begins below this line starts a new page. */
const lowest = 720;

const lastByte =
  'The time of receipt is when the last byte of the request to file arrived, in the time zone of the court.';

type Pen = ReturnType<typeof openPen>;

/** Typesets a receipt as a tagged PDF. The same receipt has the same bytes. */
export async function writeReceiptPdf(facts: ReceiptFacts): Promise<Buffer> {
  const { receipt, court, received_at } = facts;
  const pen = openPen(`Receipt ${receipt.number}`, received_at);
  pen.text('H1', court.name, { bold: true, size: 15 });
  for (const line of court.address_lines) pen.text('P', line, { size: 10 });
  pen.space(0.9);
  pen.text('H2', 'Receipt of filing', { bold: true, size: 13 });
  pen.space(0.3);
  for (const [label, value] of factsOf(facts)) pen.fact(label, value);
  if (!facts.on_paper) pen.text('P', lastByte, { size: 9 });
  pen.space(0.9);
  pen.keep(90);
  pen.text('H2', receipt.documents.length === 1 ? 'Document' : 'Documents', { bold: true, size: 13 });
  for (const document of receipt.documents) writeDocument(pen, document);
  pen.space(0.9);
  writeVerification(pen, receipt);
  return pen.finish();
}

function factsOf({
  receipt,
  filer,
  submitted_by,
  resubmitted_by,
  case: placed,
  on_paper,
  fees,
  received_at,
}: ReceiptFacts): [string, string][] {
  const received = dateTimeFormat({
    ...{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
    timeZone: receipt.time_zone,
  });
  return [
    ['Confirmation number', receipt.number],
    ['Received', received.format(received_at)],
    ['How received', on_paper ? 'On paper' : 'Electronically'],
    ['Filer', filer],
    ...(submitted_by ? [['Submitted by', `${submitted_by}, for ${filer}`] satisfies [string, string]] : []),
    ...(resubmitted_by ? [['Submitted again by', `${resubmitted_by}, for ${filer}`] satisfies [string, string]] : []),
    ...(placed ? [['Case', `${placed.case_number}, ${placed.title}`] satisfies [string, string]] : []),
    ['Fees', fees],
  ];
}

function writeDocument(pen: Pen, { position, name, pages, size, sha256 }: ReceiptDocument): void {
  pen.keep(52);
  pen.space(0.5);
  pen.text('P', `${position}. ${name}`, { bold: true, size: 10.5 });
  const length = pages === null ? [] : [pages === 1 ? '1 page' : `${count(pages)} pages`];
  pen.text('P', [...length, `${count(size)} bytes`].join(', '), { size: 10 });
  pen.text('P', `SHA-256: ${sha256}`, { size: 9 });
}

function writeVerification(pen: Pen, { verification }: FilingReceipt): void {
  pen.keep(codeSide + 70);
  pen.text('H2', 'Verify this receipt', { bold: true, size: 13 });
  pen.space(0.3);
  const text =
    'Anyone with this address can check, without an account, whether a document is byte for byte the one that the court received, or a stamped copy that the court issued. The document is not uploaded.';
  pen.text('P', text, { size: 10 });
  pen.text('P', verification, { size: 10, link: verification });
  // The blank border that readers of the code need.
  pen.space(1.2);
  pen.code(verification);
  pen.space(1.2);
  const limits =
    'This receipt states what the court received and when. Whether the documents are accepted for filing, and their filing date, is for the court to determine.';
  pen.text('P', limits, { size: 9 });
}

const count = (value: number) => numberFormat({}).format(value);

type Manner = { size: number; bold?: boolean; link?: string };

function openPen(title: string, at: Date) {
  const { document, finish } = startPdf(title, at);
  const whole = document.struct('Document');
  document.addStructure(whole);
  const add = (tag: string, write: () => void, options = {}) => void whole.add(document.struct(tag, options, write));
  return {
    text: (tag: 'H1' | 'H2' | 'P', text: string, { size, bold = false, link }: Manner) =>
      add(tag, () => {
        document.font(bold ? 'bold' : 'regular').fontSize(size);
        document.text(text, left, document.y, { width: right - left, lineGap: 2, ...(link && { link }) });
      }),
    /** A label with its value beside it. */
    fact: (label: string, value: string) =>
      add('P', () => {
        const top = document.y;
        document.font('regular').fontSize(10.5).text(`${label}:`, left, top, { width: labelWidth, lineGap: 2 });
        document.font('bold').text(value, left + labelWidth, top, { width: right - left - labelWidth, lineGap: 2 });
      }),
    /** The QR code of an address, in vector form, so that any printer draws it sharply. */
    code: (address: string) => {
      const top = document.y;
      add('Figure', () => drawCode(document, address, top), { alt: 'QR code of the verification address' });
      document.y = top + codeSide;
    },
    space: (lines: number) => void document.fontSize(10.5).moveDown(lines),
    /** Starts a new page if there is less room than this, in points. */
    keep: (room: number) => {
      if (document.y + room > lowest) document.addPage();
    },
    finish: async () => {
      whole.end();
      return finish();
    },
  };
}

function drawCode(document: PDFKit.PDFDocument, address: string, top: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const side = codeSide / size;
  for (const [row, squares] of data.entries()) {
    for (const [column, dark] of squares.entries()) {
      if (dark) document.rect(left + column * side, top + row * side, side + 0.05, side + 0.05);
    }
  }
  document.fill('black');
}
