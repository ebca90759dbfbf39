import type { ServiceList } from '#contract/participants';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { serviceRules } from '#domain/participants/service';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findServiceList } from './findServiceList.ts';

/** Who is served in a case, how, and at which address, as the viewer may see it. */
export async function readServiceList(needs: Needs<'db' | 'now'>, viewer: Actor, id: string): Promise<ServiceList> {
  const { found, court, lines } = await findServiceList(needs.db, needs, viewer, id);
  const system = practiceSystemOf(court, found.case_type);
  const results = lines.map(({ participant_id, name, role, counsel, method, at, is_withheld }) => ({
    ...{ participant_id, name, role, counsel },
    ...{ method, at, is_withheld },
  }));
  return { case_number: found.case_number, title: found.title, authority: serviceRules[system].authority, results };
}
