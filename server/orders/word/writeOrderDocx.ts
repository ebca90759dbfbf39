import {
  AlignmentType,
  BookmarkEnd,
  BookmarkStart,
  DeletedTextRun,
  Document,
  Header,
  InsertedTextRun,
  type IRunOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
  XmlAttributeComponent,
  XmlComponent,
} from 'docx';
import type { OrderContent, OrderParagraph, OrderPart } from '#domain/orders/orderStates';
import { blankMark, openBlank, orderMark, paragraphMark } from '#domain/orders/word/orderMarks';

type Printed = {
  id: string;
  version: number;
  content: OrderContent;
  /** When its text was last changed, which Word shows with each change. */
  changed_at: Date;
  court: string;
  case_number: string;
  case_title: string;
};

/**
 * An order as a Word document (DOCX): struck and added text as tracked changes with the person, blanks as content
 * controls. Bookmarks name its paragraphs, so that a changed file is recognized (see contentOfWord).
 */
export async function writeOrderDocx(printed: Printed): Promise<Buffer> {
  const { id, version, content, court, case_number, case_title } = printed;
  const marks = countMarks();
  const changes = countChanges(printed.changed_at);
  const line = (text: string) => new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun(text)] });
  const document = new Document({
    ...{ title: content.title, creator: 'Assize' },
    styles: { default: { document: { run: { font: 'Times New Roman', size: 24, language: { value: 'en-US' } } } } },
    features: { trackRevisions: true },
    sections: [
      {
        properties: { page: { size: { width: 12_240, height: 15_840 } } },
        headers: {
          default: new Header({ children: [line(court), line(case_title), line(`Case number ${case_number}`)] }),
        },
        children: [
          new Paragraph({
            ...{ alignment: AlignmentType.CENTER, spacing: { before: 240, after: 240 } },
            children: [...marks(orderMark(id, version)), new TextRun({ text: content.title, bold: true })],
          }),
          ...content.paragraphs.map((paragraph, index) => inWord(paragraph, marks(paragraphMark(index)), changes)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

type Changes = () => { id: number; date: string };

function inWord({ style, parts }: OrderParagraph, mark: ParagraphChild[], changes: Changes): Paragraph {
  const isHeading = style === 'heading';
  const alignment = isHeading ? AlignmentType.CENTER : AlignmentType.LEFT;
  const runs = parts.map((part) => runOf(part, isHeading, changes));
  return new Paragraph({ alignment, spacing: { after: 240, line: 360 }, children: [...mark, ...runs] });
}

function runOf(part: OrderPart, bold: boolean, changes: Changes): ParagraphChild {
  if (part.kind === 'text') return new TextRun({ text: part.text, bold });
  // The library’s types list what a paragraph contains; a content control is not among them.
  if (part.kind === 'blank') return new Blank(part.name, part.value || openBlank) as unknown as ParagraphChild;
  const changed: IRunOptions = { text: part.text, bold };
  const change = { ...changed, ...changes(), author: part.by };
  return part.kind === 'added' ? new InsertedTextRun(change) : new DeletedTextRun(change);
}

function countMarks() {
  let count = 0;
  return (name: string): ParagraphChild[] => {
    count += 1;
    return [new BookmarkStart(name, count), new BookmarkEnd(count)] as unknown as ParagraphChild[];
  };
}

function countChanges(at: Date): Changes {
  let count = 0;
  return () => ({ id: ++count, date: at.toISOString() });
}

class Value extends XmlAttributeComponent<{ val: string }> {
  protected override readonly xmlKeys = { val: 'w:val' };
}

/** An element without content and with one value. */
class Named extends XmlComponent {
  constructor(name: string, val: string) {
    super(name);
    this.root.push(new Value({ val }));
  }
}

class Holder extends XmlComponent {
  constructor(name: string, children: XmlComponent[]) {
    super(name);
    this.root.push(...children);
  }
}

/** A blank as a content control of plain text (ISO/IEC 29500-1, 17.5.2.31). */
class Blank extends Holder {
  constructor(name: string, text: string) {
    super('w:sdt', [
      new Holder('w:sdtPr', [
        new Named('w:alias', name.replaceAll('_', ' ')),
        new Named('w:tag', blankMark(name)),
        new Holder('w:text', []),
      ]),
      new Holder('w:sdtContent', [new TextRun({ text })]),
    ]);
  }
}
