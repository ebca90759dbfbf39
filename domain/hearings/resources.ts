import type { Span } from './availability.ts';
import { staffNameKey } from './staff/HearingStaff.ts';
import { type HearingStatus, takesPlace } from './statuses.ts';

/** The resources that a hearing occupies (departure 25), in the order in which conflicts are listed. */
export const resourceKinds = ['judge', 'room', 'mediator', 'interpreter', 'reporter', 'attorney'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** The id of a judge, courtroom, attorney, or person of the hearing staff; the name in lower case where there is no id. */
export type Resource = { kind: ResourceKind; resource: string };

/** Who attends a hearing, and where. */
export type Attendance = {
  judge_id: string | null;
  judge: string;
  courtroom_id: string | null;
  venue: string;
  attorneys: readonly { id: string }[];
} & AttendingStaff;

/** The hearing staff who attend, by name, and by id where the name is on the court's list. */
export type AttendingStaff = {
  mediator: string | null;
  mediator_id: string | null;
  interpreter: string | null;
  interpreter_id: string | null;
  reporter: string | null;
  reporter_id: string | null;
};

/** No one of the hearing staff attends. */
export const noStaff: AttendingStaff = {
  ...{ mediator: null, mediator_id: null, interpreter: null, interpreter_id: null },
  ...{ reporter: null, reporter_id: null },
};

/** The IDs of the hearing staff who attend and are on the court's list. */
export function staffIdsOf({ mediator_id, interpreter_id, reporter_id }: AttendingStaff): string[] {
  return [mediator_id, interpreter_id, reporter_id].filter((id) => id !== null);
}

/** What a hearing needs. The order is fixed, so that two transactions that book the same never wait for each other. */
export function resourcesOf(hearing: Attendance): Resource[] {
  const { judge_id, judge, courtroom_id, venue } = hearing;
  const attorneys = hearing.attorneys.map(({ id }) => id).sort();
  return [
    { kind: 'judge' as const, resource: judge_id ?? nameKey(judge) },
    { kind: 'room' as const, resource: courtroom_id ?? nameKey(venue) },
    ...staffResourcesOf(hearing),
    ...attorneys.map((resource) => ({ kind: 'attorney' as const, resource })),
  ].filter(({ resource }) => resource !== '');
}

/** The hearing staff whom a hearing needs; the resource is empty for those whom it does not name. */
export function staffResourcesOf(hearing: AttendingStaff) {
  const { mediator, mediator_id, interpreter, interpreter_id, reporter, reporter_id } = hearing;
  return [
    { kind: 'mediator' as const, resource: mediator_id ?? nameKey(mediator) },
    { kind: 'interpreter' as const, resource: interpreter_id ?? nameKey(interpreter) },
    { kind: 'reporter' as const, resource: reporter_id ?? nameKey(reporter) },
  ];
}

/** The fields of a hearing that determine the resources it books. */
export type TimedHearing = Attendance & Span & { status: HearingStatus; sitting_id: string | null };

/**
 * The resources that a hearing books for its time. A request takes no time before it is confirmed, a canceled or
 * adjourned hearing no longer does, and within a sitting the sitting has booked judge and room.
 */
export function bookedResources(hearing: TimedHearing): Resource[] {
  return takesPlace(hearing.status) && hearing.sitting_id === null ? resourcesOf(hearing) : [];
}

const nameKey = (name: string | null) => staffNameKey(name ?? '');
