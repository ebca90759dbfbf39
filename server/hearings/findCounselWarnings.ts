import type { InputOf } from '#contract/endpoint';
import type { readCounselWarnings as asked, CounselWarning } from '#contract/hearingChecks';
import type { FieldProblem } from '#contract/refusals';
import { warnAboutCounsel } from '#domain/hearings/counselWarnings';
import { findStandingsOn } from '#server/attorneys/datedStandings';
import { loadRepresented } from '#server/cases/attorneys/loadRepresented';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { assertNoProblems } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { findCase, findCounsel } from './findCaseAndCounsel.ts';

/** What to consider about the attorneys who would appear at a hearing. */
export async function readCounselWarnings(
  { db }: Needs<'db'>,
  actor: Actor,
  { case_number, hearing_date: day, attorney_ids: ids }: InputOf<typeof asked>,
): Promise<{ data: CounselWarning[] }> {
  const problems: FieldProblem[] = [];
  const found = case_number ? await findCase(db, actor, case_number, problems) : undefined;
  const counsel = await findCounsel(db, actor, { ids, case_id: found?.id }, problems);
  assertNoProblems(problems);
  const attorney_ids = counsel.map(({ id }) => id);
  return {
    data: await findCounselWarnings(db, { attorney_ids, case_id: found?.id ?? null, day, court_id: actor.court_id }),
  };
}

type Appearing = { attorney_ids: readonly string[]; court_id: string; case_id: string | null; day: string };

/** The same about attorneys whom the caller has found on the court’s roster. */
export async function findCounselWarnings(
  db: Db,
  { attorney_ids, court_id, case_id, day }: Appearing,
): Promise<CounselWarning[]> {
  const appearing = await findStandingsOn(db, attorney_ids, day);
  const parties = case_id === null ? [] : await loadRepresented(db, { id: case_id, court_id });
  return warnAboutCounsel(appearing, parties);
}
