import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { dateInZone } from '#domain/days/dateInZone';
import { isCurrent } from '#domain/participants/endings';
import { isConfidential } from '#domain/participants/findRole';
import { isServed } from '#domain/participants/isServed';
import { publicName } from '#domain/participants/publicName';
import { type ConsentBasis, type ServiceLine, serviceLinesOf } from '#domain/participants/service';
import { accountOf } from '#server/attorneys/rosterRepository';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import { parties } from '#server/db/schema/cases';
import { partyCounsel } from '#server/db/schema/participants';
import { personEmail } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { openParticipants, type SeesConfidential } from '#server/visibility/openParticipants';
import { findCase, type StoredCase } from '../caseRepository.ts';
import { loadAddresses, loadConsents, loadParticipants } from './participantRepository.ts';

/** A line of a case’s service list, as the viewer may see it. */
export type FoundServiceLine = Pick<ServiceLine, 'method' | 'at'> & {
  /** The same on each request, as long as the representation or the participant exists. */
  key: string;
  participant_id: string;
  name: string;
  role: string;
  counsel: string | null;
  is_withheld: boolean;
  consent: ConsentBasis | null;
  /** The account of counsel. */
  person_id: string | null;
  /** Whether the viewer represents the participant. */
  is_client: boolean;
};

/** Who is served in a case that the viewer has access to, how, and at which address. */
export async function findServiceList(
  db: Db,
  { now }: Needs<'now'>,
  viewer: Actor,
  case_id: string,
): Promise<{ found: StoredCase; court: StoredCourt; lines: FoundServiceLine[] }> {
  const found = await findCase(db, viewer, case_id);
  const court = await findCourt(db, found.court_id);
  const today = dateInZone(now(), court.time_zone);
  const seesAll = await openParticipants(db, viewer, case_id);
  return { found, court, lines: await readLines(db, case_id, { today, seesAll, person_id: viewer.person_id }) };
}

/** The complete service list of a case, for notices of the court. */
export async function findServiceLinesForSystem(
  db: Db,
  { now }: Needs<'now'>,
  { id, court_id }: Pick<StoredCase, 'id' | 'court_id'>,
): Promise<FoundServiceLine[]> {
  const { time_zone } = await findCourt(db, court_id);
  return readLines(db, id, { today: dateInZone(now(), time_zone), seesAll: () => true, person_id: null });
}

type Seeing = { today: string; seesAll: SeesConfidential; person_id: string | null };

async function readLines(db: Db, case_id: string, { today, seesAll, person_id }: Seeing): Promise<FoundServiceLine[]> {
  const [all, addresses, consents, accounts] = await Promise.all([
    loadParticipants(db, case_id),
    loadAddresses(db, case_id),
    loadConsents(db, case_id),
    loadCounselAccounts(db, case_id),
  ]);
  return all
    .filter((one) => isServed(one, all))
    .flatMap((one) => {
      const counsel = one.counsel.filter(isCurrent).map((link) => ({
        id: link.id,
        full_name: link.full_name ?? link.bar_number ?? '',
        ...{ is_lead: link.is_lead, gets_notice: link.gets_notice },
        email: accounts.get(link.id)?.email ?? null,
      }));
      const consent = consents.get(one.id)?.findLast(({ withdrawn_on }) => withdrawn_on === null) ?? null;
      const served = { service_method: one.service_method, consent, addresses: addresses.get(one.id) ?? [], counsel };
      const confidential = isConfidential(one.role_id, 'address') && !seesAll(one.id);
      const is_client = person_id !== null && counsel.some(({ id }) => accounts.get(id)?.person_id === person_id);
      return serviceLinesOf(served, today).map(({ to, as_counsel, method, at, counsel_id = null }) => {
        const is_withheld = confidential && !as_counsel;
        return {
          key: counsel_id === null ? `party:${one.id}` : `counsel:${counsel_id}`,
          participant_id: one.id,
          name: seesAll(one.id) ? one.full_name : publicName(one),
          role: one.role,
          counsel: as_counsel ? to : null,
          method,
          at: is_withheld ? null : at,
          is_withheld,
          consent: as_counsel ? null : (consent?.basis ?? null),
          person_id: counsel_id === null ? null : (accounts.get(counsel_id)?.person_id ?? null),
          is_client,
        };
      });
    });
}

type Account = { person_id: string | null; email: string | null };

/** The accounts of the attorneys who represent the participants of a case, by representation. */
export async function loadCounselAccounts(db: Db, case_id: string): Promise<Map<string, Account>> {
  const account = accountOf(partyCounsel.attorney_id);
  const found = await db
    .select({ id: partyCounsel.id, person_id: sql<string | null>`${account}`, email: personEmail(account) })
    .from(partyCounsel)
    .innerJoin(parties, eq(parties.id, partyCounsel.party_id))
    .where(and(eq(parties.case_id, case_id), isNull(partyCounsel.ended_on), isNotNull(partyCounsel.attorney_id)));
  return new Map(found.map(({ id, ...account }) => [id, account]));
}
