import type { DefaultItem } from '#domain/defaults/defaultStates';
import type { InstrumentKind, InstrumentState } from '#domain/issuance/instrumentKinds';

type OfParty = { case_number: string; party: string };

/** What the record says of defaults and issued instruments. `party` is the public name. */
export type IssuanceActivities = {
  default_requested: OfParty & { entry: number | null };
  default_service_recorded: OfParty & { entry: number; served_on: string };
  default_item_confirmed: OfParty & { item: DefaultItem; reason: string };
  default_item_reopened: OfParty & { item: DefaultItem };
  default_entered: OfParty & { entry: number };
  default_judgment_entered: OfParty & { entry: number; amount: string };
  default_declined: OfParty & { reason: string };
  default_referred: OfParty & { judge: string | null; reason: string };
  default_set_aside: OfParty & { reason: string };
  instrument_issued: { case_number: string; kind: InstrumentKind; number: string; to: string | null };
  instrument_closed: { case_number: string; number: string; state: InstrumentState };
};
