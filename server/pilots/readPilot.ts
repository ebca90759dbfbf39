import type { FastifyReply } from 'fastify';
import type { Pilot, PilotFigures, PilotFileProblem, PilotFiling } from '#contract/pilots';
import { measurePilot } from '#domain/pilots/measurePilot';
import { isInPilotSet, type PilotSet } from '#domain/pilots/pilotSets';
import { sendDocument } from '#server/http/sendDocument';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describePilotFilings } from './describeFiling.ts';
import { describePilot, todayIn } from './describePilot.ts';
import { type ComparedFiling, findComparedFiling, findComparedFilings, findFileProblems } from './filingRepository.ts';
import { findPilot } from './pilotRepository.ts';

type Read = { data: Pilot; figures: PilotFigures; problems: PilotFileProblem[] };

/** A pilot with its figures so far. */
export async function readPilot(needs: Needs<'db' | 'now'>, actor: Actor, id: string): Promise<Read> {
  const { filings: _filings, ...read } = await loadPilot(needs, actor, id);
  return read;
}

/** The same, with the filings from which the figures are computed. */
export async function loadPilot(
  { db, now }: Needs<'db' | 'now'>,
  { court_id }: Actor,
  id: string,
): Promise<Read & { filings: ComparedFiling[] }> {
  const pilot = await findPilot(db, court_id, id);
  const filings = await findComparedFilings(db, id);
  const figures = measurePilot(
    filings.map(({ measured }) => measured),
    pilot.targets,
  );
  const problems = await findFileProblems(db, id);
  return {
    data: await describePilot(db, pilot, await todayIn(db, now, court_id)),
    ...{ figures, filings },
    problems: problems.flatMap(({ problem, ...file }) => (problem === null ? [] : [{ ...file, problem }])),
  };
}

type Asked = { id: string; set: PilotSet; page: number; per_page: number };

/** The filings behind a figure of a pilot. */
export async function listPilotFilings(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  { id, set, page, per_page }: Asked,
): Promise<{ data: PilotFiling[]; total: number; total_pages: number }> {
  await findPilot(db, court_id, id);
  const all = (await findComparedFilings(db, id)).filter(({ measured }) => isInPilotSet(measured, set));
  const shown = all.slice((page - 1) * per_page, page * per_page);
  return {
    data: await describePilotFilings(db, shown),
    total: all.length,
    total_pages: Math.ceil(all.length / per_page),
  };
}

/** Sends the document of a filing of a pilot. */
export async function sendPilotDocument(
  needs: Needs<'db' | 'blobs' | 'quarantine'>,
  { court_id }: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { filing } = await findComparedFiling(needs.db, court_id, id);
  const { sha256, file_name, file_size } = filing;
  if (sha256 === null) throw new Refusal('not_found');
  await needs.quarantine.admit({ sha256, name: file_name });
  return sendDocument(needs, { sha256, file_name, file_size, file_type: 'pdf' }, reply);
}
