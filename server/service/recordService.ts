import { randomBytes } from 'node:crypto';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { type ChosenRecipient, chooseRecipients, isServedByFiler } from '#domain/service/chooseRecipients';
import { eServiceRules, momentOfService } from '#domain/service/eServiceRules';
import type { RecipientState, ServiceMoment } from '#domain/service/serviceChoices';
import { findCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findCaseOfDraft } from './findCaseOfDraft.ts';
import { findRecipients } from './findRecipients.ts';
import { findChoices, findServiceSetting, insertService } from './serviceRepository.ts';
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
  const { recipients: listed } = await findRecipients(tx, needs, filer, found.id);
  const chosen = chooseRecipients(listed, await findChoices(tx, envelope_id)).filter(isOnRecord);
  const court = await findCourt(tx, filer.court_id);
  const { settings } = await findServiceSetting(tx, court.id);
  const rule = eServiceRules[practiceSystemOf(court, found.case_type)];
  const { moment, authority } = momentOfService(rule, settings);
  const of = { court_id: court.id, envelope_id, case_id: found.id };
  const recorded = await insertService(
    tx,
    { ...of, served_by: filer.person_id, moment, authority, created_at: arrived_at },
    chosen.map((one) => rowOf(one, moment)),
  );
  if (!recorded) return;
  if (moment === 'at_filing') {
    await startService(tx, needs, recorded.service, { found, filings: filed, rule, at: arrived_at });
  }
  const { case_number } = found;
  const count = (...states: RecipientState[]) =>
    recorded.recipients.filter(({ state }) => states.includes(state)).length;
  const lead = filed[0]!;
  await recordOnFiling(tx, needs, filer, lead, {
    action: 'service_recorded',
    values: {
      ...{ document: lead.document_name, case_number, moment },
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
