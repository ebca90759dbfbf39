import { readsLevel, strictest } from '#domain/access/accessLevels';
import { docketEvents } from '#domain/docketing/data/docketEvents';
import { type EntryRecipient, paperServiceOf } from '#domain/entryService/recipientsOfEntry';
import { samePersonName } from '#domain/names/samePersonName';
import { recordActivity } from '#server/activity/recordActivity';
import type { entryNoticeJob } from '#server/cases/docket/entryNoticeJob';
import { findEntryForSystem } from '#server/cases/docket/entryRepository';
import { findServiceLinesForSystem } from '#server/cases/participants/findServiceList';
import { findPersonName } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import { findFilingForSystem } from '#server/filings/filingsForSystem';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findServedUponAcceptance } from '#server/service/serviceRepository';
import { findDelegatesOfFiling } from '#server/visibility/firmMembership';
import { filersWhoSee } from '#server/visibility/visibleCases';
import { beginNotice, findDeliveriesForSystem, type StoredDelivery } from './deliveryRepository.ts';
import { recordRecipients } from './recordRecipients.ts';

type Entry = Awaited<ReturnType<typeof findEntryForSystem>>;

/**
 * Gives notice of a docket entry, once: to everyone on the service list of its case by their method, and in the portal to
 * everyone else who sees the case; or only to those without an account. The filer has the decision on the filing instead. A person whom the court serves with
 * the entry, or whom the portal serves with the filing upon its acceptance, has no second email. Everything is recorded in
 * one transaction; the emails are jobs of it.
 */
export async function noticeEntry(
  needs: Needs<'db' | 'config' | 'now'>,
  { entry_id, to }: ReturnType<(typeof entryNoticeJob)['payload']['parse']>,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const one = await findEntryForSystem(tx, entry_id);
    const { entry, found } = one;
    if (!readsLevel('attorney', strictest(entry.access, found.access))) return;
    const at = needs.now();
    if (!(await beginNotice(tx, entry_id, at))) return;
    const [people, without] = await Promise.all([filersWhoSee(tx, found.id), findWithout(tx, entry)]);
    await recordRecipients(tx, await findServiceLinesForSystem(tx, needs, found), {
      ...{ court_id: found.court_id, entry_id, at, purpose: 'notice', people },
      paper: paperServiceOf({ isFiling: entry.filing_id !== null, serve: serveOf(entry.code) }),
      isExcluded: (recipient) => without.has(recipient) || (to === 'without_account' && recipient.person_id !== null),
    });
    const deliveries = await findDeliveriesForSystem(tx, entry_id);
    if (to === 'everyone') await announceInPortal(tx, needs, one, { deliveries, people, without: without.people, at });
    if (deliveries.length === 0) return;
    const { case_number } = found;
    await recordActivity(tx, needs, 'portal', {
      ...{ action: 'entry_noticed', subject_type: 'case', subject_id: found.id, court_id: found.court_id },
      values: { case_number, entry: entry.number, ...countsOf(deliveries) },
    });
  });
}

const serveOf = (code: string | null): string | null => docketEvents.find(({ id }) => id === code)?.serve ?? null;

/** Who receives no notice of the entry of a filing: its filer with those who filed it for them, and whom it was served on. */
async function findWithout(tx: Db, { filing_id, case_id }: Entry['entry']) {
  if (filing_id === null) return { people: new Set<string>(), has: () => false };
  const { filed_by, envelope_id } = await findFilingForSystem(tx, filing_id);
  const [filer, delegates, served] = await Promise.all([
    findPersonName(tx, filed_by),
    findDelegatesOfFiling(tx, filing_id),
    envelope_id === null ? [] : findServedUponAcceptance(tx, { envelope_id, case_id }),
  ]);
  const people = new Set([filed_by, ...delegates.map(({ person_id }) => person_id)]);
  for (const { person_id } of served) if (person_id !== null) people.add(person_id);
  const addresses = new Set(served.flatMap(({ address }) => address?.toLowerCase() ?? []));
  const isFiler = ({ parties, name }: EntryRecipient) =>
    filer !== null && parties.includes(name) && samePersonName(name, filer);
  const has = (one: EntryRecipient) => {
    if (one.person_id !== null) return people.has(one.person_id);
    return isFiler(one) || (one.state === 'pending' && addresses.has(one.address?.toLowerCase() ?? ''));
  };
  return { people, has };
}

type Announcing = {
  deliveries: readonly StoredDelivery[];
  people: readonly string[];
  without: ReadonlySet<string>;
  at: Date;
};

/** The email to the people on the service list is a delivery; the others choose theirs in their settings. */
async function announceInPortal(
  tx: Db,
  needs: Needs<'now'>,
  { entry, found }: Entry,
  { deliveries, people, without, at }: Announcing,
): Promise<void> {
  const { id, case_number, title: case_title, court_id } = found;
  const listed = deliveries.flatMap(({ person_id }) => person_id ?? []);
  await announce(tx, needs, {
    code: entry.filing_id === null ? 'docket.noticed' : 'docket.filed',
    values: { case_number, case_title, entry: entry.number },
    about: { case: { id, case_number } },
    ...{ court_id, at, to: [...new Set([...listed, ...people.filter((one) => !without.has(one))])] },
    mailed: { elsewhere: listed },
  });
}

function countsOf(deliveries: readonly { method: string }[]): { electronically: number; otherwise: number } {
  const electronically = deliveries.filter(({ method }) => method === 'portal' || method === 'email').length;
  return { electronically, otherwise: deliveries.length - electronically };
}
