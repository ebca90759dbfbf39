import { weakPasswordMessages } from '#contract/identity';
import { passwordWeakness } from '#domain/identity/passwordWeakness';
import { findCourtSettings } from '#server/courts/findCourtSettings';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { commonPasswords } from './commonPasswords.ts';
import { findCurrentRole } from './roleRepository.ts';

type Account = { id: string | null; email: string | null; full_name: string };

/** Refuses a password that attackers try first, at the form field where it was typed. */
export async function requireGoodPassword(
  db: Db,
  needs: Needs<'config'>,
  account: Account,
  { field, password }: { field: string; password: string },
): Promise<void> {
  const current = account.id ? await findCurrentRole(db, needs, account.id) : null;
  const { name } = await findCourtSettings(db, current?.court_id ?? needs.config.court.id);
  const weakness = passwordWeakness(password, { court_name: name, ...account }, await commonPasswords());
  if (weakness) throw invalidInput(field, weakPasswordMessages[weakness]);
}
