import { useEffect, useState } from 'react';
import type { FilingDetails } from '#contract/filings';
import type { Lane, LaneFiling } from '#contract/lane';
import type { LaneObstacle } from '#domain/review/laneObstacles';
import { errorText } from '#web/calls/errorText.ts';
import type { SayInLine } from '../useMessageLine.ts';
import { useLeaveForReviewMutation, useShowInLaneMutation } from './laneApi.ts';

/** What became of a filing of the lane in this run. */
export type LaneMark = 'unopened' | 'in_run' | 'skipped' | 'left' | 'obstacle';
type Shown = { version: number; obstacles: LaneObstacle[] };

/** The run: filings that were on screen and that the clerk neither skipped nor left for review. */
export function useLaneRun(lane: Lane | undefined, filing: FilingDetails | undefined, say: SayInLine) {
  const [shown, setShown] = useState<Readonly<Record<string, Shown>>>({});
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [show] = useShowInLaneMutation();
  const [leave] = useLeaveForReviewMutation();
  const isHere = filing !== undefined && lane?.results.some(({ id }) => id === filing.id) === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that is on screen
  useEffect(() => {
    if (!filing || !isHere) return;
    const { id, version } = filing;
    void show({ id, version }).then((reply) => {
      if (reply.data) setShown((before) => ({ ...before, [id]: { version, obstacles: reply.data.obstacles } }));
      else say({ kind: 'error', words: errorText(reply.error) });
    });
  }, [filing?.id, filing?.version, isHere]);

  const markOf = ({ id, shown: wasShown }: LaneFiling): LaneMark => {
    if (left.has(id)) return 'left';
    if ((shown[id]?.obstacles.length ?? 0) > 0) return 'obstacle';
    if (skipped.has(id)) return 'skipped';
    return shown[id] || wasShown ? 'in_run' : 'unopened';
  };
  const skip = (id: string) => setSkipped((before) => toggled(before, id));
  const leaveIt = async (id: string, takes: boolean) => {
    const reply = await leave({ id, leave: takes });
    if (reply.error) return say({ kind: 'error', words: errorText(reply.error) });
    setLeft((before) => (before.has(id) === takes ? before : toggled(before, id)));
    const { message } = reply.data;
    say({ kind: 'success', words: message, ...(takes && { undo: () => void leaveIt(id, false) }) });
  };
  const run = (lane?.results ?? []).filter((one) => markOf(one) === 'in_run');
  const versionOf = ({ id, version }: LaneFiling) => shown[id]?.version ?? version;
  return { run, markOf, skip, leave: leaveIt, versionOf, obstaclesOf: (id: string) => shown[id]?.obstacles ?? [] };
}
export type LaneRun = ReturnType<typeof useLaneRun>;

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(before);
  if (!next.delete(id)) next.add(id);
  return next;
}
