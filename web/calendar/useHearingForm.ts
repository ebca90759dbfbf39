import { useState } from 'react';
import type { Endpoint } from '#contract/endpoint';
import type { Hearing, TimeRefused } from '#contract/hearings';
import type { FreeTime } from '#contract/hearingTimes';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { type ContractFormOptions, useContractForm } from '#web/forms/useContractForm.ts';
import { toast } from '#web/ui/toast.ts';
import type { HearingValues } from './hearingValues.ts';

type Refused = { words: string; suggestions: FreeTime[]; current: Hearing | null };

/**
 * A form about a hearing, with the server's response to its time: the reason for a refusal, and the available times.
 */
export function useHearingForm<E extends Endpoint>(endpoint: E, options: ContractFormOptions<E, HearingValues>) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [overridable, setOverridable] = useState(false);
  const showRefusal = (error: CallError) => {
    const details = (error.details ?? {}) as Partial<TimeRefused> & { current?: Hearing };
    setOverridable(details.overridable ?? false);
    setRefused({
      words: errorText(error),
      suggestions: details.suggestions ?? [],
      current: details.current ?? null,
    });
    toast.error(errorText(error));
    options.onRefused?.(error);
  };
  const form = useContractForm(endpoint, {
    ...options,
    send: (input) => {
      setRefused(null);
      return options.send(input);
    },
    onInvalid: () => setRefused(null),
    onRefused: showRefusal,
  });

  /** Selecting a suggested time removes the objections to the previous one. */
  const choose = ({ hearing_date, hearing_time }: FreeTime) => {
    form.clearProblems();
    form.set({ hearing_date, hearing_time, override_reason: '' });
    setRefused(null);
    setOverridable(false);
  };
  return { ...form, refused, overridable, choose };
}

export type HearingForm = ReturnType<typeof useHearingForm>;
