import {
  AlignmentType,
  BorderStyle,
  Footer,
  FrameAnchorType,
  FrameWrap,
  Header,
  type ISectionOptions,
  PageBorderDisplay,
  PageBorderOffsetFrom,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { type Grid, letter, pleadingLines } from '#domain/drafting/layout/Sheet';
import type { DraftDocument } from '#domain/drafting/templates/DraftDocument';
import { exactly, twips } from './exactly.ts';

/** How far the baseline appears below the top of an exact line of that height. */
const rise = (height: number) => height * 0.8;

/** Page, margins and footer of a document; on pleading paper the rules and the 28 numbers too. */
export function pageInWord(paper: DraftDocument, grid: Grid): Omit<ISectionOptions, 'children'> {
  const top = grid.top - rise(grid.numbered ? grid.double : grid.single);
  const line = { style: BorderStyle.SINGLE, size: 6, color: '000000', space: 6 };
  return {
    properties: {
      page: {
        size: { width: twips(letter.width), height: twips(letter.height) },
        margin: {
          top: twips(top),
          bottom: twips(grid.numbered ? letter.height - top - pleadingLines * grid.double - 1 : 72),
          left: twips(grid.left),
          right: twips(letter.width - grid.right),
          header: 0,
          footer: twips(26),
        },
        ...(grid.numbered
          ? {
              borders: {
                pageBorders: { display: PageBorderDisplay.ALL_PAGES, offsetFrom: PageBorderOffsetFrom.TEXT },
                pageBorderLeft: { ...line, style: BorderStyle.DOUBLE },
                pageBorderRight: line,
              },
            }
          : {}),
      },
    },
    ...(grid.numbered ? { headers: { default: lineNumbers(grid, top) } } : {}),
    footers: { default: footer(paper.footer) },
  };
}

/** The numbers appear in a frame that takes no room; LibreOffice sets it rightly only when text runs around it. */
function lineNumbers(grid: Grid, top: number): Header {
  const numbers = Array.from(
    { length: pleadingLines },
    (_, index) =>
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        spacing: exactly(grid.double),
        frame: {
          type: 'absolute',
          position: { x: twips(grid.left - 58), y: twips(top) },
          width: twips(40),
          height: twips(grid.double * pleadingLines),
          anchor: { horizontal: FrameAnchorType.PAGE, vertical: FrameAnchorType.PAGE },
          wrap: FrameWrap.AROUND,
        },
        children: [new TextRun(String(index + 1))],
      }),
  );
  // Word requires a paragraph that contains the frame.
  const holder = new Paragraph({ spacing: exactly(1), children: [] });
  return new Header({ children: [...numbers, holder] });
}

/** The page number, and under a line the document's title (Cal. Rules of Court, rule 2.110). */
function footer(title: string | null): Footer {
  const number = new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: exactly(12),
    children: [new TextRun({ children: [PageNumber.CURRENT], size: title === null ? 24 : 20 })],
  });
  if (title === null) return new Footer({ children: [number] });
  return new Footer({
    children: [
      number,
      new Paragraph({
        alignment: AlignmentType.CENTER,
        spacing: exactly(12),
        border: { top: { style: BorderStyle.SINGLE, size: 6, color: '000000', space: 1 } },
        children: [new TextRun({ text: title, size: 20 })],
      }),
    ],
  });
}
