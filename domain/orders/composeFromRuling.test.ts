import { describe, expect, test } from 'vitest';
import { composeFromRuling, type RulingOfOrder } from './composeFromRuling.ts';
import { finalContent, openBlanks } from './finalContent.ts';

const motion = { title: 'Notice of Motion and Motion to Compel', movant: 'Example Foods, Inc.', entry: 12 };
const ruling: RulingOfOrder = {
  disposition: 'granted',
  reasons: 'The responses are evasive.\n\nNo privilege log was served.',
  details: {},
  motion,
  hearing: { day: '2026-12-01', place: 'Department 4' },
};
const textsOf = (one: RulingOfOrder) => finalContent(composeFromRuling(one)).paragraphs.map(({ text }) => text);

describe('an order from the ruling', () => {
  test('states how the motion came before the court, the reasons, and what is ordered', () => {
    expect(composeFromRuling(ruling).title).toBe('Order Granting Motion to Compel');
    expect(textsOf(ruling)).toEqual([
      'Notice of Motion and Motion to Compel (entry 12), filed by Example Foods, Inc., came on for hearing on December 1, 2026, in Department 4. The court considered the documents filed and the argument.',
      'The responses are evasive.',
      'No privilege log was served.',
      'IT IS ORDERED:',
      'The motion is GRANTED.',
    ]);
  });

  test('divides what was granted and denied, and leaves open what the ruling does not state', () => {
    const part = composeFromRuling({ ...ruling, disposition: 'granted_in_part', details: { granted: 'Nos. 1 to 4' } });
    expect(part.title).toBe('Order Granting in Part and Denying in Part Motion to Compel');
    expect(openBlanks(part)).toEqual(['denied']);
  });

  test('states that a motion was decided without a hearing', () => {
    expect(textsOf({ ...ruling, hearing: null })[0]).toBe(
      'The court considered Notice of Motion and Motion to Compel (entry 12), filed by Example Foods, Inc., on the documents filed, without a hearing.',
    );
  });

  test('gives ten days to amend unless the court names another time (CRC 3.1320(g))', () => {
    const sustained = { ...ruling, disposition: 'sustained_leave', reasons: '' } as const;
    expect(textsOf(sustained).at(-1)).toContain('due within 10 days');
    expect(textsOf({ ...sustained, details: { days_to_amend: 20 } }).at(-1)).toContain('due within 20 days');
  });
});
