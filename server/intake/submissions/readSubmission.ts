import type { DraftSubmission, SubmissionPart } from '#contract/draftSubmission';
import { hasEnded } from '#domain/filings/states';
import { findCourt, findCourts } from '#server/courts/findCourt';
import { findDraftChoices } from '#server/filings/choices/choiceRepository';
import { findDraftsIn } from '#server/filings/filingRepository';
import { findParts, type StoredPart } from '#server/filings/submissions/submissionRepository';
import { actForOwner } from '#server/firms/actForOwner';
import { actInCourt } from '#server/identity/actInCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { computeDraftFees } from '#server/payments/draft/computeDraftFees';
import { findPaymentSettings } from '#server/payments/paymentSettings';
import { describeDraftService } from '#server/service/readDraftService';
import { findSizeLimits } from '#server/uploads/courtLimits';
import { composeEnvelope } from '../envelope/composeEnvelope.ts';
import { bytesOf } from '../uploads/beginFilingUpload.ts';
import { isCurrent } from './isCurrent.ts';

type Tools = Needs<'db' | 'now' | 'payments'>;

/** A draft with the parts of its submission that are still drafts, and the courts that can be added. */
export async function readSubmission(needs: Tools, user: Actor, id: string): Promise<DraftSubmission> {
  const { db } = needs;
  const drafts = (await findParts(db, user, id)).filter(({ is_draft }) => is_draft);
  const parts: SubmissionPart[] = [];
  for (const part of drafts) parts.push(await describePart(needs, await actForOwner(db, user, part.envelope.id), part));
  const owner = await actForOwner(db, user, id);
  const taken = new Set(parts.map(({ court }) => court.id));
  return { parts, courts: (await findCourtsToFileIn(db, owner)).filter((court) => !taken.has(court.id)) };
}

/** The courts of this portal in which a person files, by name. */
async function findCourtsToFileIn(db: Db, owner: Actor): Promise<DraftSubmission['courts']> {
  const found: DraftSubmission['courts'] = [];
  for (const { id, name } of await findCourts(db)) if (await actInCourt(db, owner, id)) found.push({ id, name });
  return found;
}

async function describePart(needs: Tools, owner: Actor, { envelope, lead_id }: StoredPart): Promise<SubmissionPart> {
  const { db } = needs;
  const leads = await findDraftsIn(db, owner, [envelope.id]);
  const court = await findCourt(db, owner.court_id);
  const composed = await composeEnvelope(db, owner, await findDraftChoices(db, owner, envelope.id), leads);
  const { charges } = await findPaymentSettings(db, needs, court.id);
  const { statement } = await computeDraftFees(db, owner, leads, { charges, at: needs.now() });
  const { recipients, added } = await describeDraftService(db, needs, owner, envelope.id);
  const { document_mb, envelope_mb } = await findSizeLimits(db, court.id);
  return {
    ...{ id: envelope.id, version: envelope.version, lead_id: leads[0]?.filing.id ?? lead_id },
    court: { id: court.id, name: court.name },
    documents: leads.map(({ filing, documents }) => ({
      ...{ filing_id: filing.id, title: filing.title ?? filing.document_name, attachments: documents.length - 1 },
    })),
    is_read: leads.every(({ analysis }) => hasEnded(analysis.state)),
    copied_from: envelope.copied_from,
    is_current: await isCurrent(db, owner, envelope.copied_from, leads),
    destination: composed.destination,
    category: composed.category.label,
    questions: composed.questions.length,
    ...{ bytes: bytesOf(leads), document_mb, envelope_mb, fees_cents: statement.total_cents },
    fees_open: statement.is_open,
    served: recipients.filter(({ is_selected }) => is_selected).length + added.length,
  };
}
