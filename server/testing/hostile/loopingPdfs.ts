import { bindPdf, complaintLines, helvetica, linesOf, onePage, streamOf } from './bindPdf.ts';
import type { HostileKind } from './HostileKind.ts';

const name = 'Loop.pdf';
const contents = streamOf(linesOf(complaintLines));
const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>';

/** PDFs with cycles or endless structures. */
export const loopingPdfs: HostileKind[] = [
  {
    kind: 'pdf whose pages contain themselves',
    name,
    answers: ['analysis'],
    make: () =>
      bindPdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Count 1 /Kids [2 0 R 3 0 R] >>',
        page,
        contents,
        helvetica,
      ]),
  },
  {
    kind: 'pdf whose pages are each other’s parents',
    name,
    answers: ['document_corrupt'],
    make: () =>
      bindPdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Count 1 /Parent 6 0 R /Kids [6 0 R] >>',
        page,
        contents,
        helvetica,
        '<< /Type /Pages /Count 1 /Parent 2 0 R /Kids [2 0 R] >>',
      ]),
  },
  {
    kind: 'pdf with a tree of pages 20,000 deep',
    name,
    answers: ['document_corrupt'],
    make: () => {
      const deep = 20_000;
      const tree = Array.from(
        { length: deep },
        (_, index) =>
          `<< /Type /Pages /Count 1 /Kids [${index === deep - 1 ? 3 : index + 7} 0 R] /Parent ${Math.max(2, index + 5)} 0 R >>`,
      );
      return bindPdf([
        '<< /Type /Catalog /Pages 6 0 R >>',
        '<< /Type /Pages /Count 0 /Kids [] >>',
        page,
        contents,
        helvetica,
        ...tree,
      ]);
    },
  },
  {
    kind: 'pdf whose previous version is itself',
    name,
    answers: ['analysis'],
    make: () => {
      const sound = onePage({ contents });
      const at = sound.lastIndexOf('xref\n0 ');
      return Buffer.from(sound.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R /Prev ${at}`), 'latin1');
    },
  },
  {
    kind: 'pdf whose object is itself',
    name,
    answers: ['analysis'],
    make: () => onePage({ contents: '4 0 R' }),
  },
  {
    kind: 'pdf with a chain of 100,000 references',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents: '6 0 R',
        more: Array.from({ length: 100_000 }, (_, index) => `${index + 7} 0 R`),
      }),
  },
  {
    kind: 'pdf whose stream defines its own length',
    name,
    answers: ['analysis'],
    make: () => onePage({ contents: '<< /Length 4 0 R >>\nstream\nBT (x) Tj ET\nendstream' }),
  },
  {
    kind: 'pdf whose form draws itself',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents: streamOf('/X Do'),
        resources: '/XObject << /X 6 0 R >>',
        more: [streamOf(`${linesOf(complaintLines)} /X Do`, form('/XObject << /X 6 0 R >>'))],
      }),
  },
  {
    kind: 'pdf with forms in forms 3,000 deep',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents: streamOf('/X Do'),
        resources: '/XObject << /X 6 0 R >>',
        more: Array.from({ length: 3000 }, (_, index) =>
          streamOf(index === 2999 ? linesOf(complaintLines) : '/X Do', form(`/XObject << /X ${index + 7} 0 R >>`)),
        ),
      }),
  },
  {
    kind: 'pdf with a glyph that draws itself',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents: streamOf('BT /F 12 Tf 72 720 Td (aaaa) Tj ET'),
        font: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [0.1 0 0 0.1 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [10] /Resources << /Font << /F 5 0 R >> >> >>',
        more: [streamOf('10 0 0 0 10 10 d1 BT /F 1 Tf (aa) Tj ET')],
      }),
  },
  {
    kind: 'pdf with circular bookmarks',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents,
        catalog: '/Outlines 6 0 R',
        more: [
          '<< /First 7 0 R /Last 7 0 R >>',
          '<< /Title (a) /Parent 6 0 R /Next 8 0 R /First 8 0 R >>',
          '<< /Title (b) /Next 7 0 R /First 7 0 R >>',
        ],
      }),
  },
];

function form(resources: string): string {
  return `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F 5 0 R >> ${resources} >>`;
}
