import { dateInZone } from '#domain/days/dateInZone';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { CourtDating } from '#domain/filingDates/CourtDating';
import { dateFiling } from '#domain/filingDates/dateFiling';
import { datedBy, dateResubmission, type NeededFor, type Tolling } from '#domain/filingDates/dateResubmission';
import type { FilingDate } from '#domain/filingDates/FilingDateSteps';
import { type CourtsRelationBack, relationBackOf } from '#domain/filingDates/relationBack';
import type { FilingTime } from '#domain/filings/filingTimes';

/** The submissions of a filing. `first_received_at` is set if its correction is a different document. */
export type Submitted = {
  received_at: Date;
  first_received_at: Date | null;
  resubmitted_at: Date | null;
  document_type: DocumentTypeId | null;
};
/** The notice of its last return, if it was returned. */
export type Returned = { noticed_at: Date; correct_by: Date | null } | undefined;

/** A filing that was submitted twice: both dates, and which one counts under the court's rule. */
export type TwoDates = {
  counts: FilingTime;
  by: Record<FilingTime, FilingDate>;
  first_needs: NeededFor;
  rule: CourtsRelationBack;
};
export type DateOfFiling = { date: FilingDate; tolling: Tolling | null; two: TwoDates | null };

/** The filing date of a filing under its court's rules as they are now, and both dates if it was submitted twice. */
export function findDateOfFiling(court: CourtDating, submitted: Submitted, returned: Returned): DateOfFiling {
  const { received_at, first_received_at, resubmitted_at, document_type } = submitted;
  const is_another = first_received_at !== null;
  const lastAt = is_another ? received_at : resubmitted_at;
  const first = dateFiling(court, { at: first_received_at ?? received_at });
  if (lastAt === null) return { date: first, tolling: null, two: null };
  const again = dateFiling(court, { at: lastAt });
  const rule = relationBackOf(court);
  const noticed_on = dateInZone(returned?.noticed_at ?? lastAt, court.time_zone);
  const in_time = !returned?.correct_by || lastAt <= returned.correct_by;
  const asked = { first, again, noticed_on, document_type, is_another, in_time };
  const { counts, dated, tolling, first_needs } = dateResubmission(rule, asked);
  const by = {
    received: datedBy(rule, 'received', { first, again }),
    first_received: datedBy(rule, 'first_received', { first, again }),
  };
  return { date: dated, tolling, two: { counts, by, first_needs, rule } };
}
