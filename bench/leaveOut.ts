import path from 'node:path';
import { parseArgs } from 'node:util';
import { probabilityOf } from '#domain/reading/ranking/probability';
import { calibrate, calibrationError } from './calibration.ts';
import { fitWeights } from './ranking/fitWeights.ts';
import { gatherValues, type RankedFiling, ratedValues, signsIn } from './ranking/gatherValues.ts';
import { tabulate } from './ranking/tabulate.ts';
import type { Given } from './scoreReading.ts';
import { groupRelated } from './splitLabels.ts';

/**
 * `npm run bench:leave-out -- --cases FOLDER [--cases FOLDER]`: leave one court out. For each court, the ranking is fitted
 * to the filings of all other courts and lawsuits and then measured on those of this one. Prints the results by field
 * and the calibration of the confidences over all courts; the last line is one JSON object.
 */

const { values } = parseArgs({ options: { cases: { type: 'string', multiple: true } } });
if (values.cases === undefined) {
  console.error('Specify at least one folder of labeled filings: npm run bench:leave-out -- --cases FOLDER');
  process.exit(2);
}
const filings: RankedFiling[] = [];
for (const cases of values.cases)
  for await (const filing of gatherValues(path.resolve(process.env.INIT_CWD ?? '.', cases))) filings.push(filing);

const groups = groupRelated(filings.map(({ label }) => label));
const rated: Given[] = [];
for (const group of groups) {
  const left = new Set(group);
  const weights = fitWeights(filings.filter(({ label }) => !left.has(label)).flatMap(ratedValues));
  for (const filing of filings.filter(({ label }) => left.has(label)))
    for (const { field, given } of filing.scores)
      if (!/[.,]/.test(field) && field !== 'motion')
        rated.push(...given.map((one) => ({ ...one, confidence: probabilityOf(signsIn(one), weights) })));
}
console.log(`${filings.length} filings of ${groups.length} courts, each measured without its own filings.`);
const figures = tabulate(filings.flatMap(({ scores }) => scores));
const bins = calibrate(rated);
console.log('\nConfidence      n  stated  correct');
for (const { from, to, n, said, right } of bins)
  if (n > 0)
    console.log(
      `${from.toFixed(2)}-${to.toFixed(2)} ${String(n).padStart(6)}  ${said!.toFixed(3)}   ${right!.toFixed(3)}`,
    );
console.log(`Mean difference: ${calibrationError(bins)?.toFixed(3)} (n = ${rated.length})`);
console.log(
  JSON.stringify({
    filings: filings.length,
    courts: groups.length,
    fields: figures,
    bins,
    calibration_error: calibrationError(bins),
  }),
);
