import { checkDefault, type DefaultFacts } from '#domain/defaults/checkDefault';
import type { DefaultLaw } from '#domain/defaults/data/defaultLaws';
import type { DefaultItem, DefaultStage } from '#domain/defaults/defaultStates';
import { type RecordedService, timeToRespond } from '#domain/defaults/timeToRespond';
import type { PartyFact } from '#domain/issuance/CaseRecord';
import type { Confirmation, Requirement } from '#domain/issuance/Requirement';
import type { KnownRecord } from '../readRecord.ts';
import type { StoredDefault } from './defaultRepository.ts';

/** A default with the last day to respond, and both checklists. */
export type AssessedDefault = {
  facts: DefaultFacts;
  checklists: Record<DefaultStage, Requirement<DefaultItem>[]>;
};

/** Computes the checklists of a default from the record. */
export function assessDefault(
  known: KnownRecord,
  law: DefaultLaw,
  party: PartyFact,
  stored: StoredDefault,
  confirmations: readonly Confirmation[],
): AssessedDefault {
  const service = serviceOf(known, stored);
  const { court, record } = known;
  const is_eviction = record.entries.some(({ code }) => code === 'eviction_complaint');
  const calendar = { state: court.jurisdiction, closures: court.closures, is_eviction };
  const entered = record.entries.find(({ id }) => id === stored.entry_id);
  const facts: DefaultFacts = {
    party,
    requested_on: stored.requested_on,
    request_entry: record.entries.find(({ id }) => id === stored.request_entry_id)?.number ?? null,
    service,
    time: service && timeToRespond(law, service, calendar),
    entered: entered && stored.entered_on ? { entry: entered.number, on: stored.entered_on } : null,
  };
  const asked = { law, record, facts };
  return {
    facts,
    checklists: {
      entry: checkDefault('entry', asked, confirmations),
      judgment: checkDefault('judgment', asked, confirmations),
    },
  };
}

/** Service as it was recorded; null if its entry was struck since. */
function serviceOf({ record }: KnownRecord, stored: StoredDefault): RecordedService | null {
  const entry = record.entries.find(({ id }) => id === stored.service_entry_id);
  const { served_on, service_method: method } = stored;
  if (!entry || !served_on || !method) return null;
  return { entry: entry.number, proof_filed_on: entry.filed_on, served_on, method };
}
