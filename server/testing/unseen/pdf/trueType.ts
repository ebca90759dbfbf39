import { fontBytes } from '#server/courtdoc/generate/fonts';

/** A face of Tinos, cut down to what an embedding program would keep. */
export type Face = { file: Buffer; glyphOf(character: string): number; widthOf(glyph: number): number };

const kept = ['cmap', 'cvt ', 'fpgm', 'prep', 'head', 'hhea', 'maxp', 'hmtx', 'loca', 'glyf'];
const lastKept = 0x17e;
const faces = new Map<string, Face>();

/** One of the portal's own two faces, with the letters of Western Europe. Widths are thousandths of the type size. */
export function faceOf(name: 'regular' | 'bold'): Face {
  const known = faces.get(name) ?? cutFace(fontBytes(name));
  faces.set(name, known);
  return known;
}

function cutFace(font: Buffer): Face {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + 16 * index;
    const from = font.readUInt32BE(at + 8);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(from, from + font.readUInt32BE(at + 12)));
  }
  const glyphOf = readCharacterMap(tables.get('cmap')!);
  const units = tables.get('head')!.readUInt16BE(18);
  const measured = tables.get('hhea')!.readUInt16BE(34);
  const metrics = tables.get('hmtx')!;
  return {
    file: bindTables(withoutOthers(tables, glyphOf)),
    glyphOf: (character) => glyphOf(character.codePointAt(0) ?? 0),
    widthOf: (glyph) => Math.round((metrics.readUInt16BE(4 * Math.min(glyph, measured - 1)) * 1000) / units),
  };
}

/** Format 4 of the character map, the one for the basic plane. */
function readCharacterMap(cmap: Buffer): (code: number) => number {
  let table = cmap;
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = cmap.readUInt32BE(4 + 8 * index + 4);
    if (cmap.readUInt16BE(at) === 4) table = cmap.subarray(at);
  }
  const doubled = table.readUInt16BE(6);
  return (code) => {
    for (let at = 14; at < 14 + doubled; at += 2) {
      if (table.readUInt16BE(at) < code) continue;
      const start = table.readUInt16BE(at + doubled + 2);
      if (start > code) return 0;
      const delta = table.readUInt16BE(at + 2 * doubled + 2);
      const offsetAt = at + 3 * doubled + 2;
      const offset = table.readUInt16BE(offsetAt);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = table.readUInt16BE(offsetAt + offset + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Outlines of letters that no one uses are left out; the numbers of glyphs stay. */
function withoutOthers(tables: ReadonlyMap<string, Buffer>, glyphOf: (code: number) => number): Map<string, Buffer> {
  const long = tables.get('head')!.readInt16BE(50) === 1;
  const places = tables.get('loca')!;
  const outlines = tables.get('glyf')!;
  const count = tables.get('maxp')!.readUInt16BE(4);
  const placeOf = (glyph: number) => (long ? places.readUInt32BE(4 * glyph) : 2 * places.readUInt16BE(2 * glyph));
  const wanted = new Set([0]);
  for (let code = 32; code <= lastKept; code++) wanted.add(glyphOf(code));
  for (const code of [0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022]) wanted.add(glyphOf(code));
  const found: Buffer[] = [];
  const newPlaces = Buffer.alloc(places.length);
  let length = 0;
  for (let glyph = 0; glyph <= count; glyph++) {
    if (long) newPlaces.writeUInt32BE(length, 4 * glyph);
    else newPlaces.writeUInt16BE(length / 2, 2 * glyph);
    if (glyph === count || !wanted.has(glyph)) continue;
    const outline = outlines.subarray(placeOf(glyph), placeOf(glyph + 1));
    found.push(outline);
    length += outline.length;
  }
  const cut = new Map(kept.filter((name) => tables.has(name)).map((name) => [name, tables.get(name)!]));
  return cut.set('loca', newPlaces).set('glyf', Buffer.concat(found));
}

function bindTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  const names = [...tables.keys()].sort();
  const head = Buffer.alloc(12 + 16 * names.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [index, name] of names.entries()) {
    const table = tables.get(name)!;
    const at = 12 + 16 * index;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}
