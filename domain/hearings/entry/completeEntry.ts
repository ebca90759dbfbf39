/** A calendar call of the day, as far as it completes a line. */
export type CallOfDay = { judge_id: string; courtroom_id: string; from: string; to: string };

/** What a line names; empty where it names nothing. The courtroom is its ID. */
export type Named = { judge: string; room: string; time: string; judgeOfCase: string };

/** What follows from the case and from the day's calendar calls, each with where it comes from. */
export type Completed = Partial<Record<'judge' | 'room' | 'time', { value: string; by: 'case' | 'call' }>>;

/**
 * Completes a line: the judge is the case's, or else the one who sits in the courtroom; the courtroom is where the judge
 * sits; and the time is the beginning of the call if the event type is heard on one.
 */
export function completeEntry(named: Named, calls: readonly CallOfDay[], isOnCall: boolean): Completed {
  const completed: Completed = {};
  const judge = named.judge || named.judgeOfCase;
  if (!named.judge && named.judgeOfCase) completed.judge = { value: named.judgeOfCase, by: 'case' };
  const fitting = calls.filter(
    (call) =>
      (!judge || call.judge_id === judge) &&
      (!named.room || call.courtroom_id === named.room) &&
      (!named.time || (call.from <= named.time && named.time < call.to)),
  );
  if (!judge && !named.room) return completed;
  const only = <T>(of: (call: CallOfDay) => T): T | undefined => {
    const values = new Set(fitting.map(of));
    return values.size === 1 ? [...values][0] : undefined;
  };
  const [by_judge, by_room, by_time] = [
    only(({ judge_id }) => judge_id),
    only(({ courtroom_id }) => courtroom_id),
    only(({ from }) => from),
  ];
  if (!judge && by_judge) completed.judge = { value: by_judge, by: 'call' };
  if (!named.room && by_room) completed.room = { value: by_room, by: 'call' };
  if (!named.time && by_time && isOnCall) completed.time = { value: by_time, by: 'call' };
  return completed;
}
