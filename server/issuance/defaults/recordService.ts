import type { recordService as asked } from '#contract/defaults';
import type { InputOf } from '#contract/endpoint';
import { processMethodsOf } from '#domain/defaults/data/processService';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import { changeDefault, type Done, type Tools } from './changeDefault.ts';
import { writeDefault } from './defaultRepository.ts';

/** Records the date and the method of service from a proof on the docket. The last day to respond is computed from it. */
export function recordService(
  needs: Tools,
  actor: Actor,
  { entry: number, served_on, method, ...of }: InputOf<typeof asked>,
): Promise<Done> {
  return changeDefault(needs, actor, of, ['requested'], async (tx, { stored, record, system, held, party }) => {
    const entry = record.entries.find((one) => one.number === number);
    if (!entry) throw invalidInput('entry', `The docket has no entry ${number}.`);
    if (served_on > record.today) throw invalidInput('served_on', 'This date is in the future.');
    if (served_on > entry.filed_on) {
      throw invalidInput('served_on', 'This date is after the filing date of the proof of service.');
    }
    if (!processMethodsOf(system).includes(method)) {
      throw invalidInput('method', 'Choose a method of service that the rules of this court include.');
    }
    await writeDefault(tx, stored, { service_entry_id: entry.id, served_on, service_method: method });
    const values = { case_number: held.case_number, party: party.name, entry: number, served_on };
    return { message: 'Service recorded', activity: { action: 'default_service_recorded', values } };
  });
}
