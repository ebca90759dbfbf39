import { and, eq, isNull, ne } from 'drizzle-orm';
import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import { docketEventNamed } from '#domain/docketing/codesOf';
import { deadlinesAfter } from '#domain/rulings/deadlinesAfter';
import { dispositions } from '#domain/rulings/dispositions';
import { eventOfRuling } from '#domain/rulings/writeRuling';
import { rulings } from '#server/db/schema/rulings';
import { settleDeadlinesOfMotion, startDeadlinesOfEntry } from '#server/deadlines/deadlinesOfRuling';
import { enterEvent } from '#server/docketing/enterEvent';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import { askToWeigh } from '#server/filings/weighPrioritiesJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { followRuling } from '#server/sealing/followRuling';
import { type AskedRuling, composeRuling } from './composeRuling.ts';
import { type HeldMotion, lockMotion } from './lockMotion.ts';
import { moveHearingOfRuling } from './moveHearingOfRuling.ts';
import type { StoredRuling } from './rulingRepository.ts';

type Working = Needs<'config' | 'now'>;

/** A ruling that took effect, with its docket entry. */
export type MadeRuling = StoredRuling & { entry: { id: string; number: number }; text: string };

/** A ruling that was pronounced in court: the clerk who recorded it, and the minute order that is its entry. */
type InCourt = { recorded_by: Actor; entry: { id: string; number: number } };

/**
 * A judge rules on a motion, in the caller’s transaction: the ruling, its docket entry, the calendar, and the deadlines.
 * The people in the case are notified of the entry. Without a minute in which it can be undone: for that, makeRuling.
 */
export async function ruleOnMotion(
  tx: Db,
  needs: Working,
  judge: Actor,
  asked: AskedRuling,
  in_court?: InCourt,
): Promise<MadeRuling> {
  const motion = await lockMotion(tx, needs, judge, asked);
  return enterRuling(tx, needs, judge, { motion, asked, held_id: null, in_court });
}

type Entering = { motion: HeldMotion; asked: AskedRuling; held_id: string | null; in_court?: InCourt | undefined };

/** Puts a ruling on a locked motion into effect: a new one, or the one that was held under this ID. */
export async function enterRuling(
  tx: Db,
  needs: Working,
  judge: Actor,
  { motion, asked, held_id, in_court }: Entering,
): Promise<MadeRuling> {
  const by = in_court?.recorded_by ?? judge;
  const { held, court, filing, title, matter, present } = motion;
  const { values, hearing, text } = await composeRuling(tx, judge, motion, asked);
  const { disposition, details, reasons } = values;
  const next_hearing_id = await moveHearingOfRuling(tx, needs, judge, { disposition, hearing, details, reasons });
  const entry =
    in_court?.entry ??
    (await enterEvent(tx, needs, judge, held, {
      event: docketEventNamed(eventOfRuling(disposition)),
      text,
      filed_on: court.today,
      related_number: motion.number,
      document: null,
    }));
  const at = needs.now();
  if (present) await supersede(tx, present.ruling, at);
  const row = {
    ...values,
    ...{ court_id: held.court_id, case_id: held.id, filing_id: filing.id, judge_id: judge.person_id },
    ...{ stage: 'final' as const, entry_id: entry.id, ruled_at: at },
    details: next_hearing_id ? { ...details, next_hearing_id } : details,
  };
  const ruling = await write(tx, row, { held_id, prepared_by: by.person_id, at });
  await endTentative(tx, filing.id, ruling.id, at);
  if (dispositions[disposition].decides) {
    await settleDeadlinesOfMotion(tx, needs, by, { filing_id: filing.id, case_id: held.id, entry: entry.number });
  }
  const started = deadlinesAfter({ disposition, ...matter, days_to_amend: details.days_to_amend });
  await startDeadlinesOfEntry(tx, needs, by, { held, filing_id: filing.id, court, entry: entry.number }, started);
  const ruled = { held, court, filing_id: filing.id, code: matter.code, disposition, entry: entry.number };
  await followRuling(tx, needs, by, ruled);
  await askToWeigh(tx, held.id);
  const said = { document: title, case_number: held.case_number, disposition, entry: entry.number };
  const line: ActivityMessage = in_court
    ? { action: 'ruling_recorded', values: { ...said, judge: judge.full_name } }
    : { action: 'ruling_made', values: said };
  await recordOnFiling(tx, needs, by, filing, line);
  return { ...ruling, entry, text };
}

type Row = Omit<typeof rulings.$inferInsert, 'prepared_by' | 'prepared_at'>;
type Origin = { held_id: string | null; prepared_by: string; at: Date };

async function write(tx: Db, row: Row, { held_id, prepared_by, at }: Origin): Promise<StoredRuling> {
  const [made] = held_id
    ? await tx
        .update(rulings)
        .set({ ...row, version: 2 })
        .where(eq(rulings.id, held_id))
        .returning()
    : await tx
        .insert(rulings)
        .values({ ...row, prepared_by, prepared_at: at })
        .returning();
  return made!;
}

async function supersede(tx: Db, { id, version }: StoredRuling, at: Date): Promise<void> {
  await tx
    .update(rulings)
    .set({ superseded_at: at, version: version + 1 })
    .where(eq(rulings.id, id));
}

/** The tentative ruling on a motion has had its purpose once there is a ruling. */
async function endTentative(tx: Db, filing_id: string, ruling_id: string, at: Date): Promise<void> {
  const isIts = and(eq(rulings.filing_id, filing_id), ne(rulings.id, ruling_id));
  await tx
    .update(rulings)
    .set({ superseded_at: at })
    .where(and(isIts, eq(rulings.stage, 'tentative'), isNull(rulings.superseded_at)));
}
