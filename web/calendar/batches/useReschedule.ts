import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { BatchProblem, BatchScope, BatchSlot, NewBatch, ProposedHearing } from '#contract/hearingBatches';
import { isDate } from '#domain/days/days';
import { type BatchAct, givesDates, type ProposalMethod } from '#domain/hearings/batches/batchActs';
import { pathTo } from '#domain/paths/pathTo';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useApplyBatchMutation, useProposeBatchQuery } from './batchesApi.ts';
import type { BatchQuery } from './useBatchScope.ts';

/** A hearing of the batch with the time that it gets, and what is wrong with it. */
export type Row = { hearing: ProposedHearing; slot: BatchSlot | null; isChosen: boolean; problems: readonly string[] };

/** The hearings of a scope with their proposed times, what the person changed about them, and the change itself. */
export function useReschedule(scope: BatchScope, { cause, reason: given }: BatchQuery) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [act, setAct] = useState<BatchAct>('move');
  const [reason, setReason] = useState(given);
  const [reasonProblem, setReasonProblem] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, BatchSlot>>(new Map());
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  // A cause is repaired; a closed day, a selection, and a return get the next times unless the person chooses otherwise.
  const canRepair = scope.from !== undefined;
  const [method, setMethod] = useState<ProposalMethod>(canRepair && isOfResource(scope) ? 'repair' : 'next_times');
  const [through, setThrough] = useState('');
  const { currentData, error, refetch } = useProposeBatchQuery(
    { scope, act, method, ...(method === 'repair' && isDate(through) && { through }) },
    { refetchOnMountOrArgChange: true },
  );
  const [apply, applying] = useApplyBatchMutation();

  const rows = (currentData?.hearings ?? []).map((hearing): Row => {
    const slot = chosen.get(hearing.id) ?? hearing.proposal;
    return { hearing, slot, isChosen: chosen.has(hearing.id), problems: refused.get(hearing.id) ?? [] };
  });
  const isPossible = ({ slot }: Row) => !givesDates(act) || slot !== null;
  const included = rows.filter((row) => isPossible(row) && !excluded.has(row.hearing.id));
  const start = (next: () => void) => {
    setRefused(new Map());
    setChosen(new Map());
    next();
  };
  const send = async (leaves_out: boolean) => {
    if (reason.trim() === '') return setReasonProblem(t('calendar.batch.reasonMissing'));
    const hearings = included.map((row) => toAsked(row, act));
    const batch: NewBatch = { act, cause, reason: reason.trim(), hearings, scope, leaves_out };
    const reply = await apply(batch);
    if (reply.data) {
      toast.success(reply.data.message);
      // The button is below a long list, and the next page begins with the time until the notices.
      document.documentElement.scrollTop = 0;
      return navigate(pathTo.hearingBatch(reply.data.data.id));
    }
    const found = problemsOf(reply.error as CallError);
    setRefused(new Map(found.map((one) => [one.hearing_id, one.problems])));
    if (found.length === 0) toast.error(errorText(reply.error));
  };

  return {
    ...{ act, reason, reasonProblem, rows, included, error, isPossible, method, canRepair, through, scope },
    repair: currentData?.repair ?? null,
    isLoading: !currentData && !error,
    left_out: currentData?.left_out ?? 0,
    isSending: applying.isLoading,
    conflicts: included.filter((row) => row.problems.length > 0).length,
    setAct: (next: BatchAct) => start(() => setAct(next)),
    setMethod: (next: ProposalMethod) => start(() => setMethod(next)),
    setThrough: (next: string) => start(() => setThrough(next)),
    setReason: (next: string) => {
      setReason(next);
      setReasonProblem(undefined);
    },
    choose(id: string, slot: BatchSlot) {
      setChosen((before) => new Map(before).set(id, slot));
      setRefused((before) => new Map([...before].filter(([key]) => key !== id)));
      setExcluded((before) => new Set([...before].filter((key) => key !== id)));
    },
    exclude: setExcluded,
    proposeAgain: () => start(() => void refetch()),
    send,
  };
}

/** Whether the time of a judge, a courtroom, or a person is not available, not that of the court. */
function isOfResource({ judge_id, courtroom_id, person }: BatchScope): boolean {
  return [judge_id, courtroom_id, person].some((one) => one !== undefined);
}

export type Reschedule = ReturnType<typeof useReschedule>;

/** What is sent of a row: the time only where the act gives one. */
export function toAsked({ hearing, slot }: Row, act: BatchAct): NewBatch['hearings'][number] {
  const named = { hearing_id: hearing.id, version: hearing.version };
  if (!givesDates(act) || !slot) return named;
  const { hearing_date, hearing_time, courtroom_id } = slot;
  return { ...named, hearing_date, hearing_time, ...(courtroom_id && { courtroom_id }) };
}

/** The hearings that the server refused, each with why. */
export function problemsOf(error: CallError | undefined): BatchProblem[] {
  return (error?.details as { problems?: BatchProblem[] } | undefined)?.problems ?? [];
}
