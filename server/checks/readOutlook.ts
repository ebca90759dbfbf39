import { eq } from 'drizzle-orm';
import { type Likeness, type Outlook, outlookOf } from '#domain/checks/outlookOf';
import type { Db } from '#server/db/db';
import { decidedFilings } from '#server/db/schema/checks';

/** What a filing of this likeness can expect in a court; null while the court has decided too few. */
export async function readOutlook(db: Db, court_id: string, like: Likeness): Promise<Outlook | null> {
  return outlookOf(await db.select().from(decidedFilings).where(eq(decidedFilings.court_id, court_id)), like);
}
