import { isAgainst } from '#domain/cases/partyDispositions';
import type { PartyFact } from '#domain/issuance/CaseRecord';
import { isCurrent } from '#domain/participants/endings';
import { hasHiddenName, publicName } from '#domain/participants/publicName';
import type { Db } from '#server/kernel/Database';
import { findPartiesWithDispositions } from '../life/partyDispositionRepository.ts';
import { loadParticipants } from './participantRepository.ts';

/** The present parties of a case as checklists read them, under their public names. */
export async function findPartyFactsForSystem(db: Db, case_id: string): Promise<PartyFact[]> {
  const all = await loadParticipants(db, case_id);
  const decided = await findPartiesWithDispositions(db, case_id, () => false);
  return all.filter(isCurrent).map((party) => {
    const { id, role, role_id, side, is_minor, kind } = party;
    const name = publicName(party);
    const others = hasHiddenName(party) ? [] : [party.full_name, ...party.aliases.map((alias) => alias.name)];
    return {
      ...{ id, name, names: [name, ...others], role, role_id, is_minor },
      side: isAgainst({ role, role_id, side }) ? 'responding' : side,
      is_organization: kind === 'organization',
      is_disposed: decided.some((one) => one.id === id && one.disposition !== null),
    };
  });
}
