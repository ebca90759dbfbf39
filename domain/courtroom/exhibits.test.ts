import { expect, test } from 'vitest';
import { nextLabel, nextStates, writeExhibit } from './exhibits.ts';

test('the plaintiff’s exhibits are numbered, the defendant’s lettered, past Z too', () => {
  expect(nextLabel('plaintiff', [])).toBe('1');
  expect(nextLabel('plaintiff', ['1', '2', 'A'])).toBe('3');
  expect(nextLabel('defendant', ['A'])).toBe('B');
  const alphabet = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  expect(nextLabel('defendant', alphabet)).toBe('AA');
  expect(nextLabel('joint', ['J-1'])).toBe('J-2');
});

test('an exhibit that was admitted is not refused; one that was refused can be admitted later', () => {
  expect(nextStates('admitted')).toEqual(['withdrawn']);
  expect(nextStates('refused')).toContain('admitted');
  expect(nextStates('withdrawn')).toEqual([]);
});

test('the minutes state what happened to it, in order', () => {
  const step = (state: 'marked' | 'offered' | 'admitted') => ({ state });
  const exhibit = { side: 'plaintiff' as const, label: '1', description: 'contract of May 3' };
  expect(writeExhibit({ ...exhibit, history: [step('marked')] })).toBe(
    'Plaintiff’s Exhibit 1, contract of May 3: marked.',
  );
  expect(writeExhibit({ ...exhibit, history: [step('marked'), step('admitted')] })).toMatch(/: marked and admitted\.$/);
  expect(writeExhibit({ ...exhibit, history: [step('marked'), step('offered'), step('admitted')] })).toMatch(
    /: marked, offered, and admitted\.$/,
  );
});
