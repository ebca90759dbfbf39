import { dateInZone } from '#domain/days/dateInZone';
import { type CheckResult, checkSubmission } from '#domain/rules/checks/checkSubmission';
import type { Submission } from '#domain/rules/checks/Submission';
import { forumOf } from '#domain/rules/forumOf';
import { findRosterEntries } from '#server/attorneys/findRosterEntries';
import { checkLedger } from '#server/citations/checkLedger';
import { findCourt } from '#server/courts/findCourt';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { OwnFile } from './checkOwn.ts';
import { composeCourt } from './composeCourt.ts';
import { findAdoptedRules } from './findAdoptedRules.ts';

/**
 * Checks a document that was filed in another system against the court's rules, and stores nothing. The filer's account,
 * earlier submissions, the case on record, and deadlines are in that system, so rules that compare with them find
 * nothing.
 */
export async function checkShadow(
  db: Db,
  needs: Needs<'now'>,
  { court_id, at }: { court_id: string; at: Date },
  { name, read: { reading, facts } }: OwnFile,
): Promise<CheckResult> {
  const court = await findCourt(db, court_id);
  const on = dateInZone(at, court.time_zone);
  const chosen = { jurisdiction: court.jurisdiction, court_level: court.level, case_type: null };
  const bar_numbers = reading.bar_numbers.map(({ value }) => value);
  const submission: Submission = {
    ...{ on, chosen, forum: forumOf(court, chosen, reading) },
    documents: [{ name, kind: 'lead', reading, facts }],
    filer: {
      represented: reading.counsel.length > 0 || bar_numbers.length > 0,
      name: null,
      ...(await findRosterEntries(db, { court_id, filed_by: null, bar_numbers, may_read: true, on })),
    },
    ...{ record: null, earlier: [], deadline: null },
    ledgers: [await checkLedger({ db, ...needs }, court_id, facts.citations)],
    court: await composeCourt(db, court_id, { reading, on }),
  };
  return checkSubmission(submission, await findAdoptedRules(db, court_id));
}
