import { isActive } from '#domain/attorneys/attorneyStatuses';
import type { DatedStatus } from '#domain/attorneys/standingOn';
import { isSameAttorney, type RepresentedParty } from '#domain/cases/attorneyConflicts';
import { sharedFirm } from '#domain/names/sameFirm';
import { oppositionIn } from '#domain/participants/opponents';

/** An attorney who would appear at a hearing, with the standing on its day if one is known. */
export type AppearingAttorney = {
  id: string;
  full_name: string;
  bar_number: string;
  firms: readonly string[];
  standing: DatedStatus | null;
};

/** What to consider before a hearing is set; it prevents nothing. */
export type CounselWarning =
  | { code: 'not_active'; attorney: string; status: string; since: string | null }
  /** One attorney for opposing parties. */
  | { code: 'both_sides'; attorney: string; party: string; opponent: string }
  /** Two attorneys of one firm for opposing parties. */
  | { code: 'one_firm'; firm: string; attorney: string; party: string; other: string; opponent: string };

/** The attorneys who would appear at a hearing although they are not active on its day, or for opposing parties. */
export function warnAboutCounsel(
  appearing: readonly AppearingAttorney[],
  parties: readonly RepresentedParty[],
): CounselWarning[] {
  const inactive = appearing.flatMap(({ full_name: attorney, standing }): CounselWarning[] =>
    standing === null || isActive(standing.status)
      ? []
      : [{ code: 'not_active', attorney, status: standing.status, since: standing.from }],
  );
  return [...inactive, ...findSharedSides(appearing, parties)];
}

function findSharedSides(
  appearing: readonly AppearingAttorney[],
  parties: readonly RepresentedParty[],
): CounselWarning[] {
  const { opposed } = oppositionIn(parties);
  const clientsOf = (attorney: AppearingAttorney) =>
    parties.filter(({ counsel }) => counsel.some((one) => !one.ended && isSameAttorney(attorney, one)));
  const appearances = appearing.map((attorney) => ({ attorney, clients: clientsOf(attorney) }));
  return appearances.flatMap((one, at) =>
    appearances.slice(at).flatMap((other): CounselWarning[] => {
      const pair = one.clients
        .flatMap((client) => other.clients.map((opponent) => [client, opponent] as const))
        .find(([client, opponent]) => opposed(client.id, opponent.id));
      if (!pair) return [];
      const [party, opponent] = pair.map(({ shown_name }) => shown_name) as [string, string];
      const attorney = one.attorney.full_name;
      if (one === other) return [{ code: 'both_sides', attorney, party, opponent }];
      const firm = sharedFirm(one.attorney.firms, other.attorney.firms);
      const name = other.attorney.full_name;
      return firm === null ? [] : [{ code: 'one_firm', firm, attorney, party, other: name, opponent }];
    }),
  );
}
