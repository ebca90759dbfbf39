import { sql } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { listByLaw as asked, ProposalByLaw } from '#contract/matters';
import { codeSystemOf, docketStyleOf } from '#domain/docketing/codesOf';
import { filingCodeOf } from '#domain/docketing/filingCodeOf';
import { type DecisionByLaw, decisionByLaw, isDecidedByLaw } from '#domain/rulings/decisionByLaw';
import { nameMotion } from '#domain/rulings/nameMotion';
import { titleOnDocket } from '#domain/rulings/titleOnDocket';
import { writeRuling } from '#domain/rulings/writeRuling';
import { findHearings } from '#server/calendar/hearingRepository';
import { findCases, type StoredCase } from '#server/cases/caseRepository';
import { findEventDatesForSystem } from '#server/cases/docket/findEventDatesForSystem';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { findJudicialFilings, type JudicialFiling } from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { decidedFilingsForSystem } from '../rulingRepository.ts';
import { findJudges } from './findJudges.ts';

const judgments = ['judgment_entered', 'clerk_judgment'];
const notices = ['notice_entry'];
const most = 1000;

/** A motion that the law decided, with its case and the text of its entry. */
export type FoundByLaw = DecisionByLaw & { motion: JudicialFiling; held: StoredCase; judge: Actor; text: string };

/** The motions that the law decided, for the judge or for the clerk, who confirms each. */
export async function listByLaw(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { judge_id }: InputOf<typeof asked>,
): Promise<{ data: ProposalByLaw[] }> {
  const court = await readCourt(db, now(), viewer.court_id);
  const data: ProposalByLaw[] = [];
  for (const judge of await findJudges(db, viewer, judge_id)) {
    const without = sql`(${decidedFilingsForSystem(db, viewer.court_id)})`;
    const found = await findJudicialFilings(
      db,
      judge,
      { needs: 'ruling', without, reader: viewer },
      { limit: most, offset: 0 },
    );
    data.push(...(await findByLaw(db, judge, court, found)).map(describe(court)));
  }
  return { data };
}

/** Those of a judge’s pending motions that the law has decided by today, as far as the docket has the dates. */
export async function findByLaw(
  db: Db,
  judge: Actor,
  court: KnownCourt,
  motions: readonly JudicialFiling[],
): Promise<FoundByLaw[]> {
  const system = codeSystemOf(court);
  const coded = motions.map((motion) => {
    const { document_type, title } = motion.filing;
    return { motion, code: motion.code ?? filingCodeOf({ document_type, title }, court)?.id ?? null };
  });
  const possible = coded.filter(({ code }) => isDecidedByLaw({ system, code, case_type: '' }));
  const case_ids = possible.map(({ motion }) => motion.case_id);
  const [cases, dates] = await Promise.all([
    findCases(db, judge, case_ids),
    findEventDatesForSystem(db, case_ids, [...judgments, ...notices]),
  ]);
  const found: FoundByLaw[] = [];
  for (const { motion, code } of possible) {
    const held = cases.get(motion.case_id);
    if (!held || motion.filing.state === 'received') continue;
    const dated = (codes: string[]) => dates.filter((one) => one.case_id === held.id && codes.includes(one.code ?? ''));
    const events = {
      filed_on: motion.filed_on,
      judgment_on: dated(judgments).at(-1)?.filed_on ?? null,
      notice_of_entry_on: dated(notices)[0]?.filed_on ?? null,
      heard_on: await lastHeard(db, judge, held.id),
    };
    const decided = decisionByLaw({ system, code, case_type: held.case_type }, events, court);
    if (decided) found.push({ ...decided, motion, held, judge, text: textOf(court, motion, decided) });
  }
  return found;
}

async function lastHeard(db: Db, judge: Actor, case_id: string): Promise<string | null> {
  const window = { limit: 1, offset: 0, latestFirst: true };
  const [found] = await findHearings(db, judge, { case_id, status: 'completed' }, window);
  return found?.hearing.hearing_date ?? null;
}

function textOf(
  court: KnownCourt,
  { filing, number, access }: JudicialFiling,
  { disposition, clock }: DecisionByLaw,
): string {
  const ruling = { disposition, reasons: '', details: {}, submitted_on: null, authority: clock.authority };
  const title = titleOnDocket(filing.title ?? filing.document_name, access);
  return writeRuling({ title, number }, ruling, docketStyleOf(court));
}

function describe(court: KnownCourt) {
  return ({ motion, held, judge, clock, disposition, from, due_on, text }: FoundByLaw): ProposalByLaw => {
    const { filing, number } = motion;
    return {
      ...{ filing_id: filing.id, case_id: held.id, case_number: held.case_number, case_title: held.title },
      motion: nameMotion({ title: filing.title ?? filing.document_name, number }, docketStyleOf(court)),
      ...{ judge: judge.full_name, disposition, from, due_on, label: clock.label, authority: clock.authority, text },
    };
  };
}
