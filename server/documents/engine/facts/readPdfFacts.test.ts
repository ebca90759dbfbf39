import type PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import type { FileFacts } from '#domain/documentFacts/DocumentFacts';
import { makeDocx, makeZip } from '#server/testing/makeFiles';
import { setLayout } from '#server/testing/setLayout';
import { setPdf } from '#server/testing/setPdf';
import { readDocument } from '../readDocumentText.ts';

async function factsOf(bytes: Buffer, name = 'paper.pdf'): Promise<FileFacts> {
  return (await readDocument(new Uint8Array(bytes), name)).file;
}

type Pdf = InstanceType<typeof PDFDocument> & {
  _root: { data: Record<string, unknown> };
  page: { dictionary: { data: Record<string, unknown> } };
};
const finished = (finish: (document: Pdf) => void) =>
  setLayout({ pages: 1, finish: (document) => finish(document as unknown as Pdf) }).then(factsOf);
const plain = setPdf([{ texts: [{ text: 'MOTION TO COMPEL', x: 72, y: 700 }] }]);

test('a plain file has nothing but its pages', async () => {
  expect(await factsOf(plain)).toEqual({
    format: 'pdf',
    size: plain.length,
    pages: 1,
    pages_without_text: [],
    pdf: {
      encrypted: false,
      bookmarks: [],
      form_fields: 0,
      active_content: [],
      attachments: [],
      signatures: 0,
      links: [],
      archival: false,
    },
  });
});

test('a file of flowing text has no pages and nothing of a PDF', async () => {
  expect(await factsOf(makeDocx(['MOTION TO COMPEL']), 'paper.docx')).toMatchObject({
    format: 'docx',
    pages: null,
    pdf: null,
  });
});

test('a file that opens but may not be changed is encrypted', async () => {
  const locked = setPdf([{ texts: [{ text: 'MOTION', x: 72, y: 700 }] }], { ownerPassword: 'secret' });
  expect((await factsOf(locked)).pdf?.encrypted).toBe(true);
});

test('its outline is read in order, branches before what follows them', async () => {
  const { pdf } = await finished((document) => {
    const first = document.outline.addItem('I. Facts');
    first.addItem('A. The contract');
    document.outline.addItem('II. Argument');
  });
  expect(pdf?.bookmarks).toEqual(['I. Facts', 'A. The contract', 'II. Argument']);
});

test('fields count while they can be filled in; locked ones, buttons and signatures do not', async () => {
  const { pdf } = await finished((document) => {
    document.initForm();
    document.formText('name', 72, 100, 200, 20);
    document.formCombo('county', 72, 130, 200, 20, { select: ['Marin', 'Napa'] } as never);
    document.formCheckbox('agreed', 72, 160, 20, 20);
    document.formText('locked', 72, 190, 200, 20, { readOnly: true } as never);
    document.formPushButton('print', 72, 220, 80, 20, { label: 'Print' } as never);
  });
  expect(pdf?.form_fields).toBe(3);
});

test('a field without a form around it is only drawn, and cannot be filled in', async () => {
  const drawn = setPdf([{ fields: [{ text: '26CV00431', x: 72, y: 600 }] }]);
  expect((await factsOf(drawn)).pdf?.form_fields).toBe(0);
});

test('files carried inside are named', async () => {
  const { pdf } = await finished((document) => void document.file(Buffer.from('a,b'), { name: 'ledger.csv' }));
  expect(pdf?.attachments).toEqual(['ledger.csv']);
});

test('a file pinned to a page is named too', async () => {
  const { pdf } = await finished((document) => {
    const pin = document as unknown as {
      fileAnnotation(x: number, y: number, w: number, h: number, file: object): void;
    };
    pin.fileAnnotation(72, 100, 20, 20, { src: Buffer.from('a,b'), name: 'pinned.csv' });
  });
  expect(pdf?.attachments).toEqual(['pinned.csv']);
});

test('links are listed once, and where they lead', async () => {
  const { pdf } = await finished((document) => {
    for (const y of [100, 120]) document.link(72, y, 100, 12, 'https://example.org/exhibit-a');
    document.link(72, 140, 100, 12, 'mailto:clerk@example.org');
  });
  expect(pdf?.links).toEqual(['https://example.org/exhibit-a', 'mailto:clerk@example.org']);
});

test.each([
  ['javascript', { S: 'JavaScript', JS: new String('app.alert(1)') }],
  ['launch', { S: 'Launch', F: new String('setup.exe') }],
  ['submit', { S: 'SubmitForm', F: new String('https://example.org') }],
])('a file that acts by %s when it is opened is reported', async (name, action) => {
  const { pdf } = await finished((document) => {
    document._root.data.OpenAction = document.ref(action as never);
    (document._root.data.OpenAction as { end(): void }).end();
  });
  expect(pdf?.active_content).toEqual([name]);
});

test('words about scripts on a page are no script', async () => {
  const about = setPdf([{ texts: [{ text: 'The file held /S /JavaScript and /S /Launch actions.', x: 72, y: 700 }] }]);
  expect((await factsOf(about)).pdf?.active_content).toEqual([]);
});

const inWord = (parts: Record<string, string>) =>
  factsOf(
    makeZip(
      Object.entries({
        '[Content_Types].xml': '<Types/>',
        'word/document.xml':
          '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>MOTION</w:t></w:r></w:p></w:body></w:document>',
        ...parts,
      }).map(([name, content]) => ({ name, content: Buffer.from(content) })),
    ),
    'paper.docx',
  );

test('a Word document’s embedded files are named', async () => {
  expect((await inWord({ 'word/embeddings/Book1.xlsx': 'x' })).word).toEqual({
    embedded: ['Book1.xlsx'],
    active_content: [],
  });
});

test('a Word document that fetches its template acts; one with a link does not', async () => {
  const relation = (type: string) =>
    `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://example.org/x" TargetMode="External"/></Relationships>`;
  const fetched = await inWord({ 'word/_rels/settings.xml.rels': relation('attachedTemplate') });
  expect(fetched.word?.active_content).toEqual(['external_content']);
  const linked = await inWord({ 'word/_rels/document.xml.rels': relation('hyperlink') });
  expect(linked.word?.active_content).toEqual([]);
});

test('a field takes its kind and its lock from its parent', async () => {
  const withParent = (flags: number) =>
    factsOf(
      Buffer.from(`%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>
endobj
2 0 obj
<< /Type /Pages /Count 1 /Kids [3 0 R] >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [5 0 R] >>
endobj
4 0 obj
<< /T (group) /FT /Tx /Ff ${flags} /Kids [5 0 R] >>
endobj
5 0 obj
<< /Type /Annot /Subtype /Widget /Rect [72 600 200 620] /F 4 /Parent 4 0 R >>
endobj
trailer
<< /Root 1 0 R /Size 6 >>
startxref
0
%%EOF
`),
    );
  expect((await withParent(0)).pdf?.form_fields).toBe(1);
  expect((await withParent(1)).pdf?.form_fields).toBe(0);
});
