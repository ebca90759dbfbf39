import type { InputOf } from '#contract/endpoint';
import type {
  declineHearingRequest,
  HearingRequest,
  scheduleHearingRequest,
  withdrawHearingRequest,
} from '#contract/hearingRequests';
import type { Hearing } from '#contract/hearings';
import type { ActivityAction } from '#domain/activity/ActivityMessages';
import { recordActivity } from '#server/activity/recordActivity';
import { findCase } from '#server/cases/caseRepository';
import { findKeptCaseForSystem } from '#server/cases/inKeptCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { retryOnClash } from '../retryOnClash.ts';
import { scheduleIn } from '../scheduleHearing.ts';
import { describeRequests, lockPending, type StoredRequest, settleRequest } from './hearingRequestRepository.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Done = { message: string; data: HearingRequest };

/**
 * Schedules the requested hearing in its case, or in the case with which that was merged, like any other hearing; the
 * people in the case are notified of it.
 */
export function scheduleRequest(
  needs: Tools,
  actor: Actor,
  { id, version, ...hearing }: InputOf<typeof scheduleHearingRequest>,
): Promise<{ message: string; hearing: Hearing }> {
  return retryOnClash(() =>
    needs.db.transaction(async (tx) => {
      const held = await lockPending(tx, actor, { id, version });
      const kept = await findKeptCaseForSystem(tx, held.case_id);
      const { case_number, title: case_title, case_type } = await findCase(tx, actor, kept);
      const made = await scheduleIn(tx, needs, actor, { ...hearing, case_number, case_title, case_type });
      const end = { state: 'scheduled' as const, reason: null, hearing_id: made.hearing.id, at: needs.now() };
      await settleRequest(tx, actor, held, end);
      await record(tx, needs, actor, held, { action: 'hearing_ask_scheduled' });
      return made;
    }),
  );
}

/** Declines a request. Its sender is notified with the reason. */
export function declineRequest(
  needs: Tools,
  actor: Actor,
  { id, version, reason }: InputOf<typeof declineHearingRequest>,
): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const held = await lockPending(tx, actor, { id, version });
    const end = { state: 'declined' as const, reason, hearing_id: null, at: needs.now() };
    const after = await settleRequest(tx, actor, held, end);
    const values = await record(tx, needs, actor, held, { action: 'hearing_ask_declined', reason });
    const about = { case: { id: held.case_id, case_number: values.case_number } };
    const to = [held.requested_by];
    const declined = { code: 'case.hearing_declined' as const, values: { ...values, reason }, about };
    await announce(tx, needs, { ...declined, court_id: held.court_id, to });
    return done(tx, actor, after, 'Request declined');
  });
}

/** Withdraws a request of the actor's own. */
export function withdrawRequest(
  needs: Tools,
  actor: Actor,
  { id, version }: InputOf<typeof withdrawHearingRequest>,
): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const held = await lockPending(tx, actor, { id, version });
    const end = { state: 'withdrawn' as const, reason: null, hearing_id: null, at: needs.now() };
    const after = await settleRequest(tx, actor, held, end);
    await record(tx, needs, actor, held, { action: 'hearing_ask_withdrawn' });
    return done(tx, actor, after, 'Request withdrawn');
  });
}

async function done(tx: Db, actor: Actor, request: StoredRequest, message: string): Promise<Done> {
  const [data] = await describeRequests(tx, actor, [request]);
  return { message, data: data! };
}

type Recorded =
  | { action: Extract<ActivityAction, 'hearing_ask_scheduled' | 'hearing_ask_withdrawn'> }
  | { action: 'hearing_ask_declined'; reason: string };

async function record(
  tx: Db,
  needs: Tools,
  actor: Actor,
  { case_id, court_id, purpose }: StoredRequest,
  line: Recorded,
) {
  const { case_number, title: case_title } = await findCase(tx, actor, case_id);
  const values = { case_number, case_title, purpose };
  const about = { subject_type: 'case' as const, subject_id: case_id, court_id };
  await recordActivity(
    tx,
    needs,
    actor,
    line.action === 'hearing_ask_declined'
      ? { action: line.action, values: { ...values, reason: line.reason }, ...about }
      : { action: line.action, values, ...about },
  );
  return values;
}
