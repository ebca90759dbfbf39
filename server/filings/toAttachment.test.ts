import { expect, test } from 'vitest';
import { toAttachment } from '#server/http/toAttachment';

test.each([
  ['Answer.pdf', `attachment; filename="Answer.pdf"; filename*=UTF-8''Answer.pdf`],
  [
    'Ñuñez v. O’Brien.pdf',
    `attachment; filename="Nunez v. O_Brien.pdf"; filename*=UTF-8''%C3%91u%C3%B1ez%20v.%20O%E2%80%99Brien.pdf`,
  ],
  ['a"b\\c%41;.txt', `attachment; filename="a_b_c_41;.txt"; filename*=UTF-8''a%22b%5Cc%2541%3B.txt`],
  ["it's (1)*.doc", `attachment; filename="it's (1)*.doc"; filename*=UTF-8''it%27s%20%281%29%2A.doc`],
  ['訴状.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E8%A8%B4%E7%8A%B6.pdf`],
])('a document called %j is saved under its name', (name, header) => {
  expect(toAttachment(name)).toBe(header);
});
