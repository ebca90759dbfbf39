import { writeReturnReason } from '#contract/messages/writeMessages';
import type { EventOf } from '#domain/events/CourtEvents';
import { caseUpdated, type WebhookOfEvent } from './caseUpdated.ts';

/** What other systems receive of the events of filings. */

export function returned({ about }: EventOf<'filing.returned' | 'filing.more_time'>, at: Date): WebhookOfEvent[] {
  return about.case ? [caseUpdated(about.case, at, { change: 'filing_returned', filingId: about.filing.id })] : [];
}

export function submitted({ about: { filing } }: EventOf<'filing.received'>, at: Date): WebhookOfEvent[] {
  const { id, envelope_id, case_type } = filing;
  const stated = { filingId: id, envelopeId: envelope_id, caseType: case_type };
  const data = { ...stated, status: 'received' as const, receivedAt: at.toISOString() };
  return [{ type: 'filing.submitted', subject_id: id, data }];
}

export function accepted(
  { about, values }: EventOf<'filing.accepted' | 'filing.accepted_with_deficiency' | 'filing.accepted_in_part'>,
  at: Date,
): WebhookOfEvent[] {
  const filingId = about.filing.id;
  const data = {
    filingId,
    envelopeId: about.filing.envelope_id,
    decidedAt: at.toISOString(),
    caseId: about.case.id,
    caseNumber: about.case.case_number,
    docketEntry: values.entry,
  };
  const changes = about.opened_case ? ['case_opened', 'filing_docketed'] : ['filing_docketed'];
  return [
    { type: 'filing.accepted', subject_id: filingId, data },
    ...changes.map((change) => caseUpdated(about.case, at, { change, filingId })),
  ];
}

/** The acceptance, and each attachment that was returned, under the ID of the filing that it is now. */
export function acceptedInPart(event: EventOf<'filing.accepted_in_part'>, at: Date): WebhookOfEvent[] {
  const { returned, case: placed } = event.about;
  return [
    ...accepted(event, at),
    ...returned.map(({ id }) => caseUpdated(placed, at, { change: 'filing_returned', filingId: id })),
  ];
}

export function rejected({ about, values }: EventOf<'filing.rejected'>, at: Date): WebhookOfEvent[] {
  const { filing, case: found } = about;
  const data = {
    filingId: filing.id,
    envelopeId: filing.envelope_id,
    decidedAt: at.toISOString(),
    caseId: found?.id ?? null,
    caseNumber: found?.case_number ?? filing.case_number,
    reason: writeReturnReason(values.reason_code, values.reason),
    authority: values.authority,
  };
  return [{ type: 'filing.rejected', subject_id: filing.id, data }];
}
