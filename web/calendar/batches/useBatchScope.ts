import { z } from 'zod';
import type { BatchScope } from '#contract/hearingBatches';
import { batchCauses } from '#domain/hearings/batches/batchActs';
import { dayText, idText, oneOfOr, plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

const schema = z.object({
  cause: oneOfOr(batchCauses, 'selection'),
  reason: plainText,
  from: dayText,
  until: dayText,
  closed_from: plainText,
  closed_to: plainText,
  judge: idText,
  room: idText,
  person: plainText,
  daily: plainText,
  hearings: plainText,
  returns: idText,
});

/** Which hearings the screen reschedules, and why, as in the address; no scope before any are chosen. */
export function useBatchScope() {
  const { query, open } = useUrlQuery(schema);
  return { query, scope: scopeOf(query), open };
}

export type BatchQuery = z.output<typeof schema>;

function scopeOf({
  from,
  until,
  closed_from,
  closed_to,
  judge,
  room,
  person,
  daily,
  hearings,
  returns,
}: BatchQuery): BatchScope | null {
  if (returns) return { returns };
  if (hearings) return { ids: hearings.split(',') };
  if (!from) return null;
  return {
    from,
    ...(until && { until }),
    ...(closed_from && { closed_from }),
    ...(closed_to && { closed_to }),
    ...(judge && { judge_id: judge }),
    ...(room && { courtroom_id: room }),
    ...(person && { person }),
    ...(daily === 'yes' && { daily: true }),
  };
}
