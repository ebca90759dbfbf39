import { type WaiverSigner, waiverSigners } from '#domain/cases/waivers';
import type { Db } from '#server/kernel/Database';
import { loadParticipants } from './participantRepository.ts';

/** Who must sign a waiver in a case. For court staff, who see all participants. */
export async function findWaiverSigners(db: Db, case_id: string): Promise<WaiverSigner[]> {
  return waiverSigners(await loadParticipants(db, case_id));
}
