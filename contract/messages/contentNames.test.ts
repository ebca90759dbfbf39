import { expect, test } from 'vitest';
import { say } from '#domain/messages/say';
import { writeProblem } from './writeMessages.ts';

test('active content has its common names', () => {
  const says = say('file.active_content', { name: 'a.pdf', found: ['javascript', 'xfa_form', 'external_content'] });
  expect(writeProblem(says).message).toBe('“a.pdf” has active content: JavaScript, XFA form, and external content.');
});

test.each([
  ['ht', 'Haitian Creole'],
  [null, 'another language'],
] as const)('a document in the language %s is described as being in %s', (language, name) => {
  expect(writeProblem(say('statements.translation_missing', { language })).message).toBe(
    `Part of the document is in ${name}, and no certified translation was found.`,
  );
});
