import { startStep } from '#domain/hearings/startStep';
import type { Matter } from './CourtModel.ts';

/** A court under a scenario, as a run begins: judges and courtrooms by number, days as 64 slots in two words. */
export type World = {
  days: number;
  /** The days on which requests arrive and hearings are counted. */
  simulated: number;
  /** The minute of the day at which the first slot begins. */
  begins: number;
  first_weekday: number;
  judges: number;
  /** Judges after these are additional ones of the scenario. */
  own_judges: number;
  is_judge: readonly boolean[];
  rooms: number;
  /** By judge or courtroom, then by day. */
  judge_low: Int32Array;
  judge_high: Int32Array;
  room_low: Int32Array;
  room_high: Int32Array;
  /** The minutes in which a judge can still be in court, and all of them. */
  left: Int16Array;
  full: Int16Array;
  /** The minute of the day at which the court closes; 0 on closed days. */
  closes: Int16Array;
  /** Minutes in which a courtroom is open, by courtroom, over the simulated days. */
  room_minutes: Float64Array;
  home: readonly number[];
  /** The calls of each judge by day. */
  calls: readonly (readonly WorldCall[])[];
  /** By call: how many hearings it still has room for. */
  room_in_call: Int16Array;
  /** Judges who hear each type, additional ones excluded. */
  judges_of_type: readonly (readonly number[])[];
  reserved: WorldReserve | null;
  set: readonly WorldHearing[];
  waiting: readonly { matter: Matter; key: number }[];
  /** How many requests arrive for each one of the past. */
  arrivals: number;
};

export type WorldCall = { id: number; day: number; slot: number; room: number; types: readonly number[] };

/** −1 for what is not limited: any type, any case type, any judge. */
export type WorldReserve = { weekday: number; type: number; case_type: number; judge: number; only: boolean };

/** A place of a hearing, for which the calendar has the time. −1 for no judge, no courtroom, and no call. */
export type RunPlace = { judge: number; day: number; slot: number; room: number; call: number };

/** A hearing that has its place when a run begins. */
export type WorldHearing = { matter: Matter; key: number; place: RunPlace };

/** The minutes of a slot. */
export const slotMinutes = startStep;

export const slotsOf = (minutes: number) => Math.max(1, Math.ceil(minutes / slotMinutes));

/** Whether a judge may hear this on a weekday. */
export function isAllowed(
  reserved: WorldReserve | null,
  weekday: number,
  judge: number,
  type: number,
  case_type: number,
): boolean {
  if (!reserved || (reserved.judge >= 0 && reserved.judge !== judge)) return true;
  const fits =
    (reserved.type < 0 || reserved.type === type) && (reserved.case_type < 0 || reserved.case_type === case_type);
  return weekday === reserved.weekday ? fits : !(fits && reserved.only);
}
