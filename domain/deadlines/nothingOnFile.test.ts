import { expect, test } from 'vitest';
import { nothingOnFile } from './nothingOnFile.ts';

test.each([
  ['Opposition', 'No opposition on file'],
  ['Answer, demurrer, or motion', 'No answer, demurrer, or motion on file'],
  ['Rule 60(b) motion on grounds (1) to (3)', 'No Rule 60(b) motion on grounds (1) to (3) on file'],
  ['Serve and file motion', 'No record of: Serve and file motion'],
])('a court has of %s: %s', (action, words) => {
  expect(nothingOnFile(action)).toBe(words);
});
