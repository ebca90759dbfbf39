import { and, asc, count, desc, eq, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { noServiceSetting, type ServiceSetting } from '#domain/service/serviceChoices';
import {
  courtService,
  servedDocuments,
  serviceAccesses,
  serviceDrafts,
  serviceRecipients,
  services,
} from '#server/db/schema/service';
import type { Db } from '#server/kernel/Database';

export type StoredService = typeof services.$inferSelect;
export type StoredRecipient = typeof serviceRecipients.$inferSelect;
export type StoredChoices = typeof serviceDrafts.$inferSelect;

/** The filer’s choices in a draft; version 0 where nothing was chosen. */
export async function findChoices(db: Db, envelope_id: string): Promise<StoredChoices> {
  const [found] = await db.select().from(serviceDrafts).where(eq(serviceDrafts.envelope_id, envelope_id));
  return found ?? { envelope_id, chosen: {}, added: [], otherwise: [], version: 0 };
}

/** Saves the choices in a draft that the caller has locked. */
export async function saveChoices(tx: Db, { envelope_id, ...choices }: StoredChoices): Promise<void> {
  await tx
    .insert(serviceDrafts)
    .values({ envelope_id, ...choices })
    .onConflictDoUpdate({ target: serviceDrafts.envelope_id, set: choices });
}

/** The setting of a court, with its version; version 0 where none was saved. */
export async function findServiceSetting(
  db: Db,
  court_id: string,
): Promise<{ settings: ServiceSetting; version: number }> {
  const [found] = await db.select().from(courtService).where(eq(courtService.court_id, court_id));
  if (!found) return { settings: noServiceSetting, version: 0 };
  const { moment, authority, version } = found;
  return { settings: { moment, authority }, version };
}

/** Saves the setting of a court that the caller has locked. */
export async function saveServiceSetting(
  tx: Db,
  court_id: string,
  settings: ServiceSetting,
  version: number,
): Promise<void> {
  await tx
    .insert(courtService)
    .values({ court_id, ...settings, version })
    .onConflictDoUpdate({ target: courtService.court_id, set: { ...settings, version } });
}

/** A statement has at most 65,535 parameters, and a class action has thousands of recipients. */
const rowsAtOnce = 500;

/** Inserts the service of an envelope with its recipients; undefined if it is on record. */
export async function insertService(
  tx: Db,
  service: typeof services.$inferInsert,
  recipients: readonly Omit<typeof serviceRecipients.$inferInsert, 'service_id' | 'position'>[],
): Promise<{ service: StoredService; recipients: StoredRecipient[] } | undefined> {
  const [made] = await tx.insert(services).values(service).onConflictDoNothing().returning();
  if (!made) return undefined;
  const rows = recipients.map((one, index) => ({ ...one, service_id: made.id, position: index + 1 }));
  const inserted: StoredRecipient[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    inserted.push(...(await tx.insert(serviceRecipients).values(some).returning()));
  }
  return { service: made, recipients: inserted };
}

type OfEnvelope = { envelope_id: string | null; court_id: string };

const ofEnvelope = (envelope_id: string, court_id: string) =>
  and(eq(services.envelope_id, envelope_id), eq(services.court_id, court_id));

/** The services of an envelope in a court, the first one first; the caller has decided that its viewer may see them. */
export async function findServicesForSystem(db: Db, { envelope_id, court_id }: OfEnvelope): Promise<StoredService[]> {
  if (envelope_id === null) return [];
  return db.select().from(services).where(ofEnvelope(envelope_id, court_id)).orderBy(asc(services.round));
}

/** The last service of an envelope in a court, locked until the transaction ends. */
export async function lockLastServiceForSystem(
  tx: Db,
  { envelope_id, court_id }: OfEnvelope,
): Promise<StoredService | undefined> {
  if (envelope_id === null) return undefined;
  const [found] = await tx
    .select()
    .from(services)
    .where(ofEnvelope(envelope_id, court_id))
    .orderBy(desc(services.round))
    .limit(1)
    .for('update');
  return found;
}

/** The documents that any service of an envelope in a court has. */
export async function findEveryServedVersionId(tx: Db, { envelope_id, court_id }: StoredService): Promise<string[]> {
  const found = await tx
    .select({ id: servedDocuments.version_id })
    .from(servedDocuments)
    .innerJoin(services, eq(services.id, servedDocuments.service_id))
    .where(ofEnvelope(envelope_id, court_id));
  return found.map(({ id }) => id);
}

/** A service by its ID. */
export async function findServiceByIdForSystem(db: Db, id: string): Promise<StoredService> {
  const [found] = await db.select().from(services).where(eq(services.id, id));
  return found!;
}

/** Everyone on the service list of a filing, in order. */
export function findRecipientsForSystem(db: Db, service_id: string): Promise<StoredRecipient[]> {
  return db
    .select()
    .from(serviceRecipients)
    .where(eq(serviceRecipients.service_id, service_id))
    .orderBy(asc(serviceRecipients.position));
}

/** On whom the portal served the filings of an envelope when the court accepted them. */
export async function findServedUponAcceptance(
  db: Db,
  { envelope_id, case_id }: { envelope_id: string; case_id: string },
): Promise<Pick<StoredRecipient, 'person_id' | 'address'>[]> {
  return db
    .select({ person_id: serviceRecipients.person_id, address: serviceRecipients.address })
    .from(serviceRecipients)
    .innerJoin(services, eq(services.id, serviceRecipients.service_id))
    .where(
      and(
        eq(services.envelope_id, envelope_id),
        eq(services.case_id, case_id),
        eq(services.moment, 'on_acceptance'),
        isNotNull(services.served_at),
        inArray(serviceRecipients.state, ['pending', 'sent']),
      ),
    );
}

/** One recipient by ID. */
export async function findRecipientForSystem(db: Db, id: string): Promise<StoredRecipient | undefined> {
  const [found] = await db.select().from(serviceRecipients).where(eq(serviceRecipients.id, id));
  return found;
}

/** One recipient, locked until the transaction ends. */
export async function lockRecipientForSystem(tx: Db, id: string): Promise<StoredRecipient | undefined> {
  const [found] = await tx.select().from(serviceRecipients).where(eq(serviceRecipients.id, id)).for('update');
  return found;
}

/** The recipient to whom a link was sent. Its token is the only key to it. */
export async function findRecipientByTokenForSystem(db: Db, token: string): Promise<StoredRecipient | undefined> {
  const [found] = await db.select().from(serviceRecipients).where(eq(serviceRecipients.token, token));
  return found;
}

/** Changes a locked recipient. */
export async function changeRecipient(
  tx: Db,
  id: string,
  change: Partial<typeof serviceRecipients.$inferInsert>,
): Promise<void> {
  await tx
    .update(serviceRecipients)
    .set({ ...change, version: sql`${serviceRecipients.version} + 1` })
    .where(eq(serviceRecipients.id, id));
}

/** Marks the recipients whom the portal now serves; `complete` if service on them is complete before it is sent. */
export async function beginDelivery(
  tx: Db,
  service_id: string,
  { with_account, complete }: { with_account: boolean; complete: Date | null },
): Promise<void> {
  const { person_id, state } = serviceRecipients;
  await tx
    .update(serviceRecipients)
    .set({ state: 'pending', served_at: complete })
    .where(
      and(
        eq(serviceRecipients.service_id, service_id),
        inArray(state, ['pending', 'waiting']),
        with_account ? isNotNull(person_id) : isNull(person_id),
      ),
    );
}

/** Notes that the portal has begun to serve these documents. */
export async function beginService(tx: Db, id: string, at: Date, version_ids: readonly string[]): Promise<void> {
  await tx.update(services).set({ served_at: at }).where(eq(services.id, id));
  if (version_ids.length === 0) return;
  await tx
    .insert(servedDocuments)
    .values(version_ids.map((version_id, index) => ({ service_id: id, position: index + 1, version_id })))
    .onConflictDoNothing();
}

/** The IDs of the served versions, in order. */
export async function findServedVersionIds(db: Db, service_id: string): Promise<string[]> {
  const found = await db
    .select({ id: servedDocuments.version_id })
    .from(servedDocuments)
    .where(eq(servedDocuments.service_id, service_id))
    .orderBy(asc(servedDocuments.position));
  return found.map(({ id }) => id);
}

/** Notes that a recipient opened the list of documents, or one of them. */
export async function noteAccess(db: Db, access: typeof serviceAccesses.$inferInsert): Promise<void> {
  await db.insert(serviceAccesses).values(access);
}

/** When each recipient first opened the documents, and how often. */
export async function findOpenings(db: Db, ids: readonly string[]): Promise<Map<string, { at: Date; times: number }>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: serviceAccesses.recipient_id, at: min(serviceAccesses.at), times: count() })
    .from(serviceAccesses)
    .where(inArray(serviceAccesses.recipient_id, [...ids]))
    .groupBy(serviceAccesses.recipient_id);
  return new Map(found.map(({ id, at, times }) => [id, { at: at!, times }]));
}
