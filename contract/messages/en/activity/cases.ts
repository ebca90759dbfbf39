import type { CaseActivities, DateCause } from '#domain/activity/messages/cases';
import { spellDay } from '#domain/days/spellDay';
import { writeCount } from '#domain/text/writeCount';
import type { ActivityTexts } from '../../Catalog.ts';
import { listed } from '../words.ts';
import { caseLifeActivities } from './caseLife.ts';

const entryChanged: Record<CaseActivities['docket_entry_changed']['change'], string> = {
  corrected: 'corrected',
  struck: 'struck',
  nunc_pro_tunc: 'dated nunc pro tunc',
  sealed: 'sealed',
  unsealed: 'unsealed',
  restricted: 'changed the access to',
};

/** Why a filing date or a deadline moved. */
export function becauseOf(cause: DateCause): string {
  if ('change' in cause) return `entry ${cause.entry} was ${entryChanged[cause.change]}`;
  return cause.closed ? `the court is closed: ${cause.name}` : `the court closure was withdrawn: ${cause.name}`;
}

const settled = (
  state: string,
  { deadline, case_number, due, reason }: CaseActivities['deadline_met'],
  by: string,
): string => `${by} marked ${deadline} in ${case_number}, due ${spellDay(due)}, as ${state}: ${reason}`;

const levels: Record<CaseActivities['case_access_changed']['from'], string> = {
  public: 'public',
  parties: 'parties only',
  court: 'court only',
  sealed: 'sealed',
};

export const caseActivities: ActivityTexts<CaseActivities> = {
  ...caseLifeActivities,
  case_opened: ({ case_number, case_title, named }) => {
    const opened = `${case_number}, ${case_title}, was opened.`;
    const despite = named && `The document names ${named.case_number}, a case in this court: ${named.reason}`;
    return { title: 'Case Opened', description: despite ? `${opened} ${despite}` : opened };
  },
  case_closed: ({ case_number, disposition, reason }, by) => ({
    title: 'Case Closed',
    description: `${by} closed ${case_number}: ${disposition}. ${reason}`,
  }),
  case_category_changed: ({ case_number, before, category }, by) => ({
    title: 'Case Category Changed',
    description: `${by} changed the category of ${case_number} from ${before ?? 'none'} to ${category ?? 'none'}.`,
  }),
  case_reopened: ({ case_number, reason }, by) => ({
    title: 'Case Reopened',
    description: `${by} reopened ${case_number}. ${reason}`,
  }),
  docket_entry_added: ({ case_number, entry, reason }, by) => ({
    title: 'Docket Entry Added',
    description: `${by} added entry ${entry} to the docket of ${case_number}.${reason ? ` The case was closed: ${reason}` : ''}`,
  }),
  docket_entry_changed: ({ case_number, entry, change }, by) => ({
    title: 'Docket Entry Changed',
    description: `${by} ${entryChanged[change]} entry ${entry} on the docket of ${case_number}.`,
  }),
  case_access_changed: ({ case_number, from, to, authority, named }, by) => ({
    title: 'Access to a Case Changed',
    description: `${by} changed who may read ${case_number} from ${levels[from]} to ${levels[to]} (${authority}).${named > 0 ? ` The order names ${writeCount(named)} ${named === 1 ? 'person' : 'people'}.` : ''}`,
  }),
  docket_certified: ({ case_number, entries, sha256 }, by) => ({
    title: 'Docket Certified',
    description: `${by} certified the docket of ${case_number} (${writeCount(entries)} ${entries === 1 ? 'entry' : 'entries'}). The SHA-256 of its content is ${sha256}.`,
  }),
  appeal_record_requested: ({ case_number, entries }, by) => ({
    title: 'Record on Appeal Requested',
    description: `${by} started a record on appeal of ${case_number} with ${writeCount(entries)} ${entries === 1 ? 'entry' : 'entries'}.`,
  }),
  appeal_record_certified: ({ case_number, entry, sha256 }, by) => ({
    title: 'Record on Appeal Certified',
    description: `${by} certified a record on appeal of ${case_number} as docket entry ${entry}. Its SHA-256 is ${sha256}.`,
  }),
  parties_edited: ({ case_number, parties, more }, by) => {
    if (parties.length === 0) {
      return { title: 'Parties Changed', description: `${by} removed all parties from ${case_number}.` };
    }
    const names = parties.map(({ name, role }) => `${name} (${role})`);
    return {
      title: 'Parties Changed',
      description: `${by} changed the parties in ${case_number}: ${listed(more === 0 ? names : [...names, `${more} more`])}.`,
    };
  },
  deadline_kept: ({ deadline, case_number, due, authority }, by) => ({
    title: 'Deadline Set',
    description: `${by} set a deadline in ${case_number}: ${deadline}, due ${spellDay(due)} (${authority}).`,
  }),
  deadline_moved: ({ deadline, case_number, due, before, because }) => ({
    title: 'Deadline Moved',
    description: `${deadline} in ${case_number} is now due ${spellDay(due)}, not ${spellDay(before)}, because ${becauseOf(because)}.`,
  }),
  deadline_met: (values, by) => ({ title: 'Deadline Met', description: settled('met', values, by) }),
  deadline_missed: (values, by) => ({ title: 'Deadline Missed', description: settled('missed', values, by) }),
  deadline_waived: (values, by) => ({ title: 'Deadline Waived', description: settled('waived', values, by) }),
  deadline_reopened: (values, by) => ({ title: 'Deadline Reopened', description: settled('open', values, by) }),
  deadline_upcoming: ({ deadline, case_number, court_days_before_hearing: days }) => ({
    title: 'Upcoming Filing Deadline',
    description: `${deadline} in ${case_number} is due ${days} court days before the hearing.`,
  }),
  sample_court_made: () => ({
    title: 'Sample Court Created',
    description: 'The evaluation court has its sample people, cases, and filings.',
  }),
};
