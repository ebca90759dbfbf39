import PdfDocument from 'pdfkit';
import type { Block, Resource } from '#domain/selfHelp/Resource';

type Pdf = PDFKit.PDFDocument;
/** Writes a part of the page under its tag, so that a screen reader identifies it. */
type Add = (tag: string, write: () => unknown) => void;

const margin = 72;
const size = 11;
const indent = 20;

/** A resource as a PDF of letter pages, tagged so that it can be read aloud. */
export async function printResource(resource: Resource, court_name: string): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: resource.title, Subject: resource.description, Author: court_name },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });

  const page = pdf.struct('Document');
  pdf.addStructure(page);
  const add: Add = (tag, write) => {
    page.add(pdf.struct(tag, {}, () => void write()));
  };
  add('H1', () => pdf.font('Helvetica-Bold').fontSize(20).text(resource.title));
  const about = `${court_name} · ${resource.description}`;
  add('P', () => pdf.moveDown(0.3).font('Helvetica').fontSize(size).fillColor('#444').text(about).fillColor('#000'));
  pdf.moveDown();
  for (const block of resource.blocks) writeBlock(pdf, add, block);
  page.end();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function writeBlock(pdf: Pdf, add: Add, block: Block): void {
  switch (block.kind) {
    case 'heading':
      add('H2', () => pdf.moveDown(0.4).font('Helvetica-Bold').fontSize(13).text(block.text).moveDown(0.3));
      break;
    case 'paragraph':
      add('P', () => pdf.font('Helvetica').fontSize(size).text(block.text, { lineGap: 2 }).moveDown(0.5));
      break;
    case 'steps':
    case 'points':
      for (const [index, item] of block.items.entries()) {
        add('P', () => writeItem(pdf, block.kind === 'steps' ? `${index + 1}.` : '•', item));
      }
      pdf.moveDown(0.3);
      break;
    case 'blank':
      add('P', () => writeBlank(pdf, block.label, block.lines));
  }
}

/** The mark hangs in front of the words, which are aligned under one another. */
function writeItem(pdf: Pdf, mark: string, item: string): void {
  pdf.font('Helvetica').fontSize(size);
  const height = pdf.heightOfString(item, { width: pdf.page.width - 2 * margin - indent, lineGap: 2 });
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  const top = pdf.y;
  pdf.text(mark, margin, top);
  pdf.text(item, margin + indent, top, { lineGap: 2 });
  pdf.x = margin;
  pdf.moveDown(0.35);
}

function writeBlank(pdf: Pdf, label: string, lines: number): void {
  pdf.font('Helvetica-Bold').fontSize(size).text(label);
  for (let line = 0; line < lines; line += 1) {
    pdf.moveDown(1.4);
    pdf
      .moveTo(margin, pdf.y)
      .lineTo(pdf.page.width - margin, pdf.y)
      .lineWidth(0.5)
      .stroke('#808080');
  }
  pdf.moveDown(0.6);
}
