import { expect, test } from 'vitest';
import { say } from '#domain/messages/say';
import { writePriority, writeReason } from './writeMessages.ts';

test.each([
  [1, 9, 'One of its 9 pages is an image that could not be read.'],
  [3, 9, '3 of its 9 pages are images that could not be read.'],
  [9, 9, 'None of its pages could be read: they are images.'],
])('%i of %i pages that are pictures', (unread, of, words) => {
  expect(writeReason(say('pages_unread', { unread, of }))).toBe(words);
});

test.each([
  [[2], 'Handwriting on page 2 was not read. Check the values there.'],
  [[2, 5], 'Handwriting on pages 2 and 5 was not read. Check the values there.'],
])('handwriting on pages %j', (pages, words) => {
  expect(writeReason(say('handwriting_unread', { pages }))).toBe(words);
});

test('a complete document is named by its type, or by its filer’s name for it', () => {
  expect(writeReason(say('all_found', { type: 'answer', named: null }))).toBe(
    'All required parts of an answer were found.',
  );
  expect(writeReason(say('all_found', { type: 'motion', named: 'Emergency Motion' }))).toBe(
    'All required parts of an emergency motion were found.',
  );
});

test('a finding is a reason with its authority, and findings that are not named are counted', () => {
  const says = say('length.word_certificate_missing');
  expect(writeReason(say('finding', { says, authority: 'Rule 8.204' }))).toBe(
    'No word count certificate was found. (Rule 8.204)',
  );
  expect(writeReason(say('more_findings', { count: 1 }))).toBe('1 more finding for which the clerk may return it.');
  expect(writeReason(say('more_findings', { count: 3 }))).toBe('3 more findings for which the clerk may return it.');
});

test('a failed analysis states the reason', () => {
  expect(writeReason(say('analysis_failed', { refusal: 'document_corrupt' }))).toBe(
    'The analysis failed: This document is damaged and cannot be opened. Save or rescan it and try again.',
  );
});

test('a priority states what is near', () => {
  expect(writePriority(say('deadline', { title: 'Answer', due: '2026-11-03' }))).toBe('Answer is due on Nov 3, 2026.');
  expect(writePriority(say('set_by_person', { name: 'Dana Sample' }))).toBe('Set by Dana Sample.');
});
