import type { Span } from '../availability.ts';
import type { WallTime } from '../courtTime.ts';
import type { WantedHearing } from '../judgeTime.ts';
import { type AttendingStaff, staffResourcesOf } from '../resources.ts';
import { staffNameKey } from '../staff/HearingStaff.ts';

/** A scheduled hearing that is rescheduled with others. */
export type BatchHearing = WantedHearing &
  Span & {
    id: string;
    at: WallTime;
    /** The sitting in which it is called now. */
    sitting_id: string | null;
    /** The case and the people who cannot be in two places, as keys; see `engagementKeys`. */
    keys: readonly string[];
    /** Its case, as a conflict names it. */
    by: string;
  };

/** Another scheduled hearing of someone or of a case in the batch. Hearings of one sitting do not exclude each other. */
export type Engagement = Span & { key: string; hearing_id: string; sitting_id: string | null; by: string };

type Engaged = AttendingStaff & {
  case_id: string | null;
  attorneys: readonly { id: string }[];
  /** Self-represented parties, who appear themselves. */
  parties?: readonly string[];
};

/** Who attends a hearing, and its case: two hearings with a key in common cannot be held at the same time in two places. */
export function engagementKeys({ case_id, attorneys, parties = [], ...staff }: Engaged): string[] {
  return [
    ...(case_id === null ? [] : [`case:${case_id}`]),
    ...attorneys.map(({ id }) => `attorney:${id}`),
    ...staffResourcesOf(staff).flatMap(({ kind, resource }) => keyed(kind, resource)),
    ...parties.flatMap((name) => keyed('party', name.trim().toLowerCase())),
  ];
}

/** The keys of a person of the hearing staff by name: hearings know the person by ID, or else by the name. */
export function keysOfPerson(name: string, attended: readonly AttendingStaff[]): string[] {
  const wanted = staffNameKey(name);
  const keys = attended.flatMap((hearing) =>
    staffResourcesOf(hearing).flatMap(({ kind, resource }) =>
      staffNameKey(hearing[kind] ?? '') === wanted ? keyed(kind, resource) : [],
    ),
  );
  return [...new Set(keys)];
}

const keyed = (kind: string, key: string) => (key === '' ? [] : [`${kind}:${key}`]);
