import type { LedgerEntry } from '#domain/citations/Ledger';
import { say } from '#domain/messages/say';
import type { RuleSamples } from '../Sample.ts';

const source = {
  id: 'library' as const,
  name: 'Court library',
  coverage: say('coverage.library', { decisions: 2, laws: 0, volumes: 0 }),
  asked_at: '2026-11-02T09:00:00Z',
};
const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  citation: 'Harrow v. Pine, 1 Spec. 2 (2001)',
  kind: 'full',
  named: 'Harrow v. Pine',
  parallels: [],
  times: 1,
  evidence: [],
  status: 'found_name_matches',
  found: null,
  sources: [source],
  reasons: [],
  doubts: [],
  ...changes,
});

/** Authorities as a source knows them, or does not. */
export const citationSamples: readonly RuleSamples[] = [
  {
    rule: 'AZ-CIT-01',
    passes: [{ is: 'a case found under its name', ledgers: [[entry({})]] }],
    fails: [
      { is: 'a case that the source does not have', ledgers: [[entry({ status: 'not_found' })]] },
      {
        is: 'a citation that is another case’s',
        ledgers: [
          [
            entry({
              status: 'found_other_name',
              found: { title: 'Model v. Sample', url: null, court: null, date_filed: '2001', source: 'library' },
            }),
          ],
        ],
      },
    ],
  },
];
