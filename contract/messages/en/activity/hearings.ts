import type { HearingActivities, NamedHearing, TemplateChange, WallTime } from '#domain/activity/messages/hearings';
import { weekdays } from '#domain/days/days';
import { spellDay, spellWeekday } from '#domain/days/spellDay';
import type { AvailabilityStatus } from '#domain/hearings/availability';
import type { BatchAct } from '#domain/hearings/batches/batchActs';
import type { StaffKind } from '#domain/hearings/staff/HearingStaff';
import { endSentence } from '#domain/text/endSentence';
import type { ActivityTexts } from '../../Catalog.ts';
import { clockTime, listed } from '../words.ts';

/** 'Motion hearing in Roe v. Doe, Tue, Mar 17, 2026, 9:00 AM, Department 4, Hon. A. Reyes.' */
export function describeHearing({ event_type, case_title, day, time, venue, judge }: NamedHearing): string {
  return `${event_type} in ${case_title}, ${spellWeekday(day)}, ${clockTime(time)}, ${venue}, ${judge}.`;
}

const statuses: Record<AvailabilityStatus, string> = {
  available: 'available',
  out_of_office: 'out of office',
  in_chambers: 'in chambers',
  in_hearing: 'in a hearing',
};
/** What was done with several hearings. */
export const batchVerbs: Record<BatchAct, string> = {
  move: 'moved',
  continue: 'continued',
  vacate: 'vacated',
  off_calendar: 'took off calendar',
  cancel: 'canceled',
};
const countHearings = (count: number) => (count === 1 ? '1 hearing' : `${count.toLocaleString('en-US')} hearings`);
/** `Calendar calls opened: 52; ended: 0; kept with their hearings: 3.` */
const countCalls = ({ opened, ended, unchanged }: TemplateChange) =>
  `Calendar calls opened: ${opened}; ended: ${ended}; kept with their hearings: ${unchanged}.`;
const moment = ({ day, time }: WallTime) => `${spellDay(day)}, ${clockTime(time)}`;

const staffKindNames: Record<StaffKind, string> = {
  interpreter: 'interpreter',
  reporter: 'court reporter',
  mediator: 'mediator',
};
/** `Monday and Tuesday, 8:00 AM to 12:00 PM, from Mar 2, 2026 to Mar 31, 2026` */
const recurring = ({
  weekdays: days,
  from,
  to,
  valid_from,
  valid_until,
}: HearingActivities['hearing_staff_hours_added']) =>
  `${listed(days.map((day) => weekdays[day]!))}, ${clockTime(from)} to ${clockTime(to)}, from ${spellDay(valid_from)}${valid_until ? ` to ${spellDay(valid_until)}` : ' on'}`;
const period = ({ status, from, to }: HearingActivities['hearing_staff_period_added']) =>
  `${status} from ${moment(from)} to ${moment(to)}`;

const line = (title: string, hearing: NamedHearing) => {
  const said = `${hearing.case_number}: ${describeHearing(hearing)}`;
  return { title, description: hearing.reason ? `${said} Reason: ${hearing.reason}` : said };
};

const nameAsk = ({ case_number, case_title, purpose }: HearingActivities['hearing_asked']) =>
  endSentence(`${case_number}, ${case_title}: ${purpose}`);

export const hearingActivities: ActivityTexts<HearingActivities> = {
  hearing_scheduled: (hearing) => line('Hearing Scheduled', hearing),
  hearing_requested: (hearing) => line('Hearing Requested', hearing),
  hearing_confirmed: (hearing) => line('Hearing Confirmed', hearing),
  hearing_changed: (hearing) => line(hearing.moved ? 'Hearing Moved' : 'Hearing Changed', hearing),
  hearing_cancelled: (hearing) => line('Hearing Canceled', hearing),
  hearing_completed: (hearing) => line('Hearing Held', hearing),
  hearing_adjourned: (hearing) => line('Hearing Continued', hearing),
  hearings_rescheduled: ({ act, count, reason }, by) => ({
    title: 'Hearings Rescheduled',
    description: `${by} ${batchVerbs[act]} ${countHearings(count)}. ${endSentence(`Reason: ${reason}`)}`,
  }),
  hearings_rescheduling_undone: ({ act, count, reason }, by) => ({
    title: 'Rescheduling Undone',
    description: `${by} undid a change before people were notified: ${countHearings(count)} that ${count === 1 ? 'was' : 'were'} ${batchVerbs[act].replace('took', 'taken')}. ${endSentence(`Reason of the change: ${reason}`)}`,
  }),
  minutes_signed: ({ case_number, event_type, day, entry }, by) => ({
    title: 'Minute Order Signed',
    description: `${by} signed the minute order of ${spellDay(day)} in ${case_number}, ${event_type}: entry ${entry}.`,
  }),
  hearing_asked: (asked, by) => ({
    title: 'Hearing Requested',
    description: `${by} requested a hearing in ${nameAsk(asked)}`,
  }),
  hearing_ask_scheduled: (asked, by) => ({
    title: 'Hearing Request Granted',
    description: `${by} scheduled the hearing that was requested in ${nameAsk(asked)}`,
  }),
  hearing_ask_declined: ({ reason, ...asked }, by) => ({
    title: 'Hearing Request Declined',
    description: `${by} declined the request for a hearing in ${nameAsk(asked)} ${endSentence(`Reason: ${reason}`)}`,
  }),
  hearing_ask_withdrawn: (asked, by) => ({
    title: 'Hearing Request Withdrawn',
    description: `${by} withdrew the request for a hearing in ${nameAsk(asked)}`,
  }),
  sitting_opened: ({ sitting, judge, venue, day, from, to, capacity }) => ({
    title: 'Calendar Call Opened',
    description: `${sitting}, ${judge}, ${venue}, ${spellDay(day)}, ${clockTime(from)} to ${clockTime(to)}, for up to ${capacity} hearings.`,
  }),
  sitting_removed: ({ sitting }, by) => ({
    title: 'Calendar Call Removed',
    description: `${by} removed ${sitting} from the calendar.`,
  }),
  week_template_added: (change, by) => ({
    title: 'Recurring Calendar Added',
    description: `${by} added the recurring calendar ${change.sitting}. ${countCalls(change)}`,
  }),
  week_template_changed: (change, by) => ({
    title: 'Recurring Calendar Changed',
    description: `${by} changed the recurring calendar ${change.sitting}. ${countCalls(change)}`,
  }),
  week_template_removed: (change, by) => ({
    title: 'Recurring Calendar Removed',
    description: `${by} removed the recurring calendar ${change.sitting}. ${countCalls(change)}`,
  }),
  availability_set: ({ judge, status, from, to }) => ({
    title: 'Judge Availability Set',
    description: `${judge}: ${statuses[status]} from ${moment(from)} to ${moment(to)}.`,
  }),
  availability_removed: ({ status }, by) => ({
    title: 'Judge Availability Removed',
    description: `${by} removed the entry “${statuses[status]}.”`,
  }),
  hearing_staff_added: ({ name, kind, hearings }, by) => ({
    title: 'Hearing Staff Added',
    description: `${by} added ${name}, ${staffKindNames[kind]}.${hearings > 0 ? ` ${countHearings(hearings)} ahead already named this person.` : ''}`,
  }),
  hearing_staff_changed: ({ before, name, kind, active }, by) => ({
    title: 'Hearing Staff Changed',
    description: `${by} changed the entry of ${before}${before === name ? '' : `, now ${name}`}, ${staffKindNames[kind]}${active ? '' : ', who is inactive'}.`,
  }),
  hearing_staff_hours_added: (hours, by) => ({
    title: 'Hearing Staff Hours Added',
    description: `${by} added hours of ${hours.name}: ${recurring(hours)}.`,
  }),
  hearing_staff_hours_removed: (hours, by) => ({
    title: 'Hearing Staff Hours Removed',
    description: `${by} removed hours of ${hours.name}: ${recurring(hours)}.`,
  }),
  hearing_staff_period_added: (change, by) => ({
    title: 'Hearing Staff Availability Set',
    description: `${by} set the availability of ${change.name}: ${period(change)}.`,
  }),
  hearing_staff_period_removed: (change, by) => ({
    title: 'Hearing Staff Availability Removed',
    description: `${by} removed an entry of ${change.name}: ${period(change)}.`,
  }),
};
