import { z } from 'zod';
import { roles } from '#domain/identity/permissions';
import { defineJob } from '#server/kernel/ports/Job';

/** The person who started a job, as the activity record names them. */
const By = z.object({ person_id: z.uuid(), full_name: z.string(), role: z.enum(roles), court_id: z.string() });
export type By = z.infer<typeof By>;

const One = z.object({ id: z.uuid(), by: By });

export const readImportJob = defineJob('read_roster_import', z.object({ id: z.uuid(), reading: z.int() }), {
  attempts: 3,
});
export const applyImportJob = defineJob('apply_roster_import', One);
export const undoImportJob = defineJob('undo_roster_import', One.extend({ leave_changed: z.boolean() }));

/** Imports of one court are read, applied, and undone one after the other. */
export const queueOf = (court_id: string) => `roster_imports:${court_id}`;

/** The parts of an actor that a job keeps. */
export const byOf = ({ person_id, full_name, role, court_id }: By): By => ({ person_id, full_name, role, court_id });
