import { caseHeading } from '../contradictions/caseHeading.ts';
import { readCaseType } from '../contradictions/readCaseType.ts';
import type { ReadField } from '../Reading.ts';
import type { DividedLines } from './divideLines.ts';
import type { Heading } from './findHeading.ts';
import type { FoundNumber } from './findNumber.ts';
import type { FoundParties } from './findParties.ts';
import type { FoundType } from './findType.ts';

export type FoundCaseType = { caseType: ReadField<string> | undefined };

/** Finds the type of case by several signs: the number, the court, the type of document, who sues, the heading's words. */
export function findCaseType(known: DividedLines & Heading & FoundParties & FoundType & FoundNumber): FoundCaseType {
  const { court, number, type, title, parties, nameLines, titleCaption, page } = known;
  const caseType = readCaseType({
    court: court?.name,
    number,
    type,
    title: title?.title,
    plaintiffs: parties.plaintiffs,
    heading: caseHeading(nameLines, titleCaption, page),
    isMatter: titleCaption?.anchor === 'matter',
  });
  return { caseType };
}
