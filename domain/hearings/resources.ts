import type { Span } from './availability.ts';
import type { HearingStatus } from './statuses.ts';

/** The resources that a hearing occupies (departure 25), in the order in which conflicts are listed. */
export const resourceKinds = ['judge', 'room', 'mediator', 'interpreter', 'attorney'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** The id of a judge, courtroom or attorney; the name in lower case where there is no id. */
export type Resource = { kind: ResourceKind; resource: string };

/** Who attends a hearing, and where. */
export type Attendance = {
  judge_id: string | null;
  judge: string;
  courtroom_id: string | null;
  venue: string;
  mediator: string | null;
  interpreter: string | null;
  attorneys: readonly { id: string }[];
};

/** What a hearing needs. The order is fixed, so that two transactions that book the same never wait for each other. */
export function resourcesOf(hearing: Attendance): Resource[] {
  const { judge_id, judge, courtroom_id, venue, mediator, interpreter } = hearing;
  const attorneys = hearing.attorneys.map(({ id }) => id).sort();
  return [
    { kind: 'judge' as const, resource: judge_id ?? nameKey(judge) },
    { kind: 'room' as const, resource: courtroom_id ?? nameKey(venue) },
    { kind: 'mediator' as const, resource: nameKey(mediator) },
    { kind: 'interpreter' as const, resource: nameKey(interpreter) },
    ...attorneys.map((resource) => ({ kind: 'attorney' as const, resource })),
  ].filter(({ resource }) => resource !== '');
}

/** The fields of a hearing that determine the resources it books. */
export type TimedHearing = Attendance & Span & { status: HearingStatus; sitting_id: string | null };

/**
 * The resources that a hearing books for its time. A request takes no time before it is confirmed, a canceled or
 * adjourned hearing no longer does, and within a sitting the sitting has booked judge and room.
 */
export function bookedResources(hearing: TimedHearing): Resource[] {
  const takesTime = hearing.status === 'scheduled' || hearing.status === 'completed';
  return takesTime && hearing.sitting_id === null ? resourcesOf(hearing) : [];
}

function nameKey(name: string | null): string {
  return (name ?? '').trim().toLowerCase();
}
