import { eq } from 'drizzle-orm';
import { isShown, type Likeness, type Outlook, outlookOf } from '#domain/rules/checks/outlookOf';
import { decidedFilings } from '#server/db/schema/checks';
import type { Db } from '#server/kernel/Database';

/** The outlook of similar filings in a court; null if it must not be shown. */
export async function readOutlook(db: Db, court_id: string, like: Likeness): Promise<Outlook | null> {
  const decided = await db.select().from(decidedFilings).where(eq(decidedFilings.court_id, court_id));
  const outlook = outlookOf(decided, like);
  return outlook && isShown(like, outlook) ? outlook : null;
}
