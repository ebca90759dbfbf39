import type { AccessLevel } from '#domain/access/accessLevels';
import type { CaseType } from '#domain/courts/choices';
import type { PartyEnding } from './endings.ts';
import type { PracticeSystem } from './practiceSystem.ts';
import { hasHiddenName, publicName } from './publicName.ts';
import { shortName } from './shortName.ts';
import { type TitleForm, templateOf } from './titleForms.ts';

export type Titled = {
  full_name: string;
  kind: 'person' | 'organization';
  role_id: string | null;
  is_minor: boolean;
  name_access?: AccessLevel;
  end_kind: PartyEnding | null;
};

type Case = { case_type: CaseType; system: PracticeSystem; title_form: TitleForm | null };

const firsts = ['plaintiff', 'petitioner', 'appellant', 'landlord', 'relator', 'class_rep', 'interpleader', 'debtor'];
const seconds = ['defendant', 'respondent', 'appellee', 'tenant', 'doe', 'criminal_defendant', 'imm_respondent'];
const sidesOfTitle = { first: [...firsts, 'protected_person'], second: [...seconds, 'restrained_person', 'parent'] };

/**
 * The title of a case by rule, from its participants in their order: `Estate of Robin Exemplar`, `Roe v. Sample Clinic,
 * et al.`, `In re J.R.`. Minors are named by initials. Null if a participant whom the title names is missing: a title
 * is never guessed. A party that left the case keeps its place in the caption, unless another was substituted for it.
 */
export function titleOf({ case_type, system, title_form }: Case, participants: readonly Titled[]): string | null {
  const named = participants.filter(({ end_kind }) => end_kind !== 'substituted' && end_kind !== 'recorded_in_error');
  const form = title_form ?? formFor({ case_type, system }, named);
  const of = (ids: readonly string[]) => named.filter(({ role_id }) => role_id !== null && ids.includes(role_id));
  const first = of(sidesOfTitle.first);
  const second = of(sidesOfTitle.second);
  const subject = subjectOf(form, named) ?? (form === 'in_re' ? (first[0] ?? second[0]) : undefined);
  const values: Record<string, string | undefined> = {
    first: form === 'marriage' || form === 'family_parties' ? oneSide(first.slice(0, 1)) : oneSide(first),
    second: form === 'marriage' || form === 'family_parties' ? oneSide(second.slice(0, 1)) : oneSide(second),
    first_full: first[0] && publicName(first[0]),
    second_full: second[0] && publicName(second[0]),
    subject: subject && publicName(subject),
  };
  return fill(sameSurname(form, system, values), values);
}

/** `In re Marriage of Roe`, where both have the surname. */
function sameSurname(form: TitleForm, system: PracticeSystem, { first, second }: Record<string, string | undefined>) {
  const template = templateOf(form, system);
  return form === 'marriage' && first === second && template.includes('{first} and {second}')
    ? template.replace('{first} and {second}', '{first}')
    : template;
}

function fill(template: string, values: Record<string, string | undefined>): string | null {
  let missing = false;
  const title = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (!value) missing = true;
    return value ?? '';
  });
  return missing ? null : title;
}

function oneSide(side: readonly Titled[]): string | undefined {
  const [first, ...others] = side;
  return first && (others.length > 0 ? `${nameOf(first)}, et al.` : nameOf(first));
}

const nameOf = (one: Titled) =>
  hasHiddenName(one) || one.kind === 'organization' ? publicName(one) : shortName(one.full_name);

/** The form that the type and the participants suggest. */
export function formFor(
  { case_type, system }: Omit<Case, 'title_form'>,
  participants: readonly Pick<Titled, 'role_id'>[],
): TitleForm {
  const has = (id: string) => participants.some(({ role_id }) => role_id === id);
  switch (case_type) {
    case 'Probate':
      if (has('decedent')) return 'estate';
      if (has('conservatee')) return 'conservatorship';
      return has('minor') ? 'guardianship' : has('trustee') ? 'trust' : 'estate';
    case 'Family Law':
      // Whether it is a marriage, the participants do not show; the document that opens the case does.
      if (has('petitioner') && has('respondent')) return 'family_parties';
      return has('minor') || has('child_subject') ? 'juvenile' : 'in_re';
    case 'Criminal':
      return 'criminal';
    case 'Immigration':
      return system === 'federal_district' ? civilForm(participants) : 'immigration';
    case 'Small Claims':
      return 'civil';
    default:
      return civilForm(participants);
  }
}

/** Two sides against each other, or a matter of one. */
function civilForm(participants: readonly Pick<Titled, 'role_id'>[]): TitleForm {
  const has = (ids: readonly string[]) => participants.some(({ role_id }) => role_id !== null && ids.includes(role_id));
  return has(sidesOfTitle.first) && has(sidesOfTitle.second) ? 'civil' : 'in_re';
}

const subjectRoles: Partial<Record<TitleForm, readonly string[]>> = {
  estate: ['decedent'],
  conservatorship: ['conservatee'],
  guardianship: ['minor', 'conservatee', 'child_subject'],
  juvenile: ['minor', 'child_subject'],
  adoption: ['minor', 'child_subject'],
  in_re: ['minor', 'child_subject', 'conservatee', 'decedent'],
};

function subjectOf(form: TitleForm, participants: readonly Titled[]): Titled | undefined {
  if (form === 'trust') return participants.find(({ full_name }) => /\btrust\b/i.test(full_name));
  const ids = subjectRoles[form] ?? [];
  return participants.find(({ role_id }) => role_id !== null && ids.includes(role_id));
}
