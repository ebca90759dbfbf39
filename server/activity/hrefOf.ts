import { type Capacity, may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { isId } from '#server/kernel/isId';

/** The screen that shows a record. That screen checks whether the person has access to it. */
export function hrefOf(
  { subject_type, subject_id }: { subject_type: string; subject_id: string },
  capacity: Capacity,
): string | null {
  if (!isId(subject_id)) return null;
  if (subject_type === 'filing' && may(capacity, 'filings:read')) {
    return pathTo.filing(subject_id);
  }
  if (subject_type === 'case' && may(capacity, 'cases:read')) return `/cases/${subject_id}`;
  return null;
}
