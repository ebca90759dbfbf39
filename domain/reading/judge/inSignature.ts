import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { isPerson } from './isPerson.ts';
import { byTheCourt, fullJudgeName, office, portalSigned, signedDecider, signedOffice } from './judgeForms.ts';

const lastLines = 80;

/** A referee, a special master, or a hearing officer signs with the office after the name. */
export function decidedBy(lines: readonly FilingLine[]): ReadField<string> | undefined {
  for (const line of lines.slice(-lastLines)) {
    const match = signedDecider.exec(line.text);
    if (match === null || !isPerson(match[1]!)) continue;
    const start = line.text.indexOf(match[1]!);
    return {
      value: match[1]!,
      ...readBy('decision-maker'),
      evidence: [evidenceOf(line, start, start + match[1]!.length)],
    };
  }
  return undefined;
}

const underCourt = 6;

/** `BY THE COURT: / ______ J. / Casey S. Rowan` (Pennsylvania, Colorado, Utah). */
export function underByTheCourt(lines: readonly FilingLine[]): ReadField<string> | undefined {
  const at = lines.findLastIndex((line) => /^by the court\b\W*$/i.test(line.text));
  if (at < 0) return undefined;
  for (const line of lines.slice(at + 1, at + underCourt)) {
    const match = byTheCourt.exec(line.text) ?? fullJudgeName.exec(line.text);
    if (match === null || !/\s/.test(match[1]!) || !isPerson(match[1]!)) continue;
    const start = line.text.indexOf(match[1]!);
    return {
      value: match[1]!,
      ...readBy('judge-signature'),
      evidence: [evidenceOf(line, start, start + match[1]!.length)],
    };
  }
  return undefined;
}

/** A court's notice and a stipulation that a judge approves are signed under these words too. */
export function soOrders(lines: readonly FilingLine[]): boolean {
  return lines.slice(-lastLines).some((line) => /^\W*(?:it is )?so ordered\b\W*$/i.test(line.text));
}

/** The name over `United States District Judge` at a document's end. */
export function inSignature(lines: readonly FilingLine[]): ReadField<string> | undefined {
  for (let index = lines.length - 1; index > 0; index--) {
    const line = lines[index]!;
    const whole = signedOffice.exec(line.text) ?? portalSigned.exec(line.text);
    if (whole !== null && isPerson(whole[1]!)) {
      const start = line.text.indexOf(whole[1]!);
      return {
        value: whole[1]!,
        ...readBy('judge-signature, in one line'),
        evidence: [evidenceOf(line, start, start + whole[1]!.length)],
      };
    }
    if (!office.test(line.text)) continue;
    for (const above of lines.slice(Math.max(0, index - 4), index).reverse()) {
      if (above.page !== line.page || Math.abs(above.left - line.left) > 140) continue;
      const match = fullJudgeName.exec(above.text);
      if (match === null || !isPerson(match[1]!)) continue;
      const start = above.text.indexOf(match[1]!);
      return {
        value: match[1]!,
        ...readBy('judge-signature'),
        evidence: [evidenceOf(above, start, start + match[1]!.length)],
      };
    }
  }
  return undefined;
}
