import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureCases } from './checks/measureCases.ts';
import { measureCitations } from './checks/measureCitations.ts';
import { measureFiles } from './checks/measureFiles.ts';
import { measureIdentifiers } from './checks/measureIdentifiers.ts';
import { measureUnseen } from './checks/measureUnseen.ts';
import { type Answer, figureOf, figuresOf, printTallies, sumOf, type Tally } from './checks/Tally.ts';

/**
 * `npm run bench:checks [-- --variants N --seed N --section unseen,identifiers,citations,files --only WORD --answers
 * N]`: how much hidden text, how many failed redactions, and how many protected identifiers in documents the portal
 * finds, how often it reports a clean document, and which citations it finds. With `--cases PATH`, the cases of a
 * folder or file instead (docs/checks-cases.md), and every answer. Prints tables by type with 95% intervals, then the
 * errors. The last line is one JSON object with all figures.
 */

const { values } = parseArgs({
  options: {
    variants: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    section: { type: 'string', default: 'unseen,identifiers,citations,files' },
    only: { type: 'string' },
    answers: { type: 'string', default: '60' },
    cases: { type: 'string' },
  },
});
const [each, seed, shown] = [Number(values.variants), Number(values.seed), Number(values.answers)];
const sections = values.section.split(',');
const corpus = fileURLToPath(new URL('../../shared/corpus/files', import.meta.url));
const figures: Record<string, unknown> = { seed, variants: each };

if (values.cases !== undefined) {
  const { tallies, answers } = await measureCases(path.resolve(process.env.INIT_CWD ?? '.', values.cases));
  console.log('Every answer:');
  for (const { id, right, said } of answers) console.log(`  ${right ? 'right' : 'WRONG'} ${id}: ${said}`);
  printTallies('Cases', tallies);
  console.log(JSON.stringify({ cases: byKind(tallies) }));
} else {
  if (sections.includes('unseen')) {
    const { tallies, sameFields, honest, answers } = await measureUnseen({ variants: each, seed, only: values.only });
    if (tallies.length > 0)
      printTallies('Hidden text and failed redactions (clean: the same pages without them)', tallies);
    if (honest.length > 0) printTallies('Clean pages that look as if they had hidden text', honest);
    if (sameFields.length > 0) printTallies('The same fields are read with and without the hidden text', sameFields);
    printAnswers(answers);
    figures.unseen = byKind(tallies);
    figures.honest = byKind(honest);
    figures.same_fields = figureOf(sumOf(sameFields).found, sumOf(sameFields).n);
  }
  if (sections.includes('identifiers')) {
    const { tallies, answers } = await measureIdentifiers({ each, seed });
    printTallies('Identifiers and lookalikes (each as text and as a page)', tallies);
    printAnswers(answers);
    figures.identifiers = byKind(tallies);
  }
  if (sections.includes('citations')) {
    const { tallies, answers } = measureCitations({ each, seed });
    printTallies('Citations (clean: passages; false: passages with an incorrect citation)', tallies);
    printAnswers(answers);
    figures.citations = byKind(tallies);
  }
  const found = sections.includes('files') ? await measureFiles(corpus) : null;
  if (found !== null) {
    const { answers, findings, ...counts } = found;
    console.log(
      `\nReal filings: ${counts.files}, ${counts.pages} pages, ${counts.citations} citations. Findings for review:`,
    );
    for (const [kind, { files, all }] of Object.entries(findings))
      console.log(`  ${kind.padEnd(22)} ${String(all).padStart(5)} in ${files} of ${counts.files} files`);
    printAnswers(answers);
    figures.files = { n: counts.files, ...counts, findings };
  }
  console.log(JSON.stringify(figures));
}

function byKind(tallies: readonly Tally[]) {
  const kinds = Object.fromEntries(tallies.map((tally) => [tally.kind, figuresOf(tally)]));
  return { ...figuresOf(sumOf(tallies)), kinds };
}

function printAnswers(answers: readonly Answer[]): void {
  if (answers.length === 0) return;
  console.log(`\nTo review: ${answers.length}${answers.length > shown ? `, of which the first ${shown}` : ''}`);
  for (const { id, said } of answers.slice(0, shown)) console.log(`  ${id}: ${said}`);
}
