import type { CaseKind } from './CaseKind.ts';
import { pendingCivil } from './kinds/civilKinds.ts';
import { pendingCriminal } from './kinds/criminalKinds.ts';
import { pendingCustody } from './kinds/familyKinds.ts';
import { pendingConservatorship } from './kinds/probateKinds.ts';
import type { Random } from './random.ts';
import { awaitingConference, awaitingMotion, awaitingSettlement, awaitingTrial } from './scripts/pending.ts';

/**
 * Cases that fill the calendars of the next court days. Most civil, family, and probate cases among them are older than
 * the portal, so that their calendars are full without hundreds of further filings.
 */
const kinds: { count: number; days: readonly [number, number]; kind: CaseKind }[] = [
  { count: 64, days: [560, 820], kind: civil(pendingCivil(awaitingConference)) },
  { count: 48, days: [560, 900], kind: civil(pendingCivil(awaitingMotion)) },
  { count: 18, days: [620, 980], kind: civil(pendingCivil(awaitingTrial)) },
  { count: 26, days: [600, 940], kind: civil(pendingCivil(awaitingSettlement)) },
  { count: 54, days: [540, 1500], kind: { case_type: 'Family Law', share: 0, draft: pendingCustody } },
  { count: 14, days: [1150, 1230], kind: { case_type: 'Probate', share: 0, draft: pendingConservatorship } },
  { count: 14, days: [1900, 1980], kind: { case_type: 'Probate', share: 0, draft: pendingConservatorship } },
  {
    count: 56,
    days: [30, 110],
    kind: { case_type: 'Criminal', share: 0, draft: pendingCriminal('Pretrial conference') },
  },
  { count: 10, days: [80, 160], kind: { case_type: 'Criminal', share: 0, draft: pendingCriminal('Jury trial') } },
];

function civil(draft: CaseKind['draft']): CaseKind {
  return { case_type: 'Civil Complaint', share: 0, draft };
}

export const calendaredCases = (random: Random): { days: number; kind: CaseKind }[] =>
  kinds.flatMap(({ count, days, kind }) =>
    Array.from({ length: count }, () => ({ days: random.between(...days), kind })),
  );
