import { dateInZone } from '#domain/days/dateInZone';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { eServiceRules } from '#domain/service/eServiceRules';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { findCourt } from '#server/courts/findCourt';
import { findPersonName } from '#server/directory/findPeople';
import { findFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findServedVersions } from '#server/service/servedAccess';
import { findRecipientsForSystem, findServicesForSystem } from '#server/service/serviceRepository';
import { writeProofOfService } from './writeProofOfService.ts';

/** The proof of service of a filing that the viewer has access to, as of now. */
export async function printProofOfService(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { id, service: service_id }: { id: string; service?: string | undefined },
): Promise<{ bytes: Buffer; name: string }> {
  const { filing } = await findFiling(db, viewer, id);
  const all = await findServicesForSystem(db, filing);
  const service = service_id ? all.find((one) => one.id === service_id) : all[0];
  if (service?.served_at == null) throw new Refusal('not_found');
  const court = await findCourt(db, service.court_id);
  const [found, versions, recipients, server] = await Promise.all([
    findCaseForSystem(db, service.court_id, service.case_id),
    findServedVersions(db, court, service.id),
    findRecipientsForSystem(db, service.id),
    findPersonName(db, service.served_by),
  ]);
  const at = now();
  const bytes = await writeProofOfService({
    court,
    case: found!,
    rule: eServiceRules[practiceSystemOf(court, found!.case_type)],
    served_by: server ?? '',
    documents: versions,
    recipients,
    at,
    made_on: dateInZone(at, court.time_zone),
  });
  return { bytes, name: `Proof of service ${found!.case_number}.pdf` };
}
