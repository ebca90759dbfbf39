import { P12Signer } from '@libpdf/core';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { CourtCertificate, createCertificate as created, importCertificate as imported } from '#contract/seals';
import { dayMs } from '#domain/days/days';
import { warnCertificateDays } from '#domain/seals/certificateSources';
import { recordActivity } from '#server/activity/recordActivity';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { sealSecret } from '#server/secrets/sealing';
import {
  findPresentCertificate,
  purposeOfKey,
  replaceCertificate,
  type StoredCertificate,
} from './certificateRepository.ts';
import { makeCertificateRow } from './findSigningCertificate.ts';
import { toPem } from './pem.ts';
import { describeCertificate } from './writeCms.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Row = Parameters<typeof replaceCertificate>[1];

/** The certificate with which the court seals, if it has one. */
export async function readCertificate({ db, now }: Needs<'db' | 'now'>, { court_id }: Actor) {
  const stored = await findPresentCertificate(db, court_id);
  return { certificate: stored && describe(stored, now()) };
}

/** Creates a certificate for the court, which replaces the present one. */
export async function createCertificate(needs: Working, actor: Actor): Promise<ReplyOf<typeof created>> {
  return replace(needs, actor, await makeCertificateRow(needs, actor.court_id, actor.person_id));
}

/** Imports the certificate that another authority issued to the court. One that is not valid now is refused. */
export async function importCertificate(
  needs: Working,
  actor: Actor,
  { file: p12, password }: InputOf<typeof imported>,
): Promise<ReplyOf<typeof created>> {
  const signer = await P12Signer.create(Buffer.from(p12, 'base64'), password).catch(() => {
    throw new Refusal('certificate_unreadable');
  });
  const certificate = Buffer.from(signer.certificate);
  const described = describeCertificate(certificate);
  const at = needs.now();
  if (at > described.not_after) throw new Refusal('certificate_expired');
  if (at < described.not_before) throw new Refusal('certificate_not_valid_yet');
  const sealed_key = await sealSecret(needs, purposeOfKey(described.fingerprint), JSON.stringify({ p12, password }));
  return replace(needs, actor, {
    ...{ ...described, court_id: actor.court_id, source: 'imported', certificate, sealed_key },
    ...{ chain: toPem(signer.certificateChain), added_by: actor.person_id, added_at: at },
  });
}

async function replace(needs: Working, actor: Actor, row: Row): Promise<ReplyOf<typeof created>> {
  return needs.db.transaction(async (tx) => {
    const stored = await replaceCertificate(tx, row);
    if (!stored) throw new Refusal('changed_meanwhile');
    await recordActivity(tx, needs, actor, {
      ...{ action: 'seal_certificate_replaced', subject_type: 'court', subject_id: actor.court_id },
      values: { subject: stored.subject, fingerprint: stored.fingerprint },
    });
    return {
      message: 'The court seals new documents with this certificate.',
      certificate: describe(stored, needs.now()),
    };
  });
}

function describe(stored: StoredCertificate, at: Date): CourtCertificate {
  const { source, subject, issuer, fingerprint, not_before, not_after } = stored;
  const left = not_after.getTime() - at.getTime();
  const ends = left < 0 ? 'expired' : left < warnCertificateDays * dayMs ? 'ending' : 'valid';
  const state = at < not_before ? 'not_yet' : ends;
  const times = { not_before: not_before.toISOString(), not_after: not_after.toISOString() };
  return { source, subject, issuer, fingerprint, ...times, state };
}
