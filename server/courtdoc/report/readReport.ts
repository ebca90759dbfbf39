import { findOwnCheck } from '#server/checks/findOwnCheck';
import { readCompliance } from '#server/checks/readCompliance';
import { findCourt } from '#server/courts/findCourt';
import { findFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeOwnAnalysis } from '../analysis/describeOwnAnalysis.ts';
import { findOwnAnalysis } from '../history/findOwn.ts';
import type { Report } from './Report.ts';

type NeedsOfReport = Needs<'db' | 'now' | 'blobs'>;

/** The report of a filing that the user has access to. */
export async function readReport({ db, now }: NeedsOfReport, viewer: Actor, id: string): Promise<Report> {
  const stored = await findFiling(db, viewer, id);
  const { check, ledgers } = await readCompliance(db, stored);
  if (!check) throw new Refusal('not_read_yet');
  const { filing } = stored;
  return {
    ...(await ofCourt({ db }, filing.court_id)),
    document_name: filing.document_name,
    case_number: filing.case_number,
    received_at: filing.received_at.toISOString(),
    made_at: now().toISOString(),
    check,
    ledgers,
  };
}

/** The report of one of the user's own documents. */
export async function readOwnReport(needs: NeedsOfReport, viewer: Actor, id: string): Promise<Report> {
  const kept = await findOwnAnalysis(needs, viewer, id);
  const { compliance_check, document_name, case_number } = describeOwnAnalysis(kept, await findOwnCheck(needs.db, id));
  const { check, ledgers } = compliance_check;
  if (!check) throw new Refusal('not_read_yet');
  return {
    ...(await ofCourt(needs, kept.court_id)),
    document_name,
    case_number,
    received_at: null,
    made_at: needs.now().toISOString(),
    check,
    ledgers,
  };
}

async function ofCourt({ db }: Needs<'db'>, court_id: string): Promise<Pick<Report, 'court' | 'time_zone'>> {
  const { name, time_zone } = await findCourt(db, court_id);
  return { court: name, time_zone };
}
