import type { AttendingStaff } from '#domain/hearings/resources';
import { type StaffKind, staffKinds, staffNameKey } from '#domain/hearings/staff/HearingStaff';
import { findNamedStaffForSystem } from '#server/calendar/staff/staffRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The mediator, the interpreter, and the reporter of a hearing, as a request names them. */
export type AskedStaff = { [Kind in StaffKind]?: string | null | undefined };

/** The same, with the IDs of those whom the hearing had before. */
export type KeptStaff = AskedStaff & { [Kind in StaffKind as `${Kind}_id`]?: string | null };

type Attending = { name: string | null; id: string | null };

/** The same by name, and by ID where the court's list has the person. A person who is kept has the present name. */
export async function findAttendingStaff(tx: Db, { court_id }: Actor, asked: KeptStaff): Promise<AttendingStaff> {
  const named = staffKinds.map((kind) => ({ kind, name: asked[kind] || null, id: asked[`${kind}_id`] ?? null }));
  const find = await findNamedStaffForSystem(tx, court_id, named);
  const [interpreter, reporter, mediator] = named.map((one) => {
    const person = find(one);
    return { name: person?.name ?? one.name, id: person?.id ?? null };
  }) as [Attending, Attending, Attending];
  return {
    ...{ mediator: mediator.name, mediator_id: mediator.id, reporter: reporter.name, reporter_id: reporter.id },
    ...{ interpreter: interpreter.name, interpreter_id: interpreter.id },
  };
}

/** The hearing staff of a changed hearing: those that are sent, or else the present ones, by ID where the name stays. */
export function keepStaff(present: AttendingStaff, sent: AskedStaff): KeptStaff {
  const kept = staffKinds.flatMap((kind) => {
    const name = sent[kind] === undefined ? present[kind] : sent[kind];
    const stays = name !== null && staffNameKey(name) === staffNameKey(present[kind] ?? '');
    return [
      [kind, name],
      [`${kind}_id`, stays ? present[`${kind}_id`] : null],
    ];
  });
  return Object.fromEntries(kept) as KeptStaff;
}
