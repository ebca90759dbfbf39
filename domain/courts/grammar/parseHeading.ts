import type { RecognizedCourt } from '../recognize/RecognizedCourt.ts';
import { composeCourt } from './composeCourt.ts';
import { countiesNamed } from './countyNames.ts';
import { courtIn, type HeadingLine, readHeadingLine } from './headingLine.ts';

/** Lines examined above and below the line that names the kind of court. */
const reach = 8;
/** Lines of other text, such as a clerk's stamp in the other column, between those of a heading. */
const between = 3;
const linesLooked = 60;
const attempts = 3;

const needed = /court|common pleas/i;
const versus = /^\W*(?:v|vs|versus|against)\b\.?\W*$/i;

/**
 * A heading that is in no table, read line by line by its grammar: kind of court, place, and state in any order.
 * `isOther` states whether the words before an offset assign what follows to another document.
 */
export function parseHeading(heading: string, isOther: (at: number) => boolean): RecognizedCourt | undefined {
  if (!needed.test(heading)) return undefined;
  const lines = linesOf(heading);
  const read = new Map<number, HeadingLine | undefined>();
  const at = (index: number) => {
    if (!read.has(index)) read.set(index, readHeadingLine(lines[index]!.text, lines[index]!.start));
    return read.get(index);
  };
  let tried = 0;
  for (const [index, line] of lines.entries()) {
    if (!needed.test(line.text) || tried >= attempts) continue;
    const own = at(index);
    const court = own && courtIn(own);
    if (own === undefined || court === undefined) continue;
    tried += 1;
    if (isOther(line.start)) continue;
    const around = [...above(index, at), ...below(lines, index, at)];
    const found = composeCourt(own, court, around, heading);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Printed = { text: string; start: number };
type At = (index: number) => HeadingLine | undefined;

function linesOf(heading: string): Printed[] {
  const found: Printed[] = [];
  for (let start = 0; start < heading.length && found.length < linesLooked; ) {
    const end = heading.indexOf('\n', start);
    const stop = end < 0 ? heading.length : end;
    // A rule of parentheses may be all that parts two columns.
    for (const match of heading.slice(start, stop).matchAll(/[^)§|]+/g)) {
      if (!/\w/.test(match[0])) continue;
      // On forms, the word follows a blank for the county's name.
      const last = found.slice(-3).findLast(({ text }) => countiesNamed(text).length > 0);
      if (last !== undefined && /^\s*county\W*$/i.test(match[0])) last.text += ' County';
      else found.push({ text: match[0], start: start + match.index });
    }
    start = stop + 1;
  }
  return found;
}

/** The heading's lines above, the nearest first. */
function above(from: number, at: At): HeadingLine[] {
  const found: HeadingLine[] = [];
  for (let index = from - 1, others = 0; index >= Math.max(0, from - reach) && others <= between; index--) {
    const line = at(index);
    if (line === undefined) others += 1;
    else found.push(line);
  }
  return found;
}

/** The heading's lines below, the nearest first. */
function below(lines: readonly Printed[], from: number, at: At): HeadingLine[] {
  const found: HeadingLine[] = [];
  for (
    let index = from + 1, others = 0;
    index < Math.min(lines.length, from + reach + 1) && others <= between;
    index++
  ) {
    if (versus.test(lines[index]!.text)) break;
    const line = at(index);
    if (line === undefined) others += 1;
    else found.push(line);
  }
  return found;
}
