import { eq, notInArray, or, type SQL } from 'drizzle-orm';
import { privateSubjects, technicalSubjects } from '#domain/activity/subjects';
import { activities } from '#server/db/schema/activity';
import type { Actor } from '#server/kernel/actor';

/** Lines about these subjects, or about any, that meet a further condition. */
type Part = { subjects: readonly string[] | undefined; when: SQL | undefined };

/**
 * What `readableBy` allows a reader of the record, in parts that an index answers one by one: a condition that joins
 * them with 'or' is answered by reading a million lines where few match.
 */
export function readableParts(
  { capacity, person_id }: Pick<Actor, 'capacity' | 'person_id'>,
  kinds: readonly string[] | undefined,
): Part[] {
  const own = or(eq(activities.actor_id, person_id), eq(activities.concerns, person_id));
  const among = (subjects: readonly string[]) => (kinds ?? subjects).filter((one) => subjects.includes(one));
  const parts: Part[] =
    capacity === 'it_personnel'
      ? [
          { subjects: among(technicalSubjects), when: undefined },
          { subjects: kinds, when: own },
        ]
      : [
          kinds
            ? { subjects: kinds.filter((one) => !isPrivate(one)), when: undefined }
            : { subjects: undefined, when: notInArray(activities.subject_type, [...privateSubjects]) },
          { subjects: among(privateSubjects), when: own },
        ];
  return parts.filter(({ subjects }) => subjects?.length !== 0);
}

const isPrivate = (subject: string) => privateSubjects.some((one) => one === subject);
