import type { CaseType } from '#domain/courts/choices';
import { samePersonName } from '#domain/names/samePersonName';
import { overlaps, type Span } from '../availability.ts';
import {
  isSameLanguage,
  type LanguageLevel,
  languageLevels,
  type StaffEngagement,
  type StaffLanguage,
  type StaffMember,
} from './HearingStaff.ts';
import { type Absence, absenceDuring, bookedSpan } from './staffTime.ts';

export type Candidate = StaffMember & {
  languages: readonly StaffLanguage[];
  /** What a mediator mediates; empty for every type. */
  case_types: readonly CaseType[];
  hearings_ahead: number;
  /** The hearings of the day, without the one for which someone is suggested. */
  engagements: readonly StaffEngagement[];
};

/** For whom someone is suggested. */
export type StaffNeed = {
  /** Null while the hearing has no time. */
  span: Span | null;
  /** Null if any language will do. */
  language: string | null;
  case_type: CaseType | null;
  /** Parties and counsel of the case, by name. */
  parties: readonly string[];
  counsel: readonly string[];
  time_zone: string;
};

/** What speaks for a person, or against. */
export type StaffReason =
  | { code: 'conflict'; as: 'party' | 'counsel' }
  | { code: 'absent'; absence: Absence }
  | { code: 'engaged'; engagement: StaffEngagement }
  | { code: 'free' }
  | { code: 'here' }
  | { code: 'language'; language: StaffLanguage }
  | { code: 'case_type'; case_type: CaseType }
  | { code: 'load'; count: number };

export type StaffSuggestion = { id: string; name: string; suitable: boolean; reasons: readonly StaffReason[] };

/**
 * The people for a hearing, the most suitable first: by the level in the language, whether they are at the court in the
 * same half day, and how few hearings they have ahead. Those who cannot attend follow, with the reason; a person who is
 * a party or counsel in the case is last. Inactive people and those for other languages or case types are left out.
 */
export function suggestStaff(candidates: readonly Candidate[], need: StaffNeed): StaffSuggestion[] {
  return candidates
    .filter((one) => one.active && isFor(one, need))
    .map((one) => {
      const against = obstacleOf(one, need);
      return { one, against, language: languageOf(one, need), here: against === null && isHere(one, need) };
    })
    .sort(
      (a, b) =>
        rankOf(a.against) - rankOf(b.against) ||
        levelOf(a.language) - levelOf(b.language) ||
        Number(b.here) - Number(a.here) ||
        a.one.hearings_ahead - b.one.hearings_ahead ||
        a.one.name.localeCompare(b.one.name),
    )
    .map(({ one, against, language, here }) => ({
      ...{ id: one.id, name: one.name, suitable: against === null },
      reasons: [
        ...(against ? [against] : []),
        ...(!against && need.span ? [{ code: 'free' as const }] : []),
        ...shownLanguages(one, language).map((each) => ({ code: 'language' as const, language: each })),
        ...(need.case_type && one.case_types.length > 0
          ? [{ code: 'case_type' as const, case_type: need.case_type }]
          : []),
        ...(here ? [{ code: 'here' as const }] : []),
        { code: 'load' as const, count: one.hearings_ahead },
      ],
    }));
}

function isFor({ kind, case_types, ...one }: Candidate, need: StaffNeed): boolean {
  if (kind === 'interpreter' && need.language !== null) return languageOf(one, need) !== undefined;
  return kind !== 'mediator' || !need.case_type || case_types.length === 0 || case_types.includes(need.case_type);
}

const mostLanguages = 3;

/** The language that is needed, or else the person’s languages. */
function shownLanguages({ languages }: Candidate, needed: StaffLanguage | undefined): readonly StaffLanguage[] {
  return needed ? [needed] : languages.slice(0, mostLanguages);
}

function languageOf({ languages }: Pick<Candidate, 'languages'>, { language }: StaffNeed): StaffLanguage | undefined {
  return languages
    .filter((one) => language !== null && isSameLanguage(one.language, language))
    .sort((a, b) => levelOf(a) - levelOf(b))
    .at(0);
}

const levelOf = (language: { level: LanguageLevel } | undefined) =>
  language ? languageLevels.indexOf(language.level) : languageLevels.length;

type Obstacle = Extract<StaffReason, { code: 'conflict' | 'absent' | 'engaged' }>;

function obstacleOf(one: Candidate, { span, parties, counsel, time_zone }: StaffNeed): Obstacle | null {
  const isNamed = (name: string) => samePersonName(name, one.name);
  if (parties.some(isNamed)) return { code: 'conflict', as: 'party' };
  if (counsel.some(isNamed)) return { code: 'conflict', as: 'counsel' };
  if (!span) return null;
  const absence = absenceDuring(one, span, time_zone);
  if (absence) return { code: 'absent', absence };
  const booked = bookedSpan(one.booking_unit, span, time_zone);
  const engagement = one.engagements.find((each) => overlaps(each.booked, booked));
  return engagement ? { code: 'engaged', engagement } : null;
}

const rankOf = (against: Obstacle | null) => (against === null ? 0 : against.code === 'conflict' ? 2 : 1);

/** Whether the person has another hearing in the same half day. */
function isHere({ engagements }: Candidate, { span, time_zone }: StaffNeed): boolean {
  if (!span) return false;
  const half = bookedSpan('half_day', span, time_zone);
  return engagements.some((one) => overlaps(one, half));
}
