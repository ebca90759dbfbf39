import { courtId } from '#domain/courts/courtId';
import type { CourtName } from '#domain/courts/recognize/CourtForm';

/** What is known of a court beside its name: its id in public docket lists, its level and whose court it is. */
export function courtParts(name: CourtName): Record<string, string> {
  const id = courtId(name);
  return {
    ...(id === undefined ? {} : { id }),
    level: name.level,
    system: name.system,
    ...(name.state === undefined ? {} : { state: name.state }),
    ...(name.county === undefined ? {} : { county: name.county }),
  };
}
