import { isCurrent } from '#domain/participants/endings';
import { isServed } from '#domain/participants/isServed';
import { serviceLinesOf } from '#domain/participants/service';
import type { Db } from '#server/kernel/Database';
import { loadCounselAccounts } from './findServiceList.ts';
import { loadConsents, loadParticipants } from './participantRepository.ts';

/**
 * Who is served in a case and has no account, each with the email address of the consent to e-service, if there is one.
 * For notices of the court; what a person sees of it is decided by the caller.
 */
export async function findWithoutAccountForSystem(
  db: Db,
  case_id: string,
  today: string,
): Promise<{ key: string; name: string; email: string | null }[]> {
  const [all, consents, accounts] = await Promise.all([
    loadParticipants(db, case_id),
    loadConsents(db, case_id),
    loadCounselAccounts(db, case_id),
  ]);
  return all
    .filter((one) => isServed(one, all))
    .flatMap((one) => {
      const counsel = one.counsel.filter(isCurrent).map(({ id, full_name, bar_number, is_lead, gets_notice }) => ({
        ...{ id, full_name: full_name ?? bar_number ?? '', is_lead, gets_notice, email: null },
      }));
      const consent = consents.get(one.id)?.findLast(({ withdrawn_on }) => withdrawn_on === null) ?? null;
      const served = { service_method: one.service_method, consent, addresses: [], counsel };
      return serviceLinesOf(served, today).flatMap(({ to, counsel_id }) => {
        if (counsel_id === undefined)
          return [{ key: `party:${one.id}`, name: one.full_name, email: consent?.email ?? null }];
        if (accounts.get(counsel_id)?.person_id) return [];
        return [{ key: `counsel:${counsel_id}`, name: to ?? '', email: null }];
      });
    });
}
