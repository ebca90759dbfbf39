import { expect, test } from 'vitest';
import { notificationKinds } from '#domain/notifications/kinds';
import { kindOfNotice, type NoticeCode, type NoticeMessage } from '#domain/notifications/NoticeMessages';
import { faultsOf } from './testing/faultsOf.ts';
import { sampleNotices } from './testing/sampleNotices.ts';
import { writeMailedNotice, writeNotice } from './writeMessages.ts';

const codes = Object.keys(sampleNotices) as NoticeCode[];

test.each(codes)('%s says what happened in complete sentences, and writes days one way', (code) => {
  const samples: readonly NoticeMessage['values'][] = sampleNotices[code];
  for (const values of samples) {
    const { title, body } = writeNotice({ code, values } as NoticeMessage);
    expect(faultsOf(title, body), body).toEqual([]);
    // `Mar 17, 2026`, and never `2026-03-17` or `03/17/2026` beside it.
    expect(`${title} ${body}`).not.toMatch(/\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}/);
  }
});

test('every kind has a notice, and a text for its mail', () => {
  expect(new Set(codes.map(kindOfNotice))).toEqual(new Set(notificationKinds));
  for (const kind of notificationKinds) expect(writeMailedNotice(kind)).toMatch(/^\S.*[^.]$/);
});

test('a returned filing names reason, authority, and by when to correct it, in the court’s time zone', () => {
  const [values] = sampleNotices['filing.returned'];
  expect(writeNotice({ code: 'filing.returned', values }).body).toBe(
    'Complaint.pdf was returned for correction. The caption is missing, incomplete, or does not match the parties in the case. The caption names another court. Authority: CRC 2.118. Correct it by Mar 17, 2026, 9:58 AM PDT.',
  );
});

// Compile-time: `tsc` fails on each of these lines that is no error any more.
test('words are no values, and the values are those of the notice', () => {
  const refused: NoticeMessage[] = [
    // @ts-expect-error: a notice has a code and values, not words.
    { kind: 'filing_received', title: 'Filing received', body: 'A.pdf was received.' },
    // @ts-expect-error: the values of another notice.
    { code: 'filing.received', values: { reason: 'x' } },
    // @ts-expect-error: words beside the values.
    { code: 'filing.received', values: { document: 'A.pdf', body: 'A.pdf was received.' } },
  ];
  expect(refused).toHaveLength(3);
});
