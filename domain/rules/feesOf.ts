import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { courtSystemOf } from '#domain/courts/courtSystemOf';
import type { Fee } from './Fee.ts';
import { fees } from './fees.ts';

/** Fees that are due for a document of one code; every other one is due for a first filing. */
const ofCode: Readonly<Record<string, readonly string[]>> = {
  mtn_sj: ['CA-MSJ', 'NY-SUP-MOT'],
  mtn_reopen: ['EOIR-MTR-IJ'],
  notice_appeal: ['NY-NOA'],
  answer: ['IL-APPEAR'],
  appearance: ['IL-APPEAR'],
  intervention: ['TX-SUBSEQ'],
};
const ofMotions = ['CA-MOT', 'NY-SUP-MOT'];
/** Fees of other steps than a first filing, which no code of the list has. */
const ofOtherSteps = ['US-DC-IFP', 'US-DC-MISC', 'CA-JURY', 'NY-SUP-RJI', 'NY-SUP-NOI', 'NY-SUP-JURY', 'FL-SUMMONS'];
const notFirst = new Set([...Object.values(ofCode).flat(), ...ofMotions, ...ofOtherSteps]);

type Court = { name: string; level: CourtLevel; jurisdiction: Jurisdiction };
type Document = { code: { id: string; group: string; opens_case: boolean } | null; case_type: CaseType };

/**
 * The fees of a court's schedule that a document may cost: for a first filing all of its case type, among which the
 * amount or the category decides. Empty where the portal has no schedule, or no fee is due.
 */
export function feesOf(court: Court, { code, case_type }: Document): Fee[] {
  const system = systemOf(court);
  const isTrial = court.level !== 'Appellate Court' && court.level !== 'Supreme Court';
  if (system === null || code === null || !isTrial) return [];
  const here = fees.filter(
    (fee) =>
      fee.system === system && !ofReview.test(fee.id) && (fee.case_types as readonly string[]).some(isFor(case_type)),
  );
  const named = ofCode[code.id] ?? (code.group === 'motion' ? ofMotions : null);
  if (named) return here.filter(({ id }) => named.includes(id));
  return code.opens_case ? here.filter(({ id }) => !notFirst.has(id)) : [];
}

const isFor = (case_type: CaseType) => (one: string) => one === '*' || one === case_type;

/** Fees of reviewing courts. */
const ofReview = /-(?:COA|SUP|SCT|AD|DCA|APP)$|^US-(?:CA|SCT)-|^EOIR-(?:26|29|MTR-BIA)$/;

function systemOf(court: Court): Fee['system'] | null {
  const system = courtSystemOf(court);
  if (system === 'federal') return 'federal';
  if (system === 'administrative') return 'eoir';
  return court.jurisdiction.toLowerCase().replace(' ', '_') as Fee['system'];
}
