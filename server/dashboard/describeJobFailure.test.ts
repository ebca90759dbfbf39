import { expect, test } from 'vitest';
import { summarizeFault } from '#server/kernel/describeFault';
import { describeJobFailure } from './describeJobFailure.ts';

const statement = 'Failed query: insert into "notifications" ("person_id", "title") values ($1, $2)';

test.each([
  ['The mail server refused.\n    at send (mail.js:1:1)', 'The mail server refused.'],
  [`${statement} (deadlock detected)`, 'The database did not execute a statement: deadlock detected.'],
  [statement, 'The database did not execute a statement. The log has the details.'],
])('of %j IT reads the reason and no statement', (lastError, said) => {
  expect(describeJobFailure(lastError)).toBe(said);
});

test('a failed statement is described without the values that the queue stored', () => {
  const failed = Object.assign(
    new Error(`${statement}\nparams: 7,Secret title`, { cause: new Error('deadlock detected') }),
    {
      params: ['7', 'Secret title'],
    },
  );
  const said = describeJobFailure(summarizeFault(failed));
  expect(said).toBe('The database did not execute a statement: deadlock detected.');
});
