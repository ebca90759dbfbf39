import { courtKindOf, isStateKind, type KindCourt } from '#domain/courts/courtKindOf';
import { courtSystemOf } from '#domain/courts/courtSystemOf';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import { countCourtDays } from '#domain/deadlines/countDays';
import { exemptionRules, type WaiverSystem, waiverRules } from './data/waiverRules.ts';
import type { ExemptionRule, WaiverRule } from './WaiverRule.ts';

/** The rule of a court on fee waivers, and that on public agencies; null where none is on file. */
export function waiverRuleOf(court: KindCourt): { waiver: WaiverRule; exemption: ExemptionRule } | null {
  const system = systemOf(court);
  return system && { waiver: waiverRules[system], exemption: exemptionRules[system] };
}

function systemOf(court: KindCourt): WaiverSystem | null {
  if (courtSystemOf(court) === 'federal') return 'federal';
  const kind = courtKindOf(court);
  return isStateKind(kind) ? kind : null;
}

/** The last day of a period that begins on a date: the first day is excluded, and the last one is a court day. */
export function periodEnds(
  from: string,
  { days, unit }: { days: number; unit: 'days' | 'court_days' },
  calendar: CourtCalendar,
): string {
  if (unit === 'court_days') return countCourtDays(from, days, 1, calendar).to;
  return seekCourtDay(addDays(from, days), calendar, 1);
}
