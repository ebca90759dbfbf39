import { parseArgs } from 'node:util';
import { type FactKind, factKinds } from '#domain/authority/CheckedFact';
import { factsDue } from '#domain/legalFacts/factsDue';
import { listFacts } from '#domain/legalFacts/listFacts';

/**
 * `npm run facts:due`: the legal facts that are due for rechecking, one per line, tab-separated: type, ID, authority,
 * confidence, last checked, due, reason. `--months 12` sets the age, `--on 2026-12-01` the date, `--kind fee` the type.
 * Exits with 1 while any is due, so that a scheduled run reports it.
 */
const { values } = parseArgs({
  options: { months: { type: 'string', default: '12' }, on: { type: 'string' }, kind: { type: 'string' } },
});
const months = Number(values.months);
const kind = factKinds.find((one) => one === values.kind);
const today = values.on ?? new Date().toISOString().slice(0, 10);
const problem = findProblem();
if (problem) {
  console.error(problem);
  process.exitCode = 2;
} else report(today, months, kind);

function findProblem(): string | null {
  if (!Number.isInteger(months) || months < 1) return '--months must be a whole number, at least 1.';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today)) return '--on must be a date as YYYY-MM-DD.';
  if (values.kind !== undefined && kind === undefined) return `--kind must be one of ${factKinds.join(', ')}.`;
  return null;
}

function report(on: string, maxAge: number, only: FactKind | undefined): void {
  const facts = listFacts().filter((fact) => only === undefined || fact.kind === only);
  const due = factsDue(facts, on, maxAge);
  for (const { kind: of, id, authority, confidence, checked_on, due_on, reason } of due) {
    console.log([of, id, authority, confidence, checked_on ?? 'never', due_on, reason].join('\t'));
  }
  console.error(`${due.length} of ${facts.length} facts are due for review on ${on}.`);
  if (due.length > 0) process.exitCode = 1;
}
