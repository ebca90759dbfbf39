import { docketEvents } from './data/docketEvents.ts';
import { filingCodes } from './data/filingCodes.ts';
import type { FilingCode } from './FilingCode.ts';

const ofFilings = (group: string) => filingCodes.filter((code) => code.group === group).map(({ id }): string => id);
const ofEvents = (group: string) => docketEvents.filter((event) => event.group === group).map(({ id }): string => id);

/** What a code answers, where the list names a group of codes. */
const groups: Record<string, readonly string[]> = {
  any_motion: ofFilings('motion'),
  order: ofEvents('ruling'),
  judgment: ofEvents('judgment'),
};

/** The codes of the entries that a document of this code answers. */
export function answeredBy({ responds_to }: FilingCode): string[] {
  return responds_to.flatMap((one) => groups[one] ?? [one]);
}

/**
 * The codes of the entries that a reply supports: those that the opposition answers. A reply is filed in support of a
 * motion, never of the opposition. Empty for every other code.
 */
export function supportedBy(code: FilingCode): string[] {
  if (code.id !== 'reply_motion') return [];
  return answeredBy(code).flatMap((answered) => {
    const opposition = filingCodes.find(({ id }) => id === answered);
    return opposition ? answeredBy(opposition) : [];
  });
}
