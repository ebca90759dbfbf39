import type { Capacity } from '#domain/identity/permissions';

const staff: readonly Capacity[] = ['clerk', 'judge', 'court_administrator'];

/** Whether a viewer reads what is sealed, and the court's own notes, in the cases of the court. */
export function isCourtStaff({ capacity }: { capacity: Capacity }): boolean {
  return staff.includes(capacity);
}
