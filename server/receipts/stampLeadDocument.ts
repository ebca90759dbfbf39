import { createHash } from 'node:crypto';
import { initialsOf } from '#domain/counter/initialsOf';
import { spellDay } from '#domain/days/spellDay';
import { dateTimeFormat } from '#domain/intl/formats';
import { findCurrentDatesForSystem } from '#server/cases/filingDates/filingDateRepository';
import { findCourt } from '#server/courts/findCourt';
import { findPersonName } from '#server/directory/findPeople';
import { findFiling, type StoredFiling } from '#server/filings/filingRepository';
import { findIntake } from '#server/filings/intakes/findIntakes';
import { recordStampedCopy } from '#server/filings/receipts/stampedCopyRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { Stamp } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';

type Working = Needs<'db' | 'blobs' | 'engine' | 'now'>;
type Filing = StoredFiling['filing'];
type Marked = Stamp & { mark: 'FILED' | 'RECEIVED' };

/**
 * A copy of a filing's lead document with the court's stamp, and its file name. The document itself stays as it was
 * received. The fingerprint of the copy is on record before the copy is issued, so that anyone can verify it.
 */
export async function stampLeadDocument(
  needs: Working,
  viewer: Actor,
  id: string,
): Promise<{ bytes: Uint8Array; name: string }> {
  const { filing, documents } = await findFiling(needs.db, viewer, id);
  const { version } = documents.find(({ document }) => document.kind === 'lead')!;
  if (version.file_type !== 'pdf') throw new Refusal('not_found');
  const stamp = await composeStamp(needs, viewer, filing, receiptOf(filing, version.number));
  const path = needs.blobs.path(version.sha256);
  const bytes = await needs.engine.stamp({ path, name: version.file_name, user: viewer.person_id }, stamp);
  await recordStampedCopy(needs.db, {
    version_id: version.id,
    mark: stamp.mark,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    issued_at: needs.now(),
    issued_to: viewer.person_id,
  });
  return { bytes, name: `${stamp.mark} ${version.file_name.replace(/\.pdf$/i, '')}.pdf` };
}

/** When the document of the copy was received: the returned one, or its correction. */
function receiptOf({ received_at, first_received_at, resubmitted_at }: Filing, version: number): Date {
  if (version === 1) return first_received_at ?? received_at;
  return first_received_at === null ? (resubmitted_at ?? received_at) : received_at;
}

/** FILED with the filing date in effect once the court has docketed the document; before that, RECEIVED. */
async function composeStamp({ db }: Working, viewer: Actor, filing: Filing, received_at: Date): Promise<Marked> {
  const court = await findCourt(db, filing.court_id);
  const intake = await findIntake(db, viewer, filing.id);
  const date = (await findCurrentDatesForSystem(db, [filing.id])).get(filing.id);
  const received = dateTimeFormat({
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: court.time_zone,
    timeZoneName: 'short',
  }).format(received_at);
  const clerk = (date && (await findPersonName(db, date.set_by))) ?? intake?.taken_in_by ?? null;
  const envelope = `Envelope ${(filing.envelope_id ?? filing.id).slice(0, 8).toUpperCase()}`;
  const by = clerk ? `By ${initialsOf(clerk)}, Deputy Clerk` : null;
  const number = date && filing.case_number ? `Case number ${filing.case_number}` : null;
  return {
    mark: date ? 'FILED' : 'RECEIVED',
    lines: [
      court.name,
      ...(date ? [spellDay(date.filed_on), `Received ${received}`] : [received]),
      [envelope, by].filter(Boolean).join(' · '),
      ...(number ? [number] : []),
    ],
  };
}
