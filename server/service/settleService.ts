import { placedStates, undecidedStates } from '#domain/filings/states';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { eServiceRules } from '#domain/service/eServiceRules';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { findCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import { findEnvelopeFilingsForSystem, findServableVersionsForSystem } from '#server/filings/findFiledVersions';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { changeRecipient, findRecipientsForSystem, lockLastServiceForSystem } from './serviceRepository.ts';
import { startService } from './startService.ts';

type Filing = typeof filings.$inferSelect;

/**
 * Follows the court’s decision on a filing, in its transaction, where the court’s practice is to serve upon acceptance:
 * once every filing of the envelope is decided, the accepted ones are served, in the version that was accepted. If none
 * was accepted, no one is served. A filing that was returned is served once its correction is accepted.
 */
export async function settleServiceForSystem(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  { envelope_id, court_id }: Pick<Filing, 'envelope_id' | 'court_id'>,
): Promise<void> {
  const service = await lockLastServiceForSystem(tx, { envelope_id, court_id });
  if (!service || service.served_at !== null || service.moment !== 'on_acceptance') return;
  const all = await findEnvelopeFilingsForSystem(tx, service);
  if (all.some(({ state }) => undecidedStates.includes(state))) return;
  const accepted = all.filter(({ state }) => placedStates.some((one) => one === state));
  const found = await findCaseForSystem(tx, court_id, service.case_id);
  if (accepted.length === 0 || !found) return cancel(tx, needs, service.id, all[0], found?.case_number ?? '');
  const rule = eServiceRules[practiceSystemOf(await findCourt(tx, court_id), found.case_type)];
  const ids = accepted.map(({ id }) => id);
  const version_ids = await findServableVersionsForSystem(tx, ids);
  await startService(tx, needs, service, { found, filing: accepted[0]!, version_ids, rule, at: needs.now() });
}

async function cancel(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  service_id: string,
  filing: Filing | undefined,
  case_number: string,
): Promise<void> {
  const waiting = (await findRecipientsForSystem(tx, service_id)).filter(({ state }) => state === 'waiting');
  for (const { id } of waiting) await changeRecipient(tx, id, { state: 'not_served' });
  if (!filing || waiting.length === 0) return;
  const document = filing.document_name;
  await recordOnFiling(tx, needs, 'portal', filing, { action: 'service_canceled', values: { document, case_number } });
}
