import { expect, test } from 'vitest';
import type { ActivityAction, ActivityMessage } from '#domain/activity/ActivityMessages';
import { faultsOf } from './testing/faultsOf.ts';
import { sampleActivities } from './testing/sampleActivities.ts';
import { writeActivity } from './writeMessages.ts';

const written = (action: ActivityAction, values: ActivityMessage['values'], actor_name: string | null = 'Ada Clerk') =>
  writeActivity({ action, values, actor_name, from_address: null });

test.each(Object.keys(sampleActivities) as ActivityAction[])(
  '%s states what happened in complete sentences',
  (action) => {
    const samples: readonly ActivityMessage['values'][] = sampleActivities[action];
    expect(samples).not.toEqual([]);
    for (const values of samples) {
      const { title, description } = written(action, values);
      expect(faultsOf(title, description), description).toEqual([]);
    }
  },
);

test('a line without a person names the portal, or a visitor', () => {
  const line = { action: 'filing_withdrawn', values: { document: 'A.pdf' }, actor_name: null } as const;
  expect(writeActivity({ ...line, from_address: null }).description).toBe('The portal withdrew A.pdf.');
  expect(writeActivity({ ...line, from_address: '10.0.0.1' }).description).toBe('A visitor withdrew A.pdf.');
});

test('the number selects the singular or the plural', () => {
  expect(written('attorneys_imported', { count: 1, file_name: 'r.csv' }).description).toContain('1 attorney from');
  expect(written('attorneys_imported', { count: 1200, file_name: 'r.csv' }).description).toContain('1,200 attorneys');
});

test('the reason why a filer’s document could not be read has the text that the filer saw', () => {
  const values = { document: 'A.pdf', refusal: 'document_encrypted' };
  expect(written('analysis_failed', values, null).description).toBe(
    'A.pdf could not be read. This document is password-protected. Remove the password and send it again.',
  );
});

// Compile-time: `tsc` fails if one of these lines is no longer an error.
test('text is not a value, and the values are those of the action', () => {
  const refused: ActivityMessage[] = [
    // @ts-expect-error: an action has values, not text.
    { action: 'filing_withdrawn', title: 'Filing Withdrawn', description: 'Ada withdrew A.pdf.' },
    // @ts-expect-error: text in addition to the values is refused too.
    { action: 'signed_out', values: { description: 'Ada signed out.' } },
    // @ts-expect-error: the values of another action.
    { action: 'filing_withdrawn', values: { case_number: '26CV00001' } },
    // @ts-expect-error: a choice among wordings is a value of a list, not text.
    { action: 'signed_in', values: { way: 'with a password' } },
    // @ts-expect-error: an action that is not in the vocabulary.
    { action: 'worded', values: {} },
  ];
  expect(refused).toHaveLength(5);
});
