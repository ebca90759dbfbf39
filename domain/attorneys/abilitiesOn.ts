import { type Capacity, may } from '#domain/identity/permissions';

/** What a person may do with a roster entry: clerks manage it, attorneys correct their own (departure 6). */
export function abilitiesOn(
  entry: { person_id: string | null },
  viewer: { capacity: Capacity; person_id: string },
): { edit: boolean; manage: boolean } {
  const manage = may(viewer.capacity, 'attorneys:manage');
  const own = entry.person_id === viewer.person_id && may(viewer.capacity, 'attorneys:edit-own');
  return { edit: manage || own, manage };
}
