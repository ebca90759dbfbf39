import { spellWeekday } from '#domain/days/spellDay';
import type { PlanObjections, PlanRequirements, Taken } from '#domain/scheduling/plans/PlanMessages';
import type { PlanReason, PlanReasons } from '#domain/scheduling/plans/PlanReasons';
import type { Texts } from '../../Catalog.ts';
import { pickText } from '../../pickText.ts';
import { clockTime, counted, either, sentence } from '../words.ts';

/** Parts of sentences, without a period. */
const reasons: Texts<PlanReasons> = {
  closure: ({ name }) => `the court is closed: ${name}`,
  no_court_day: () => 'the court is not open on this day of the week',
  court_hours: ({ opens, closes }) => `the court is open from ${clockTime(opens)} to ${clockTime(closes)}`,
  out_of_office: () => 'out of office',
  staff_away: () => 'not available',
  other_hearing: ({ by }) => `in another hearing (${by})`,
  notice: ({ days }) => `${counted(days, 'day')} of notice`,
};

const reasonText = (reason: PlanReason): string => pickText(reasons, reason);
const inBrackets = (reason: PlanReason | null) => (reason ? ` (${reasonText(reason)})` : '');

/** What a plan names that no longer exists, or to which the user does not have access. */
export const unnamed = {
  judge: 'A judge who has left the court',
  room: 'A courtroom that no longer exists',
  hearing: 'a hearing to which you do not have access',
  sitting: 'a calendar call that no longer exists',
  attorney: 'Counsel',
};

/** 'Hon. A. Reyes', 'Ana Ruiz', 'The interpreter' */
export function nameTaken({ kind, name }: Taken): string {
  if (name !== '') return name;
  if (kind === 'case') return 'The case';
  return kind === 'party' ? 'A self-represented party' : `The ${kind}`;
}

function isAway(who: Taken, because: PlanReason): string {
  if (who.kind === 'case') return `The case has another hearing${otherOf(because)}.`;
  if (who.kind === 'room' && because.code === 'other_hearing') return `${who.name} is in use (${because.values.by}).`;
  return `${nameTaken(who)} is ${reasonText(because)}.`;
}

const otherOf = (because: PlanReason) => (because.code === 'other_hearing' ? ` (${because.values.by})` : '');

/** Why a hearing cannot be at a time, each in a sentence. */
export const planObjections: Texts<PlanObjections> = {
  past: () => 'This time is over.',
  too_early: ({ day, because }) => `The first possible day is ${spellWeekday(day)}${inBrackets(because)}.`,
  too_late: ({ day, because }) => `The last possible day is ${spellWeekday(day)}${inBrackets(because)}.`,
  closed: ({ because }) => sentence(`${reasonText(because)}.`),
  outside_day: () => 'The hearing would not end within the hours of the court.',
  not_assigned: ({ judge }) => `The hearing is not assigned to ${judge}.`,
  not_qualified: ({ judge, qualification }) => `${judge} is not qualified for this hearing (${qualification}).`,
  disqualified: ({ judge }) => `${judge} is disqualified in this case.`,
  room_lacks: ({ room, feature }) => `${room} does not have what the hearing needs (${feature}).`,
  away: ({ who, because }) => isAway(who, because),
  taken: ({ who, by }) =>
    who.kind === 'case' ? `The case has another hearing, ${by}.` : `${nameTaken(who)} has another hearing, ${by}.`,
  sitting_held: ({ who, sitting }) => `${nameTaken(who)} has a calendar call, ${sitting}.`,
  no_member: ({ language }) => `No interpreter for ${language} is available.`,
  not_in_sitting: ({ language }) =>
    `A hearing that needs an interpreter for ${language} is not held in a calendar call.`,
  not_of_sitting: ({ sitting }) => `The calendar call ${sitting} does not hear hearings of this type.`,
  outside_sitting: ({ sitting }) => `The hearing is longer than the calendar call ${sitting}.`,
  sitting_full: ({ sitting }) => `The calendar call ${sitting} is full.`,
  follows: ({ by }) => `The hearing must begin after ${by} has ended.`,
  precedes: ({ by }) => `The hearing must end before ${by} begins.`,
  fixed: () => 'The hearing keeps its present time.',
};

/** What cannot all be met, each in a sentence. */
export const planRequirements: Texts<PlanRequirements> = {
  hearing: ({ hearing }) => `${hearing} needs a time.`,
  too_early: ({ hearing, day, because }) =>
    `${hearing} cannot be held before ${spellWeekday(day)}${inBrackets(because)}.`,
  too_late: ({ hearing, day, because }) =>
    `${hearing} cannot be held after ${spellWeekday(day)}${inBrackets(because)}.`,
  assigned: ({ hearing, judges }) => `${hearing} is assigned to ${either(judges)}.`,
  qualification: ({ hearing, qualification }) => `${hearing} needs a judge who is qualified (${qualification}).`,
  disqualified: ({ hearing, judge }) => `${judge} is disqualified in ${hearing}.`,
  feature: ({ hearing, feature }) => `${hearing} needs a courtroom with ${feature}.`,
  person: ({ hearing, who }) =>
    who.kind === 'case' ? `${hearing} is one of the hearings of its case.` : `${nameTaken(who)} attends ${hearing}.`,
  pool: ({ hearing, language }) => `${hearing} needs an interpreter for ${language}.`,
  order: ({ hearing, after }) => `${hearing} is held after ${after}.`,
  together: () => 'These hearings are held together.',
  away: ({ who, because }) => isAway(who, because),
  closed: ({ because }) => sentence(`${reasonText(because)}.`),
  sitting: ({ sitting }) => `The calendar call ${sitting} keeps its time.`,
};
