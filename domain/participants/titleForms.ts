import type { CaseType } from '#domain/courts/choices';
import type { PracticeSystem } from './practiceSystem.ts';

/** How a case is titled. A case without a form has the one that its type and participants suggest. */
export const titleForms = [
  'civil',
  'criminal',
  'marriage',
  'family_parties',
  'estate',
  'trust',
  'guardianship',
  'conservatorship',
  'juvenile',
  'adoption',
  'name_change',
  'in_re',
  'immigration',
] as const;
export type TitleForm = (typeof titleForms)[number];

const usual: Record<TitleForm, string> = {
  civil: '{first} v. {second}',
  criminal: 'People v. {second}',
  marriage: 'In re Marriage of {first} and {second}',
  family_parties: '{first} v. {second}',
  estate: 'Estate of {subject}',
  trust: 'In re {subject}',
  guardianship: 'Guardianship of {subject}',
  conservatorship: 'Conservatorship of {subject}',
  juvenile: 'In re {subject}',
  adoption: 'Adoption of {subject}',
  name_change: 'In re {first_full}, Change of Name',
  in_re: 'In re {subject}',
  immigration: 'Matter of {second_full}',
};

/** The forms of the systems that differ, as their courts print them. */
const ofSystem: Partial<Record<PracticeSystem, Partial<Record<TitleForm, string>>>> = {
  federal_district: { criminal: 'United States v. {second}' },
  new_york: {
    civil: '{first} v {second}',
    criminal: 'People v {second}',
    family_parties: 'Matter of {first} v {second}',
    guardianship: 'Matter of {subject}',
    conservatorship: 'Matter of {subject}, an Alleged Incapacitated Person',
  },
  texas: {
    criminal: 'The State of Texas v. {second}',
    marriage: 'In the Matter of the Marriage of {first_full} and {second_full}',
    estate: 'In the Estate of {subject}, Deceased',
    juvenile: 'In the Interest of {subject}, a Child',
    conservatorship: 'Guardianship of {subject}',
  },
  florida: {
    criminal: 'State of Florida v. {second}',
    marriage: 'In re: the Marriage of {first_full}, Petitioner, and {second_full}, Respondent',
    estate: 'In re: Estate of {subject}, Deceased',
    conservatorship: 'In re: Guardianship of {subject}',
    guardianship: 'In re: Guardianship of {subject}',
  },
  illinois: {
    marriage: 'In re the Marriage of {first_full} and {second_full}',
    estate: 'In re Estate of {subject}, Deceased',
    guardianship: 'In re Guardianship of {subject}, a Minor',
    conservatorship: 'In re Guardianship of {subject}, a Person with a Disability',
    juvenile: 'In the Interest of {subject}, a Minor',
  },
};

/** The words of a form in a court system, with the places of the names in braces. */
export function templateOf(form: TitleForm, system: PracticeSystem): string {
  return ofSystem[system]?.[form] ?? usual[form];
}

/** The forms that a clerk may choose in a case type. */
export const formsOfCaseType: Record<CaseType, readonly TitleForm[]> = {
  'Civil Complaint': ['civil', 'name_change', 'in_re'],
  'Family Law': ['marriage', 'family_parties', 'juvenile', 'adoption', 'guardianship', 'in_re'],
  Probate: ['estate', 'conservatorship', 'guardianship', 'trust', 'in_re'],
  'Small Claims': ['civil'],
  Criminal: ['criminal', 'juvenile'],
  Immigration: ['immigration'],
};
