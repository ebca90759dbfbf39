import { people } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';

/**
 * Records a person who has no account, such as one who files on paper. The person has no address, password, or role,
 * and is closed from the beginning: no one can sign in as this person, and no notice is sent. Returns the ID.
 */
export async function addPersonWithoutAccount(tx: Db, full_name: string, at: Date): Promise<string> {
  const [person] = await tx
    .insert(people)
    .values({ full_name, created_at: at, deactivated_at: at })
    .returning({ id: people.id });
  return person!.id;
}
