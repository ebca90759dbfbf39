import type { CourtForm, CourtName } from './CourtForm.ts';
import { californiaCourts } from './californiaCourts.ts';
import { federalCourts } from './federalCourts.ts';
import { floridaCourts } from './floridaCourts.ts';
import { illinoisCourts } from './illinoisCourts.ts';
import { immigrationCourts } from './immigrationCourts.ts';
import { newYorkCourts } from './newYorkCourts.ts';
import { otherStateCourts } from './otherStateCourts.ts';
import { texasCourts } from './texasCourts.ts';

/** A court found in a heading, with the offsets of the words that name it. */
export type RecognizedCourt = CourtName & { start: number; end: number };

/** Of two names for the same words the earlier is taken. */
const forms: readonly CourtForm[] = [
  ...federalCourts,
  ...immigrationCourts,
  ...californiaCourts,
  ...newYorkCourts,
  ...texasCourts,
  ...floridaCourts,
  ...illinoisCourts,
];

/** A court is told from its name before any form is tried. */
const courtWord = /court|ss\b|tribunal|appeals|division|executive office|panel|district/i;

/** Words before a court's name that make it another's: the court below, or the one appealed from. */
const otherCourt =
  /(?:appeals?|petition|writs?|certiorari|review|error|mandamus|certified questions?|removed|transferred?|remand|order|decision|judgment|case)\b[^.;]{0,80}\b(?:from|to|of|by|in|out of)(?: an? (?:final )?(?:order|judgment|decision) of)?(?: the)?[\s:]*$|\b(?:from|to|before) the\s*$/i;

/**
 * The court that heads a paper. Of several names the first in the text is the paper's own; the longer of two at one
 * place says more. Answers nothing when no court heads it.
 */
export function recognizeCourt(heading: string): RecognizedCourt | undefined {
  if (!courtWord.test(heading)) return undefined;
  // The general table is for states without one of their own.
  return bestOf(forms, heading) ?? bestOf(otherStateCourts, heading);
}

function bestOf(tried: readonly CourtForm[], heading: string): RecognizedCourt | undefined {
  let best: RecognizedCourt | undefined;
  for (const { pattern, name } of tried) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(heading); match !== null; match = pattern.exec(heading)) {
      if (best !== undefined && match.index > best.start) break;
      if (otherCourt.test(wordsBefore(heading, match.index))) continue;
      const found = name(match);
      const end = match.index + match[0].trimEnd().length;
      if (found !== undefined && (best === undefined || match.index < best.start || end > best.end)) {
        best = { ...found, start: match.index, end };
      }
      break;
    }
  }
  return best;
}

/** The words before a court's name, without the `IN THE` that begins its heading. */
function wordsBefore(heading: string, at: number): string {
  return heading.slice(Math.max(0, at - 120), at).replace(/(^|\n)[ \t]*(?:in|before)(?: the)?\s*$/i, '$1');
}
