import type { CaseType } from '#domain/courts/choices';
import type { PracticeSystem } from '#domain/participants/practiceSystem';
import type { TitleForm } from '#domain/participants/titleForms';
import { titleOf } from '#domain/participants/titleOf';
import { type Captioned, openingForm, openingParticipants } from './openingParticipants.ts';

/**
 * The form of the title of a new case: the one of its category, or else what its first document states beyond the
 * participants.
 */
export const formOfOpening = (document: Captioned, case_type: CaseType, ofCategory: TitleForm | null) =>
  ofCategory ?? openingForm(document, case_type);

/**
 * The title by rule of a new case, from the participants that its first document names: `Specimen v. Example Foods,
 * Inc.`, `Estate of Robin Exemplar`. Null when someone whom the title must name was not read: the petitioner is not
 * the estate, and the clerk enters the title.
 */
export function nameCase(
  document: Captioned,
  case_type: CaseType,
  system: PracticeSystem,
  ofCategory: TitleForm | null = null,
): string | null {
  const participants = openingParticipants(document, { case_type, system });
  const named = participants.map((one) => ({ ...one, end_kind: null }));
  return titleOf({ case_type, system, title_form: formOfOpening(document, case_type, ofCategory) }, named);
}
