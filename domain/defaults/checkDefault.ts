import { addDays, addMonths } from '#domain/days/days';
import {
  type CaseRecord,
  type DocketFact,
  entryOf,
  isFiledFor,
  lastWith,
  type PartyFact,
} from '#domain/issuance/CaseRecord';
import {
  type Assessment,
  barred,
  type Confirmation,
  met,
  type Requirement,
  requirement,
  toConfirm,
  unmet,
} from '#domain/issuance/Requirement';
import type { DefaultLaw, Power } from './data/defaultLaws.ts';
import { processLabels } from './data/processService.ts';
import type { DefaultItem, DefaultStage } from './defaultStates.ts';
import { findResponse } from './findResponse.ts';
import type { RecordedService, TimeToRespond } from './timeToRespond.ts';

/** The default of one party as it is recorded. */
export type DefaultFacts = {
  party: PartyFact;
  requested_on: string;
  request_entry: number | null;
  service: RecordedService | null;
  time: TimeToRespond | null;
  entered: { entry: number; on: string } | null;
};

type Asked = { law: DefaultLaw; record: CaseRecord; facts: DefaultFacts };
type Check = (asked: Asked) => Assessment;

const proofs = ['proof_service_summons', 'waiver_service'];
/** Roles of persons whom the law protects from a default without a representative. */
const protectedRoles = ['minor', 'child_subject', 'ward', 'conservatee'];

const power = (by: Power): Assessment => {
  if (by === 'clerk') return met('checklist.by_clerk');
  return barred(by === 'none' ? 'checklist.no_separate_entry' : 'checklist.by_court');
};

const capacity: Check = ({ facts: { party } }) => {
  if (party.is_organization) return met('checklist.organization');
  if (party.is_minor) return barred('checklist.minor');
  if (party.role_id && protectedRoles.includes(party.role_id)) {
    return barred('checklist.ward', { role: party.role });
  }
  return met('checklist.adult_on_record');
};

const checks: Record<DefaultItem, Check> = {
  entry_power: ({ law }) => power(law.entry),
  judgment_power: ({ law }) => power(law.judgment),
  request: ({ record, facts }) => {
    const entry = record.entries.find(({ number }) => number === facts.request_entry);
    if (entry) return met('checklist.request_filed', entryOf(entry));
    return toConfirm('checklist.request_by_clerk', { day: facts.requested_on });
  },
  service: ({ record, facts }) => {
    const { service, time } = facts;
    if (service) {
      const { entry, served_on: day, method } = service;
      const complete = time?.complete_on ?? day;
      return met('checklist.service_recorded', { entry, day, method: processLabels[method], complete });
    }
    const proof = lastWith(record, proofs);
    if (proof) return barred('checklist.service_not_recorded', entryOf(proof));
    const returned = lastWith(record, ['return_unexecuted']);
    return returned ? barred('checklist.service_returned', entryOf(returned)) : barred('checklist.service_missing');
  },
  return: ({ record, facts }) => {
    if (!facts.service) return barred('checklist.service_missing');
    // TRCP 107(h): on file ten days, without the day of filing and the day of judgment.
    const until = addDays(facts.service.proof_filed_on, 10);
    return record.today > until
      ? met('checklist.return_on_file', { since: facts.service.proof_filed_on })
      : barred('checklist.return_waiting', { until });
  },
  time: ({ record, facts: { time } }) => {
    if (!time) return barred('checklist.time_unknown');
    const values = { due: time.due_date, authority: time.authority };
    return record.today > time.due_date
      ? met('checklist.time_elapsed', values)
      : barred('checklist.time_running', values);
  },
  response: ({ law, record, facts }) => findResponse(law, record, facts.party),
  stay: ({ record }) => (record.is_stayed ? barred('checklist.stayed') : met('checklist.not_stayed')),
  capacity,
  adult: (asked) => {
    const found = capacity(asked);
    return found.bar || asked.facts.party.is_organization ? found : toConfirm('checklist.adult_to_confirm');
  },
  venue: () => toConfirm('checklist.venue'),
  mailing: () => toConfirm('checklist.mailing'),
  default: ({ facts: { entered } }) =>
    entered
      ? met('checklist.default_entered', { entry: entered.entry, day: entered.on })
      : barred('checklist.default_not_entered'),
  sum_certain: () => toConfirm('checklist.sum_certain'),
  published: ({ facts: { service } }) =>
    service?.method === 'publication' ? barred('checklist.published') : met('checklist.served_directly'),
  military: ({ record, facts: { party } }) => {
    if (party.is_organization) return met('checklist.organization');
    const found = record.entries.findLast((one) => one.code === 'military_affidavit' && concerns(one, party, record));
    return found ? met('checklist.military_affidavit', entryOf(found)) : toConfirm('checklist.military_missing');
  },
  appearance: ({ record, facts: { party } }) => {
    const found = record.entries.find((one) => one.kind === 'filing' && isFiledFor(one, party) === true);
    return found ? barred('checklist.appeared', entryOf(found)) : met('checklist.not_appeared');
  },
  one_year: ({ record, facts: { time } }) => {
    if (!time) return barred('checklist.time_unknown');
    const until = addMonths(time.due_date, 12);
    return record.today <= until ? met('checklist.within_year', { until }) : unmet('checklist.after_year', { until });
  },
  others: ({ record, facts: { party } }) => {
    const others = record.parties.filter((one) => one.side === 'responding' && one.id !== party.id && !one.is_disposed);
    if (others.length === 0) return met('checklist.only_defendant');
    return toConfirm('checklist.other_defendants', { names: others.slice(0, 3).map(({ name }) => name) });
  },
  costs: ({ record }) => {
    const found = lastWith(record, ['bill_of_costs']);
    return found ? met('checklist.costs_filed', entryOf(found)) : toConfirm('checklist.costs_missing');
  },
  interest: () => met('checklist.interest'),
};

/** The checklist of one act, computed from the record and what the clerk confirmed. */
export function checkDefault(
  stage: DefaultStage,
  { law, record, facts }: Asked,
  confirmations: readonly Confirmation[],
): Requirement<DefaultItem>[] {
  const items = Object.entries(law.items[stage]) as [DefaultItem, { authority: string; confidence: 'high' }][];
  return items.map(([item, known]) => {
    const own = item === 'time' && facts.time ? { ...known, confidence: facts.time.confidence } : known;
    return requirement({ item, ...own }, checks[item]({ law, record, facts }), confirmations);
  });
}

/** Whether an affidavit names the party, or there is only one party whom it can concern. */
function concerns({ title }: DocketFact, party: PartyFact, { parties }: CaseRecord): boolean {
  const named = party.names.some((name) => name !== '' && title.toLowerCase().includes(name.toLowerCase()));
  return named || parties.filter(({ side }) => side === 'responding').length === 1;
}
