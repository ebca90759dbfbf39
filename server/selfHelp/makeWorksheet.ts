import { BorderStyle, Document, HeadingLevel, Packer, Paragraph, TabStopType, TextRun } from 'docx';
import type { Block, Resource } from '#domain/selfHelp/Resource';

/** Twentieths of a point: the width of the text on a letter page with margins of an inch. */
const textWidth = 9360;

/** A resource as a Word file, with lines where something is to be filled in. */
export async function makeWorksheet(resource: Resource): Promise<Buffer> {
  const document = new Document({
    title: resource.title,
    description: resource.description,
    styles: { default: { document: { run: { font: 'Calibri', size: 24, language: { value: 'en-US' } } } } },
    numbering: {
      config: [
        {
          reference: 'steps',
          levels: [{ level: 0, format: 'decimal', text: '%1.', style: { paragraph: { indent: indentOf(360) } } }],
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ text: resource.title, heading: HeadingLevel.TITLE }),
          ...resource.blocks.flatMap((block, index) => paragraphsOf(block, index)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function paragraphsOf(block: Block, instance: number): Paragraph[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1, keepNext: true })];
    case 'paragraph':
      return [new Paragraph({ text: block.text, spacing: { after: 160 } })];
    case 'steps':
      return block.items.map((text) => new Paragraph({ text, numbering: { reference: 'steps', level: 0, instance } }));
    case 'points':
      return block.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
    case 'blank':
      return [
        new Paragraph({ children: [new TextRun({ text: block.label, bold: true })], keepNext: true }),
        ...Array.from({ length: block.lines }, () => emptyLine()),
      ];
  }
}

function emptyLine(): Paragraph {
  return new Paragraph({
    children: [new TextRun('\t')],
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    spacing: { before: 200 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: '808080' } },
  });
}

function indentOf(left: number) {
  return { left, hanging: left };
}
