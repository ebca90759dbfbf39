import type { Needs } from '#server/kernel/needs';
import { saveSetting } from '#server/publicAccess/settingRepository';

/** Opens the record of the sample court to the public. */
export async function openSampleRecord({ db, config }: Needs<'db' | 'config'>): Promise<void> {
  await saveSetting(db, { court_id: config.court.id, is_open: true, authority: 'CRC 2.503', notice: '' }, 0);
}
