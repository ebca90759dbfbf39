import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { certaintyOf } from '#domain/documents/certaintyOf';
import { reliabilityKey } from '#domain/reading/confidence/settleConfidence';
import { readLabelledFilings } from './readLabelledFilings.ts';

/**
 * `npm run fit:confidence -- --cases FOLDER [--cases FOLDER]`: counts how often each rule of the reading was right on
 * labelled filings and writes domain/reading/confidence/reliability.ts. The filings on which the calibration is then
 * shown should be others than these.
 */

const { values } = parseArgs({ options: { cases: { type: 'string', multiple: true } } });
if (values.cases === undefined) {
  console.error('Name at least one folder of labelled filings: npm run fit:confidence -- --cases FOLDER');
  process.exit(2);
}
const counts = new Map<string, [right: number, n: number]>();
let filings = 0;
for (const cases of values.cases) {
  for await (const { scores, text } of readLabelledFilings(path.resolve(process.env.INIT_CWD ?? '.', cases))) {
    filings += 1;
    for (const { field, given } of scores) {
      // Parts do not have their own confidence.
      if (field.includes('.') || field === 'motion') continue;
      for (const { method, right, evidence } of given) {
        const key = reliabilityKey(field, method, certaintyOf(text, evidence) !== null);
        const [sofar, n] = counts.get(key) ?? [0, 0];
        counts.set(key, [sofar + (right ? 1 : 0), n + 1]);
      }
    }
  }
}
const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '../domain/filings/confidence/reliability.ts');
writeFileSync(
  file,
  `/**
 * Of the labelled values that each rule read, how many were right: [right, n] by field and rule. Written by
 * \`npm run fit:confidence\`; never by hand. Counted on ${filings} filings.
 */
export const reliability: Readonly<Record<string, readonly [right: number, n: number]>> = {
${rows.map(([key, [right, n]]) => `  '${key}': [${right}, ${n}],`).join('\n')}
};
`,
);
console.log(`Counted ${rows.length} rules on ${filings} filings; written to ${path.relative(process.cwd(), file)}.`);
