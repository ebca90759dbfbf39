import type { CaseType } from '#domain/courts/choices';
import type { PracticeSystem } from '#domain/participants/practiceSystem';
import { titleOf } from '#domain/participants/titleOf';
import { type Captioned, openingForm, openingParticipants } from './openingParticipants.ts';

/**
 * The title by rule of a new case, from the participants that its first document names: `Specimen v. Example Foods,
 * Inc.`, `Estate of Robin Exemplar`. Null when someone whom the title must name was not read: the petitioner is not
 * the estate, and the clerk enters the title.
 */
export function nameCase(document: Captioned, case_type: CaseType, system: PracticeSystem): string | null {
  const participants = openingParticipants(document, { case_type, system });
  const named = participants.map((one) => ({ ...one, end_kind: null }));
  return titleOf({ case_type, system, title_form: openingForm(document, case_type) }, named);
}
