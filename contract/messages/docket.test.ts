import { expect, test } from 'vitest';
import type { DocketMessage } from '#domain/cases/DocketMessages';
import { say } from '#domain/messages/say';
import { writeDocketEntry } from './writeMessages.ts';

const deficiency = { reason_code: 'unsigned', reason: 'Page 3.', authority: 'Rule 11' };

test.each<[DocketMessage, string]>([
  [say('docket.filed', { document: 'COMPLAINT', filer: 'Jane Roe' }), 'COMPLAINT, filed by Jane Roe'],
  [say('docket.order_signed', { order: 'Judgment', judge: 'A. Reyes' }), 'Judgment, signed by A. Reyes'],
  [say('docket.order_signed', { order: null, judge: 'A. Reyes' }), 'Order, signed by A. Reyes'],
  [
    say('docket.deficiency_noted', { entry: 4, deficiency, correct_by: null }),
    'CLERK’S NOTICE of deficiency re entry 4: The document is not signed. Page 3. Authority: Rule 11.',
  ],
  [
    say('docket.case_closed', { disposition: 'Summary judgment', reason: 'Entered today.' }),
    'Case closed: Summary judgment. Entered today.',
  ],
  [say('docket.case_reopened', { reason: 'Remanded.' }), 'Case reopened. Remanded.'],
  [say('docket.written', { text: 'Summons issued' }), 'Summons issued'],
])('an entry on a docket: %j', (entry, words) => {
  expect(writeDocketEntry(entry)).toBe(words);
});
