import { and, asc, eq, isNull } from 'drizzle-orm';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays } from '#domain/days/days';
import { systemOf } from '#domain/deadlines/calendarFor';
import { findVariant } from '#domain/deadlines/deadlineRules';
import type { DeadlineState } from '#domain/deadlines/states';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { people, personRoles } from '#server/db/schema/people';
import { deriveFor } from '#server/deadlines/computeDeadlines';
import { storedPart } from '#server/deadlines/saveDeadline';
import type { Db } from '#server/kernel/Database';
import type { Services } from '#server/kernel/needs';
import { planDeadlines } from './plan/planDeadlines.ts';
import { readPlan } from './readPlan.ts';

/** A deadline of the sample court: the event from which it runs, and how it ended. */
type Sample = {
  case_number: string;
  rule_id: string;
  trigger_date: string;
  state: DeadlineState;
  settled: { on: string; reason: string } | null;
};

/** Rows of one statement: PostgreSQL takes 65,535 values in one. */
const batch = 500;

/**
 * The deadlines of the sample court, which the rules compute from the services and hearings on its dockets; what was
 * filed since then has met them.
 */
export async function seedDeadlines({ db, config, now }: Services): Promise<void> {
  const today = dateInZone(now(), config.court.time_zone);
  const planned = config.sample_court === 'full' ? planDeadlines(readPlan(config, today).cases, today) : [];
  await db.transaction(async (tx) => {
    const court = await readCourt(tx, now(), config.court.id);
    const [known] = await tx
      .select({ id: deadlines.id })
      .from(deadlines)
      .where(eq(deadlines.court_id, court.id))
      .limit(1);
    if (known) return;
    const own = planned
      .filter(({ held }) => held.court_id === court.id)
      .map(({ held, ...one }) => ({ ...one, case_number: held.case_number }));
    const rows = await describe(tx, court, [...(await ofFirstCases(tx, court)), ...own]);
    for (let from = 0; from < rows.length; from += batch) {
      await tx
        .insert(deadlines)
        .values(rows.slice(from, from + batch))
        .onConflictDoNothing();
    }
  });
}

async function describe(tx: Db, court: KnownCourt, samples: readonly Sample[]) {
  const clerk = await findClerk(tx, court.id);
  const open = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.court_id, court.id), eq(cases.status, 'open')));
  const byNumber = new Map(open.map((one) => [one.case_number, one]));
  return samples.flatMap(({ case_number, rule_id, trigger_date, state, settled }) => {
    const held = byNumber.get(case_number);
    const variant = findVariant(rule_id)!;
    if (!held || variant.rule.system !== systemOf(court, held.case_type)) return [];
    return [
      {
        ...storedPart(deriveFor(court, variant, trigger_date, null, null)),
        ...{ court_id: court.id, case_id: held.id, state, saved_by: clerk },
        settled_at: settled && new Date(`${settled.on}T18:00:00Z`),
        settled_reason: settled?.reason ?? null,
        settled_by: settled && clerk,
      },
    ];
  });
}

async function findClerk(tx: Db, court_id: string): Promise<string | null> {
  const [clerk] = await tx
    .select({ id: people.id })
    .from(people)
    .innerJoin(personRoles, eq(personRoles.person_id, people.id))
    .where(and(eq(personRoles.court_id, court_id), eq(personRoles.role, 'clerk'), isNull(personRoles.ended_at)))
    .orderBy(asc(people.created_at), asc(people.full_name))
    .limit(1);
  return clerk?.id ?? null;
}

/** Days since the first cases were served, whose responses are in the queue of the clerks. */
const servedDaysAgo = [
  ['26CV00398', 'CA-ANSWER', 29],
  ['26FL00155', 'CA-FAM-RESP', 28],
] as const;

/** The deadlines of the first nine cases: the responses that were filed these days, and the briefs on the demurrer. */
async function ofFirstCases(tx: Db, court: KnownCourt): Promise<Sample[]> {
  const open = { state: 'open' as const, settled: null };
  const heard = await tx
    .select({ case_number: hearings.case_number, trigger_date: hearings.hearing_date })
    .from(hearings)
    .where(
      and(
        eq(hearings.court_id, court.id),
        eq(hearings.case_number, '26CV00425'),
        eq(hearings.event_type, 'Demurrer hearing'),
      ),
    );
  return [
    ...servedDaysAgo.map(([case_number, rule_id, days]) => ({
      ...{ case_number, rule_id, trigger_date: addDays(court.today, -days) },
      ...open,
    })),
    ...heard.flatMap((one) => ['CA-OPP', 'CA-REPLY'].map((rule_id) => ({ ...one, rule_id, ...open }))),
  ];
}
