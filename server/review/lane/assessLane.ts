import { findUnassessedForSystem, lockUndecidedForSystem, setLaneReady } from '#server/filings/lane/laneRepository';
import type { Needs } from '#server/kernel/needs';
import { assessFiling, isReady } from './assessFiling.ts';

const atOnce = 200;

/** Determines whether a filing, or each that was never examined, is ready to accept in a run. */
export async function assessLane(needs: Needs<'db' | 'now'>, filing_id: string | null): Promise<void> {
  if (filing_id !== null) return assessOne(needs, filing_id);
  for (;;) {
    const some = await findUnassessedForSystem(needs.db, atOnce);
    for (const id of some) await assessOne(needs, id);
    if (some.length < atOnce) return;
  }
}

/** Locked, so that no change comes in between. */
async function assessOne({ db, now }: Needs<'db' | 'now'>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const filing = await lockUndecidedForSystem(tx, id);
    if (!filing) return;
    const ready = isReady(await assessFiling(tx, filing, null, now()));
    if (ready !== filing.lane_ready) await setLaneReady(tx, id, ready);
  });
}
