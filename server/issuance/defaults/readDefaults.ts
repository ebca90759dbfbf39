import type { CaseDefaults, DefaultParty, PartyDefault } from '#contract/defaults';
import { type DefaultLaw, defaultLawOf } from '#domain/defaults/data/defaultLaws';
import { processLabels, processMethodsOf } from '#domain/defaults/data/processService';
import { nameFiler } from '#domain/docketing/nameFiler';
import { may } from '#domain/identity/permissions';
import type { PartyFact } from '#domain/issuance/CaseRecord';
import type { Confirmation } from '#domain/issuance/Requirement';
import { findCase } from '#server/cases/caseRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { isCourtStaff } from '#server/visibility/isCourtStaff';
import { describeChecklist } from '../describeChecklist.ts';
import { type KnownRecord, listed, numberOf, readRecord } from '../readRecord.ts';
import { assessDefault } from './assessDefault.ts';
import {
  findConfirmationsForSystem,
  findDefaultsForSystem,
  findUsedRequestsForSystem,
  type StoredDefault,
} from './defaultRepository.ts';

const requestCode = 'request_default';
const proofCodes = ['proof_service_summons', 'waiver_service'];

/** The defaults of the parties of a case that the viewer has access to. Checklists are for court staff. */
export async function readDefaults(
  db: Db,
  needs: Needs<'now'>,
  viewer: Actor,
  { id }: { id: string },
): Promise<CaseDefaults> {
  const known = await readRecord(db, needs, await findCase(db, viewer, id));
  const law = defaultLawOf(known.system, known.held.case_type);
  const isStaff = isCourtStaff(viewer);
  const against = known.record.parties.filter(({ side }) => side === 'responding');
  const stored = await findDefaultsForSystem(
    db,
    against.map((party) => party.id),
  );
  const confirmed = await findConfirmationsForSystem(
    db,
    [...stored.values()].map((one) => one.id),
  );
  const used = isStaff
    ? await findUsedRequestsForSystem(
        db,
        against.map((party) => party.id),
      )
    : new Set();
  const { entries } = known.record;
  const chosen = (codes: readonly string[]) => entries.filter(({ code }) => code !== null && codes.includes(code));
  const lists = {
    requests: chosen([requestCode])
      .filter((entry) => !used.has(entry.id))
      .map(listed),
    proofs: chosen(proofCodes).map(listed),
    orders: entries.filter(({ kind }) => kind === 'order').map(listed),
  };
  return {
    law: law ? describeLaw(law) : null,
    today: known.court.today,
    version: known.held.version,
    ...(isStaff ? lists : { requests: [], proofs: [], orders: [] }),
    creditors: creditorsOf(known.record.parties),
    parties: against.map((party): DefaultParty => {
      const one = stored.get(party.id);
      const described = one && law && describe(known, law, party, one, confirmed.get(one.id) ?? [], isStaff);
      return { id: party.id, name: party.name, role: party.role, default: described ?? null };
    }),
    abilities: { manage: may(viewer.capacity, 'cases:manage') },
  };
}

function describeLaw({ system, entry, judgment, interest }: DefaultLaw): CaseDefaults['law'] {
  const methods = processMethodsOf(system).map((id) => ({ id, label: processLabels[id] }));
  return { entry, judgment, interest, methods };
}

function creditorsOf(parties: readonly PartyFact[]): string[] {
  const asking = parties.filter(({ side, role_id }) => side === 'initiating' || (side === 'none' && role_id === null));
  const together = nameFiler(asking.map(({ name, role }) => ({ full_name: name, role })));
  const each = asking.map(({ name, role }) => `${role} ${name}`);
  return [...new Set([together, ...each])].filter((one) => one !== null);
}

function describe(
  known: KnownRecord,
  law: DefaultLaw,
  party: PartyFact,
  stored: StoredDefault,
  confirmations: readonly Confirmation[],
  isStaff: boolean,
): PartyDefault {
  const { facts, checklists } = assessDefault(known, law, party, stored, confirmations);
  const { state, version, requested_on, entered_on, ended_on, end_reason, end_authority } = stored;
  const { service, time } = facts;
  return {
    ...{ state, version, requested_on, entered_on, ended_on, end_reason, end_authority },
    request_entry: facts.request_entry,
    service: service && { entry: service.entry, served_on: service.served_on, method: service.method },
    respond_by: time && { due: time.due_date, authority: time.authority, confidence: time.confidence },
    entered_entry: facts.entered?.entry ?? null,
    judgment: describeJudgment(known, stored),
    referred: isStaff ? describeReferral(stored) : null,
    checklists: isStaff
      ? { entry: describeChecklist(checklists.entry), judgment: describeChecklist(checklists.judgment) }
      : null,
  };
}

/** For the court alone, as is the docket entry of a referral. */
function describeReferral({ referred_at, referred_to, referral }: StoredDefault): PartyDefault['referred'] {
  return referred_at && { at: referred_at.toISOString(), to: referred_to, reason: referral ?? '' };
}

function describeJudgment(known: KnownRecord, stored: StoredDefault): PartyDefault['judgment'] {
  const { judgment_on: on, judgment_entry_id, creditor, principal_cents: principal } = stored;
  if (!on || principal === null) return null;
  const interest = stored.interest_cents ?? 0;
  const [costs, fees] = [stored.costs_cents ?? 0, stored.fees_cents ?? 0];
  return {
    ...{ on, principal, interest, costs, fees },
    entry: numberOf(known, judgment_entry_id),
    creditor: creditor ?? '',
    rate: stored.interest_rate ?? 0,
    interest_from: stored.interest_from,
    interest_to: stored.interest_to,
    total: principal + interest + costs + fees,
  };
}
