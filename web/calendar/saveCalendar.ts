import { saveFile } from '#web/calls/saveFile.ts';
import { toast } from '#web/ui/toast.ts';

/** Saves an iCalendar file. */
export async function saveCalendar(path: string, name: string): Promise<void> {
  await saveFile(`/api${path}`, `${name}.ics`).catch((failure: Error) => toast.error(failure.message));
}
