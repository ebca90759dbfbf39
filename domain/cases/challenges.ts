import type { CaseType } from '#domain/courts/choices';
import type { KindCourt } from '#domain/courts/courtKindOf';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { nextCourtDay, seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { challengeRules } from './data/challengeRules.ts';
import type { ChallengeClock, ChallengeRule, ChallengeSide, ChallengeSystem } from './JudgeChallenge.ts';

/** The challenges that the law of a court provides in a case of this type. */
export function challengesOf(court: KindCourt, caseType: CaseType): ChallengeRule[] {
  const system = challengeSystemOf(court, caseType);
  return challengeRules.filter(
    (rule) =>
      rule.system === system &&
      (!rule.only || rule.only.includes(caseType)) &&
      !(rule.not?.includes(caseType) ?? false),
  );
}

export function findChallengeRule(id: string): ChallengeRule | undefined {
  return challengeRules.find((rule) => rule.id === id);
}

/**
 * The last day of a period that begins with an event: the day of the event does not count, and a last day on which the
 * court is closed moves to the next court day (CCP §§ 12, 12a; TRCP 4; Fla. R. Gen. Prac. & Jud. Admin. 2.514;
 * 5 ILCS 70/1.11).
 */
export function lastDayOf(from: string, { amount, unit }: ChallengeClock, calendar: CourtCalendar): string {
  if (unit === 'days') return seekCourtDay(addDays(from, amount), calendar, 1);
  let day = from;
  for (let left = amount; left > 0; left--) day = nextCourtDay(day, calendar);
  return day;
}

/** What a challenge uses up: a second one with the same key is refused. Null without a limit. */
export function limitKeyOf(rule: ChallengeRule, by: { side: ChallengeSide; party_name: string }): string | null {
  if (rule.once_per === null) return null;
  if (rule.once_per === 'case') return rule.id;
  return `${rule.id}:${rule.once_per === 'side' ? by.side : by.party_name.trim().toLowerCase()}`;
}

type Decision = { capacity: string; is_challenged: boolean; late: boolean };

/**
 * Whether this person can decide on a challenge. The clerk applies a timely peremptory challenge; a late one and every
 * challenge for cause needs a judge, and one that another judge must hear needs a different one than the challenged.
 */
export function mayDecide(rule: ChallengeRule, { capacity, is_challenged, late }: Decision): boolean {
  if (capacity === 'judge') return rule.decided_by !== 'another_judge' || !is_challenged;
  return rule.decided_by === 'clerk' && !late;
}

function challengeSystemOf(court: KindCourt, caseType: CaseType): ChallengeSystem {
  const practice = practiceSystemOf(court, caseType);
  return practice === 'federal_district' ? 'federal' : practice;
}
