import type { LedgerEntry } from '#domain/citations/Ledger';
import type { Evaluator } from '../Evaluator.ts';
import type { WordedProblem as Problem } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked } from '../shared/lookup.ts';

/** More names than these make no sentence; the ledger has them all. */
const namedAtMost = 3;

/** Whether each cited case was found under its citation and by its name: one finding for each that bears another name, one for all that were not found. */
export const authoritiesFound: Evaluator<'authorities_found'> = (_rule, { ledgers }) => {
  if (ledgers === null) return notChecked('The authorities are still being looked up.');
  const cases = ledgers.map((entries) => entries.filter(({ kind }) => kind === 'full'));
  if (cases.every((entries) => entries.length === 0)) return notApplicable;
  const problems = cases.flatMap((entries, document) => [
    ...entries.filter(({ standing }) => standing === 'found_other_name').map((entry) => otherName(entry, document)),
    ...notFound(
      entries.filter(({ standing }) => standing === 'not_found'),
      document,
    ),
  ]);
  const [first, ...more] = problems;
  if (first) return broken(first, ...more);
  if (cases.flat().some(({ standing }) => standing === 'name_not_compared')) {
    return notChecked('Some cited cases were found by their number only; their names could not be compared.');
  }
  if (cases.flat().some(({ standing }) => standing === 'not_checked')) {
    return notChecked('Some cited cases could not be looked up; the ledger says which, and why.');
  }
  return met;
};

function otherName({ citation, named, found, evidence }: LedgerEntry, document: number): Problem {
  return {
    message: `“${citation}” is ${found!.title}, which the paper calls ${named}.`,
    mend: 'Compare volume, reporter, page and name with the decision itself, and put right what differs.',
    evidence,
    document,
  };
}

function notFound(entries: readonly LedgerEntry[], document: number): Problem[] {
  const [first] = entries;
  if (!first) return [];
  const names = entries.slice(0, namedAtMost).map(({ citation }) => `“${citation}”`);
  const more = entries.length - names.length;
  const source = first.sources.at(-1);
  const list = `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return [
    {
      message: `${list} ${entries.length === 1 ? 'was' : 'were'} not found${source ? ` in ${source.name}` : ''}.`,
      mend: `Look ${entries.length === 1 ? 'it' : 'them'} up in a full source and read the decision before it is relied on. That this source does not have it proves nothing${source ? `: ${source.coverage}` : '.'}`,
      evidence: entries.flatMap(({ evidence }) => evidence.slice(0, 1)),
      document,
    },
  ];
}
