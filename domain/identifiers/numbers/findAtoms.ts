/** A run of letters and digits with at least one digit in it. */
export type Atom = { start: number; end: number; text: string; digits: number };

/** Letters that may appear before a digit in one run, as in `SSN123456789`. */
const mostBefore = 12;
const longest = 40;

/** `SSN123456789`: the label is no part of the number. */
const label = /^(?:ssn|itin|tin|f?ein|acct|account|no)(?=\d)/i;

/** Every number of a text, with the letters that touch it. */
export function findAtoms(text: string): Atom[] {
  const atoms: Atom[] = [];
  let floor = 0;
  for (let at = 0; at < text.length; at++) {
    if (!isDigit(text.charCodeAt(at))) continue;
    let start = at;
    while (start > floor && at - start < mostBefore && isLetter(text.charCodeAt(start - 1))) start--;
    let end = at + 1;
    let digits = 1;
    for (; end < text.length && end - start < longest; end++) {
      const code = text.charCodeAt(end);
      if (isDigit(code)) digits++;
      else if (!isLetter(code)) break;
    }
    start += label.exec(text.slice(start, end))?.[0].length ?? 0;
    atoms.push({ start, end, text: text.slice(start, end), digits });
    floor = end;
    at = end - 1;
  }
  return atoms;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
