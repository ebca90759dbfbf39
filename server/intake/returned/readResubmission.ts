import { writeReviewReason } from '#contract/messages/writeMessages';
import type { PreparedFile, Resubmission } from '#contract/resubmissions';
import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import { curesOf, whyIncomplete } from '#domain/filings/returned/curesOf';
import { rankCases } from '#domain/filings/returned/rankCases';
import type { CorrectableField } from '#domain/reading/Reading';
import { wireName } from '#domain/reading/wireName';
import { findMatchingCases } from '#server/cases/findMatchingCases';
import { readCourt } from '#server/courts/readCourt';
import { findPersonName } from '#server/directory/findPeople';
import { describeDoubt } from '#server/filings/doubts/describeDoubt';
import { hasChangedData } from '#server/filings/resubmitFiling';
import { mayFile } from '#server/firms/holdAuthority';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findSettledSinceForSystem } from '#server/payments/filed/findSettledSince';
import { compareEnvelope } from './compareEnvelope.ts';
import { dateOfResubmission } from './dateOfResubmission.ts';
import { describeChanges } from './describeChanges.ts';
import { findCauseOfReturn } from './findCauseOfReturn.ts';
import { findReturnedFiling } from './findReturnedFiling.ts';
import { findPrepared, type Prepared, type PreparedDocument, type ReturnedFiling } from './resubmissionRepository.ts';

/** As many of the filer's newest cases are compared with the parties of the filing. */
const comparedCases = 100;
const proposedCases = 5;

/** What the filer of a returned filing has prepared, what it would change, and the date that would apply. */
export async function readResubmission(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<Resubmission> {
  const about = await findReturnedFiling(db, actor, id);
  const prepared = await findPrepared(db, actor, about);
  return describeResubmission(db, actor, about, { prepared, at: now() });
}

async function describeResubmission(
  db: Db,
  actor: Actor,
  about: ReturnedFiling,
  { prepared, at }: { prepared: Prepared; at: Date },
): Promise<Resubmission> {
  const { stored, returned } = about;
  const { filing } = stored;
  const { resubmission, files } = prepared;
  const changes = await compareEnvelope(db, about, prepared, at);
  const replacement = files.find(({ replaces }) => replaces !== null);
  const cures = curesOf(returned.reason_code, { isAttachment: filing.attached_to !== null });
  return {
    version: resubmission.version,
    changed_at: resubmission.version > 1 ? resubmission.changed_at.toISOString() : null,
    returned: {
      by: (await findPersonName(db, returned.decided_by)) ?? '',
      at: (returned.settled_at ?? returned.decided_at).toISOString(),
      reason_words: writeReviewReason(returned.reason_code as ReasonCode) ?? null,
      words: returned.reason,
      authority: returned.authority,
      correct_by: returned.correct_by?.toISOString() ?? null,
    },
    cause: await findCauseOfReturn(db, about),
    cures: { ...cures, first: [...cures.first], also: [...cures.also] },
    filer: actor.through ? actor.full_name : null,
    may_submit: !actor.through || (await mayFile(db, actor)),
    answer: resubmission.answer,
    values: onTheWire(resubmission.changed_values),
    replacement: replacement
      ? { ...describeFile(replacement), replaces: replacement.replaces!, doubts: replacement.doubts.map(describeDoubt) }
      : null,
    attachments: files.filter(({ replaces }) => replaces === null).map(describeFile),
    changes: describeChanges(changes),
    cases: filing.attached_to === null ? await proposeCases(db, actor, about) : [],
    date: await dateNow(db, about, { isAnother: (replacement?.doubts.length ?? 0) > 0, at }),
    incomplete: whyIncomplete(returned.reason_code, {
      replaces: replacement !== undefined,
      attachments: changes.added.length,
      changed: changes.values.length + ((await hasChangedData(db, stored)) ? 1 : 0),
      answer: resubmission.answer,
      ...(await findSettledSinceForSystem(db, filing.envelope_id, returned.decided_at)),
    }),
  };
}

function describeFile({ id, file_name, file_size: size, pages, reading }: PreparedDocument): PreparedFile {
  return { id, file_name, size, pages, is_read: reading !== null };
}

function onTheWire(values: Prepared['resubmission']['changed_values']): Resubmission['values'] {
  const fields = Object.entries(values) as [CorrectableField, string][];
  return Object.fromEntries(fields.map(([field, value]) => [wireName(field), value])) as Resubmission['values'];
}

async function proposeCases(
  db: Db,
  actor: Actor,
  { stored: { filing } }: ReturnedFiling,
): Promise<Resubmission['cases']> {
  const parties = [...filing.plaintiffs, ...filing.claimants, ...filing.defendants];
  const known = await findMatchingCases(db, actor, '', comparedCases);
  return rankCases(parties, known)
    .slice(0, proposedCases)
    .map(({ id, case_number, title }) => ({ id, case_number, title }));
}

/** The date if it were submitted now. A document that differs as another one is received now. */
async function dateNow(
  db: Db,
  { stored: { filing }, returned }: ReturnedFiling,
  { isAnother, at }: { isAnother: boolean; at: Date },
): Promise<Resubmission['date']> {
  const court = await readCourt(db, at, filing.court_id);
  const first = filing.first_received_at ?? filing.received_at;
  const submitted = isAnother
    ? { ...filing, first_received_at: first, received_at: at, resubmitted_at: at }
    : { ...filing, resubmitted_at: at };
  return dateOfResubmission(court, submitted, returned)!;
}
