import { states } from '#domain/courts/states';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Statement } from '../Statement.ts';
import { type StatementText, stated } from './StatementText.ts';

const most = 4;
const phone = /(?:\+?1[ .-]?)?(?:\(\d{3}\)|\b\d{3})[ .\-/]{1,3}\d{3}[ .-]{1,2}\d{4}\b/g;
const zip = /\b\d{5}(?:-\d{4})?\b/g;
const stateEndings = [
  /\b[A-Z]{2}/,
  /\b[A-Z]\.? ?[A-Z]\./,
  '(Cal(if)?|Tex|Fla|Ill|Ind|Mich|Wash|Ariz|Colo|Conn|Mass|Minn|Miss|Tenn|Wis).?',
  // The last word of a state's name: what is before it may be shortened, as in `N. Carolina`.
  ...states.map((name) => name.split(' ').at(-1)!),
];
const beforeZip = pattern()`${anyOf(stateEndings)}[,. ]{1,3}$`;
const mailCharacter = /[\w.+%'-]/;

/** Ways to reach anyone who signs: email addresses, telephone numbers, postal addresses, the first few of each. */
export function findContacts(document: StatementText): Statement[] {
  return [...emails(document), ...phones(document), ...addresses(document)];
}

/** From its sign outwards: long runs of letters without one are not examined. */
function emails(document: StatementText): Statement[] {
  const { text } = document.joined;
  const found: Statement[] = [];
  for (let at = text.indexOf('@'); at >= 0 && found.length < most; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > 0 && at - start < 64 && mailCharacter.test(text[start - 1]!)) start--;
    const host = /^ ?[\w-]+(?:\.[\w-]+)+/.exec(text.slice(at + 1, at + 120));
    if (start < at && host !== null) found.push(stated(document, 'email', start, at + 1 + host[0].length));
  }
  return found;
}

function phones(document: StatementText): Statement[] {
  const found: Statement[] = [];
  const faxes: Statement[] = [];
  for (const { 0: number, index } of document.joined.text.matchAll(phone)) {
    const ahead = document.lower.slice(Math.max(0, index - 24), index);
    const isFax =
      /(?:fax|facsimile|telecopier|\bf)[^a-z]*$/.test(ahead) ||
      /^\s*\((?:fax|facsimile|f)\)/.test(document.lower.slice(index + number.length, index + number.length + 8));
    const list = isFax ? faxes : found;
    if (list.length < most) list.push(stated(document, isFax ? 'fax' : 'phone', index, index + number.length));
    else if (found.length + faxes.length >= 2 * most) break;
  }
  return [...found, ...faxes];
}

function addresses(document: StatementText): Statement[] {
  const { text } = document.joined;
  const found: Statement[] = [];
  for (const { 0: code, index } of text.matchAll(zip)) {
    const from = Math.max(0, index - 24);
    const before = beforeZip.exec(text.slice(from, index));
    if (before === null) continue;
    found.push(stated(document, 'address', from + before.index, index + code.length));
    if (found.length >= most) break;
  }
  return found;
}
