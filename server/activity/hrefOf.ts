import { type Capacity, may } from '#domain/identity/permissions';

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The screen that shows a record. Whether this person sees this very one is decided there, once more. */
export function hrefOf(
  { subject_type, subject_id }: { subject_type: string; subject_id: string },
  capacity: Capacity,
): string | null {
  if (!isId.test(subject_id)) return null;
  if (subject_type === 'filing' && may(capacity, 'filings:read')) {
    return `/case-processing?${new URLSearchParams({ filing: subject_id })}`;
  }
  if (subject_type === 'case' && may(capacity, 'cases:read')) return `/cases/${subject_id}`;
  return null;
}
