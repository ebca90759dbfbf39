import { type Captioned, openingParticipants } from '#domain/cases/openingParticipants';
import type { CaseType } from '#domain/courts/choices';
import type { KindCourt } from '#domain/courts/courtKindOf';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { publicName } from '#domain/participants/publicName';
import type { RepresentedParty } from './ownParties.ts';

type OpeningDocument = Omit<Captioned, 'roles'> & { case_type: CaseType | null };

/** The participants whom the caption of a document would bring into a new case, as its docket names them. */
export function captionedParties(
  document: OpeningDocument,
  roles: ReadonlyMap<string, string>,
  court: KindCourt,
): RepresentedParty[] {
  const case_type = document.case_type ?? 'Civil Complaint';
  const named = openingParticipants({ ...document, roles }, { case_type, system: practiceSystemOf(court, case_type) });
  return named.map((one) => ({ full_name: publicName(one), role: one.role, counsel_bar_numbers: [] }));
}
