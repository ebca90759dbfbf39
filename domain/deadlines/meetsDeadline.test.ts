import { expect, test } from 'vitest';
import { meetsDeadline } from './meetsDeadline.ts';

test.each([
  ['Answer', 'answer', 'Answer to Complaint'],
  ['Answer, demurrer, or motion', 'demurrer', 'Demurrer to Complaint'],
  ['Answer or Rule 12 motion', 'motion', 'Motion to Dismiss'],
  ['Opposition', 'opposition', 'Opposition to Motion to Compel'],
  ['Reply', 'reply', 'Reply in Support of Motion to Compel'],
  ['Notice of appeal unlimited (after service of notice of entry)', 'notice_of_appeal', null],
  ['Motion for new trial or to alter the judgment', 'motion', 'Motion for New Trial'],
  ['Appellee’s brief', 'brief', 'Brief of Appellee'],
  ['Creditor’s claim', 'proof_of_claim', "Creditor's Claim"],
  ['Response to summary judgment motion', 'opposition', 'Response to Motion for Summary Judgment'],
  ['Answering papers', 'opposition', 'Affirmation in Opposition'],
] as const)('%s is met by a document of type %s: %s', (action, type, title) => {
  expect(meetsDeadline(action, type, title)).toBe(true);
});

test.each([
  ['Answer', 'motion', 'Motion for Extension of Time to Answer'],
  ['Opposition', 'reply', 'Reply to Opposition to Motion to Compel'],
  ['Answer', 'complaint', 'Complaint'],
  ['Response to summary judgment motion', 'motion', 'Motion for Summary Judgment'],
  ['Answering papers', 'answer', 'Verified Answer'],
  ['Initial disclosures', 'motion', 'Motion to Compel Initial Disclosures'],
  ['Mandate issues', 'brief', null],
  ['Notice of appeal', 'brief', 'Opening Brief'],
] as const)('%s is not met by a document of type %s: %s', (action, type, title) => {
  expect(meetsDeadline(action, type, title)).toBe(false);
});
