import type { FilingService, ServedRecipient, Service } from '#contract/service';
import { findCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import { findFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findPlace } from './deliverService.ts';
import { findServedVersions } from './servedAccess.ts';
import {
  findOpenings,
  findRecipientsForSystem,
  findServicesForSystem,
  type StoredRecipient,
  type StoredService,
} from './serviceRepository.ts';

/** Who was served with a filing that the viewer has access to. */
export async function readFilingService({ db }: Needs<'db'>, viewer: Actor, id: string): Promise<FilingService> {
  const { filing } = await findFiling(db, viewer, id);
  return describeFilingService(db, viewer, filing);
}

/** The same for a filing that the caller has found for its viewer. */
export async function describeFilingService(
  db: Db,
  { person_id }: Actor,
  filing: typeof filings.$inferSelect,
): Promise<FilingService> {
  const [first, ...again] = await findServicesForSystem(db, filing);
  return {
    service: first ? await describeService(db, person_id, first) : null,
    again: await Promise.all(again.map((one) => describeService(db, person_id, one))),
  };
}

async function describeService(db: Db, viewer_id: string, service: StoredService): Promise<Service> {
  const court = await findCourt(db, service.court_id);
  const [{ found }, recipients, versions] = await Promise.all([
    findPlace(db, service),
    findRecipientsForSystem(db, service.id),
    findServedVersions(db, court, service.id),
  ]);
  const openings = await findOpenings(
    db,
    recipients.map(({ id }) => id),
  );
  return {
    id: service.id,
    case: { id: found.id, case_number: found.case_number, title: found.title },
    ...{ moment: service.moment, authority: service.authority, time_zone: court.time_zone },
    served_at: service.served_at?.toISOString() ?? null,
    documents: versions.map(({ file_name }) => file_name),
    recipients: recipients.map((one) => describeRecipient(one, openings.get(one.id)?.at)),
    withheld: versions.filter(({ access }) => access === 'withheld').map(({ file_name }) => file_name),
    can_change: service.served_by === viewer_id,
  };
}

function describeRecipient(one: StoredRecipient, opened: Date | undefined): ServedRecipient {
  const { id, version, name, parties, ground, method, address, state, served_on, failure, mail_reply } = one;
  return {
    ...{ id, version, name, parties, ground, method, address, state, served_on, failure, mail_reply },
    served_at: one.served_at?.toISOString() ?? null,
    opened_at: opened?.toISOString() ?? null,
    has_link: one.token !== null && one.revoked_at === null && (state === 'sent' || state === 'pending'),
  };
}
