import { type TitleForm as ByParticipants, formsOfCaseType } from '#domain/participants/titleForms';
import type { CaseCategory } from './CourtPack.ts';
import type { TitleForm } from './titleForms.ts';

/** The forms of a pack that titles by participants have; the others are left to the case type and the participants. */
const forms: Partial<Record<TitleForm, ByParticipants>> = {
  civil: 'civil',
  civil_ny: 'civil',
  civil_tx: 'civil',
  appeal: 'civil',
  criminal_federal: 'criminal',
  criminal_people: 'criminal',
  criminal_state_tx: 'criminal',
  criminal_state_fl: 'criminal',
  marriage: 'marriage',
  marriage_il: 'marriage',
  marriage_tx: 'marriage',
  marriage_fl: 'marriage',
  family_parties: 'family_parties',
  matter_v_ny: 'family_parties',
  estate: 'estate',
  estate_tx: 'estate',
  estate_fl: 'estate',
  estate_il: 'estate',
  trust: 'trust',
  guardianship: 'guardianship',
  // Of an alleged incapacitated person (N.Y. Mental Hyg. Law art. 81).
  guardian_ny: 'conservatorship',
  conservatorship: 'conservatorship',
  juvenile: 'juvenile',
  juvenile_il: 'juvenile',
  juvenile_tx: 'juvenile',
  minor: 'juvenile',
  adoption: 'adoption',
  name_change: 'name_change',
  in_re: 'in_re',
  immigration: 'immigration',
};

/**
 * The title form that a category names, if cases of its type can have it; null leaves it to the participants, as for
 * an Illinois guardianship, which is of a minor or of a person with a disability.
 */
export function formOfCategory({ title, case_type }: Pick<CaseCategory, 'title' | 'case_type'>): ByParticipants | null {
  const form = forms[title];
  return form && formsOfCaseType[case_type].includes(form) ? form : null;
}
