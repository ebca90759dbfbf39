import { clockTime, counted, sentence } from '#contract/messages/en/words';
import { toWallTime } from '#domain/hearings/courtTime';
import type { LanguageLevel, StaffKind } from '#domain/hearings/staff/HearingStaff';
import type { StaffReason } from '#domain/hearings/staff/suggestStaff';
import { describeAbsence } from '../describeObjection.ts';

const verbs: Record<StaffKind, string> = { interpreter: 'Interprets', reporter: 'Reports', mediator: 'Mediates' };

const levels: Record<LanguageLevel, string> = {
  certified: 'certified',
  registered: 'registered',
  provisional: 'provisionally qualified',
  qualified: 'qualified',
};

/** What speaks for or against a person, in words. */
export function describeStaffReason(reason: StaffReason, kind: StaffKind, time_zone: string): string {
  switch (reason.code) {
    case 'conflict':
      return reason.as === 'party' ? 'A party in this case' : 'Counsel in this case';
    case 'absent':
      return sentence(describeAbsence(reason.absence, time_zone));
    case 'engaged': {
      const { by, starts_at, ends_at } = reason.engagement;
      const [from, to] = [starts_at, ends_at].map((at) => clockTime(toWallTime(at, time_zone).time));
      return by === '' ? `In another hearing, ${from} to ${to}` : `${verbs[kind]} ${by}, ${from} to ${to}`;
    }
    case 'free':
      return 'Available at this time';
    case 'here':
      return 'At the court in the same half day';
    case 'language': {
      const { language, level, mode } = reason.language;
      return `${language}${mode === 'sign' ? ' (sign)' : ''}, ${levels[level]}`;
    }
    case 'case_type':
      return `Mediates ${reason.case_type} cases`;
    case 'load':
      return reason.count === 0
        ? 'No hearings in the next 30 days'
        : `${counted(reason.count, 'hearing')} in the next 30 days`;
  }
}
