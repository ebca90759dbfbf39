import { addDays } from '#domain/days/days';
import { type CaseRecord, entryOf, lastWith } from './CaseRecord.ts';
import type { InstrumentItem } from './data/instruments.ts';
import type { InstrumentValues } from './instrumentKinds.ts';
import type { IssuableInstrument } from './instrumentOf.ts';
import {
  type Assessment,
  barred,
  type Confirmation,
  met,
  type Requirement,
  requirement,
  toConfirm,
  unmet,
} from './Requirement.ts';

/** What the clerk has chosen for an instrument. */
export type InstrumentDraft = { party_id: string | null; values: InstrumentValues };

type Asked = { record: CaseRecord; draft: InstrumentDraft; instrument: IssuableInstrument };
type Check = (asked: Asked) => Assessment;

const openings = [
  ...['complaint', 'petition_civil', 'amended_complaint', 'removal', 'eviction_complaint', 'small_claim'],
  ...['petition_dissolution', 'petition_custody', 'petition_protective', 'petition_probate', 'petition_guardianship'],
];
/** The codes of entries that record a judgment. */
export const judgmentCodes: readonly string[] = ['judgment_entered', 'clerk_judgment'];
const satisfactions = ['satisfaction_entered', 'satisfaction'];
const applications = ['writ_request', 'abstract_request'];

const checks: Record<InstrumentItem, Check> = {
  case_open: ({ record }) => (record.is_open ? met('checklist.case_open') : unmet('checklist.case_closed')),
  opening: ({ record }) => {
    const found = lastWith(record, openings);
    return found ? met('checklist.opening_filed', entryOf(found)) : toConfirm('checklist.opening_missing');
  },
  party: ({ record, draft }) => {
    const party = record.parties.find(({ id }) => id === draft.party_id);
    return party ? met('checklist.party_chosen', { name: party.name }) : barred('checklist.party_missing');
  },
  witness: () => met('checklist.witness'),
  judgment: ({ record, draft }) => {
    const found = chosenEntry(record, draft.values.judgment);
    return found && isJudgment(found)
      ? met('checklist.judgment_recorded', entryOf(found))
      : barred('checklist.judgment_missing');
  },
  stay: ({ record }) => (record.is_stayed ? barred('checklist.stayed') : met('checklist.not_stayed')),
  satisfaction: ({ record, draft }) => {
    const found = lastWith(record, satisfactions);
    const isLater = found && found.number > Number(draft.values.judgment ?? 0);
    // A partial satisfaction leaves an amount to enforce, which the clerk states.
    return isLater ? unmet('checklist.satisfied', entryOf(found)) : met('checklist.not_satisfied');
  },
  waiting: ({ record, draft, instrument }) => {
    const from = draft.values.judgment_on;
    if (!from) return toConfirm('checklist.judgment_missing');
    const until = addDays(from, instrument.own.waits ?? 0);
    return record.today > until || !instrument.own.waits
      ? met('checklist.waiting_over', { since: until })
      : unmet('checklist.waiting', { until });
  },
  application: ({ record }) => {
    const found = lastWith(record, applications);
    return found ? met('checklist.application_filed', entryOf(found)) : toConfirm('checklist.application_missing');
  },
  order: ({ record, draft }) => {
    const found = chosenEntry(record, draft.values.order);
    const isOrder = found && (found.kind === 'order' || found.code === 'probate_order');
    return isOrder ? met('checklist.order_filed', entryOf(found)) : barred('checklist.order_missing');
  },
  bond: ({ record }) => {
    const found = lastWith(record, ['bond']);
    return found ? met('checklist.bond_filed', entryOf(found)) : toConfirm('checklist.bond_missing');
  },
  oath: ({ record }) => {
    const found = lastWith(record, ['oath_acceptance']);
    return found ? met('checklist.oath_filed', entryOf(found)) : toConfirm('checklist.oath_missing');
  },
  document: ({ record, draft }) => {
    const found = chosenEntry(record, draft.values.entry);
    return found ? met('checklist.document_chosen', entryOf(found)) : barred('checklist.document_missing');
  },
  access: ({ record, draft }) => {
    const found = chosenEntry(record, draft.values.entry);
    return found && found.access !== 'public' ? barred('checklist.sealed') : met('checklist.public');
  },
};

/** The checklist of an instrument, computed from the record and what the clerk confirmed. */
export function checkInstrument(
  instrument: IssuableInstrument,
  record: CaseRecord,
  draft: InstrumentDraft,
  confirmations: readonly Confirmation[],
): Requirement<InstrumentItem>[] {
  const { own } = instrument;
  return instrument.items
    .filter((item) => item !== 'waiting' || own.waits !== undefined)
    .map((item) => {
      const law = own.items?.[item] ?? { authority: own.authority, confidence: own.confidence };
      return requirement({ item, ...law }, checks[item]({ record, draft, instrument }), confirmations);
    });
}

/** Whether an entry records a judgment. */
export function isJudgment({ code }: { code: string | null }): boolean {
  return code !== null && judgmentCodes.includes(code);
}

function chosenEntry(record: CaseRecord, number: string | undefined) {
  return number ? record.entries.find((entry) => entry.number === Number(number)) : undefined;
}
