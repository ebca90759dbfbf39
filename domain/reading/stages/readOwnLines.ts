import type { ReadField } from '../Reading.ts';
import { readAmount } from '../readAmount.ts';
import { readFilingDate } from '../readFilingDate.ts';
import { readJudge } from '../readJudge.ts';
import { readService } from '../readService.ts';
import { readSignature } from '../readSignature.ts';
import type { DividedLines, Given } from './divideLines.ts';
import type { Heading } from './findHeading.ts';
import type { FoundNumber } from './findNumber.ts';
import type { FoundType } from './findType.ts';

/** The values in the document's own lines, for every type, and those that an official reporter adds. */
export type OwnLines = {
  date: ReadField<string> | undefined;
  judge: ReadField<string> | undefined;
  amount: ReadField<number> | undefined;
  signature: ReadField<boolean> | undefined;
  service: ReadField<boolean> | undefined;
};

/** A judge named further down than this is another case's. */
const judgeLines = 160;

/** Reads when the document was filed, who decides, what it demands, and whether it is signed and served. */
export function readOwnLines(known: Given & DividedLines & Heading & FoundType & FoundNumber): OwnLines {
  const { today, reported, report, banners, own, rest, front, caption } = known;
  const type = known.type?.value;
  const level = known.court?.name.level;
  const number = known.number?.value;
  const named = readJudge([...front.slice(0, judgeLines), ...(caption?.beside ?? [])], own, { type, level, number });
  return {
    date: reported?.date ?? readFilingDate(banners, own, { type, number, level, today, report }),
    judge: report?.judge ?? named ?? reported?.judge,
    amount: readAmount(own, type),
    signature: readSignature(own, type),
    service: readService(rest),
  };
}
