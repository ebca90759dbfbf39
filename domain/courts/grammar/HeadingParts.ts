import type { State } from '../states.ts';

/** What a heading says of a court, from its lines. */
export type HeadingParts = {
  /** The kind as the portal names it. */
  kind: string;
  state: State;
  /** The state follows the kind: `SUPERIOR COURT OF WASHINGTON`. */
  ofState?: boolean;
  county?: { name: string; unit: string };
  city?: { name: string; unit: string };
  /** A place printed before the kind that is no county. */
  place?: string;
  /** The ordinal in the court's own name (`EIGHTH JUDICIAL DISTRICT COURT`), as printed. */
  ordinal?: string;
  /** The circuit or district for which it sits. */
  circuit?: { ordinal: string; noun: string };
  judicialDistrict?: string;
  /** The city where it sits: `THIRD JUDICIAL DISTRICT AT ANCHORAGE`. */
  seat?: string;
  number?: string;
  divisions: string[];
};
