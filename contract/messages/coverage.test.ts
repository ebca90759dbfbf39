import { expect, test } from 'vitest';
import type { SourceCoverage } from '#domain/citations/SourceCoverage';
import { say } from '#domain/messages/say';
import { writeLedgerReasons, writeSourceCoverage } from './writeMessages.ts';

test.each<[SourceCoverage, string]>([
  [
    say('coverage.library', { decisions: 300, laws: 97, volumes: 0 }),
    'The court’s library: the built-in sample of 300 leading decisions and 97 statutes and rules. No decisions have been imported, so most existing decisions are not in it.',
  ],
  [
    say('coverage.library', { decisions: 300, laws: 97, volumes: 12 }),
    'The court’s library: the built-in sample of 300 leading decisions and 97 statutes and rules, and decisions from 12 volumes imported later.',
  ],
  [
    say('coverage.volumes', {
      volumes: [
        { name: '39 Cal. 3d', decisions: 3, whole: true, from: 'cap' },
        { name: '39 Cal. 3d', decisions: 1, whole: false, from: 'courtlistener' },
      ],
    }),
    'The court’s library, including all of 39 Cal. 3d (3 decisions, imported from the Caselaw Access Project) and 39 Cal. 3d (1 decision, imported from CourtListener’s files).',
  ],
  [say('coverage.written', { text: 'Ten decisions.' }), 'Ten decisions.'],
])('what a source holds: %j', (coverage, words) => {
  expect(writeSourceCoverage(coverage)).toBe(words);
  expect(writeLedgerReasons([say('nothing_there', { coverage })])).toBe(
    `No decision is reported under this citation. ${words}`,
  );
});
