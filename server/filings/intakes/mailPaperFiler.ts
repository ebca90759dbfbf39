import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { PaperFiler } from '#domain/filings/PaperFiler';
import { courtName } from '#server/courts/courtRepository';
import { envelopes, filings } from '#server/db/schema/filings';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';
import { writeMail } from '#server/mail/mailTexts';

/** Emails the person who filed on paper that the court has decided. */
export const paperFilerMailJob = defineJob('mail_paper_filer', z.object({ filing_id: z.uuid(), review_id: z.uuid() }), {
  attempts: mailAttempts,
});

/**
 * Queues the email for a person who filed on paper, has no account, and gave an address. Without an address the person
 * is notified by the court's usual mail.
 */
export async function notifyPaperFiler(
  tx: Db,
  { id: filing_id, envelope_id }: Pick<typeof filings.$inferSelect, 'id' | 'envelope_id'>,
  review_id: string,
): Promise<void> {
  if (envelope_id === null) return;
  const [paper] = await tx.select().from(envelopes).where(eq(envelopes.id, envelope_id));
  const filer = paper && paper.channel !== 'electronic' ? (paper.filer_info as PaperFiler) : null;
  // An attorney with an account has the portal's own notice.
  if (!filer?.email) return;
  await addJob(tx, paperFilerMailJob, { filing_id, review_id });
}

/** Sends the email. The decision itself is not in it: it does not leave the court by mail to an unverified address. */
export async function mailPaperFiler(
  needs: Needs<'db' | 'config' | 'mailer'>,
  { filing_id, review_id }: z.infer<typeof paperFilerMailJob.payload>,
): Promise<void> {
  const [found] = await needs.db
    .select({ filer: envelopes.filer_info, court: courtName(filings.court_id) })
    .from(filings)
    .innerJoin(envelopes, eq(envelopes.id, filings.envelope_id))
    .where(and(eq(filings.id, filing_id)));
  const { email } = (found?.filer ?? { email: '' }) as PaperFiler;
  if (!found || !email) return;
  const mail = writeMail(email, 'paper_filing_decided', { court: found.court });
  await needs.mailer.send({ ...mail, id: `${review_id}.paper@${new URL(needs.config.public_url).hostname}` });
}
