import type { changeHearing, Hearing, scheduleHearing } from '#contract/hearings';
import type { Judge } from '#contract/judges';
import type { Typed } from '#web/forms/useContractForm.ts';

export const hearingFields = [
  'case_number',
  'case_title',
  'case_type',
  'judge',
  'event_type',
  'duration_minutes',
  'hearing_date',
  'hearing_time',
  'venue',
  'mediator',
  'interpreter',
  'reporter',
  'override_reason',
  'reason',
] as const;
export type HearingField = (typeof hearingFields)[number];

/** The input. The judge is the ID from the list; counsel is undefined until it has been looked up. */
export type HearingValues = Record<HearingField, string> & { attorney_ids: string[] | undefined };

export function emptyValues(day: string): HearingValues {
  const empty = Object.fromEntries(hearingFields.map((field) => [field, ''])) as Record<HearingField, string>;
  return { ...empty, hearing_date: day, attorney_ids: undefined };
}

export function valuesOf(hearing: Hearing): HearingValues {
  return {
    ...emptyValues(hearing.hearing_date),
    case_number: hearing.case_number,
    case_title: hearing.case_title,
    case_type: hearing.case_type,
    judge: hearing.judge_id ?? '',
    event_type: hearing.event_type,
    duration_minutes: String(hearing.duration_minutes),
    hearing_time: hearing.hearing_time,
    venue: hearing.venue,
    mediator: hearing.mediator ?? '',
    interpreter: hearing.interpreter ?? '',
    reporter: hearing.reporter ?? '',
    attorney_ids: hearing.attorneys.map(({ id }) => id),
  };
}

/**
 * The values to send: the judge by name as listed, with the ID; empty values, such as a mediator without a name, are
 * omitted.
 */
export function toPayload(values: HearingValues, judges: readonly Judge[]): Typed<typeof scheduleHearing> {
  const judge = judges.find(({ id }) => id === values.judge);
  const { judge: _id, duration_minutes, reason: _reason, attorney_ids, ...texts } = values;
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
    ...(judge && { judge: judge.name, judge_id: judge.id }),
    ...(duration_minutes.trim() !== '' && { duration_minutes: Number(duration_minutes) }),
    ...(attorney_ids && { attorney_ids }),
  };
}

const changeable = [
  ...(['event_type', 'hearing_date', 'hearing_time', 'venue'] as const),
  ...(['mediator', 'interpreter', 'reporter'] as const),
];

/** Only the values that differ from the hearing; removed people are sent as empty. */
export function toChanges(
  values: HearingValues,
  hearing: Hearing,
  judges: readonly Judge[],
): Typed<typeof changeHearing> {
  const before = valuesOf(hearing);
  const judge = judges.find(({ id }) => id === values.judge);
  const texts = changeable.filter((field) => values[field] !== before[field]);
  const counsel = values.attorney_ids ?? [];
  const sameCounsel = [...counsel].sort().join() === [...(before.attorney_ids ?? [])].sort().join();
  return {
    ...Object.fromEntries(texts.map((field) => [field, values[field].trim()])),
    ...(judge && values.judge !== before.judge && { judge: judge.name, judge_id: judge.id }),
    ...(values.duration_minutes !== before.duration_minutes &&
      values.duration_minutes.trim() !== '' && { duration_minutes: Number(values.duration_minutes) }),
    ...(sameCounsel ? {} : { attorney_ids: counsel }),
    ...(values.override_reason.trim() !== '' && { override_reason: values.override_reason.trim() }),
  };
}
