import { expect, test } from 'vitest';
import { meetsDeadline } from './meetsDeadline.ts';

test.each([
  ['Answer', 'Answer', 'Answer to Complaint'],
  ['Answer, demurrer or motion', 'Demurrer', 'Demurrer to Complaint'],
  ['Answer or Rule 12 motion', 'Motion to Dismiss', null],
  ['Opposition', 'Opposition', 'Opposition to Motion to Compel'],
  ['Reply', 'Reply', 'Reply in Support of Motion to Compel'],
  ['Notice of appeal unlimited (after service of notice of entry)', 'Notice of Appeal', null],
  ['Motion for new trial or to alter the judgment', 'Motion', 'Motion for New Trial'],
  ['Appellee’s brief', 'Brief', 'Brief of Appellee'],
  ['Creditor’s claim', 'Claim', "Creditor's Claim"],
  ['Response to summary judgment motion', 'Response', 'Response to Motion for Summary Judgment'],
  ['Answering papers', 'Opposition', 'Affirmation in Opposition'],
])('%s is what a paper of the kind %s meets: %s', (action, docType, title) => {
  expect(meetsDeadline(action, docType, title)).toBe(true);
});

test.each([
  ['Answer', 'Motion', 'Motion for Extension of Time to Answer'],
  ['Opposition', 'Reply', 'Reply to Opposition to Motion to Compel'],
  ['Answer', 'Complaint', 'Complaint'],
  ['Response to summary judgment motion', 'Motion', 'Motion for Summary Judgment'],
  ['Answering papers', 'Answer', 'Verified Answer'],
  ['Initial disclosures', 'Motion', 'Motion to Compel Initial Disclosures'],
  ['Mandate issues', 'Brief', null],
  ['Notice of appeal', 'Brief', 'Opening Brief'],
])('%s is not met by a paper of the kind %s: %s', (action, docType, title) => {
  expect(meetsDeadline(action, docType, title)).toBe(false);
});
