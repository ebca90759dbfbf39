import { type FilingLine, sliceLine } from '../lines/FilingLine.ts';
import { findCaseNumbers } from '../numbers/findCaseNumbers.ts';
import { isAside, versusAtEnd, versusAtStart, withoutNumber } from './markers.ts';
import { roleAtStart } from './roles.ts';
import type { Columns } from './splitColumns.ts';

/**
 * Takes out of the parties' column what text that lost its gaps set on their lines: `Plaintiff, SUMMONS`,
 * `v. ORDER DENYING MOTION`, `VERSUS SECTION "L"`.
 */
export function partLines({ parties, beside }: Columns, kindOf: (text: string) => string | undefined): Columns {
  const parted: Columns = { parties: [], beside: [...beside] };
  for (const line of parties) {
    const end =
      roleAtStart(line.text) ?? versusBefore(line.text, (rest) => isAside(rest) || kindOf(rest) !== undefined);
    const rest = end === undefined ? undefined : sliceLine(line, end, line.text.length);
    if (end === undefined || rest === undefined || versusAtEnd(` ${rest.text}`) !== undefined) {
      parted.parties.push(line);
      continue;
    }
    const own = sliceLine(line, 0, end);
    if (own !== undefined) parted.parties.push(own);
    parted.beside.push(rest);
  }
  return parted;
}

function versusBefore(text: string, isForeign: (rest: string) => boolean): number | undefined {
  const start = versusAtStart(text);
  return start !== undefined && isForeign(text.slice(start)) ? start : undefined;
}

/** Where a number begins that stands behind a name: `THE PEOPLE, C094321`, `RUTH VOIGT, No. CV2022-011871`. */
function numberAfter(text: string): number | undefined {
  const number = findCaseNumbers(text)[0];
  if (number === undefined || number.start === 0) return undefined;
  const end = number.labelled ? withoutNumber(text).length : number.start;
  const name = text.slice(0, end);
  return end < number.end && /[A-Za-z]{3}/.test(name) && !isAside(name) ? end : undefined;
}
