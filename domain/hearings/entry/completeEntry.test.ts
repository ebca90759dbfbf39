import { expect, test } from 'vitest';
import { completeEntry } from './completeEntry.ts';

const calls = [
  { judge_id: 'reyes', courtroom_id: 'four', from: '09:00', to: '12:00' },
  { judge_id: 'reyes', courtroom_id: 'four', from: '13:30', to: '16:00' },
  { judge_id: 'osei', courtroom_id: 'nine', from: '09:00', to: '12:00' },
];
const nothing = { judge: '', room: '', time: '', judgeOfCase: '' };

test('the judge is the case’s, and the courtroom is where the judge sits', () => {
  expect(completeEntry({ ...nothing, judgeOfCase: 'reyes', time: '09:30' }, calls, true)).toEqual({
    judge: { value: 'reyes', by: 'case' },
    room: { value: 'four', by: 'call' },
  });
});

test('a courtroom names the judge who sits in it, and an event on a call begins with it', () => {
  expect(completeEntry({ ...nothing, room: 'nine' }, calls, true)).toEqual({
    judge: { value: 'osei', by: 'call' },
    time: { value: '09:00', by: 'call' },
  });
  expect(completeEntry({ ...nothing, room: 'nine' }, calls, false)).toEqual({ judge: { value: 'osei', by: 'call' } });
});

test('what is named is kept, and what several calls could mean is left open', () => {
  expect(completeEntry({ ...nothing, judge: 'osei', room: 'four', judgeOfCase: 'reyes' }, calls, true)).toEqual({});
  expect(completeEntry({ ...nothing, judge: 'reyes' }, calls, true)).toEqual({ room: { value: 'four', by: 'call' } });
  expect(completeEntry(nothing, calls, true)).toEqual({});
  expect(completeEntry({ ...nothing, judge: 'reyes', time: '17:00' }, calls, true)).toEqual({});
});
