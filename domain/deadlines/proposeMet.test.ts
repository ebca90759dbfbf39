import { expect, test } from 'vitest';
import { type AcceptedFiling, proposeMet } from './proposeMet.ts';

const due = { id: 'd', case_id: 'c', action: 'Opposition', trigger_date: '2026-11-10' };
const filing = (changes: Partial<AcceptedFiling> = {}): AcceptedFiling => ({
  ...{ id: 'f', case_id: 'c', document_type: 'opposition', title: 'Opposition to motion', filed_on: '2026-11-12' },
  ...changes,
});
const found = (...filings: AcceptedFiling[]) => proposeMet([due], filings).get('d')?.id;

test('an accepted filing that does what the deadline requires is proposed, the first one of several', () => {
  expect(found(filing())).toBe('f');
  expect(found(filing({ id: 'later', filed_on: '2026-11-20' }), filing())).toBe('f');
});

test.each<[string, Partial<AcceptedFiling>]>([
  ['of another case', { case_id: 'other' }],
  ['from before the event', { filed_on: '2026-11-09' }],
  ['of another type', { document_type: 'reply', title: 'Reply' }],
  ['that was not read', { document_type: null }],
  ['that asks for more time', { title: 'Request for extension of time to file opposition' }],
])('a filing %s is not', (_, changes) => {
  expect(found(filing(changes))).toBeUndefined();
});
