import { expect, test } from 'vitest';
import { writeReceipt } from '#contract/messages/writeMessages';
import { typeNamed } from '#domain/reading/title/typeWords';
import { nameReceipt } from './nameReceipt.ts';

const named = (
  doc_type: string | null,
  in_existing_case = false,
  case_type: Parameters<typeof nameReceipt>[0]['case_type'] = 'Civil Complaint',
) =>
  writeReceipt(
    nameReceipt({
      ...{ doc_type, document_type: doc_type?.trim() ? typeNamed(doc_type).value : null },
      ...{ case_type, in_existing_case },
    }),
  );

test.each([
  ['Complaint', 'New Civil Complaint Filed'],
  ['Complaint for Damages', 'New Civil Complaint Filed'],
  ['First Amended Complaint', 'First Amended Complaint Filed'],
  ['Cross-Complaint', 'Cross-Complaint Filed'],
  ['Motion to Compel Further Responses', 'Motion to Compel Further Responses Filed'],
  ['Answer to Complaint', 'Answer to Complaint Filed'],
  ['Petition for Writ of Mandate', 'Petition for Writ of Mandate Filed'],
  ['Response to Request for Order', 'Response Submitted'],
  [null, 'Document Filed'],
  ['  ', 'Document Filed'],
])('%s in a civil matter is received as %s', (type, title) => {
  expect(named(type)).toBe(title);
});

test('a complaint that bears the number of a case on record opens none', () => {
  expect(named('Complaint', true)).toBe('Complaint Filed');
});

test.each([
  ['Petition', 'Family Law', 'New Family Law Matter Filed'],
  ['Petition for Probate of Will', 'Probate', 'New Probate Matter Filed'],
  ['Criminal Complaint', 'Criminal', 'New Criminal Case Filed'],
  ['Request for Order', 'Family Law', 'Request for Order Filed'],
] as const)('%s in %s is received as %s', (type, case_type, title) => {
  expect(named(type, false, case_type)).toBe(title);
});
