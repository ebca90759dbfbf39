import { makeDocx, makeZip } from '#server/testing/makeFiles';
import { aComplaint } from '#server/testing/papers';
import { complaintLines } from './bindPdf.ts';
import type { HostileKind } from './HostileKind.ts';

const name = 'Declaration.docx';
const megabyte = 1024 * 1024;
const tooMuch = ['document_too_much_memory', 'document_too_slow'] as const;
const namespaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Word documents that are damaged, that inflate, or that carry more than words. */
export const hostileDocx: HostileKind[] = [
  {
    kind: 'docx truncated',
    name,
    answers: ['document_corrupt'],
    make: (random) => {
      const whole = makeDocx(complaintLines);
      return whole.subarray(0, random.between(60, whole.length - 30));
    },
  },
  {
    kind: 'docx with flipped bits',
    name,
    answers: ['analysis', 'document_corrupt', 'document_wrong_type', 'document_encrypted', 'document_too_much_memory'],
    make: (random) => {
      const bytes = makeDocx(complaintLines);
      for (let time = 0; time < 12; time++) bytes[random.between(4, bytes.length - 1)]! ^= 1 << random.between(0, 7);
      return bytes;
    },
  },
  {
    kind: 'docx that claims to inflate to 3 GB',
    name,
    answers: ['document_too_much_memory'],
    make: () => makeDocx(complaintLines, 3_000_000_000),
  },
  {
    kind: 'docx that inflates to 60 MB of characters',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: () => makeDocx(['a'.repeat(60 * megabyte)]),
  },
  {
    kind: 'docx that inflates to 60 MB of paragraphs',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: () =>
      packed(`<w:body>${'<w:p><w:r><w:t>Roe v. Doe</w:t></w:r></w:p>'.repeat((60 * megabyte) / 43)}</w:body>`),
  },
  {
    kind: 'docx that inflates to more than it claims',
    name,
    answers: ['document_corrupt'],
    make: () => makeDocx(['a'.repeat(20 * megabyte)], 1000),
  },
  {
    kind: 'docx of 4,000 parts of 60 MB each',
    name,
    answers: ['document_too_much_memory'],
    make: () =>
      makeZip([
        ...partsOf(complaintLines),
        ...Array.from({ length: 4000 }, (_, index) => ({
          name: `word/header${index}.xml`,
          content: Buffer.from('x'),
          declaredBytes: 60 * megabyte,
        })),
      ]),
  },
  {
    kind: 'docx of 60,000 parts',
    name,
    answers: ['document_too_much_memory'],
    make: () =>
      makeZip(Array.from({ length: 60_000 }, (_, index) => ({ name: `p${index}`, content: Buffer.from('x') }))),
  },
  {
    kind: 'docx with path traversal in its names',
    name,
    answers: ['analysis'],
    make: () =>
      makeZip([
        ...partsOf(complaintLines),
        ...['../../../etc/cron.d/x', '/etc/passwd', '__proto__', 'constructor', 'C:\\x', 'a\0b'].map((path) => ({
          name: path,
          content: Buffer.from('x'),
        })),
      ]),
  },
  {
    kind: 'docx with a “billion laughs” attack',
    name,
    answers: ['document_corrupt'],
    make: () => {
      const laughs = Array.from(
        { length: 9 },
        (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`,
      );
      return withXml(
        `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol0 "lol">${laughs.join('')}]><w:document ${namespaces}><w:body><w:p><w:r><w:t>&lol9;</w:t></w:r></w:p></w:body></w:document>`,
      );
    },
  },
  {
    kind: 'docx that refers to local files of the server',
    name,
    answers: ['document_corrupt'],
    make: () =>
      withXml(
        `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document ${namespaces}><w:body><w:p><w:r><w:t>&e;</w:t></w:r></w:p></w:body></w:document>`,
      ),
  },
  {
    kind: 'docx with tags a million deep',
    name,
    answers: ['document_too_much_memory'],
    make: () =>
      packed(
        `<w:body>${'<w:p>'.repeat(1_000_000)}<w:r><w:t>COMPLAINT</w:t></w:r>${'</w:p>'.repeat(1_000_000)}</w:body>`,
      ),
  },
  {
    kind: 'docx with tables in tables 20,000 deep',
    name,
    answers: ['document_too_much_memory'],
    make: () =>
      packed(
        `<w:body>${'<w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(20_000)}${'</w:tc></w:tr></w:tbl>'.repeat(20_000)}</w:body>`,
      ),
  },
  {
    kind: 'docx with a table of 20,000 rows and one of 20,000 columns',
    name,
    answers: ['analysis'],
    make: () => {
      const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
      const wide = `<w:tr>${cell('a').repeat(20_000)}</w:tr>`;
      return packed(`<w:body><w:tbl>${wide}${`<w:tr>${cell(')')}</w:tr>`.repeat(20_000)}</w:tbl></w:body>`);
    },
  },
  {
    kind: 'docx with a table of 300,000 rows',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: () =>
      packed(
        `<w:body><w:tbl>${'<w:tr><w:tc><w:p><w:r><w:t>$1,000</w:t></w:r></w:p></w:tc></w:tr>'.repeat(300_000)}</w:tbl></w:body>`,
      ),
  },
  {
    kind: 'docx with an unclosed tag',
    name,
    answers: ['document_corrupt'],
    make: () => packed(`<w:body><w:p a="${'x'.repeat(9 * megabyte)}`),
  },
  {
    kind: 'docx with a million tags with unclosed quotes',
    name,
    answers: ['document_corrupt'],
    make: () => packed(`<w:body>${`<w:p a="'><w:p b='">`.repeat(300_000)}</w:body>`),
  },
  {
    kind: 'docx in UTF-16',
    name,
    answers: ['analysis'],
    make: () =>
      makeZip([
        {
          name: 'word/document.xml',
          content: Buffer.from(
            `\ufeff<?xml version="1.0" encoding="UTF-16"?><w:document ${namespaces}><w:body><w:p><w:r><w:t>COMPLAINT</w:t></w:r></w:p></w:body></w:document>`,
            'utf16le',
          ),
        },
      ]),
  },
  {
    kind: 'docx with NULs, lone surrogates, and invisible characters',
    name,
    answers: ['document_corrupt'],
    make: () =>
      packed(
        '<w:body><w:p><w:r><w:t>COM\0PLAINT &#xD800;&#x0;&#x202E;FOR&#x200B; DAM\u{E0041}AGES &#1114112; &#xDFFF;</w:t></w:r></w:p></w:body>',
      ),
  },
  { kind: 'docx without words', name, answers: ['document_no_text'], make: () => makeDocx([' ', '']) },
  {
    kind: 'docx with macros',
    name,
    answers: ['document_has_macros'],
    make: () => makeZip([...partsOf(complaintLines), { name: 'word/vbaProject.bin', content: Buffer.from('macros') }]),
  },
  {
    kind: 'docm',
    name: 'Declaration.docm',
    answers: ['document_has_macros'],
    make: () => makeZip([...partsOf(complaintLines), { name: 'word/vbaProject.bin', content: Buffer.from('macros') }]),
  },
  {
    kind: 'docx with a program and an external template',
    name,
    answers: ['analysis'],
    make: () =>
      makeZip([
        ...partsOf(complaintLines),
        { name: 'word/embeddings/oleObject1.bin', content: Buffer.from('MZ program') },
        {
          name: 'word/_rels/settings.xml.rels',
          content: Buffer.from(
            '<Relationships><Relationship Id="rId1" Type="attachedTemplate" Target="http://169.254.169.254/x.dotm" TargetMode="External"/></Relationships>',
          ),
        },
      ]),
  },
  {
    kind: 'docx that contains a pdf',
    name,
    answers: ['document_wrong_type'],
    make: () => makeZip([{ name: 'Complaint.pdf', content: aComplaint() }]),
  },
];

function partsOf(paragraphs: readonly string[]) {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  return [
    {
      name: 'word/document.xml',
      content: Buffer.from(`<w:document ${namespaces}><w:body>${body}</w:body></w:document>`),
    },
  ];
}

function packed(body: string): Buffer {
  return withXml(`<w:document ${namespaces}>${body}</w:document>`);
}

function withXml(xml: string): Buffer {
  return makeZip([{ name: 'word/document.xml', content: Buffer.from(xml) }]);
}
