import type { FilingLine } from '#domain/text/FilingLine';
import type { Caption } from '../caption/findCaption.ts';
import { readBoardTitle } from '../caption/readBoardTitle.ts';
import { readDocketParties } from '../caption/readDocketParties.ts';
import { hasLabelsAlone, readFormLabels } from '../caption/readFormLabels.ts';
import { readFormSentences } from '../caption/readFormSentences.ts';
import { readInlineTitle } from '../caption/readInlineTitle.ts';
import { type Parties, readParties } from '../caption/readParties.ts';
import { readPartiesInBody, readPetitionerInBody } from '../caption/readPartiesInBody.ts';
import { withoutCourtHeading } from '../caption/withoutCourtHeading.ts';
import { titleIn } from '../title/titleIn.ts';
import type { DividedLines } from './divideLines.ts';
import type { Heading } from './findHeading.ts';

/** The parties as printed, and the caption in which a title may be found. */
export type FoundParties = {
  parties: Parties;
  /** None where the caption was a form's check boxes, whose roles alone count for nothing once a line names the sides. */
  titleCaption: Caption | undefined;
};

/** Finds the parties in the caption, else in a line that names both sides, else in the body. */
export function findParties({ front, page, rest, caption }: DividedLines & Heading): FoundParties {
  const parties = readDocketParties(rest) ?? partiesOf(caption, front, page);
  const isForm = caption?.anchor === 'role' && parties.plaintiffs[0]?.method === 'title-line';
  return { parties, titleCaption: isForm ? undefined : caption };
}

function partiesOf(caption: Caption | undefined, front: readonly FilingLine[], page: readonly FilingLine[]): Parties {
  const labeled = caption !== undefined && hasLabelsAlone(caption.parties) ? readFormLabels(page) : undefined;
  if (labeled !== undefined) return labeled;
  const found = readParties(withoutCourtHeading(caption?.parties ?? []));
  if (hasNames(found) && caption?.anchor !== 'role') return found;
  if (caption?.anchor === 'matter') {
    const introduced = readPartiesInBody(caption.after);
    if (hasNames(introduced)) return introduced;
    const asking = readPetitionerInBody(caption.after.filter((line) => titleIn(line.text) === undefined));
    return hasNames(asking) ? asking : readFormSentences(front);
  }
  return readBoardTitle(front) ?? readInlineTitle(front) ?? (hasNames(found) ? found : (readFormLabels(page) ?? found));
}

function hasNames({ plaintiffs, defendants, claimants }: Parties): boolean {
  return plaintiffs.length + defendants.length + claimants.length > 0;
}
