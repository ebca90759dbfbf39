import type { CaseIssuance, Issuable, IssuedInstrument } from '#contract/issuance';
import { may } from '#domain/identity/permissions';
import { isJudgment } from '#domain/issuance/checkInstrument';
import type { InstrumentValues } from '#domain/issuance/instrumentKinds';
import { type IssuableInstrument, instrumentsFor } from '#domain/issuance/instrumentOf';
import { formatAmount } from '#domain/money/formatAmount';
import { findCase } from '#server/cases/caseRepository';
import { type EntryFact, findDocumentsOfEntriesForSystem } from '#server/cases/docket/findDocketFacts';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findDefaultsForSystem, type StoredDefault } from '../defaults/defaultRepository.ts';
import { entriesSeen, type KnownRecord, listed, numberOf, readRecord } from '../readRecord.ts';
import { findInstrumentsForSystem } from './instrumentRepository.ts';

/** What the court issued in a case that the viewer has access to and, for clerks, what can be issued. */
export async function readIssuance(
  db: Db,
  needs: Needs<'now'>,
  viewer: Actor,
  { id }: { id: string },
): Promise<CaseIssuance> {
  const known = await readRecord(db, needs, await findCase(db, viewer, id));
  const { held, court, system } = known;
  const issue = may(viewer.capacity, 'cases:manage');
  const instruments = await describeInstruments(db, known, viewer);
  const seen = issue ? entriesSeen(known, viewer) : [];
  const responding = known.record.parties.filter(({ side }) => side === 'responding');
  const defaults = issue
    ? await findDefaultsForSystem(
        db,
        responding.map((party) => party.id),
      )
    : new Map();
  const offered = issue ? instrumentsFor(system, held.case_type) : [];
  return {
    ...{ version: held.version, case_number: held.case_number, title: held.title, court: court.name },
    ...{ clerk: viewer.full_name, today: court.today, instruments },
    issuable: offered.map((one) => describeIssuable(known, one, defaults)),
    judgments: seen
      .filter(isJudgment)
      .map((entry) => ({ ...listed(entry), values: valuesOfJudgment(known, entry, defaults) })),
    orders: seen.filter(({ kind, code }) => kind === 'order' || code === 'probate_order').map(listed),
    documents: seen.filter(({ has_document, access }) => has_document && access === 'public').map(listed),
    abilities: { issue },
  };
}

/** Instruments whose entry the viewer may read. */
async function describeInstruments(db: Db, known: KnownRecord, viewer: Actor): Promise<IssuedInstrument[]> {
  const seen = new Set(entriesSeen(known, viewer).map(({ id }) => id));
  const all = await findInstrumentsForSystem(db, known.held.id);
  const documents = await findDocumentsOfEntriesForSystem(
    db,
    all.map(({ issued }) => issued.entry_id),
  );
  return all
    .filter(({ issued }) => seen.has(issued.entry_id))
    .map(({ issued, by }) => {
      const document = documents.get(issued.entry_id);
      const { id, version, kind, title, state, directed_to, issued_on, closed_on, close_reason } = issued;
      const before = all.find((one) => one.issued.id === issued.alias_of);
      return {
        ...{ id, version, kind, title, state, directed_to, issued_on, closed_on, close_reason },
        number: issued.issuance_number,
        issued_by: by ?? '',
        entry: numberOf(known, issued.entry_id),
        alias_of: before?.issued.issuance_number ?? null,
        is_replaced: all.some((one) => one.issued.alias_of === issued.id),
        document: document ? { id: document.id, file_name: document.file_name } : null,
      };
    });
}

function describeIssuable(
  known: KnownRecord,
  { kind, own, required, optional, to }: IssuableInstrument,
  defaults: ReadonlyMap<string, StoredDefault>,
): Issuable {
  const { title, authority, confidence } = own;
  const parties = known.record.parties.filter(({ side }) => to === null || to === 'fiduciary' || side === to);
  return {
    ...{ kind, title, authority, confidence, required: [...required], optional: [...optional] },
    parties: to === 'responding' ? parties.map(({ id, name, role }) => ({ id, name, role })) : null,
    values: knownValues(known, kind, defaults),
  };
}

/** The values that the record has for an instrument. */
function knownValues(
  known: KnownRecord,
  kind: Issuable['kind'],
  defaults: ReadonlyMap<string, StoredDefault>,
): InstrumentValues {
  const { record, court } = known;
  if (kind === 'summons') return { respond_within: responsePeriods[known.system] ?? '' };
  if (kind.startsWith('letters')) return knownOfLetters(known);
  if (kind === 'certified_copy' || kind === 'subpoena' || kind === 'writ_attachment') return {};
  const county = court.county ? `${court.county} County` : '';
  const judgment = record.entries.findLast(isJudgment);
  return { county, ...(judgment && valuesOfJudgment(known, judgment, defaults)) };
}

/** What the record has of a judgment: its entry and day, and for a clerk’s judgment its parties and amount. */
function valuesOfJudgment(
  { record }: KnownRecord,
  entry: EntryFact,
  defaults: ReadonlyMap<string, StoredDefault>,
): InstrumentValues {
  const found = { judgment: String(entry.number), judgment_on: entry.filed_on };
  const own = [...defaults.values()].find((one) => one.state === 'judgment' && one.judgment_entry_id === entry.id);
  if (!own) return found;
  const parts = [own.principal_cents, own.interest_cents, own.costs_cents, own.fees_cents];
  return {
    ...found,
    creditor: own.creditor ?? '',
    debtor: record.parties.find(({ id }) => id === own.party_id)?.name ?? '',
    amount: formatAmount(parts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)),
  };
}

/** CCP § 412.20(a)(3); FRCP 12(a)(1); TRCP 99(b); CPLR 3012(a); Fla. R. Civ. P. 1.140(a); Ill. S. Ct. R. 101(d). */
const responsePeriods: Partial<Record<KnownRecord['system'], string>> = {
  california: '30 days',
  federal_district: '21 days',
  texas: '20 days, until 10:00 AM on the Monday next after their expiration,',
  new_york: '20 days (30 days if not personally delivered within the state)',
  florida: '20 days',
  illinois: '30 days',
};

function knownOfLetters({ record }: KnownRecord): InstrumentValues {
  const order = record.entries.findLast(({ code }) => code === 'probate_order');
  const fiduciary = record.parties.find(({ side }) => side === 'fiduciary');
  const subject = record.parties.find(({ side }) => side === 'subject');
  return {
    ...(order && { order: String(order.number) }),
    ...(fiduciary && { fiduciary: fiduciary.name }),
    ...(subject && { subject: subject.name }),
  };
}
