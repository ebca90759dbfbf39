import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Why a time is proposed for a requested hearing, or what it costs. The words are in the screens' texts. */
export const slotReasonCodes = [
  'as_requested',
  'preferred_day',
  'first_open_day',
  'after_first_open_day',
  'after_target',
  'present_anyway',
  'in_sitting',
  'home_room',
  'other_room',
  'judge_day',
  'over_full_day',
] as const;

export const SlotReason = z.object({
  code: z.enum(slotReasonCodes),
  /** Days or minutes, where the code has any. */
  count: z.int().nullable(),
  /** The people, or the calendar call, that the code is about. */
  names: z.array(z.string()),
});
export type SlotReason = z.infer<typeof SlotReason>;

/** A free time for a requested hearing, in the court's time zone. */
export const BestSlot = z.object({
  hearing_date: z.iso.date(),
  hearing_time: z.string(),
  judge: z.string(),
  judge_id: z.uuid(),
  venue: z.string(),
  courtroom_id: z.uuid(),
  reasons: z.array(SlotReason),
});
export type BestSlot = z.infer<typeof BestSlot>;

export const slotObjectionCodes = [
  'past',
  'too_early',
  'too_late',
  'closed',
  'outside_day',
  'not_assigned',
  'not_qualified',
  'disqualified',
  'room_lacks',
  'away',
  'taken',
  'sitting_held',
  'not_of_sitting',
  'outside_sitting',
  'sitting_full',
  'not_in_sitting',
  'no_member',
  'in_order',
] as const;

/** What prevents a time: who or what is not available, and the hearing that would have to move. */
export const SlotObjection = z.object({
  code: z.enum(slotObjectionCodes),
  /** The judge, courtroom, or person. */
  who: z.string().nullable(),
  /** HH:MM in the court's time zone, where a part of the day is concerned. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The first or the last day that is allowed. */
  day: z.iso.date().nullable(),
  /** The hearing that would have to move; null if there is none, or you have no access to it. */
  by: z.object({ case_number: z.string(), case_title: z.string(), event_type: z.string() }).nullable(),
});
export type SlotObjection = z.infer<typeof SlotObjection>;

/** A time at which the least prevents the hearing, with everything that would have to change. */
export const SlotObstacle = z.object({
  hearing_date: z.iso.date(),
  hearing_time: z.string(),
  judge: z.string(),
  venue: z.string(),
  objections: z.array(SlotObjection),
});
export type SlotObstacle = z.infer<typeof SlotObstacle>;

export const BestSlots = z.object({
  /** At most three, on different days, the best first. */
  slots: z.array(BestSlot),
  /** The nearest misses of a hearing without a free time. */
  obstacles: z.array(SlotObstacle),
  /** Why no day has a time, whatever else changes. */
  failure: z.enum(['no_judges', 'no_rooms', 'no_judge', 'too_long']).nullable(),
  /** The last day that was searched. */
  through: z.iso.date(),
});
export type BestSlots = z.infer<typeof BestSlots>;

export const findBestSlots = endpoint({
  method: 'GET',
  path: '/scheduling/hearings/:id/best-slots/',
  permission: 'hearings:schedule',
  input: z.object({ id: z.uuid() }),
  reply: BestSlots,
  status: 200,
  summary: 'Returns the three best free times of a requested hearing by the court’s weights, or what prevents it.',
});

/** The most requests that one call answers: a page of the clerk's list. */
export const mostRequests = 20;

export const findRequestSlots = endpoint({
  method: 'GET',
  path: '/hearing-requests/best-slots/',
  permission: 'hearings:schedule',
  input: z.object({
    /** IDs of undecided requests, separated by commas. */
    ids: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(z.uuid('Send the requests')).max(mostRequests, `At most ${mostRequests} requests`)),
  }),
  reply: z.object({ data: z.array(BestSlots.extend({ id: z.uuid() })) }),
  status: 200,
  summary: 'Returns the three best free times of each of some undecided requests for a hearing.',
});
