import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CalendarPlanItem } from '#contract/calendarPlans';
import { pathTo } from '#domain/paths/pathTo';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { problemsOf } from '../batches/useReschedule.ts';
import { useAcceptCalendarPlanMutation } from './plansApi.ts';

/** Whether a place can be accepted: it is new, and no one has accepted it. */
export const isAcceptable = ({ moves, proposed, accepted }: CalendarPlanItem) =>
  moves && proposed !== null && !accepted;

/** The places that the person selects and accepts. All are selected at first, except of hearings that changed since. */
export function useAcceptance(id: string, items: readonly CalendarPlanItem[]) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [reasonProblem, setReasonProblem] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [refused, setRefused] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const [accept, accepting] = useAcceptCalendarPlanMutation();
  const acceptable = items.filter(isAcceptable);
  const included = acceptable.filter((one) => chosen?.has(one.hearing_id) ?? !one.changed_meanwhile);
  const send = async (leaves_out: boolean) => {
    if (reason.trim() === '') return setReasonProblem(t('calendar.batch.reasonMissing'));
    const hearing_ids = included.map(({ hearing_id }) => hearing_id);
    const reply = await accept({ id, hearing_ids, reason: reason.trim(), leaves_out });
    if (reply.data) {
      toast.success(reply.data.message);
      document.documentElement.scrollTop = 0;
      return navigate(pathTo.hearingBatch(reply.data.data.id));
    }
    const found = problemsOf(reply.error as CallError);
    setRefused(new Map(found.map((one) => [one.hearing_id, one.problems])));
    if (found.length === 0) toast.error(errorText(reply.error));
  };
  return {
    ...{ reason, reasonProblem, acceptable, included, refused, send },
    selected: new Set(included.map(({ hearing_id }) => hearing_id)),
    conflicts: included.filter(({ hearing_id }) => refused.has(hearing_id)).length,
    isSending: accepting.isLoading,
    select: setChosen,
    setReason: (next: string) => {
      setReason(next);
      setReasonProblem(undefined);
    },
  };
}

export type Acceptance = ReturnType<typeof useAcceptance>;
