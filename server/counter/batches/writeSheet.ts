import { encode } from 'uqr';
import { writeSheetCode } from '#domain/counter/separatorSheet';
import type { PaperChannel } from '#domain/filings/intakeChannels';
import { startPdf } from '#server/courtdoc/generate/startPdf';
import type { StoredSheet } from './batchRepository.ts';

type Printed = { sheet: StoredSheet; court: string; case_number: string | null; at: Date };

const codeSide = 240;
const left = (612 - codeSide) / 2;
const top = 150;

const channelNames: Record<PaperChannel, string> = {
  counter: 'Counter',
  mail: 'Mail',
  fax: 'Fax',
  drop_box: 'Drop box',
};

/** Prints a separator sheet: its code as a QR code and in letters, and what it states for people. */
export async function writeSheet({ sheet, court, case_number, at }: Printed): Promise<Buffer> {
  const { document, finish } = startPdf('Separator sheet', at);
  const whole = document.struct('Document');
  document.addStructure(whole);
  const put = (tag: 'H1' | 'P', text: string, size: number) =>
    void whole.add(
      document.struct(tag, {}, () => {
        document.font(tag === 'H1' ? 'bold' : 'regular').fontSize(size);
        document.text(text, 72, document.y, { align: 'center', width: 468, lineGap: 3 });
      }),
    );
  put('H1', sheet.kind === 'lead' ? 'Separator sheet' : 'Separator sheet: attachment', 22);
  put('P', court, 12);
  const code = writeSheetCode(sheet);
  whole.add(document.struct('Figure', { alt: `QR code ${code}` }, () => drawCode(document, code)));
  document.y = top + codeSide + 12;
  put('P', code, 10);
  document.moveDown(1.5);
  for (const fact of factsOf(sheet, case_number)) put('P', fact, 14);
  document.moveDown(1.5);
  put('P', 'Place this sheet before the first page of the document. It is not filed.', 11);
  whole.end();
  return finish();
}

/** Squares in vector form, so that any printer draws them sharply. */
function drawCode(document: PDFKit.PDFDocument, code: string): void {
  const { data, size } = encode(code, { ecc: 'H', border: 4 });
  const side = codeSide / size;
  for (const [row, squares] of data.entries()) {
    for (const [column, dark] of squares.entries()) {
      if (dark) document.rect(left + column * side, top + row * side, side + 0.05, side + 0.05);
    }
  }
  document.fill('black');
}

function factsOf({ kind, channel, case_type, filer }: StoredSheet, case_number: string | null): string[] {
  if (kind === 'attachment') return ['The pages that follow are a further document of the same filing.'];
  return [
    `Filer: ${filer?.name ?? ''}`,
    case_number ? `Case ${case_number}` : `New case${case_type ? `: ${case_type}` : ''}`,
    ...(channel ? [channelNames[channel]] : []),
  ];
}
