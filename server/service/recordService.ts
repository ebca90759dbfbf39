import { randomBytes } from 'node:crypto';
import type { CaseType } from '#domain/courts/choices';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { type ChosenRecipient, chooseRecipients, isServedByFiler } from '#domain/service/chooseRecipients';
import { eServiceRules, momentOfService } from '#domain/service/eServiceRules';
import type { RecipientState, ServiceMoment } from '#domain/service/serviceChoices';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import { findServableVersionsForSystem } from '#server/filings/findFiledVersions';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findCaseOfDraft } from './findCaseOfDraft.ts';
import { findRecipients } from './findRecipients.ts';
import {
  findChoices,
  findEveryServedVersionId,
  findServiceSetting,
  insertService,
  lockLastServiceForSystem,
} from './serviceRepository.ts';
import { startService } from './startService.ts';

type Filing = typeof filings.$inferSelect;
type Filed = { envelope_id: string; filings: readonly Filing[]; arrived_at: Date };

/** 192 bits. */
const tokenBytes = 24;

/**
 * Records the service of an envelope that is being filed, in the transaction of the filing: everyone on the service list
 * of its case with the filer’s choices. The portal serves them now or, where the court’s practice is so, when the clerk
 * accepts. An envelope that opens a case, or whose case the filer has no access to, is not served through the portal.
 */
export async function recordService(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  filer: Actor,
  { envelope_id, filings: filed, arrived_at }: Filed,
): Promise<void> {
  const { found } = await findCaseOfDraft(tx, filer, { envelope_id, leads: filed });
  if (!found) return;
  const court = await findCourt(tx, filer.court_id);
  const { settings } = await findServiceSetting(tx, court.id);
  const { moment, authority } = momentOfService(eServiceRules[practiceSystemOf(court, found.case_type)], settings);
  const version_ids = await findServableVersionsForSystem(
    tx,
    filed.map(({ id }) => id),
  );
  const round = { envelope_id, round: 1, moment, authority, at: arrived_at };
  await recordRound(tx, needs, filer, { ...round, court, found, filing: filed[0]!, version_ids });
}

/**
 * Serves the corrected documents of a resubmission that its filer submits, in its transaction, on everyone who is on the
 * service list now, with the filer’s earlier choices. Before anyone was served with the returned document, there is
 * nothing to serve again: upon acceptance, the portal serves what was accepted.
 */
export async function serveCorrectedDocuments(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  filer: Actor,
  { filing, at }: { filing: Filing; at: Date },
): Promise<void> {
  const last = await lockLastServiceForSystem(tx, filing);
  if (!last || last.served_at === null) return;
  const found = await findCaseForSystem(tx, last.court_id, last.case_id);
  const served = new Set(await findEveryServedVersionId(tx, last));
  const version_ids = (await findServableVersionsForSystem(tx, [filing.id])).filter((id) => !served.has(id));
  if (!found || version_ids.length === 0) return;
  const { envelope_id, authority } = last;
  const round = { envelope_id, round: last.round + 1, moment: 'at_filing' as const, authority, at };
  const court = await findCourt(tx, last.court_id);
  await recordRound(tx, needs, filer, { ...round, court, found, filing, version_ids });
}

type Round = {
  envelope_id: string;
  round: number;
  moment: ServiceMoment;
  authority: string;
  at: Date;
  court: StoredCourt;
  found: { id: string; case_number: string; title: string; case_type: CaseType };
  /** The first filing that is served. */
  filing: Filing;
  version_ids: readonly string[];
};

async function recordRound(tx: Db, needs: Needs<'config' | 'now'>, filer: Actor, one: Round): Promise<void> {
  const { envelope_id, round, moment, authority, at, court, found, filing, version_ids } = one;
  const { recipients: listed } = await findRecipients(tx, needs, filer, found.id);
  const chosen = chooseRecipients(listed, await findChoices(tx, envelope_id)).filter(isOnRecord);
  const of = { court_id: court.id, envelope_id, case_id: found.id, round, served_by: filer.person_id };
  const recorded = await insertService(
    tx,
    { ...of, moment, authority, created_at: at },
    chosen.map((recipient) => rowOf(recipient, moment)),
  );
  if (!recorded) return;
  const rule = eServiceRules[practiceSystemOf(court, found.case_type)];
  if (moment === 'at_filing') {
    await startService(tx, needs, recorded.service, { found, filing, version_ids, rule, at });
  }
  const count = (...states: RecipientState[]) =>
    recorded.recipients.filter(({ state }) => states.includes(state)).length;
  await recordOnFiling(tx, needs, filer, filing, {
    action: 'service_recorded',
    values: {
      ...{ document: filing.document_name, case_number: found.case_number, moment },
      ...{ served: count('waiting', 'pending'), otherwise: count('by_filer'), without: count('undeliverable') },
    },
  });
}

/** The filer and unselected counsel of the same party are not served. */
const isOnRecord = (one: ChosenRecipient): boolean => one.is_selected || isServedByFiler(one);

function rowOf(one: ChosenRecipient, moment: ServiceMoment) {
  const { key, name, parties, ground, method, address, person_id, otherwise } = one;
  const who = { key, name, parties, ground, person_id, address };
  if (one.is_selected) {
    const state = moment === 'at_filing' ? ('pending' as const) : ('waiting' as const);
    // Someone with an account signs in; the token is the only key of anyone else.
    const token = person_id === null ? randomBytes(tokenBytes).toString('base64url') : null;
    return { ...who, method, state, token };
  }
  if (ground === 'no_email') return { ...who, method, state: 'undeliverable' as const, failure: 'no_address' as const };
  const state = 'by_filer' as const;
  return { ...who, state, method: otherwise?.method ?? methodOf(one), served_on: otherwise?.on ?? null };
}

/** As the service list has it; mail, where it names an electronic method that cannot be used. */
const methodOf = ({ method }: ChosenRecipient) => (method === 'portal' || method === 'email' ? 'mail' : method);
