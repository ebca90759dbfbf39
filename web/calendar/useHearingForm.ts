import { useState } from 'react';
import type { z } from 'zod';
import type { FreeTime, Hearing, TimeRefused } from '#contract/hearings';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import type { HearingField, HearingValues } from './hearingValues.ts';

type Problems = Partial<Record<HearingField | 'attorney_ids', string>>;
type Refused = { words: string; suggestions: FreeTime[]; current: Hearing | null };

/** What is typed about a hearing and what the server says to it: words, problems at their fields, free times. */
export function useHearingForm(initial: HearingValues) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [refused, setRefused] = useState<Refused | null>(null);
  const [overridable, setOverridable] = useState(false);

  const change = (changes: Partial<HearingValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))));
  };

  /** Whether it can be sent; problems are shown at their fields. */
  const check = (schema: z.ZodType, payload: unknown): boolean => {
    const checked = schema.safeParse(payload);
    setRefused(null);
    setProblems(
      checked.success
        ? {}
        : Object.fromEntries(checked.error.issues.toReversed().map(({ path, message }) => [path[0], message])),
    );
    return checked.success;
  };

  const showRefusal = (error: CallError) => {
    const details = (error.details ?? {}) as Partial<TimeRefused> & { current?: Hearing };
    setProblems(fieldProblems(error) as Problems);
    setOverridable(details.overridable ?? false);
    setRefused({
      words: errorText(error),
      suggestions: details.suggestions ?? [],
      current: details.current ?? null,
    });
  };

  /** After choosing a suggested time, the objections to the previous one are removed. */
  const choose = ({ hearing_date, hearing_time }: FreeTime) => {
    setValues((before) => ({ ...before, hearing_date, hearing_time, override_reason: '' }));
    setProblems({});
    setRefused(null);
    setOverridable(false);
  };

  return { values, change, problems, check, refused, showRefusal, overridable, choose };
}

export type HearingForm = ReturnType<typeof useHearingForm>;
