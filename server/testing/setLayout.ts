import PDFDocument from 'pdfkit';
import { randomFrom } from './makeScan.ts';

/** How a document for tests is set; what is not said is a letter page, 12 point, double spaced, one inch all round. */
export type SetLayout = {
  size?: [number, number];
  font?: 'Times-Roman' | 'Courier' | 'Helvetica';
  point?: number;
  /** Points from baseline to baseline. */
  pitch?: number;
  /** Left, right, top, bottom in points. */
  margins?: [number, number, number, number];
  pages?: number;
  /** Numbers down the left margin. */
  numbered?: boolean;
  /** `{n}` is the page's number. */
  footer?: string[];
  banner?: string;
  /** Single-spaced indented lines in the middle of each page, at this size. */
  quotation?: number;
  /** Single-spaced lines at the foot of each page, at this size. */
  footnotes?: number;
  /** Pages of an agreement in small type behind a sheet that says so. */
  exhibits?: number;
  /** A file's own, set into its objects once the pages stand. */
  finish?: (document: PDFKit.PDFDocument) => void;
};

const vocabulary =
  'the of and a to in that court party motion order shall under section agreed contract written notice since before when each claim relief granted denied evidence testimony counsel stated performance payment delivered'.split(
    ' ',
  );
const sentence = vocabulary.join(' ');

/** A PDF of running text, set by another program's typesetter. */
export async function setLayout(asked: SetLayout = {}): Promise<Buffer> {
  const set = { ...flawless, ...asked };
  const document = new PDFDocument({ autoFirstPage: false, bufferPages: true });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => {
    document.once('end', () => resolve());
    document.once('error', reject);
  });
  for (let page = 1; page <= set.pages; page++) setPage(document, set, page);
  if (set.exhibits > 0) setExhibits(document, set);
  set.finish(document);
  document.end();
  await written;
  return Buffer.concat(chunks);
}

const flawless: Required<SetLayout> = {
  size: [612, 792],
  font: 'Times-Roman',
  point: 12,
  pitch: 24,
  margins: [72, 72, 72, 72],
  pages: 3,
  numbered: false,
  footer: ['{n}'],
  banner: '',
  quotation: 0,
  footnotes: 0,
  exhibits: 0,
  finish: () => {},
};

function setPage(document: PDFKit.PDFDocument, set: Required<SetLayout>, page: number): void {
  const [width, height] = set.size;
  const [left, right, top, bottom] = set.margins;
  document.addPage({ size: set.size, margin: 0 });
  const place = (text: string, x: number, base: number, point: number) =>
    document.font(set.font).fontSize(point).text(text, x, base, { lineBreak: false, baseline: 'alphabetic' });
  const measure = (text: string, point: number) => document.font(set.font).fontSize(point).widthOfString(text);
  const words = inventWords(page);
  const fill = (indent: number, base: number, point: number, begins?: string) => {
    let line = begins ?? words.shift()!;
    while (measure(`${line} ${words[0]}`, point) <= width - left - right - 2 * indent) line += ` ${words.shift()}`;
    place(line, left + indent, base, point);
  };
  const noteLines = set.footnotes > 0 ? 5 : 0;
  const end = height - bottom - noteLines * 1.15 * set.footnotes - 0.25 * set.point;
  let base = top + 0.75 * set.point;
  for (let line = 1; base <= end; line++) {
    if (set.numbered) place(String(line), left - 36, base, 10);
    if (set.quotation > 0 && line === 8) {
      for (let index = 0; index < 6; index++) fill(40, base + index * 1.15 * set.quotation, set.quotation);
      base += 6 * 1.15 * set.quotation + set.pitch;
    }
    fill(0, base, set.point);
    base += set.pitch;
  }
  for (let index = 0; index < noteLines; index++) {
    fill(
      0,
      end + 0.6 * set.point + (index + 0.8) * 1.15 * set.footnotes,
      set.footnotes,
      index === 0 ? `${page}.` : undefined,
    );
  }
  if (set.banner !== '') place(set.banner, 80, 20, 9);
  set.footer.forEach((text, index) => {
    const shown = text.replace('{n}', String(page));
    place(shown, (width - measure(shown, 10)) / 2, height - 40 + 12 * index, 10);
  });
}

/** No two pages say the same, and the same page says the same each time. */
function inventWords(page: number): string[] {
  const random = randomFrom(page);
  return Array.from({ length: 1200 }, () => vocabulary[Math.floor(random() * vocabulary.length)]!);
}

function setExhibits(document: PDFKit.PDFDocument, set: Required<SetLayout>): void {
  document.addPage({ size: set.size, margin: 0 });
  document.font('Times-Bold').fontSize(24).text('EXHIBIT A', 230, 380, { lineBreak: false });
  for (let page = 0; page < set.exhibits; page++) {
    document.addPage({ size: set.size, margin: 0 });
    document.font('Helvetica').fontSize(7);
    for (let base = 30; base < set.size[1] - 30; base += 8) {
      document.text(sentence.slice(0, 150), 30, base, { lineBreak: false, baseline: 'alphabetic' });
    }
  }
}
