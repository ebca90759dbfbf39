import { makeZip } from '../makeFiles.ts';

/** What of a Word file is special: its body in WordprocessingML, styles, further parts. */
export type Story = {
  /** Runs or paragraphs in WordprocessingML, put into the body. */
  body?: string;
  styles?: string;
  parts?: { name: string; content: string }[];
};
export const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A Word file with this body. */
export function packWord(body: string, { styles = '', parts = [] }: Story): Buffer {
  const file = (name: string, content: string) => ({ name, content: Buffer.from(content) });
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const kind = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const comments = parts.some(({ name }) => name === 'word/comments.xml');
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  return makeZip([
    file(
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${kind}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${kind}.styles+xml"/>${comments ? `<Override PartName="/word/comments.xml" ContentType="${kind}.comments+xml"/>` : ''}</Types>`,
    ),
    file(
      '_rels/.rels',
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'officeDocument', 'word/document.xml')}<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ),
    file(
      'word/_rels/document.xml.rels',
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'styles', 'styles.xml')}${comments ? relation(2, 'comments', 'comments.xml') : ''}</Relationships>`,
    ),
    file('word/styles.xml', `${head}<w:styles xmlns:w="${namespace}">${styles}</w:styles>`),
    file(
      'word/document.xml',
      `${head}<w:document xmlns:w="${namespace}"><w:body>${body}<w:sectPr/></w:body></w:document>`,
    ),
    ...parts.map(({ name, content }) => file(name, head + content)),
  ]);
}

export function paragraph(runs: string): string {
  return `<w:p>${runs}</w:p>`;
}

export function run(text: string, properties = ''): string {
  return text === '' ? '' : `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
