import { expect, test } from 'vitest';
import { joinedAttachment } from './joinedAttachment.ts';

test.each([
  [
    'Motion to compel, filed by plaintiff. Attachment: # 1 Exhibit A',
    'Motion to compel, filed by plaintiff. Attachment: # 1 Exhibit A. Attachment # 2 Exhibit B, corrected and filed Mar 9, 2026.',
  ],
  ['COMPLAINT (Smith, Ann) ', 'COMPLAINT (Smith, Ann) Attachment # 2 Exhibit B, corrected and filed Mar 9, 2026.'],
])('an entry names a corrected attachment after its text: %s', (text, expected) => {
  expect(joinedAttachment(text, { number: 2, file_name: 'Exhibit_B.pdf', filed_on: '2026-03-09' })).toBe(expected);
});
