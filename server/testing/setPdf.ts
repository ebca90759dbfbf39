import { lockPdf } from './lockPdf.ts';

/** Words on a page: `x` and `y` in points from the lower left corner, `y` that of the baseline, as PDF counts. */
export type SetText = {
  text: string;
  x: number;
  y: number;
  size?: number;
  font?: 'times' | 'bold' | 'courier';
  /** Degrees against the clock. */
  angle?: number;
  /** Drawn without ink, as OCR programs lay words under a picture. */
  invisible?: boolean;
};

export type SetPage = {
  texts?: SetText[];
  box?: [number, number, number, number];
  crop?: [number, number, number, number];
  rotate?: 0 | 90 | 180 | 270;
  /** A gray picture over the entire page, as a scan is; `inked` has something on every line. */
  picture?: boolean | 'inked';
  /** Values of form fields, where they appear. */
  fields?: SetText[];
  /** White boxes that someone has laid over the page: left, bottom, right, top. */
  covers?: [number, number, number, number][];
};

export type SetOptions = { ownerPassword?: string };

/** A real PDF with these pages, for tests: text where it is wanted and nothing else. Latin letters only. */
export function setPdf(pages: SetPage[], options: SetOptions = {}): Buffer {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const fonts = Object.entries({ times: 'Times-Roman', bold: 'Times-Bold', courier: 'Courier' })
    .map(([name, base]) => {
      const font = `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>`;
      return `/${name} ${add(font)} 0 R`;
    })
    .join(' ');
  const picture = add(
    stream('/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', 'x'),
  );
  const rows = Array.from({ length: 198 }, (_, row) => (row % 2 === 0 ? ' ' : '~')).join('');
  const inked = add(
    stream('/Type /XObject /Subtype /Image /Width 1 /Height 198 /ColorSpace /DeviceGray /BitsPerComponent 8', rows),
  );
  const pictures = `/XObject << /scan ${picture} 0 R /inked ${inked} 0 R >>`;
  const resources = `/Resources << /Font << ${fonts} >> ${pictures} >>`;
  const tree = objects.length + 1;
  add('');
  const kids = pages.map((page) => {
    const box = page.box ?? [0, 0, 612, 792];
    const scan = page.picture
      ? `q ${box[2] - box[0]} 0 0 ${box[3] - box[1]} ${box[0]} ${box[1]} cm /${page.picture === 'inked' ? 'inked' : 'scan'} Do Q\n`
      : '';
    const contents = add(stream('', scan + (page.texts ?? []).map(draw).join('')));
    const fields = (page.fields ?? []).map((field) => add(fieldFor(field, add, resources)));
    const covers = (page.covers ?? []).map((rect) => add(coverFor(rect, add)));
    const annotations = [...covers, ...fields].map((number) => `${number} 0 R`).join(' ');
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [${box.join(' ')}] ${page.crop ? `/CropBox [${page.crop.join(' ')}]` : ''} /Rotate ${page.rotate ?? 0} ${resources} /Contents ${contents} 0 R /Annots [${annotations}] >>`,
    );
  });
  objects[tree - 1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`;
  const catalog = add(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
  if (options.ownerPassword === undefined) return bind(objects, `/Root ${catalog} 0 R`);
  const { locked, encrypt, id } = lockPdf(objects, options.ownerPassword);
  return bind([...locked, encrypt], `/Root ${catalog} 0 R /Encrypt ${locked.length + 1} 0 R /ID [<${id}> <${id}>]`);
}

function draw({ text, x, y, size = 12, font = 'times', angle = 0, invisible = false }: SetText): string {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians).toFixed(6), Math.sin(radians).toFixed(6)];
  const escaped = text.replace(/[\\()]/g, '\\$&');
  return `BT /${font} ${size} Tf ${invisible ? 3 : 0} Tr ${cos} ${sin} ${-Number(sin)} ${cos} ${x} ${y} Tm (${escaped}) Tj ET\n`;
}

/** A filled text field with the appearance that viewers show. */
function fieldFor(field: SetText, add: (body: string) => number, resources: string): string {
  const look = add(
    stream(`/Type /XObject /Subtype /Form /BBox [0 0 300 20] ${resources}`, draw({ ...field, x: 2, y: 5 })),
  );
  return `<< /Type /Annot /Subtype /Widget /FT /Tx /T (field) /V (${field.text}) /F 4 /Rect [${field.x} ${field.y} ${field.x + 300} ${field.y + 20}] /AP << /N ${look} 0 R >> >>`;
}

function coverFor(rect: [number, number, number, number], add: (body: string) => number): string {
  const box = `${rect[0]} ${rect[1]} ${rect[2] - rect[0]} ${rect[3] - rect[1]}`;
  const look = add(stream(`/Type /XObject /Subtype /Form /BBox [${rect.join(' ')}]`, `1 1 1 rg ${box} re f\n`));
  return `<< /Type /Annot /Subtype /Square /IC [1 1 1] /F 4 /Rect [${rect.join(' ')}] /AP << /N ${look} 0 R >> >>`;
}

function stream(entries: string, data: string): string {
  return `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

function bind(objects: readonly string[], trailer: string): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
