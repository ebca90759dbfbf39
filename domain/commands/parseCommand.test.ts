import { describe, expect, test } from 'vitest';
import { type Command, parseCommand, wordsToSearch } from './parseCommand.ts';

const today = '2026-11-23';

describe('a command', () => {
  test.each<[string, Command]>([
    ['file', { kind: 'file', case_number: null }],
    ['File a document', { kind: 'file', case_number: null }],
    ['efile new document', { kind: 'file', case_number: null }],
    ['file in 26CV00218', { kind: 'file', case_number: '26CV00218' }],
    ['File into 26CV00218', { kind: 'file', case_number: '26CV00218' }],
    ['file an answer in case 26CV00218', { kind: 'file', case_number: '26CV00218' }],
    ['e-file motion to compel in 26CV00218', { kind: 'file', case_number: '26CV00218' }],
    ['file 26CV00218', { kind: 'file', case_number: '26CV00218' }],
    ['file in CGC-22-600093', { kind: 'file', case_number: 'CGC-22-600093' }],
    ['schedule hearing in 26CV00218', { kind: 'schedule', case_number: '26CV00218' }],
    ['schedule a hearing for 26CV00218', { kind: 'schedule', case_number: '26CV00218' }],
    ['request hearing in 26CV00218', { kind: 'schedule', case_number: '26CV00218' }],
    ['new hearing', { kind: 'schedule', case_number: null }],
    ['new event', { kind: 'schedule', case_number: null }],
    ['deadline opposition from dec 15', { kind: 'deadline', act: 'opposition', day: '2026-12-15' }],
    ['deadline for opposition from 12/15', { kind: 'deadline', act: 'opposition', day: '2026-12-15' }],
    ['deadline answer from 10/1', { kind: 'deadline', act: 'answer', day: '2026-10-01' }],
    ['deadline answer from 10/1/2025', { kind: 'deadline', act: 'answer', day: '2025-10-01' }],
    ['deadline answer from october 1, 2025', { kind: 'deadline', act: 'answer', day: '2025-10-01' }],
    ['deadline notice of appeal from yesterday', { kind: 'deadline', act: 'notice of appeal', day: '2026-11-22' }],
    ['deadline reply from today', { kind: 'deadline', act: 'reply', day: '2026-11-23' }],
    ['deadline reply from friday', { kind: 'deadline', act: 'reply', day: '2026-11-27' }],
    ['deadline opposition', { kind: 'deadline', act: 'opposition', day: null }],
    ['go to calendar', { kind: 'go', screen: 'calendar' }],
    ['go my cases', { kind: 'go', screen: 'cases' }],
    ['open the review queue', { kind: 'go', screen: 'review queue' }],
    ['dark', { kind: 'theme', theme: 'dark' }],
    ['Dark mode', { kind: 'theme', theme: 'dark' }],
    ['theme light', { kind: 'theme', theme: 'light' }],
    ['blue and yellow', { kind: 'theme', theme: 'blue-yellow' }],
    ['default theme', { kind: 'theme', theme: 'blue-yellow' }],
    ['sign out', { kind: 'sign_out' }],
    ['logout', { kind: 'sign_out' }],
    ['log off', { kind: 'sign_out' }],
    ['?', { kind: 'keys' }],
    ['keyboard shortcuts', { kind: 'keys' }],
    ['  file   in   26CV00218  ', { kind: 'file', case_number: '26CV00218' }],
  ])('“%s” is understood', (typed, command) => {
    expect(parseCommand(typed, today)).toEqual(command);
  });

  test.each([
    '',
    '26CV00218',
    'file in',
    'file a document by Reyes',
    'file cabinet v. drawer',
    'file in Sample v. Example',
    'Estate of File',
    'schedule',
    'schedule hearing in the morning',
    'deadline',
    'deadline opposition from nowhere',
    'deadlines answer from this week',
    'darkness v. light',
    'default',
    'light rail authority',
    'sign',
    'go',
    'Gomez',
    'Openshaw',
    'keystone',
    'reyes dec 3',
  ])('“%s” is searched', (typed) => {
    expect(parseCommand(typed, today)).toBeNull();
  });

  test.each([
    ['file in 26CV00218', '26CV00218'],
    ['new hearing', 'new hearing'],
    ['file', 'file'],
    ['deadline opposition from dec 15', 'opposition'],
    ['go to calendar', 'calendar'],
    ['estate of lund', 'estate of lund'],
  ])('“%s” searches “%s”', (typed, words) => {
    expect(wordsToSearch(parseCommand(typed, today), typed)).toBe(words);
  });
});

test.each([
  ['dec 15', '2026-01-10', '2025-12-15'],
  ['jan 5', '2026-12-20', '2027-01-05'],
  ['dec 15th', '2026-11-23', '2026-12-15'],
  ['15 december', '2026-11-23', '2026-12-15'],
  ['feb 29', '2026-11-23', null],
])('the day of %s on %s is %s', (words, on, day) => {
  expect(parseCommand(`deadline answer from ${words}`, on)).toEqual(
    day === null ? null : { kind: 'deadline', act: 'answer', day },
  );
});
