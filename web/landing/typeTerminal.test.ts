import { beforeEach, expect, test, vi } from 'vitest';
import { typeTerminal } from './typeTerminal.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div data-terminal><p>abcde</p><p>xyz</p></div>';
});
const shown = () => [...document.querySelectorAll('p')].map((line) => line.textContent);

test.each([
  ['10 ms at the quickest', 0, 10],
  ['40 ms at the slowest', 1, 40],
])('a character takes %s, and half a second follows each line', async (_pace, random, perCharacter) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  void typeTerminal(document);
  expect(shown()).toEqual(['a', '']);
  await vi.advanceTimersByTimeAsync(perCharacter * 4 - 1);
  expect(shown()).toEqual(['abcd', '']);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual(['abcde', '']);
  await vi.advanceTimersByTimeAsync(perCharacter + 499);
  expect(shown()).toEqual(['abcde', '']);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual(['abcde', 'x']);
});
