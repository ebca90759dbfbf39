import { expect, test } from 'vitest';
import { notificationKinds } from '#domain/notifications/kinds';
import { kindOfNotice, type NoticeCode, type NoticeMessage } from '#domain/notifications/NoticeMessages';
import { faultsOf } from './testing/faultsOf.ts';
import { sampleNotices } from './testing/sampleNotices.ts';
import { writeMailedNotice, writeNotice } from './writeMessages.ts';

const codes = Object.keys(sampleNotices) as NoticeCode[];

test.each(codes)('%s states what happened in complete sentences, and has one date format', (code) => {
  const samples: readonly NoticeMessage['values'][] = sampleNotices[code];
  for (const values of samples) {
    const { title, body } = writeNotice({ code, values } as NoticeMessage);
    expect(faultsOf(title, body), body).toEqual([]);
    // `Mar 17, 2026`, and never also `2026-03-17` or `03/17/2026`.
    expect(`${title} ${body}`).not.toMatch(/\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}/);
  }
});

test('every type has a notice, and a text for its email', () => {
  expect(new Set(codes.map(kindOfNotice))).toEqual(new Set(notificationKinds));
  for (const kind of notificationKinds) expect(writeMailedNotice(kind)).toMatch(/^\S.*[^.]$/);
});

test('a returned filing names the reason, the authority, and the correction deadline in the court’s time zone', () => {
  const [values] = sampleNotices['filing.returned'];
  expect(writeNotice({ code: 'filing.returned', values }).body).toBe(
    'Complaint.pdf was returned for correction. The caption is missing, incomplete, or does not match the parties in the case. The caption names another court. Authority: CRC 2.118. Correct it by Mar 17, 2026, 9:58 AM PDT.',
  );
});

// Compile-time: `tsc` fails if one of these lines is no longer an error.
test('text is not a value, and the values are those of the notice', () => {
  const refused: NoticeMessage[] = [
    // @ts-expect-error: a notice has a code and values, not text.
    { kind: 'filing_received', title: 'Filing received', body: 'A.pdf was received.' },
    // @ts-expect-error: the values of another notice.
    { code: 'filing.received', values: { reason: 'x' } },
    // @ts-expect-error: text in addition to the values.
    { code: 'filing.received', values: { document: 'A.pdf', body: 'A.pdf was received.' } },
  ];
  expect(refused).toHaveLength(3);
});
