import type { BinderFiling } from './BinderDocument.ts';
import { familyOf, isSameSide } from './groupFilings.ts';
import { mentions } from './mentions.ts';

/** One motion that is heard, with the other filings that are the same motion, such as its notice. */
export type Matter = { motions: BinderFiling[] };

/**
 * The motions that are heard on a date: those that state the date; if none does, those without a ruling. A motion that
 * answers one of them, such as a cross-motion, is heard with it.
 */
export function findMatters(filings: readonly BinderFiling[], hearing_date: string): Matter[] {
  const motions = filings.filter(({ lead }) => familyOf(lead) === 'motion' && lead.filed_on <= hearing_date);
  const stated = motions.filter(({ lead }) => lead.hearing_date === hearing_date);
  const heard = stated.length > 0 ? stated : motions.filter(({ lead }) => !lead.ruled);
  const withCrosses = motions.filter(
    (motion) => heard.includes(motion) || (!motion.lead.ruled && heard.some((one) => answers(motion, one))),
  );
  const matters: Matter[] = [];
  for (const motion of withCrosses) {
    const same = matters.find(({ motions: [first] }) => isOneMotion(first!, motion));
    if (same) same.motions.push(motion);
    else matters.push({ motions: [motion] });
  }
  for (const matter of matters) matter.motions.sort(byNotice);
  return matters;
}

const answers = ({ lead }: BinderFiling, { lead: other }: BinderFiling) =>
  other.entry !== null && lead.related_entry === other.entry;

/** A notice and the motion that one party filed together, or a motion and its correction, are one motion. */
function isOneMotion({ lead: first }: BinderFiling, { lead: next }: BinderFiling): boolean {
  if (!isSameSide(first, next)) return false;
  const isTogether = first.envelope_id !== null && first.envelope_id === next.envelope_id;
  const hasNotice = [first, next].some(({ type }) => type === 'notice_of_motion');
  return (isTogether && hasNotice) || (isCorrection(next.title) && mentions(next.title, first.title));
}

/** `Corrected Motion …`, `Amended Notice of Motion …`, `Errata to …`. */
export const isCorrection = (title: string): boolean =>
  /^\W*(?:(?:first|second|third|notice of)\s+)?(?:corrected|amended|errat\w+|re-?noticed)\b/i.test(title);

const byNotice = ({ lead: one }: BinderFiling, { lead: other }: BinderFiling) =>
  Number(isCorrection(one.title)) - Number(isCorrection(other.title)) ||
  Number(other.type === 'notice_of_motion') - Number(one.type === 'notice_of_motion');
