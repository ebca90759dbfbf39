import type { Dice } from './dice.ts';

const nested = (levels: number): unknown => (levels === 0 ? 'x' : [nested(levels - 1)]);

/** Text that often breaks programs: for databases, for UTF-8, for dates, numbers, paths, markup and spreadsheets. */
export const hostileTexts: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '',
  ' ',
  'x'.repeat(70_000),
  '😀'.repeat(500),
  'e\u0301'.repeat(300),
  '\u202egnp.exe',
  '\ufeff\u200b',
  "'; drop table people; --",
  '%_\\%',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '9223372036854775808',
  '-2147483649',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13T00:00:00Z',
  '24:61',
  '2026-03-17T25:00:00Z',
  'America/Nowhere',
  'https://[::ffff:7f00:1]/',
  'javascript:alert(1)',
  'http://%00/',
  'a@b',
  '(((((((((((((((((((((((((((((((a+)+)+)+$',
  '{"a":1}',
  '[]',
];

const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e21,
  1e308,
  2147483648,
  -2147483649,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  { toString: 1 },
  { length: 1e9 },
  nested(40),
  nested(400),
  Array(2000).fill('x'),
];

export function hostileValue(dice: Dice): unknown {
  return dice.chance(0.65) ? dice.pick(hostileTexts) : structuredClone(dice.pick(others));
}
