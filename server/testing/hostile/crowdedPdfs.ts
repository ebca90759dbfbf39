import type { Random } from '#server/seed/plan/random';
import { bindPdf, complaintLines, deflatedStream, helvetica, linesOf, onePage, streamOf } from './bindPdf.ts';
import type { HostileKind } from './HostileKind.ts';

const name = 'Record.pdf';
const tooMuch = ['document_too_much_memory', 'document_too_slow'] as const;

/** PDFs with excessive contents: pages, letters, pieces, cells, notes. */
export const crowdedPdfs: HostileKind[] = [
  { kind: 'pdf of 10,000 pages', name, answers: ['document_too_many_pages'], make: () => pages(10_000) },
  {
    kind: 'pdf that claims to have a billion pages',
    name,
    answers: ['analysis'],
    make: () => Buffer.from(pages(1).toString('latin1').replace('/Count 1 ', '/Count 1000000000 '), 'latin1'),
  },
  {
    kind: 'pdf that claims a negative number of pages',
    name,
    answers: ['analysis'],
    make: () => Buffer.from(pages(1).toString('latin1').replace('/Count 1 ', '/Count -7 '), 'latin1'),
  },
  {
    kind: 'pdf page of two million characters',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: () => drawing(Array.from({ length: 20_000 }, (_, row) => at(20, 790 - row * 0.035, sentence)).join('\n')),
  },
  {
    kind: 'pdf page of 60,000 characters drawn one by one in random order',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: (random) => drawing(fragments(random, 60_000)),
  },
  {
    kind: 'pdf page of 5,000 characters drawn one by one in random order',
    name,
    answers: ['analysis'],
    make: (random) => drawing(fragments(random, 5000)),
  },
  {
    kind: 'pdf page of 100,000 words in one place',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: () => drawing(`${at(72, 720, 'COMPLAINT')}\n`.repeat(100_000)),
  },
  {
    kind: 'pdf page with one line as long as a book',
    name,
    answers: ['analysis'],
    make: () => drawing(at(72, 720, sentence.repeat(3000)), '/MediaBox [0 0 1800000 792]'),
  },
  {
    kind: 'pdf page with 200,000 words on one line',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: () =>
      drawing(
        Array.from({ length: 10_000 }, (_, index) => at(index * 500, 720, sentence)).join('\n'),
        '/MediaBox [0 0 5000000 792]',
      ),
  },
  {
    kind: 'pdf page of characters rotated by every degree',
    name,
    answers: ['analysis'],
    make: () =>
      drawing(
        Array.from({ length: 20_000 }, (_, index) => {
          const angle = (index * Math.PI) / 1800;
          const [cos, sin] = [Math.cos(angle).toFixed(4), Math.sin(angle).toFixed(4)];
          return `BT /F 8 Tf ${cos} ${sin} ${-Number(sin)} ${cos} ${20 + (index % 200) * 2.8} ${20 + Math.floor(index / 200) * 7} Tm (x) Tj ET`;
        }).join('\n'),
      ),
  },
  {
    kind: 'pdf page with a table of 30,000 cells',
    name,
    answers: ['analysis'],
    make: () =>
      drawing(
        Array.from({ length: 30_000 }, (_, index) =>
          at(10 + (index % 60) * 40, 5980 - Math.floor(index / 60) * 12, `${index}.00`, 6),
        ).join('\n'),
        '/MediaBox [0 0 2450 6000]',
      ),
  },
  {
    kind: 'pdf page in two columns of 4,000 rows',
    name,
    answers: ['analysis'],
    make: () =>
      drawing(
        Array.from({ length: 4000 }, (_, row) =>
          [
            at(20, 47_990 - row * 12, 'left column of words'),
            at(330 + (row % 7), 47_990 - row * 12, 'right column'),
          ].join('\n'),
        ).join('\n'),
        '/MediaBox [0 0 612 48000]',
      ),
  },
  {
    kind: 'pdf page with a caption ruled by 20,000 brackets',
    name,
    answers: ['analysis'],
    make: () =>
      drawing(
        Array.from({ length: 20_000 }, (_, row) =>
          [
            at(20, 199_990 - row * 10, 'JANE ROE,'),
            at(300, 199_990 - row * 10, ')'),
            at(320, 199_990 - row * 10, 'No. 1'),
          ].join('\n'),
        ).join('\n'),
        '/MediaBox [0 0 612 200000]',
      ),
  },
  {
    kind: 'pdf page of 3,000 blanks with words over them',
    name,
    answers: ['analysis'],
    make: () =>
      drawing(
        Array.from({ length: 3000 }, (_, row) =>
          [at(20, 35_990 - row * 12, '__________'), at(22, 35_990 - row * 12, 'Roe')].join('\n'),
        ).join('\n'),
        '/MediaBox [0 0 612 36000]',
      ),
  },
  {
    kind: 'pdf page covered by 20,000 annotations',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents: streamOf(linesOf(complaintLines)),
        page: `/Annots [${Array.from({ length: 20_000 }, (_, index) => `${index + 6} 0 R`).join(' ')}]`,
        more: Array.from({ length: 20_000 }, () => '<< /Type /Annot /Subtype /Square /Rect [0 0 9 9] /IC [1 1 1] >>'),
      }),
  },
  {
    kind: 'pdf page with 300,000 drawn lines',
    name,
    answers: ['analysis'],
    make: () => drawing(`${linesOf(complaintLines)}\n${'0 0 m 612 792 l S\n'.repeat(300_000)}`),
  },
];

const sentence =
  'The court granted the motion of the plaintiff and denied that of the defendant, and so it is ordered. ';

function drawing(drawn: string, page = ''): Buffer {
  return onePage({ contents: deflatedStream(drawn), page });
}

function at(x: number, y: number, text: string, size = 10): string {
  return `BT /F ${size} Tf ${x} ${y.toFixed(3)} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
}

function fragments(random: Random, count: number): string {
  const columns = 240;
  const places = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index--) {
    const other = random.between(0, index);
    [places[index], places[other]] = [places[other]!, places[index]!];
  }
  return places
    .map((place) => at(20 + (place % columns) * 2.4, 780 - Math.floor(place / columns) * 3, sentence[place % 100]!, 4))
    .join('\n');
}

function pages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /Font << /F 4 0 R >> >> >>';
  return bindPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    streamOf(linesOf(complaintLines)),
    helvetica,
    ...Array.from({ length: count }, () => page),
  ]);
}
