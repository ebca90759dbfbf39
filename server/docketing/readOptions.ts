import type { DocketOptions } from '#contract/docketing';
import { dispositionsOf } from '#domain/cases/dispositions';
import { docketStyleOf } from '#domain/docketing/codesOf';
import { nameFiler } from '#domain/docketing/nameFiler';
import { needsSignedOrder } from '#domain/docketing/signedOrders';
import { strikeByOrder } from '#domain/docketing/strikeByOrder';
import { findCase, findParties } from '#server/cases/caseRepository';
import { eventEffect } from '#server/cases/docket/eventEffect';
import { findInactiveReasonForSystem } from '#server/cases/life/findInactiveReason';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findEventsFor, findFilingCodes } from '#server/packs/findCodes';

/** The events that a person may enter on the docket of a case, and the values that the portal knows for their texts. */
export async function readOptions(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { id }: { id: string },
): Promise<DocketOptions> {
  const found = await findCase(db, actor, id);
  const [court, parties] = await Promise.all([readCourt(db, now(), found.court_id), findParties(db, actor, id)]);
  const inactive_reason = await findInactiveReasonForSystem(db, id);
  return {
    style: docketStyleOf(court),
    today: court.today,
    case_status: found.status,
    dispositions: [...dispositionsOf(found.case_type, court)],
    events: (await findEventsFor(db, found.court_id, actor.capacity)).map((event) => ({
      id: event.id,
      label: event.label,
      group: event.group,
      federal: event.federal,
      state: event.state,
      effect: event.effect,
      proposes: eventEffect(event.id, found, { court, inactive_reason }),
      needs_signed_order: needsSignedOrder(actor.capacity, event),
      authority: event.authority,
      confidence: event.confidence,
    })),
    filing_codes: (await findFilingCodes(db, found.court_id)).map(({ id, label }) => ({ id, label })),
    known: {
      case_number: found.case_number,
      case_type: found.case_type,
      ...(found.judge_name && { judge: found.judge_name }),
      ...(actor.capacity === 'judge' ? { judge: actor.full_name } : { clerk: actor.full_name }),
      date: court.today,
    },
    parties: parties.flatMap((party) => nameFiler([party]) ?? []),
    strike_by_order: strikeByOrder(court),
  };
}
