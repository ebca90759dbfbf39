import { streamOf } from './ObjectBook.ts';

/** How a file is bound: a table of places in plain text, or a stream of them with the small objects packed together. */
export type Binding = 'table' | 'stream';

/** A file that is bound, and what one needs to know to write on behind its end. */
export type Bound = { bytes: Buffer; binding: Binding; objects: number; trailer: string };

type Place = { number: number; kind: 1 | 2; at: number; index: number };

/** Binds objects into a PDF. */
export function bindFile(bodies: readonly Buffer[], trailer: string, binding: Binding): Bound {
  const head = Buffer.from(`%PDF-1.${binding === 'table' ? 4 : 6}\n%\xe2\xe3\xcf\xd3\n`, 'latin1');
  const numbered = bodies.map((body, index) => ({ number: index + 1, body }));
  return append(head, numbered, { trailer, binding, objects: bodies.length });
}

/** Writes objects behind the end of a file, as programs do that save without touching what was there. */
export function bindRevision(before: Bound, changed: ReadonlyMap<number, Buffer>): Bound {
  const start = before.bytes.lastIndexOf('startxref');
  const previous = Number(
    before.bytes
      .toString('latin1', start + 9)
      .trim()
      .split(/\s/)[0],
  );
  const numbered = [...changed].sort(([one], [other]) => one - other).map(([number, body]) => ({ number, body }));
  const objects = Math.max(before.objects, ...changed.keys());
  const { trailer, binding } = before;
  return append(before.bytes, numbered, { trailer, binding, objects, previous });
}

type Options = { trailer: string; binding: Binding; objects: number; previous?: number };

function append(
  before: Buffer,
  numbered: readonly { number: number; body: Buffer }[],
  { trailer, binding, objects, previous }: Options,
): Bound {
  const parts = [before];
  let length = before.length;
  const places: Place[] = [];
  const put = (number: number, body: Buffer) => {
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    places.push({ number, kind: 1, at: length, index: 0 });
    parts.push(object);
    length += object.length;
  };
  const isStream = (body: Buffer) => body.subarray(-9).toString('latin1') === 'endstream';
  const packed = binding === 'stream' ? numbered.filter(({ body }) => !isStream(body)) : [];
  for (const { number, body } of numbered) if (binding === 'table' || isStream(body)) put(number, body);
  let last = objects;
  if (packed.length > 0) {
    last += 1;
    const holder = last;
    for (const [index, { number }] of packed.entries()) places.push({ number, kind: 2, at: holder, index });
    put(holder, packObjects(packed));
  }
  const back = previous === undefined ? '' : `/Prev ${previous}`;
  if (binding === 'table') {
    const end = `${tableOf(places)}trailer\n<< /Size ${last + 1} ${trailer} ${back} >>\nstartxref\n${length}\n%%EOF\n`;
    return { bytes: Buffer.concat([...parts, Buffer.from(end, 'latin1')]), binding, objects: last, trailer };
  }
  last += 1;
  const from = length;
  places.push({ number: last, kind: 1, at: from, index: 0 });
  put(last, placesStream(places, `/Size ${last + 1} ${trailer} ${back}`));
  parts.push(Buffer.from(`startxref\n${from}\n%%EOF\n`));
  return { bytes: Buffer.concat(parts), binding, objects: last, trailer };
}

function packObjects(packed: readonly { number: number; body: Buffer }[]): Buffer {
  let at = 0;
  const heads = packed.map(({ number, body }) => {
    const head = `${number} ${at}`;
    at += body.length + 1;
    return head;
  });
  const first = Buffer.from(`${heads.join(' ')}\n`);
  const data = Buffer.concat([first, ...packed.flatMap(({ body }) => [body, Buffer.from('\n')])]);
  return streamOf(data, `/Type /ObjStm /N ${packed.length} /First ${first.length}`, true);
}

function tableOf(places: readonly Place[]): string {
  const rows = [...places].sort((one, other) => one.number - other.number);
  const written = rows.map(({ number, at }) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
  return `xref\n0 1\n0000000000 65535 f \n${written.join('')}`;
}

function placesStream(places: readonly Place[], entries: string): Buffer {
  const rows = [...places].sort((one, other) => one.number - other.number);
  const unique = rows.filter(({ number }, index) => rows[index + 1]?.number !== number);
  const data = Buffer.alloc(7 * unique.length);
  for (const [row, { kind, at, index }] of unique.entries()) {
    data.writeUInt8(kind, 7 * row);
    data.writeUInt32BE(at, 7 * row + 1);
    data.writeUInt16BE(index, 7 * row + 5);
  }
  const numbers = unique.map(({ number }) => `${number} 1`).join(' ');
  return streamOf(data, `/Type /XRef /W [1 4 2] /Index [${numbers}] ${entries}`, true);
}
