import { deflateSync } from 'node:zlib';

/** The body of an object, without its number: a text in Latin letters, or bytes. */
export type Body = string | Buffer;

/** Binds objects (the first has number 1) into a PDF, sound but for what they say themselves. */
export function bindPdf(bodies: readonly Body[], trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  let length = parts[0]!.length;
  const rows = bodies.map((body, index) => {
    const object = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
      Buffer.from('\nendobj\n'),
    ]);
    const row = `${String(length).padStart(10, '0')} 00000 n \n`;
    parts.push(object);
    length += object.length;
    return row;
  });
  const end = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${bodies.length + 1} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')]);
}

/** A stream with these entries in its dictionary. */
export function streamOf(data: Buffer | string, entries = ''): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** The same, deflated `times` over. */
export function deflatedStream(data: Buffer | string, entries = '', times = 1): Buffer {
  let bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  for (let time = 0; time < times; time++) bytes = deflateSync(bytes, { level: 9 });
  return streamOf(bytes, `${entries} /Filter [${'/FlateDecode '.repeat(times)}]`);
}

export const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

type Page = {
  /** The body of the contents' stream, or of whatever appears in its place. */
  contents: Body;
  /** Entries of the page. */
  page?: string;
  /** Entries of the resources beside the font. */
  resources?: string;
  catalog?: string;
  font?: Body;
  /** Further objects; the first has number 6. */
  more?: readonly Body[];
};

/** A PDF of one page: 1 catalogue, 2 pages, 3 page, 4 contents, 5 font. */
export function onePage({ contents, page = '', resources = '', catalog = '', font, more = [] }: Page): Buffer {
  const box = page.includes('/MediaBox') ? '' : '/MediaBox [0 0 612 792]';
  return bindPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> ${page} >>`,
    contents,
    font ?? helvetica,
    ...more,
  ]);
}

/** Draws lines of text down a page. */
export function linesOf(lines: readonly string[]): string {
  const drawn = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
  return `BT /F 12 Tf 14 TL 72 720 Td\n${drawn.join('\n')}\nET`;
}

/** A complaint's first page in a few words, to be found again in whatever is done to it. */
export const complaintLines = [
  'SUPERIOR COURT OF CALIFORNIA',
  'COUNTY OF ALDER',
  'JANE ROE, Plaintiff, v. ACME, INC., Defendant.',
  'Case No. 26CV00431',
  'COMPLAINT FOR DAMAGES',
  'Plaintiff alleges that the defendant broke the contract of March 17, 2026.',
];
