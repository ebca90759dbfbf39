import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeProblem } from '#contract/messages/writeMessages';
import { type KeyedFinding, keyFindings } from './findings/keyFindings.ts';
import type { FindingLabels } from './findings/Label.ts';
import { listFindings } from './findings/listFindings.ts';
import { scoreFindings } from './findings/scoreFindings.ts';

/**
 * `npm run bench:findings [-- --cases FOLDER --labels FILE --every]`: runs the complete analysis with all checks on
 * every file of a folder, and counts how many findings are helpful, noise, or false according to a reviewer of the
 * documents. The defaults are the project's own sample filings and `bench/findings/labels.json`. Prints findings that
 * were not reviewed; with `--every`, all findings and the rules that could not be checked. The last line is one JSON
 * object.
 */

const here = path.dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    labels: { type: 'string' },
    every: { type: 'boolean', default: false },
  },
});
const given = (file: string) => path.resolve(process.env.INIT_CWD ?? '.', file);
const cases = values.cases === undefined ? path.join(here, 'cases') : given(values.cases);
const folder = existsSync(path.join(cases, 'files')) ? path.join(cases, 'files') : cases;
const labelFile = values.labels === undefined ? path.join(here, 'findings/labels.json') : given(values.labels);
const labels = JSON.parse(readFileSync(labelFile, 'utf8')) as FindingLabels;

const all: KeyedFinding[] = [];
let files = 0;
let pages = 0;
const refused: string[] = [];
for await (const checked of listFindings(folder)) {
  files += 1;
  pages += checked.pages;
  if (checked.refused !== undefined) refused.push(`${checked.file}: ${checked.refused}`);
  const keyed = keyFindings(checked.file, checked.findings);
  all.push(...keyed);
  if (values.every) {
    console.log(`${checked.file}: ${checked.docType ?? 'no type'} | ${checked.court ?? 'no court'} | ${checked.pack}`);
    for (const { rule_id, why } of checked.notChecked) console.log(`    not checked ${rule_id}: ${why}`);
  }
  for (const { key, finding } of keyed) {
    const label = labels[key];
    if (label === undefined || values.every)
      console.log(
        `  ${label?.is ?? 'UNLABELED'} ${key} [${finding.class} of ${finding.full_class}]: ${writeProblem(finding.says).message}`,
      );
  }
}

const total = scoreFindings(
  all.map(({ key }) => key),
  labels,
);
printTable();
for (const one of refused) console.log(`not read: ${one}`);
console.log(JSON.stringify({ ...total, files, pages, refused: refused.length }));

function printTable(): void {
  console.log(`\n${'rule'.padEnd(18)}findings  helpful  noise  false  unlabeled`);
  const rules = [...new Set(all.map(({ finding }) => finding.rule_id))].sort();
  for (const rule of rules) {
    const keys = all.filter(({ finding }) => finding.rule_id === rule).map(({ key }) => key);
    const { n, helpful, noise, unlabeled, ...rest } = scoreFindings(keys, labels);
    printRow(rule, [n, helpful, noise, rest.false, unlabeled]);
  }
  printRow('all', [total.n, total.helpful, total.noise, total.false, total.unlabeled]);
  const [low, high] = total.interval ?? [];
  if (total.share_false !== null)
    console.log(
      `\nFalse: ${total.share_false.toFixed(3)} of ${total.n - total.unlabeled} reviewed findings (95% interval ${low?.toFixed(3)}–${high?.toFixed(3)}), in ${files} files with ${pages} pages`,
    );
}

function printRow(name: string, counts: readonly number[]): void {
  const widths = [8, 9, 7, 7, 11];
  console.log(name.padEnd(18) + counts.map((count, index) => String(count).padStart(widths[index]!)).join(''));
}
