import type { InjectOptions } from 'fastify';
import type { Endpoint } from '#contract/endpoint';
import { makeDocx, makePdf } from '#server/testing/makeFiles';
import type { Dice } from './dice.ts';
import { hostileTexts } from './hostileValues.ts';
import { type Known, makeInput } from './makeInput.ts';

/** One call as it is sent. Lone surrogates travel in JSON escapes, in raw bytes of a path, and in form fields. */
export function makeCall(endpoint: Endpoint, dice: Dice, known: Known): InjectOptions {
  const input = makeInput(endpoint, dice, known);
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = dice.chance(0.15) ? dice.pick(hostileTexts) : input[name];
    delete input[name];
    return encode(typeof value === 'string' || typeof value === 'number' ? String(value) : dice.pick(known.ids));
  });
  const headers = makeHeaders(dice);
  if (endpoint.body === undefined || endpoint.body === 'none') {
    return { method: endpoint.method, url: `/api${path}${makeQuery(input, dice)}`, headers };
  }
  const { type, payload } = makeBody(endpoint, input, dice);
  return { method: endpoint.method, url: `/api${path}`, headers: { ...headers, 'content-type': type }, payload };
}

function encode(text: string): string {
  // What cannot be encoded is sent as the bytes that a careless program would send.
  return !/\p{Cs}/u.test(text) ? encodeURIComponent(text.slice(0, 2000)) : '%ED%A0%80';
}

function makeQuery(fields: Record<string, unknown>, dice: Dice): string {
  if (dice.chance(0.03))
    return dice.pick(['?%00', '?q=%ED%A0%80', '?q=%', '?q[]=1&q[]=2', '?__proto__=1', `?q=${'a&q='.repeat(300)}`]);
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 30) : [value]).map((one) => `${encode(name)}=${encode(textOf(one))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const textOf = (value: unknown) => (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value));

const brokenBodies = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '0',
  `${'['.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3001)}`,
  '{"__proto__":{"x":1}}',
  `"${'x'.repeat(1_100_000)}"`,
];

function makeBody(
  endpoint: Endpoint,
  fields: Record<string, unknown>,
  dice: Dice,
): { type: string; payload: string | Buffer } {
  if (dice.chance(0.05)) {
    const type = dice.pick([
      'application/json',
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'application/json; charset=utf-16',
      'x',
    ]);
    return { type, payload: dice.pick(brokenBodies) };
  }
  if (endpoint.body === 'files' || (endpoint.body === 'form' && dice.chance(0.4)))
    return makeForm(endpoint, fields, dice);
  if (endpoint.body === 'form' && dice.chance(0.4)) {
    return { type: 'application/x-www-form-urlencoded', payload: makeQuery(fields, dice).slice(1) };
  }
  return { type: 'application/json', payload: JSON.stringify(fields) };
}

const names = [
  'Complaint.pdf',
  'a.txt',
  '../../x.pdf',
  '',
  'a\u0000.pdf',
  '\u202efdp.exe',
  `${'n'.repeat(5000)}.pdf`,
  '.',
  'con.docx',
  'x"; name="y',
];
const complaint = [
  'SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALDER',
  'Morgan Sample, Plaintiff, v. Example Foods, Inc., Defendant.',
  'Case No. 26CV00431',
  'COMPLAINT FOR DAMAGES',
];
const contents = (dice: Dice): Buffer => {
  const kind = dice.below(9);
  if (kind === 0) return Buffer.from(makePdf(complaint, 1 + dice.below(2)));
  if (kind === 1) return Buffer.from(makeDocx(complaint));
  if (kind === 2) return Buffer.alloc(0);
  if (kind === 3) return Buffer.from(makePdf(complaint)).subarray(0, 200);
  if (kind === 4) return Buffer.from('PK\u0003\u0004garbage');
  if (kind === 5) return Buffer.from('a\u0000b\u0001'.repeat(50), 'utf8');
  if (kind === 6) return Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]);
  if (kind === 7) return Buffer.from('name,bar_number\n"broken,1\n=1+1,\u0000');
  return Buffer.from(`${complaint.join('\n')}\n${dice.pick(hostileTexts).slice(0, 200)}`, 'utf8');
};

function makeForm(endpoint: Endpoint, fields: Record<string, unknown>, dice: Dice): { type: string; payload: Buffer } {
  const parts: Buffer[] = [];
  const add = (head: string, body: Buffer) =>
    parts.push(Buffer.from(`--fuzz\r\ncontent-disposition: form-data; ${head}\r\n\r\n`), body, Buffer.from('\r\n'));
  for (const [name, value] of Object.entries(fields)) add(`name="${name}"`, Buffer.from(textOf(value)));
  for (const name of Object.keys(endpoint.files ?? {})) {
    const times = dice.pick([1, 1, 1, 1, 0, 2]);
    for (let time = 0; time < times; time++) add(`name="${name}"; filename="${dice.pick(names)}"`, contents(dice));
  }
  if (dice.chance(0.05)) add('name="unknown"; filename="x.pdf"', contents(dice));
  if (dice.chance(0.97)) parts.push(Buffer.from('--fuzz--\r\n'));
  return { type: 'multipart/form-data; boundary=fuzz', payload: Buffer.concat(parts) };
}

function makeHeaders(dice: Dice): Record<string, string> {
  return {
    // A call that includes its analysis would take a minute: no jobs run between calls.
    prefer: 'respond-async',
    ...(dice.chance(0.05) && { 'user-agent': dice.pick(['', '\u00ff\u00fe', 'x'.repeat(4000)]) }),
    ...(dice.chance(0.05) && { 'idempotency-key': dice.pick(['a', 'a b', 'x'.repeat(300)]) }),
    ...(dice.chance(0.05) && {
      cookie: dice.pick(['assize-sign-in=%00', 'assize-browser=%ED%A0%80', '=;;=', 'a'.repeat(3000)]),
    }),
    ...(dice.chance(0.03) && { host: dice.pick(['', 'evil.example', '[::', 'a:99999']) }),
    ...(dice.chance(0.03) && { 'x-forwarded-for': dice.pick(['127.0.0.1', 'x', '1.2.3.4, 5.6.7.8']) }),
    ...(dice.chance(0.03) && { range: 'bytes=9-1', 'if-none-match': '"x"' }),
  };
}
