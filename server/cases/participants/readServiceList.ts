import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ServiceList } from '#contract/participants';
import { dateInZone } from '#domain/days/dateInZone';
import { isCurrent } from '#domain/participants/endings';
import { isConfidential } from '#domain/participants/findRole';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { publicName } from '#domain/participants/publicName';
import { serviceLinesOf, serviceRules } from '#domain/participants/service';
import { accountOf } from '#server/attorneys/rosterRepository';
import { findCourt } from '#server/courts/findCourt';
import { parties } from '#server/db/schema/cases';
import { partyCounsel } from '#server/db/schema/participants';
import { personEmail } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { openParticipants } from '#server/visibility/openParticipants';
import { findCase } from '../caseRepository.ts';
import { type LoadedParticipant, loadAddresses, loadConsents, loadParticipants } from './participantRepository.ts';

/** Who is served in a case, how, and at which address, as the viewer may see it. */
export async function readServiceList(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  id: string,
): Promise<ServiceList> {
  const found = await findCase(db, viewer, id);
  const court = await findCourt(db, found.court_id);
  const today = dateInZone(now(), court.time_zone);
  const [all, addresses, consents, emails, seesAll] = await Promise.all([
    loadParticipants(db, id),
    loadAddresses(db, id),
    loadConsents(db, id),
    loadCounselEmails(db, id),
    openParticipants(db, viewer, id),
  ]);
  const results = all
    .filter((one) => isServed(one, all))
    .flatMap((one) => {
      const counsel = one.counsel.filter(isCurrent).map((link) => ({
        full_name: link.full_name ?? link.bar_number ?? '',
        ...{ is_lead: link.is_lead, gets_notice: link.gets_notice },
        email: emails.get(link.id) ?? null,
      }));
      const consent = consents.get(one.id)?.findLast(({ withdrawn_on }) => withdrawn_on === null) ?? null;
      const served = { service_method: one.service_method, consent, addresses: addresses.get(one.id) ?? [], counsel };
      const confidential = isConfidential(one.role_id, 'address') && !seesAll(one.id);
      return serviceLinesOf(served, today).map(({ to, as_counsel, method, at }) => {
        const is_withheld = confidential && !as_counsel;
        return {
          participant_id: one.id,
          name: seesAll(one.id) ? one.full_name : publicName(one),
          role: one.role,
          counsel: as_counsel ? to : null,
          method,
          at: is_withheld ? null : at,
          is_withheld,
        };
      });
    });
  const system = practiceSystemOf(court, found.case_type);
  return { case_number: found.case_number, title: found.title, authority: serviceRules[system].authority, results };
}

/**
 * Those who are served: the subject of an estate, witnesses, and officers of the court are not. A minor is served through
 * counsel, or else through the guardian ad litem.
 */
function isServed(one: LoadedParticipant, all: readonly LoadedParticipant[]): boolean {
  if (!isCurrent(one) || one.role_id === 'decedent' || one.role_id === 'doe') return false;
  const hasCounsel = (other: LoadedParticipant) => other.counsel.some(isCurrent);
  if (all.some((other) => other.id === one.acts_for && hasCounsel(other))) return false;
  const guardian = all.some((other) => other.acts_for === one.id && other.role_id === 'gal' && isCurrent(other));
  if (guardian && !hasCounsel(one)) return false;
  return one.side !== 'officer' && (one.side !== 'none' || one.role_id === 'amicus' || one.role_id === null);
}

async function loadCounselEmails(db: Db, case_id: string): Promise<Map<string, string | null>> {
  const found = await db
    .select({ id: partyCounsel.id, email: personEmail(accountOf(partyCounsel.attorney_id)) })
    .from(partyCounsel)
    .innerJoin(parties, eq(parties.id, partyCounsel.party_id))
    .where(and(eq(parties.case_id, case_id), isNull(partyCounsel.ended_on), isNotNull(partyCounsel.attorney_id)));
  return new Map(found.map(({ id, email }) => [id, email]));
}
