import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Box } from '#domain/documents/DocumentText';
import { bindPdf, deflatedStream, helvetica, linesOf, streamOf } from '#server/testing/hostile/bindPdf';
import { makeScan } from '#server/testing/makeScan';
import { setPdf } from '#server/testing/setPdf';
import { contains } from '#server/testing/streamsOf';
import { readDocument } from '../../readDocumentText.ts';
import { readPdf } from '../readPdf.ts';
import { renderPdfPage } from '../renderPdfPage.ts';
import { fixPdf } from './fixPdf.ts';

const ssn = '123-45-6789';

async function placesOf(bytes: Uint8Array, text: string): Promise<{ page: number; box: Box }[]> {
  const pages = await readPdf(bytes);
  return pages.flatMap(({ number, lines }) =>
    lines.flatMap(({ words }) =>
      words.filter((word) => word.text.includes(text)).map(({ box }) => ({ page: number, box })),
    ),
  );
}

const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).map(({ text }) => text);

/** The darkest and the brightest pixel under a box. */
async function shadesUnder(bytes: Uint8Array, { page, box }: { page: number; box: Box }): Promise<[number, number]> {
  const { width } = (await readPdf(bytes))[page - 1]!;
  const picture = await renderPdfPage(bytes, page, 2 * width);
  const [left, top, right, bottom] = box.map((edge) => Math.round(edge * 2));
  const { data } = await sharp(picture!)
    .extract({ left: left! + 1, top: top! + 1, width: right! - left! - 2, height: bottom! - top! - 2 })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data.reduce((one, other) => Math.min(one, other)), data.reduce((one, other) => Math.max(one, other))];
}

/** A picture that is found again in whatever is done to it. */
const pixels = Buffer.from(Array.from({ length: 64 * 64 }, (_, at) => (at * 7919) % 251));

/** A secret in every place of a file in which one can be, and two pages that share their resources. */
function hidingPlaces(): Buffer {
  const lines = ['COMPLAINT FOR DAMAGES', `Social Security number ${ssn}`, 'Plaintiff alleges breach.'];
  const note = `/Subtype /Text /Rect [500 700 520 720] /Contents (see ${ssn})`;
  return bindPdf(
    [
      '<< /Type /Catalog /Pages 2 0 R /Outlines 13 0 R /Metadata 15 0 R /OpenAction 16 0 R /Names << /EmbeddedFiles << /Names [(a.txt) 17 0 R] >> >> /AcroForm << /Fields [11 0 R] >> >>',
      '<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources 7 0 R /Annots [10 0 R 12 0 R] /PieceInfo << /X << /Private (said 123-45-6789) >> >> >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 6 0 R /Resources 7 0 R /Annots [19 0 R 20 0 R] >>',
      deflatedStream(
        `${linesOf(lines)}\nq 100 0 0 100 300 300 cm /Im Do Q\n/Fm Do\n/Span << /ActualText (${ssn}) >> BDC BT 3 Tr /F 12 Tf 72 400 Td (${ssn}) Tj ET EMC`,
      ),
      deflatedStream(linesOf(['The second page says nothing secret.'])),
      '<< /Font << /F 8 0 R >> /XObject << /Im 9 0 R /Fm 14 0 R >> >>',
      helvetica,
      deflatedStream(
        pixels,
        '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8',
      ),
      `<< /Type /Annot ${note} >>`,
      `<< /FT /Tx /T (ssn) /V (${ssn}) /Kids [12 0 R 19 0 R] >>`,
      '<< /Type /Annot /Subtype /Widget /Parent 11 0 R /F 4 /Rect [72 500 200 520] /AP << /N 21 0 R >> >>',
      '<< /Type /Outlines /First 18 0 R /Last 18 0 R /Count 1 >>',
      deflatedStream(
        `BT /F 12 Tf 72 350 Td (Account ${ssn}) Tj ET`,
        '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F 8 0 R >> >>',
      ),
      streamOf(`<x:xmpmeta>${ssn}</x:xmpmeta>`, '/Type /Metadata /Subtype /XML'),
      `<< /S /JavaScript /JS (app.alert\\("${ssn}"\\)) >>`,
      '<< /Type /Filespec /F (a.txt) /EF << /F 22 0 R >> >>',
      `<< /Title (Number ${ssn}) /Parent 13 0 R /Dest [3 0 R /Fit] >>`,
      '<< /Type /Annot /Subtype /Widget /Parent 11 0 R /F 4 /Rect [72 100 200 120] >>',
      '<< /Type /Annot /Subtype /Link /Rect [72 700 200 720] /Dest [3 0 R /Fit] >>',
      streamOf(
        `BT /F 12 Tf 2 5 Td (${ssn}) Tj ET`,
        '/Type /XObject /Subtype /Form /BBox [0 0 128 20] /Resources << /Font << /F 8 0 R >> >>',
      ),
      streamOf(ssn, '/Type /EmbeddedFile'),
      // To this, nothing refers: it is what an earlier state of the file left.
      `<< /Left (${ssn}) >>`,
    ],
    '/Root 1 0 R /Info << /Title (About 123-45-6789) >>',
  );
}

describe('a redaction', () => {
  test('leaves nothing of what was marked: in no text, no stream, no picture, and no part of the file', async () => {
    const original = hidingPlaces();
    expect(contains(original, ssn)).toBe(true);
    const words = await placesOf(original, ssn);
    const whole: Box = [250, 350, 450, 520];
    const marks = [
      ...words.filter(({ page }) => page === 1),
      { page: 1, box: whole },
      { page: 2, box: [60, 660, 210, 700] as Box },
    ];
    const { bytes, report } = await fixPdf(original, { fix: 'redact', marks }, {});
    expect(contains(bytes, ssn)).toBe(false);
    expect(contains(bytes, ssn.replaceAll('-', ''))).toBe(false);
    expect(contains(bytes, pixels.subarray(0, 64).toString('latin1'))).toBe(false);
    expect(report).toMatchObject({ pages: [1, 2], signatures: 0 });
    const [first, second] = await textOf(bytes);
    expect(first).toContain('COMPLAINT FOR DAMAGES');
    expect(first).toContain('Plaintiff alleges breach.');
    expect(first).not.toContain('6789');
    expect(second).toContain('The second page says nothing secret.');
    for (const mark of marks) {
      const [darkest, brightest] = await shadesUnder(bytes, mark);
      expect([darkest, brightest]).toEqual([0, expect.any(Number)]);
      expect(brightest).toBeLessThan(60);
    }
    const facts = (await readDocument(bytes, 'a.pdf')).file.pdf!;
    expect(facts).toMatchObject({ active_content: [], attachments: [], form_fields: 0, bookmarks: [] });
  });

  test('does not copy a picture that another page could use but does not', async () => {
    const { bytes } = await fixPdf(hidingPlaces(), { fix: 'redact', marks: [{ page: 1, box: [0, 0, 612, 792] }] }, {});
    expect(contains(bytes, pixels.subarray(0, 64).toString('latin1'))).toBe(false);
    expect(contains(bytes, ssn)).toBe(false);
    expect((await textOf(bytes))[1]).toContain('The second page says nothing secret.');
  });

  test('of a scan removes the pixels, and the words that were recognized', async () => {
    const lines = [
      'DECLARATION OF JANE ROE',
      `My Social Security number is ${ssn}.`,
      'I declare under penalty of perjury.',
    ];
    const page = { texts: lines.map((text, line) => ({ text, x: 72, y: 700 - 30 * line })) };
    const hidden = { texts: page.texts.map((one) => ({ ...one, invisible: true })), picture: 'inked' as const };
    const scan = await makeScan([{ page }]);
    const box: Box = [210, 110, 330, 130];
    const { bytes } = await fixPdf(scan, { fix: 'redact', marks: [{ page: 1, box }] }, {});
    expect((await shadesUnder(bytes, { page: 1, box }))[1]).toBeLessThan(60);
    const layered = setPdf([hidden]);
    const marks = await placesOf(layered, ssn);
    expect(marks).toHaveLength(1);
    const { bytes: second } = await fixPdf(layered, { fix: 'redact', marks }, {});
    expect(contains(second, ssn)).toBe(false);
    expect((await textOf(second))[0]).toContain('penalty of perjury');
  });

  test('on a page that is rotated in the file is where it was marked', async () => {
    const turned = setPdf([{ texts: [{ text: `Number ${ssn}`, x: 300, y: 100, angle: 90 }], rotate: 90 }]);
    const [mark] = await placesOf(turned, ssn);
    const { bytes } = await fixPdf(turned, { fix: 'redact', marks: [mark!] }, {});
    expect((await shadesUnder(bytes, mark!))[1]).toBeLessThan(60);
    expect((await textOf(bytes))[0]!.trim()).toBe('Number');
  });

  test('says on which other pages the same number is', async () => {
    const pages = [1, 2, 3].map((n) => ({
      texts: [{ text: n === 2 ? 'Nothing here' : `Number ${ssn}`, x: 72, y: 700 }],
    }));
    const original = setPdf(pages);
    const [mark] = await placesOf(original, ssn);
    const { report } = await fixPdf(original, { fix: 'redact', marks: [mark!] }, {});
    expect(report.elsewhere).toEqual([3]);
  });
});
