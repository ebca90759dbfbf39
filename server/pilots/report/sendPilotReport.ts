import type { FastifyReply } from 'fastify';
import { findCourt } from '#server/courts/findCourt';
import { sendPdf } from '#server/http/sendPdf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describePilotFilings } from '../describeFiling.ts';
import { loadPilot } from '../readPilot.ts';
import { composePilotReport } from './composePilotReport.ts';
import { writePilotPdf } from './writePilotPdf.ts';

/** Sends the report on a pilot, with the filings behind each figure. */
export async function sendPilotReport(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { data: pilot, figures, problems, filings: found } = await loadPilot(needs, actor, id);
  const described = await describePilotFilings(needs.db, found);
  const filings = described.map((filing, index) => ({ filing, measured: found[index]!.measured }));
  const court = await findCourt(needs.db, actor.court_id);
  const at = needs.now();
  const lines = composePilotReport({ court, pilot, figures, problems, filings, at });
  const title = `Pilot in ${pilot.department}`;
  return sendPdf(reply, await writePilotPdf(title, at, lines), `${title}.pdf`);
}
