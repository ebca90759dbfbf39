import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { filersOfCase } from '#server/visibility/visibleCases';
import { findGrantedForSystem, type Granted } from './grantRepository.ts';

/** An order can name the accounts of the parties and counsel of a case, and keep those whom it names already. */
export async function assertNameable(tx: Db, case_id: string, of: Granted, people: readonly string[]): Promise<void> {
  const [filers, granted] = await Promise.all([filersOfCase(tx, case_id), findGrantedForSystem(tx, of)]);
  const known = new Set([...filers, ...granted.map(({ id }) => id)]);
  if (people.some((id) => !known.has(id))) {
    throw invalidInput('named', 'An order can name the parties’ and counsel’s accounts in this case. Reload the page.');
  }
}
