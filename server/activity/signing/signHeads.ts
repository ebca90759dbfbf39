import { desc, eq } from 'drizzle-orm';
import { canonicalHead } from '#domain/activity/canonicalHead';
import { activityHeads, activitySignatures } from '#server/db/schema/activity';
import type { Needs } from '#server/kernel/needs';
import { appendHeads, type SignedHead } from './headsFile.ts';
import { openSigningKey } from './signingKey.ts';

/**
 * Signs the end of every court's chain that has moved since it was last signed: first into the file outside the
 * database, then into the database's copy. Returns what was signed.
 */
export async function signHeads({ db, config, now }: Needs<'db' | 'config' | 'now'>): Promise<SignedHead[]> {
  const key = await openSigningKey(config);
  const heads = await db.select().from(activityHeads).orderBy(activityHeads.court_id);
  const signed: SignedHead[] = [];
  for (const { court_id, seq, hash } of heads) {
    const [last] = await db
      .select({ hash: activitySignatures.hash, key_id: activitySignatures.key_id })
      .from(activitySignatures)
      .where(eq(activitySignatures.court_id, court_id))
      .orderBy(desc(activitySignatures.signed_at))
      .limit(1);
    if (last?.hash === hash && last.key_id === key.id) continue;
    const head = { court_id, seq, hash, signed_at: now().toISOString() };
    signed.push({ ...head, key_id: key.id, signature: key.sign(canonicalHead(head)) });
  }
  if (signed.length === 0) return signed;
  await appendHeads(config.record.heads_file, signed);
  await db
    .insert(activitySignatures)
    .values(signed.map((head) => ({ ...head, signed_at: new Date(head.signed_at) })))
    .onConflictDoNothing();
  return signed;
}
