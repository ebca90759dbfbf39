import { isCurrent } from '#domain/participants/endings';
import type { Db } from '#server/kernel/Database';
import { isServed } from './findServiceList.ts';
import { loadParticipants } from './participantRepository.ts';

/** Who must sign a waiver: every party and every attorney of record. For court staff, who see all participants. */
export async function findWaiverSigners(db: Db, case_id: string): Promise<{ key: string; name: string }[]> {
  const all = await loadParticipants(db, case_id);
  const signers = new Map<string, string>();
  for (const one of all.filter((party) => party.role_id !== 'amicus' && isServed(party, all))) {
    signers.set(`party:${one.id}`, `${one.full_name} (${one.role})`);
    for (const { full_name, bar_number } of one.counsel.filter(isCurrent)) {
      const name = full_name ?? bar_number ?? '';
      signers.set(`counsel:${name.trim().toLowerCase()}`, name);
    }
  }
  return [...signers].map(([key, name]) => ({ key, name }));
}
