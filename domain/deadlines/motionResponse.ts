import type { CaseType } from '#domain/courts/choices';
import { courtKindOf, type KindCourt } from '#domain/courts/courtKindOf';
import { systemOf } from './calendarFor.ts';
import { type DeadlineVariant, findVariant } from './deadlineRules.ts';
import { type ResponseSource, responseSources } from './responseSources.ts';
import { ownResponseRule, type ResponseSettings } from './responseTimes.ts';

/** A motion as a court receives it. */
export type FiledMotion = { code: { id: string; group: string }; title: string };

/** The rule for the response to a motion, and what its period runs from. */
export type MotionResponse = {
  variant: DeadlineVariant;
  /** `service`: the filing date counts as the day of electronic service, which the court knows when it files. */
  runs: ResponseSource['runs'];
  set_by_court: boolean;
};

/**
 * Decided without a response on regular notice, or within a separate time: an application without notice, a
 * temporary restraining order, a new trial (CCP § 659a; FRCP 59(c)).
 */
const apart = ['ex_parte', 'mtn_tro', 'mtn_new_trial'];

/**
 * The time for the response to a motion: by the rule on file, or where none decides by the court’s own setting. A
 * federal district court sets its own time by local rule (FRCP 83(a)(1)), so its setting goes before the rule on file.
 * Null where neither is known.
 */
export function motionResponse(
  court: KindCourt,
  case_type: CaseType,
  motion: FiledMotion,
  settings: ResponseSettings,
): MotionResponse | null {
  const { code } = motion;
  if (code.group !== 'motion' || apart.includes(code.id)) return null;
  const own = settings[code.id === 'mtn_sj' ? 'summary_judgment' : 'motion'];
  const ofCourt: MotionResponse | null = own && {
    variant: ownResponseRule(systemOf(court, case_type), own),
    runs: own.runs === 'before_hearing' ? 'hearing' : 'filing',
    set_by_court: true,
  };
  if (ofCourt && setsOwnTime(court)) return ofCourt;
  const found = responseRulesOf(court).find(({ source, variant }) => {
    const ofType = variant.rule.case_types.some((one) => one === '*' || one === case_type);
    return ofType && answers(source, motion);
  });
  return found ? { variant: found.variant, runs: found.source.runs, set_by_court: false } : ofCourt;
}

/** Whether the court’s own setting goes before the rule on file. */
export const setsOwnTime = (court: KindCourt): boolean => courtKindOf(court) === 'federal_district';

/** The rules on file for the response to motions in a court, in any type of case. */
export function responseRulesOf(court: KindCourt): { source: ResponseSource; variant: DeadlineVariant }[] {
  const kind = courtKindOf(court);
  // The rules of the states are those of their trial courts.
  const isReviewing = court.level === 'Appellate Court' || court.level === 'Supreme Court';
  if (kind === null || (isReviewing && kind !== 'federal_appellate')) return [];
  return responseSources.flatMap((source) => {
    const variant = findVariant(source.rule);
    const isHere = source.kind === kind && (!source.district || isDistrict(court, source.district));
    return variant && isHere ? [{ source, variant }] : [];
  });
}

function answers({ only, except, titled }: ResponseSource, { code, title }: FiledMotion): boolean {
  if (only && !only.includes(code.id)) return false;
  return !except?.includes(code.id) && (!titled || titled.test(title));
}

/** `United States District Court for the Northern District of California`, `U.S. District Court, California Northern`. */
function isDistrict({ name, jurisdiction }: KindCourt, [state, ...parts]: NonNullable<ResponseSource['district']>) {
  return jurisdiction === state && parts.some((part) => new RegExp(`\\b${part}\\b`, 'i').test(name));
}
