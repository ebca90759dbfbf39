import { bareNumber } from '#domain/caseNumbers/bareNumber';
import { describeCaseNumber } from '#domain/caseNumbers/describeCaseNumber';
import { sameCaseNumber } from '#domain/caseNumbers/sameCaseNumber';
import type { CourtName } from '#domain/courts/recognize/CourtForm';

/** Whether a number may be misread: letters that resemble digits next to them, or another form than its court's. */
export function mayBeMisread(number: string, court: CourtName | undefined): boolean {
  return withDigits(number) !== number || describeCaseNumber(number, court).pattern === 'differs';
}

/**
 * The number that recognition misread by one character, as another place of the document prints it. Undefined unless
 * the form of the court's numbers and that place agree.
 */
export function repairNumber(
  number: string,
  elsewhere: readonly string[],
  court: CourtName | undefined,
): string | undefined {
  const digits = withDigits(number);
  if (digits !== number && elsewhere.some((other) => sameCaseNumber(other, digits))) return digits;
  if (describeCaseNumber(number, court).pattern !== 'differs') return undefined;
  return elsewhere.find(
    (other) =>
      describeCaseNumber(other, court).pattern === 'matches' && differsByOne(bareNumber(other), bareNumber(number)),
  );
}

/** `l:2O-cv-O1234` with digits for the letters that resemble them. */
function withDigits(number: string): string {
  return number.replace(/(?<=\d)[Oo]|\b[Oo](?=\d)/g, '0').replace(/(?<=\d)[lI|]|(?:\b|(?<=-))[lI|](?=[\d:])/g, '1');
}

/** Whether one character was read as another, left out, or added. */
function differsByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
