import { and, eq } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { visibleFilings } from '#server/visibility/visibleFilings';

/** A filing that the viewer has no access to is not found, also where the court’s own work loads it. */
export async function assertFilingSeen(db: Db, viewer: Actor, id: string): Promise<void> {
  const seen = await db.$count(filings, and(eq(filings.id, id), visibleFilings(viewer)));
  if (seen === 0) throw new Refusal('not_found');
}
