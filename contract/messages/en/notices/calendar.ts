import type { NamedHearing } from '#domain/activity/messages/hearings';
import { spellDay } from '#domain/days/spellDay';
import type { BatchAct } from '#domain/hearings/batches/batchActs';
import type { NoticeMessages, RescheduledHearing } from '#domain/notifications/NoticeMessages';
import { endSentence } from '#domain/text/endSentence';
import type { NoticeTexts } from '../../Catalog.ts';
import { becauseOf } from '../activity/cases.ts';
import { describeHearing } from '../activity/hearings.ts';
import { clockTime } from '../words.ts';
import { workItemNames, workStateNames } from '../workItemNames.ts';

type CalendarNotices = Pick<
  NoticeMessages,
  Extract<keyof NoticeMessages, `${'hearing' | 'deadline' | 'case' | 'calendar'}.${string}`>
>;

const hearing = (title: string, named: NamedHearing) => ({
  title: `${title}: ${named.case_number}`,
  body: [describeHearing(named), named.reason].filter(Boolean).join(' '),
});

const mostListed = 10;

const batchOutcomes: Record<BatchAct, string> = {
  move: 'moved',
  continue: 'continued',
  vacate: 'vacated',
  off_calendar: 'off calendar',
  cancel: 'canceled',
};

/** '26CV0117, Roe v. Doe: Mar 17, 2026, 9:00 AM, is now Mar 18, 2026, 9:00 AM, Department 4.' */
function describeRescheduled({ case_number, case_title, from, to, judge }: RescheduledHearing): string {
  const before = from && `${spellDay(from.day)}, ${clockTime(from.time)}`;
  if (!to) return endSentence(`${case_number}, ${case_title}: ${before}, ${from?.venue}`);
  const now = `${spellDay(to.day)}, ${clockTime(to.time)}, ${to.venue}${judge ? `, ${judge}` : ''}`;
  return endSentence(`${case_number}, ${case_title}: ${before ? `from ${before}, to ${now}` : `set for ${now}`}`);
}

/** What happened to hearings in one word; requests that got their time were not moved. */
function outcomeOf(act: BatchAct, hearings: readonly RescheduledHearing[]): string {
  const requests = hearings.filter(({ from }) => from === null).length;
  if (requests === 0) return batchOutcomes[act];
  return requests === hearings.length ? 'set' : `set or ${batchOutcomes[act]}`;
}

const near = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

export const calendarNotices: NoticeTexts<CalendarNotices> = {
  'hearing.scheduled': (named) => hearing('Hearing scheduled', named),
  'hearing.requested': (named) => hearing('Hearing requested', named),
  'hearing.confirmed': (named) => hearing('Hearing confirmed', named),
  'hearing.moved': (named) => hearing('Hearing moved', named),
  'hearing.changed': (named) => hearing('Hearing changed', named),
  'hearing.cancelled': (named) => hearing('Hearing canceled', named),
  'hearing.completed': (named) => hearing('Hearing held', named),
  'hearing.adjourned': (named) => hearing('Hearing continued', named),
  'hearing.delayed': ({ minutes, expected, ...named }) => ({
    title: minutes === 0 ? `Hearing on time again: ${named.case_number}` : `Hearing delayed: ${named.case_number}`,
    body:
      minutes === 0
        ? `${describeHearing(named)} The court is on time again.`
        : `${describeHearing(named)} The court is running late. The hearing is expected at ${clockTime(expected)}.`,
  }),
  'calendar.rescheduled': ({ act, reason, hearings }) => ({
    title: `${hearings.length === 1 ? '1 hearing' : `${hearings.length} hearings`} ${outcomeOf(act, hearings)}`,
    body: [
      endSentence(`Reason: ${reason}`),
      ...hearings.slice(0, mostListed).map(describeRescheduled),
      hearings.length > mostListed ? `${hearings.length - mostListed} more are listed on the page of this change.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  'hearing.upcoming': ({ days_left, ...named }) => hearing(`Hearing ${near(days_left)}`, named),
  'case.hearing_requested': ({ case_number, case_title, purpose }) => ({
    title: `Hearing requested: ${case_number}`,
    body: endSentence(`A hearing was requested in ${case_number}, ${case_title}: ${purpose}`),
  }),
  'case.hearing_declined': ({ case_number, case_title, purpose, reason }) => ({
    title: `Hearing request declined: ${case_number}`,
    body: `${endSentence(`The court declined your request for a hearing in ${case_number}, ${case_title}: ${purpose}`)} ${endSentence(`Reason: ${reason}`)}`,
  }),
  'case.tentative_published': ({ case_number, case_title, motion, hearing_date }) => ({
    title: `Tentative ruling: ${case_number}`,
    body: endSentence(
      `The court published its tentative ruling on ${motion} in ${case_number}, ${case_title}. The hearing is on ${spellDay(hearing_date)}`,
    ),
  }),
  'case.tentative_withdrawn': ({ case_number, case_title }) => ({
    title: `Tentative ruling withdrawn: ${case_number}`,
    body: endSentence(`The court withdrew its tentative ruling in ${case_number}, ${case_title}`),
  }),
  'case.argument_noticed': ({ case_number, case_title, motion, person }) => ({
    title: `Notice of argument: ${case_number}`,
    body: endSentence(`${person} gave notice of argument on ${motion} in ${case_number}, ${case_title}`),
  }),
  'case.request_answered': ({ case_number, kind, state }) => ({
    title: `Your ${workItemNames[kind]}: ${case_number}`,
    body: `The court changed the status of your ${workItemNames[kind]} in ${case_number} to “${workStateNames[state]}.”`,
  }),
  'case.judge_assigned': ({ case_number, case_title, judge, before }) => ({
    title: before === null ? `Judge assigned: ${case_number}` : `Judge reassigned: ${case_number}`,
    body: `${case_number}, ${case_title}, is ${before === null ? 'assigned' : `reassigned from ${before}`} to ${judge}.`,
  }),
  'deadline.upcoming': ({ deadline, case_number, case_title, due, due_time, days_left, authority }) => {
    const when = due_time === null ? spellDay(due) : `${spellDay(due)} at ${clockTime(due_time)}`;
    return {
      title: `Due ${near(days_left)}: ${deadline}`,
      body: `${case_number}, ${case_title}: ${deadline} is due ${when} (${authority}).`,
    };
  },
  'deadline.moved': ({ deadline, case_number, case_title, due, before, because, authority }) => ({
    title: `Deadline moved to ${spellDay(due)}: ${deadline}`,
    body: `${case_number}, ${case_title}: ${deadline} is now due ${spellDay(due)}, not ${spellDay(before)}, because ${becauseOf(because)} (${authority}).`,
  }),
};
