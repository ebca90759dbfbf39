import { samePersonName } from '#domain/names/samePersonName';
import { type PracticeSystem, practiceSystemOf } from '#domain/participants/practiceSystem';
import { type ListedService, type Recipient, recipientsOf } from '#domain/service/recipientsOf';
import { type FoundServiceLine, findServiceList } from '#server/cases/participants/findServiceList';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** Who is served with a filing in a case, as its filer may see the case’s service list. */
export async function findRecipients(
  db: Db,
  needs: Needs<'now'>,
  filer: Actor,
  case_id: string,
): Promise<{ system: PracticeSystem; recipients: Recipient[] }> {
  const { found, court, lines } = await findServiceList(db, needs, filer, case_id);
  const system = practiceSystemOf(court, found.case_type);
  const listed = lines.map((line) => listedOf(line, filer));
  return { system, recipients: recipientsOf(listed, system, filer.person_id) };
}

function listedOf(line: FoundServiceLine, filer: Actor): ListedService {
  const { key, name, role, counsel, method, at, is_withheld, consent, person_id, is_client } = line;
  return {
    ...{ key, method, at, is_withheld, consent, person_id },
    name: counsel ?? name,
    party: `${role} ${name}`,
    as_counsel: counsel !== null,
    // The portal does not record which account belongs to a self-represented party.
    is_own:
      is_client || (filer.capacity === 'self_represented' && counsel === null && samePersonName(name, filer.full_name)),
  };
}
