import type { Part } from '#domain/documentFacts/Part';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const rule = (id: string, passes: RuleSamples['passes'], fails: RuleSamples['fails']): RuleSamples => ({
  rule: id,
  passes,
  fails,
});
const megabyte = 1024 * 1024;
const plain: SampleDocument = { is: 'a PDF made by the word processor' };
const pictures: SampleDocument = { is: 'a page that is a picture', facts: { file: { pages_without_text: [1] } } };
const recognized: SampleDocument = {
  is: 'a scan whose words the portal recognized',
  facts: { file: { pages_recognized: [1] } },
};
const locked: SampleDocument = { is: 'a protected file', pdf: { encrypted: true } };
const large = (size: number): SampleDocument => ({
  is: `a file of ${size} MB`,
  facts: { file: { size: size * megabyte } },
});
const fillable: SampleDocument = { is: 'a form with live fields', pdf: { form_fields: 12 } };
const script: SampleDocument = { is: 'a file with a script', pdf: { active_content: ['javascript'] } };
const film: SampleDocument = { is: 'a file with a film in it', pdf: { active_content: ['movie'] } };
const fetching: SampleDocument = {
  is: 'a Word document that fetches its template from outside',
  facts: {
    file: { format: 'docx', pages: null, word: { embedded: [], active_content: ['external_content'] } },
    layout: null,
  },
};
const ordinary: SampleDocument = { is: 'a PDF that does not say that it is PDF/A', pdf: { archival: false } };
const archival: SampleDocument = { is: 'a PDF/A', pdf: { archival: true } };
const named = (name: string): SampleDocument => ({
  is: `a supporting file called ${name}`,
  supporting: [{ name, text: 'Declaration of Robin Sample in support of the motion.' }],
});

const lead = (to: number): Part => ({
  doc_type: 'motion',
  title: 'Motion to Compel',
  role: 'lead',
  pages: [1, to],
  evidence: [],
});
const exhibit = (title: string, from: number, to: number): Part => ({
  doc_type: null,
  title,
  role: 'attached',
  pages: [from, to],
  evidence: [{ kind: 'page', page: from, boxes: [], quote: title }],
});
const withExhibits: NonNullable<SampleDocument['facts']> = {
  parts: [lead(4), exhibit('Exhibit A', 5, 9), exhibit('Exhibit B', 10, 12)],
};
const tabled: NonNullable<SampleDocument['facts']> = {
  statements: [
    { kind: 'table_of_contents', evidence: [{ kind: 'page', page: 2, boxes: [], quote: 'TABLE OF CONTENTS' }] },
  ],
};
const long = (words: number) => ({ words: { all: words + 300, body: words } });

export const fileSamples: readonly RuleSamples[] = [
  rule(
    'CA-PDF-01',
    [
      plain,
      {
        is: 'a photograph among the exhibits',
        facts: { file: { pages: 6, pages_without_text: [6] }, parts: [lead(4), exhibit('Exhibit A', 5, 6)] },
      },
    ],
    [pictures],
  ),
  rule('FL-PDF-01', [plain], [pictures, large(51)]),
  rule('IL-PDF-01', [plain], [pictures, recognized]),

  rule(
    'CA-PDF-02',
    [
      {
        is: 'two exhibits with their bookmarks',
        facts: withExhibits,
        pdf: { bookmarks: ['Motion', 'Ex. A - Lease', 'Ex. B - Letter'] },
      },
    ],
    [{ is: 'two exhibits without bookmarks', facts: withExhibits }],
  ),
  rule(
    'CA-APP-FMT-05',
    [{ is: 'a brief with bookmarks', facts: tabled, pdf: { bookmarks: ['Introduction'] } }],
    [{ is: 'a brief with a table of contents and no bookmarks', facts: tabled }],
  ),
  rule(
    'NY-PDF-01',
    [
      { is: 'a short memorandum', facts: long(4000) },
      { is: 'a short one with long exhibits', facts: { words: { all: 12_000, body: 3000 } } },
      { is: 'a long one with bookmarks', facts: long(6000), pdf: { bookmarks: ['I. Facts'] } },
    ],
    [{ is: 'a long memorandum without bookmarks', facts: long(6000) }],
  ),
  rule(
    'NY-APP-PDF-02',
    [{ is: 'three papers and three bookmarks', facts: withExhibits, pdf: { bookmarks: ['Motion', 'A', 'B'] } }],
    [{ is: 'three papers and no bookmark', facts: withExhibits }],
  ),
  rule(
    'IC-FMT-03',
    [{ is: 'exhibits behind a table of contents', facts: { ...withExhibits, ...tabled } }],
    [{ is: 'exhibits without a table of contents', facts: { ...withExhibits, statements: [] } }],
  ),

  rule(
    'NY-PDF-02',
    [archival, plain],
    [
      ordinary,
      pictures,
      locked,
      fillable,
      script,
      large(101),
      { is: 'a Word document', facts: { file: { format: 'docx', pages: null }, layout: null } },
    ],
  ),
  rule(
    'NY-APP-PDF-01',
    [archival],
    [ordinary, large(101), { is: 'a brief with a table of contents and no bookmarks', facts: tabled }],
  ),
  rule(
    'TX-PDF-01',
    [plain],
    [
      locked,
      film,
      pictures,
      { is: 'A4 pages', facts: { layout: { page_sizes: [{ width: 595, height: 842, pages: [1] }] } } },
      named(`${'Declaration of Robin Sample in support of the '.repeat(2)}motion.pdf`),
    ],
  ),
  rule('TX-APP-PDF-01', [plain], [pictures]),
  rule('IL-PDF-03', [plain], [locked, film]),
  rule('IL-PDF-02', [plain], [large(26)]),

  rule('AZ-FILE-01', [plain], [fillable]),
  rule('AZ-FILE-02', [plain], [script, film, fetching]),
  rule('AZ-FILE-03', [plain], [locked]),
  rule('AZ-FILE-04', [plain], [{ is: 'a file with a spreadsheet inside', pdf: { attachments: ['ledger.xlsx'] } }]),
  rule(
    'AZ-FILE-05',
    [plain, named('Decl. of R. Sample, Ex. A-B (2026).pdf')],
    [named('Motion #4: final?.pdf'), named('Declaration.docx.pdf'), named(`${'x'.repeat(120)}.pdf`)],
  ),
  rule('AZ-FILE-06', [plain], [{ is: 'a scan whose recognized words are garbled', facts: { unclear_pages: [1] } }]),
];
