import {
  AlignmentType,
  Document,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { setLines } from '#domain/drafting/layout/layOutDraft';
import { type Grid, plainGrid, pleadingGrid } from '#domain/drafting/layout/Sheet';
import type { Block, DraftDocument } from '#domain/drafting/templates/DraftDocument';
import { captionInWord } from './docx/captionInWord.ts';
import { exactly, twips } from './docx/exactly.ts';
import { pageInWord } from './docx/pageInWord.ts';
import { measureText } from './fonts.ts';

/** Writes a document as a Word document: the same lines, caption, numbers and footer, to be worked on further. */
export async function writeDocx(paper: DraftDocument): Promise<Buffer> {
  const grid = paper.pleading ? pleadingGrid : plainGrid;
  const section: ISectionOptions = {
    ...pageInWord(paper, grid),
    children: [...captionInWord(paper.caption, grid), ...paper.blocks.flatMap((block) => inWord(block, grid))],
  };
  const document = new Document({
    title: paper.title,
    creator: 'Assize',
    styles: {
      default: {
        document: {
          run: { font: 'Times New Roman', size: 24, language: { value: 'en-US' } },
          paragraph: { spacing: { before: 0, after: 0 } },
        },
        heading1: { run: { font: 'Times New Roman', size: 24, bold: true, color: '000000' } },
        heading2: { run: { font: 'Times New Roman', size: 24, bold: true, color: '000000' } },
      },
    },
    sections: [section],
  });
  return Packer.toBuffer(document);
}

function inWord(block: Block, grid: Grid): Paragraph[] {
  if (block.kind === 'lines') return linesInWord(block, grid);
  if (block.kind === 'heading') {
    const centred = block.level === 1 || block.text.startsWith('(');
    return [
      new Paragraph({
        heading: block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
        alignment: centred ? AlignmentType.CENTER : AlignmentType.LEFT,
        keepNext: true,
        spacing: exactly(grid.double),
        children: [new TextRun({ text: block.text, bold: true })],
      }),
    ];
  }
  const edge = block.indent === 'block' ? 36 : 0;
  const first = block.indent === 'none' ? 0 : 36;
  return [
    new Paragraph({
      spacing: exactly(grid.double),
      indent: { left: twips(edge), firstLine: twips(first) },
      tabStops: [{ type: TabStopType.LEFT, position: twips(edge + first + 28) }],
      widowControl: !grid.numbered,
      children: [new TextRun(block.number ? `${block.number}\t${block.text}` : block.text)],
    }),
  ];
}

function linesInWord({ lines, align, dated }: Extract<Block, { kind: 'lines' }>, grid: Grid): Paragraph[] {
  const half = (grid.right - grid.left) / 2;
  const left = align === 'signature' ? half : 0;
  const set = setLines(lines, grid.right - grid.left - left, measureText);
  // On numbered paper two single lines are one numbered line; an odd one is followed by an empty one.
  const padding = grid.numbered && set.length % 2 === 0 ? 2 : 1;
  return [...set, ...Array.from({ length: padding }, () => ({ text: '', inset: 0 }))].map(({ text, inset }, index) => {
    const withDate = index === 0 && dated !== undefined;
    return new Paragraph({
      spacing: exactly(grid.single),
      keepNext: index < set.length - 1,
      indent: { left: twips(withDate ? 0 : left + inset) },
      tabStops: [{ type: TabStopType.LEFT, position: twips(left) }],
      children: [new TextRun(withDate ? `${dated}\t${text}` : text)],
    });
  });
}
