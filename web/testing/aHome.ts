import type { HomeAttention, HomeDeadline, HomeHearing, HomeWeek, NewEntry } from '#contract/home';
import { addDays } from '#domain/days/days';

const of = {
  case_id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c01',
  case_number: '26CV00431',
  case_title: 'Sample v. Example',
};

/** A deadline on the home, due in three court days. */
export function aHomeDeadline(changes: Partial<HomeDeadline> = {}): HomeDeadline {
  return {
    ...of,
    ...{ id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0d01', filing_id: null, of_court: false, note: null, saved_by: 'Alex' },
    ...{ rule_id: 'CA-OPP', action: 'Opposition', trigger: 'Motion served', trigger_date: '2026-03-02' },
    ...{ service_method: null, due_date: '2026-03-20', due_time: null, authority: 'CCP § 1005(b)', owed_by: 'party' },
    ...{ careful_date: null, if_closed: null, confidence: 'verified', sources: [] },
    derivation: [{ kind: 'trigger', from: '2026-03-02', to: '2026-03-02', authority: 'CCP § 12' }],
    ...{ state: 'open', urgent: true, overdue: false, settled_by: null, settled_at: null, settled_reason: null },
    ...{ version: 1, may_settle: true, court_days_left: 3, met_by: null },
    ...changes,
  };
}

/** A hearing on the home, with video. */
export function aHomeHearing(changes: Partial<HomeHearing> = {}): HomeHearing {
  return {
    ...of,
    ...{ id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0e01', event_type: 'Motion hearing', hearing_date: '2026-03-19' },
    ...{ hearing_time: '09:30', starts_at: '2026-03-19T16:30:00Z', venue: 'Department 4', judge: 'Mary Exemplar' },
    remote_url: 'https://video.example.com/4',
    ...changes,
  };
}

/** A new docket entry of another person. */
export function aNewEntry(changes: Partial<NewEntry> = {}): NewEntry {
  return {
    ...of,
    ...{ id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0f01', number: 7, kind: 'order', text: 'Order granting motion' },
    ...{ on_behalf_of: null, filed_on: '2026-03-16', entered_at: '2026-03-16T18:00:00Z' },
    ...changes,
  };
}

/** What needs attention: nothing, unless specified. */
export function anAttention(changes: Partial<HomeAttention> = {}): HomeAttention {
  const none = { data: [], total: 0 };
  return {
    ...{ today: '2026-03-17', as_of: '2026-03-17T16:00:00Z', deadlines: { ...none, marked: [] } },
    ...{ hearings: none, returns: none, orders: none, filings: none },
    ...changes,
  };
}

/** The week of March 16, 2026, with a holiday on Thursday. */
export function aWeek(from = '2026-03-16', changes: Partial<HomeWeek> = {}): HomeWeek {
  const day = (later: number) => addDays(from, later);
  return {
    ...{ today: '2026-03-17', from, to: day(6), truncated: false },
    courts: [{ id: 'alder', name: 'Superior Court, County of Alder' }],
    days: [0, 1, 2, 3, 4, 5, 6].map((later) => ({
      date: day(later),
      closed: later === 3 ? [{ court: 'Superior Court, County of Alder', reason: 'Storm' }] : [],
      open: later < 5 && later !== 3,
      ...{ hearings: [], deadlines: [] },
    })),
    ...changes,
  };
}
