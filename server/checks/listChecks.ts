import type { FilingCheck } from '#contract/checks';
import { findFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { describeCheck } from './describeCheck.ts';
import { findChecks } from './findChecks.ts';

/** Older checks than these stay in the database and are not listed. */
const listedAtMost = 50;

/** Every check of a filing that the user has access to, the newest first. */
export async function listChecks(db: Db, viewer: Actor, id: string): Promise<{ checks: FilingCheck[] }> {
  await findFiling(db, viewer, id);
  return { checks: (await findChecks(db, id, listedAtMost)).map(describeCheck) };
}
