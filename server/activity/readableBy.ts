import { and, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import { privateSubjects, technicalSubjects } from '#domain/activity/subjects';
import { may } from '#domain/identity/permissions';
import { activities } from '#server/db/schema/activity';
import type { Actor } from '#server/kernel/actor';
import { isLineShown } from '#server/visibility/hiddenCases';

/**
 * Which lines of the record a person reads: their own; for the court's staff the court's, except what others read or
 * drafted without filing it; for those who run the systems the technical ones. Lines about a case that is hidden from the
 * person are left out.
 */
export function readableBy(viewer: Actor): SQL | undefined {
  const { subject_type: type, subject_id: id } = activities;
  return and(ofViewer(viewer), isLineShown({ type, id }, viewer));
}

function ofViewer({ capacity, person_id }: Actor): SQL | undefined {
  const own = or(eq(activities.actor_id, person_id), eq(activities.concerns, person_id));
  if (capacity === 'it_personnel') return or(inArray(activities.subject_type, [...technicalSubjects]), own);
  if (!may(capacity, 'activity:read-court')) return own;
  const isPrivate = inArray(activities.subject_type, [...privateSubjects]);
  return or(notInArray(activities.subject_type, [...privateSubjects]), and(isPrivate, own));
}
