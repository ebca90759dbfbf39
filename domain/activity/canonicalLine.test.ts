import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ActivityLine, canonicalLine } from './canonicalLine.ts';

const line: ActivityLine = {
  court_id: 'alder',
  seq: 1,
  actor_id: null,
  actor_name: 'Dana "Clerk" Sample',
  actor_role: 'clerk',
  action: 'filing_received',
  subject_type: 'filing',
  subject_id: '1',
  values: { document: 'Ñuñez.pdf', after_doubts: false },
  concerns: null,
  from_address: '10.0.0.1',
  changes: null,
  at: '2026-03-02T08:00:00.123000Z',
  previous_hash: '0'.repeat(64),
};

test('the canonical form of a line never changes, because the hashes of all courts depend on it', () => {
  expect(canonicalLine(line)).toBe(
    `{"court_id":"alder","seq":1,"actor_id":null,"actor_name":"Dana \\"Clerk\\" Sample","actor_role":"clerk","action":"filing_received","subject_type":"filing","subject_id":"1","values":{"after_doubts":false,"document":"Ñuñez.pdf"},"concerns":null,"from_address":"10.0.0.1","at":"2026-03-02T08:00:00.123000Z","previous_hash":"${'0'.repeat(64)}"}`,
  );
});

test('the changes of a line are part of its canonical form', () => {
  const changes = '[{"field":"amount","before":"$1.00","after":"$2.00"}]';
  expect(canonicalLine({ ...line, changes })).toContain(`"changes":${JSON.stringify(changes)},"at":`);
});

test('the order in which a line’s fields come does not matter', () => {
  const backwards = Object.fromEntries(Object.entries(line).reverse()) as ActivityLine;
  expect(canonicalLine(backwards)).toBe(canonicalLine(line));
});

test('the order in which the values come does not matter, at any depth; that of a list does', () => {
  const spelled = (values: object) => canonicalLine({ ...line, values });
  expect(spelled({ b: [{ d: 1, c: 2 }], a: 1 })).toBe(spelled({ a: 1, b: [{ c: 2, d: 1 }] }));
  expect(spelled({ a: [1, 2] })).not.toBe(spelled({ a: [2, 1] }));
});

test('two lines with different values have different canonical forms', () => {
  const values = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(values, values, (one, other) => {
      const [mine, theirs] = [one, other].map((each) => JSON.parse(JSON.stringify(each)));
      fc.pre(!isDeepStrictEqual(mine, theirs));
      expect(canonicalLine({ ...line, values: mine })).not.toBe(canonicalLine({ ...line, values: theirs }));
    }),
  );
});

test('two lines that differ in any field have different canonical forms', () => {
  const fields = fc.constantFrom(...(Object.keys(line) as (keyof ActivityLine)[]));
  fc.assert(
    fc.property(fields, fc.string(), fc.string(), (field, one, other) => {
      fc.pre(one !== other);
      expect(canonicalLine({ ...line, [field]: one })).not.toBe(canonicalLine({ ...line, [field]: other }));
    }),
  );
});
