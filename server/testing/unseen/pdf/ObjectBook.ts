import { deflateSync } from 'node:zlib';

/** The objects of a PDF while it is being written; the first has number 1. */
export type ObjectBook = {
  bodies: Buffer[];
  /** Adds an object and says its number. */
  add(body: string | Buffer): number;
  /** Adds a stream, with the entries of its dictionary. */
  stream(data: string | Buffer, entries?: string): number;
  /** Keeps a number for what is written later. */
  reserve(): number;
  set(number: number, body: string | Buffer): void;
};

/** Opens an empty book of objects; `deflated` says whether streams are pressed together. */
export function openObjects(deflated: boolean): ObjectBook {
  const bodies: Buffer[] = [];
  const add = (body: string | Buffer) => bodies.push(bytesOf(body));
  return {
    bodies,
    add,
    stream: (data, entries = '') => add(streamOf(data, entries, deflated)),
    reserve: () => add(''),
    set: (number, body) => {
      bodies[number - 1] = bytesOf(body);
    },
  };
}

/** The body of a stream. */
export function streamOf(data: string | Buffer, entries: string, deflated: boolean): Buffer {
  const plain = bytesOf(data);
  const pressed = deflated && !entries.includes('/Filter') ? deflateSync(plain) : plain;
  const filter = pressed === plain ? '' : '/Filter /FlateDecode';
  return Buffer.concat([
    bytesOf(`<< ${entries} ${filter} /Length ${pressed.length} >>\nstream\n`),
    pressed,
    bytesOf('\nendstream'),
  ]);
}

/** A text as PDF writes it between parentheses. */
export function literal(text: string): string {
  const folded = text.replace(/[’‘“”–—]/g, (mark) => winAnsi[mark]!).replace(/[\\()]/g, '\\$&');
  return `(${folded})`;
}

const winAnsi: Record<string, string> = {
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
  '—': '\x97',
};

function bytesOf(body: string | Buffer): Buffer {
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
}
