import { spellDay } from '#domain/days/spellDay';
import { courtDaysAfter } from '#domain/filings/checkDecision';
import { reasonWords } from '#domain/filings/reasonWords';
import { spellMoment } from '#domain/settings/writeMoment';
import { endSentence } from '#domain/text/endSentence';
import type { Placed } from '#server/cases/placeFiling';
import type { Db } from '#server/db/db';
import type { filings } from '#server/db/schema/filings';
import { findCaseForFiler } from '#server/filings/caseOfFiling';
import type { Needs } from '#server/needs';
import { notify } from '#server/notifications/notify';
import { emitEvent } from '#server/webhooks/emitEvent';
import { readCourtsPolicy } from './courtsPolicy.ts';
import { tellDefect } from './enterDeficiency.ts';
import type { StoredCourt, StoredReview } from './reviewRepository.ts';

/** A decision that takes effect now, and, if it accepts, where the filing went. */
export type Outcome = {
  review: StoredReview;
  filing: typeof filings.$inferSelect;
  court: StoredCourt;
  at: Date;
  placed: Placed | null;
  /** The docket number of a notice of deficiency, where one was entered. */
  notice: number | null;
};

/** Tells the filer and the court's other systems, in the transaction in which the decision takes effect. */
export async function tellOutcome(tx: Db, needs: Needs<'now'>, outcome: Outcome): Promise<void> {
  const { filing, review } = outcome;
  await notify(tx, needs, {
    court_id: filing.court_id,
    to: [filing.filed_by],
    kind: `filing_${review.decision}`,
    ...(await wordsOf(tx, outcome)),
    href: `/case-processing?filing=${filing.id}`,
  });
  await emitEvents(tx, needs, outcome);
}

async function wordsOf(tx: Db, outcome: Outcome): Promise<{ title: string; body: string }> {
  const { filing, review, court, placed, notice, at } = outcome;
  const name = filing.document_name;
  if (placed) {
    const accepted = endSentence(
      `${name} was accepted. It is entry ${placed.number} in ${placed.case_number}, ${placed.title}`,
    );
    const body = review.filed_as_of ? `${accepted} Its filing date is ${spellDay(placed.filed_on)}.` : accepted;
    if (notice === null) return { title: 'Filing accepted', body };
    const { policy } = await readCourtsPolicy(tx, court.id, at);
    const defect = `The clerk entered a notice of deficiency (entry ${notice}): ${tellDefect(review, court)}`;
    return {
      title: 'Filing accepted with a notice of deficiency',
      body: [body, defect, policy.deficiency?.uncured].filter(Boolean).join(' '),
    };
  }
  const why = [reasonWords(review.reason_code, review.reason), endSentence(`Authority: ${review.authority}`)];
  const reasons = [...why, await tellRights(tx, outcome)].filter(Boolean).join(' ');
  if (review.decision === 'rejected') return { title: 'Filing rejected', body: `${name} was rejected. ${reasons}` };
  const until = spellMoment(review.correct_by!, court.time_zone);
  if (filing.state === 'returned') {
    return { title: 'More time to correct', body: `You can correct ${name} until ${until}. ${reasons}` };
  }
  return { title: 'Filing returned', body: `${name} was returned for correction. ${reasons} Correct it by ${until}.` };
}

/** What the court’s rules have the notice say besides, with the last day of a motion that they allow. */
async function tellRights(tx: Db, { court, at }: Outcome): Promise<string> {
  const { policy, today, calendar } = await readCourtsPolicy(tx, court.id, at);
  const last = policy.motion_days === null ? null : courtDaysAfter(today, policy.motion_days, calendar);
  return [...policy.return_notice, ...(last ? [`The last day for the motion is ${spellDay(last)}.`] : [])].join(' ');
}

async function emitEvents(tx: Db, needs: Needs<'now'>, { filing, review, at, placed }: Outcome): Promise<void> {
  const about = { court_id: filing.court_id };
  const decided = { filingId: filing.id, envelopeId: filing.envelope_id, decidedAt: at.toISOString() };
  const updated = { updatedAt: at.toISOString(), filingId: filing.id };
  if (placed) {
    const { case_id: caseId, case_number: caseNumber, number } = placed;
    await emitEvent(tx, needs, {
      ...about,
      type: 'filing.accepted',
      subject_id: filing.id,
      data: { ...decided, caseId, caseNumber, docketEntry: number },
    });
    for (const change of [...(placed.opened ? ['case_opened'] : []), 'filing_docketed']) {
      await emitEvent(tx, needs, {
        ...about,
        type: 'case.updated',
        subject_id: caseId,
        data: { caseId, caseNumber, change, ...updated },
      });
    }
    return;
  }
  const found = await findCaseForFiler(tx, filing);
  if (review.decision === 'rejected') {
    const reason = reasonWords(review.reason_code, review.reason);
    await emitEvent(tx, needs, {
      ...about,
      type: 'filing.rejected',
      subject_id: filing.id,
      data: {
        ...decided,
        caseId: found?.id ?? null,
        caseNumber: found?.case_number ?? filing.case_number,
        reason,
        authority: review.authority,
      },
    });
  } else if (found) {
    await emitEvent(tx, needs, {
      ...about,
      type: 'case.updated',
      subject_id: found.id,
      data: { caseId: found.id, caseNumber: found.case_number, change: 'filing_returned', ...updated },
    });
  }
}
