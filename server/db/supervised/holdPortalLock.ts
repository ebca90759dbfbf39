import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { advisoryLocks } from '../advisoryLocks.ts';

/** How long the connection of a portal that was just killed may take to be noticed. */
const graceMs = 2_000;

/**
 * Claims the data directory for this portal, for as long as the connection lives: the operating system closes it
 * however the portal ends, so the claim can neither be forgotten nor outlive its holder. False when another holds it.
 */
export async function holdPortalLock(guard: Client, waitMs = graceMs): Promise<boolean> {
  for (const began = Date.now(); ; await pause(100)) {
    const { rows } = await guard.query('select pg_try_advisory_lock($1) as held', [advisoryLocks.portal]);
    if (rows[0].held) return true;
    if (Date.now() - began > waitMs) return false;
  }
}
