import type { AttendingStaff } from '#domain/hearings/resources';
import { type StaffKind, staffKinds } from '#domain/hearings/staff/HearingStaff';
import { findStaffIdsForSystem } from '#server/calendar/staff/staffRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The mediator, the interpreter, and the reporter of a hearing, as a request names them. */
export type AskedStaff = { [Kind in StaffKind]?: string | null | undefined };

type Attending = { name: string | null; id: string | null };

/** The same by name, and by id where the court's list has the name. */
export async function findAttendingStaff(tx: Db, { court_id }: Actor, asked: AskedStaff): Promise<AttendingStaff> {
  const named = staffKinds.map((kind) => ({ kind, name: asked[kind] }));
  const find = await findStaffIdsForSystem(tx, court_id, named);
  const [interpreter, reporter, mediator] = named.map(({ kind, name }) => {
    const person = find(kind, name);
    return { name: person?.name ?? (name || null), id: person?.id ?? null };
  }) as [Attending, Attending, Attending];
  return {
    ...{ mediator: mediator.name, mediator_id: mediator.id, reporter: reporter.name, reporter_id: reporter.id },
    ...{ interpreter: interpreter.name, interpreter_id: interpreter.id },
  };
}
