import { courtId } from '#domain/courts/courtId';
import type { CourtName } from '#domain/courts/recognize/CourtForm';

/** Details of a court apart from its name: its ID in public docket lists, its level, and its jurisdiction. */
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
