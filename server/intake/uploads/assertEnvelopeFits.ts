import { bytesPerMb } from '#domain/uploads/bytesPerMb';
import type { StoredFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { findSizeLimits } from '#server/uploads/courtLimits';
import { bytesOf } from './beginFilingUpload.ts';

/** Refuses to file an envelope that is larger than the court takes, although each document is within its limit. */
export async function assertEnvelopeFits(tx: Db, { court_id }: Actor, drafts: readonly StoredFiling[]): Promise<void> {
  const { envelope_mb, court, authority } = await findSizeLimits(tx, court_id);
  const together = bytesOf(drafts);
  if (envelope_mb === null || together <= envelope_mb * bytesPerMb) return;
  const details = { court, authority, together, limit_bytes: envelope_mb * bytesPerMb };
  throw new Refusal('envelope_over_court_limit', details);
}
