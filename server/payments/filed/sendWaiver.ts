import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { feeWaivers } from '#server/db/schema/payments';
import { findFilingOrDraft } from '#server/filings/filingRepository';
import { sendPdf } from '#server/http/sendPdf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/**
 * Sends the request for a fee waiver to its filer, or to the court’s staff. A filing that parties of the case can see
 * does not open it for them (Cal. Rules of Court, rule 3.54).
 */
export async function sendWaiver({ db }: Needs<'db'>, viewer: Actor, filing_id: string, reply: FastifyReply) {
  const { filing } = await findFilingOrDraft(db, viewer, filing_id);
  const staff = ['clerk', 'judge', 'court_administrator'].includes(viewer.capacity);
  if (filing.envelope_id === null || !(staff || filing.filed_by === viewer.person_id)) throw new Refusal('not_found');
  const [found] = await db.select().from(feeWaivers).where(eq(feeWaivers.envelope_id, filing.envelope_id));
  if (!found) throw new Refusal('not_found');
  return sendPdf(reply, found.content, found.file_name);
}
