/**
 * Lays out a sample filing on 28-line pleading paper as a PDF (California Rules of Court, rule 2.108). Used only by the
 * sample court: a basic writer for plain text in the standard fonts.
 */

export type PleadingLine = { text: string; bold?: boolean; align?: 'left' | 'center' | 'right'; indent?: number };
/** Lines of the two columns of a caption, parted by `)`. */
export type CaptionRow = { left: string; right: string; bold?: boolean };
export type PleadingPage = { lines: (PleadingLine | CaptionRow)[]; footer: string; stamp?: string };

const page = { width: 612, height: 792, left: 90, right: 576, top: 720, step: 24, size: 12 };
const column = { paren: 320, right: 334 };

/** The bytes of a PDF with these pages. */
export function writePleading(pages: PleadingPage[], title: string): Buffer {
  const contents = pages.map((sheet, index) => drawPage(sheet, index + 1));
  const firstPage = 5;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${firstPage + i * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Bold /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${firstPage + i * 2 + 1} 0 R ` +
        '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ]),
    `<< /Title (${escapeText(title)}) /Producer (Assize sample court) >>`,
  ];
  return assemble(objects);
}

function drawPage(sheet: PleadingPage, number: number): string {
  const drawn = [
    '0.6 w 84 36 m 84 770 l S 81 36 m 81 770 l S 582 36 m 582 770 l S',
    ...Array.from({ length: 28 }, (_, i) => draw(String(i + 1), i < 9 ? 66 : 60, lineY(i), false)),
    ...sheet.lines
      .slice(0, 28)
      .flatMap((line, i) => ('left' in line ? drawCaption(line, lineY(i)) : drawLine(line, lineY(i)))),
    draw(`${number}`, 330, 34, false, 10),
    draw(sheet.footer, page.left + (486 - widthOf(sheet.footer, 10)) / 2, 22, false, 10),
  ];
  if (sheet.stamp) drawn.push(...sheet.stamp.split('\n').map((text, i) => draw(text, 392, 776 - i * 11, true, 9)));
  return drawn.join('\n');
}

function drawCaption(row: CaptionRow, y: number): string[] {
  return [
    draw(row.left, page.left, y, false),
    draw(')', column.paren, y, false),
    draw(row.right, column.right, y, row.bold ?? false),
  ];
}

function drawLine(line: PleadingLine, y: number): string[] {
  if (line.text === '') return [];
  const width = widthOf(line.text, page.size);
  const free = page.right - page.left - width;
  const x = page.left + (line.indent ?? 0) + (line.align === 'center' ? free / 2 : line.align === 'right' ? free : 0);
  return [draw(line.text, x, y, line.bold ?? false)];
}

function draw(text: string, x: number, y: number, bold: boolean, size: number = page.size): string {
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td (${escapeText(text)}) Tj ET`;
}

const lineY = (index: number) => page.top - index * page.step;

/** Times averages nearly 0.45 em a letter, which is close enough to center a heading. */
export const widthOf = (text: string, size: number) =>
  [...text].reduce(
    (sum, letter) => sum + (/[A-Z]/.test(letter) ? 0.68 : /[ .,;:'il|()]/.test(letter) ? 0.27 : 0.47),
    0,
  ) * size;

/** PDF string in WinAnsi: the typographic marks that a filing uses, and the three letters that must be escaped. */
function escapeText(text: string): string {
  return text
    .replace(/[\\()]/g, (letter) => `\\${letter}`)
    .replace(/’/g, '\\222')
    .replace(/“/g, '\\223')
    .replace(/”/g, '\\224')
    .replace(/–/g, '\\226')
    .replace(/—/g, '\\227')
    .replace(/§/g, '\\247');
}

function assemble(objects: string[]): Buffer {
  const parts = ['%PDF-1.7\n%\xE2\xE3\xCF\xD3\n'];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  objects.forEach((object, i) => {
    offsets.push(length);
    const text = `${i + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(text);
    length += Buffer.byteLength(text, 'latin1');
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}
