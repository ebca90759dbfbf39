import type { LedgerEntry } from '#domain/citations/Ledger';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked } from '../shared/lookup.ts';

/**
 * Whether each cited case was found under its citation and name: one finding for each case with a different name, and
 * one for all cases that were not found.
 */
export const authoritiesFound: Evaluator<'authorities_found'> = (_rule, { ledgers }) => {
  if (ledgers === null) return notChecked({ code: 'citations.lookup_pending', values: {} });
  const cases = ledgers.map((entries) => entries.filter(({ kind }) => kind === 'full'));
  if (cases.every((entries) => entries.length === 0)) return notApplicable;
  const problems = cases.flatMap((entries, document) => [
    ...entries.filter(({ status }) => status === 'found_other_name').map((entry) => otherName(entry, document)),
    ...notFound(
      entries.filter(({ status }) => status === 'not_found'),
      document,
    ),
  ]);
  const [first, ...more] = problems;
  if (first) return broken(first, ...more);
  if (cases.flat().some(({ status }) => status === 'name_not_compared')) {
    return notChecked({ code: 'citations.names_not_compared', values: {} });
  }
  if (cases.flat().some(({ status }) => status === 'not_checked')) {
    return notChecked({ code: 'citations.lookup_incomplete', values: {} });
  }
  return met;
};

function otherName({ citation, named, found, evidence }: LedgerEntry, document: number): Problem {
  return {
    says: { code: 'citations.other_name', values: { citation, named, found: found!.title } },
    evidence,
    document,
  };
}

function notFound(entries: readonly LedgerEntry[], document: number): Problem[] {
  const [first] = entries;
  if (!first) return [];
  const source = first.sources.at(-1);
  return [
    {
      says: {
        code: 'citations.not_found',
        values: {
          citations: entries.map(({ citation }) => citation),
          source: source === undefined ? null : { name: source.name, coverage: source.coverage },
        },
      },
      evidence: entries.flatMap(({ evidence }) => evidence.slice(0, 1)),
      document,
    },
  ];
}
