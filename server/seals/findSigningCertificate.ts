import { findCourt } from '#server/courts/findCourt';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { openSecret, sealSecret } from '#server/secrets/sealing';
import {
  findPresentCertificate,
  purposeOfKey,
  replaceCertificate,
  type StoredCertificate,
} from './certificateRepository.ts';
import { createKeyAndCertificate } from './createKeyAndCertificate.ts';
import { toPem } from './pem.ts';
import { openSealKey, type SealKey, StoredKey } from './SealKey.ts';
import { describeCertificate } from './writeCms.ts';

type Working = { db: Db } & Needs<'config' | 'now'>;

/** The certificate of a court and its key, if they are valid now. An evaluation court makes its own when it needs one. */
export async function findSigningCertificate(
  needs: Working,
  court_id: string,
): Promise<{ stored: StoredCertificate; key: SealKey }> {
  const stored = (await findPresentCertificate(needs.db, court_id)) ?? (await createForEvaluation(needs, court_id));
  const at = needs.now();
  if (at > stored.not_after) throw new Refusal('certificate_expired');
  if (at < stored.not_before) throw new Refusal('certificate_not_valid_yet');
  const secret = await openSecret(needs, purposeOfKey(stored.fingerprint), stored.sealed_key);
  return { stored, key: await openSealKey(StoredKey.parse(JSON.parse(secret))) };
}

async function createForEvaluation(needs: Working, court_id: string): Promise<StoredCertificate> {
  if (!needs.config.evaluation) throw new Refusal('certificate_missing');
  const row = await makeCertificateRow(needs, court_id, null);
  const stored = await needs.db.transaction(async (tx) => {
    // Two orders that are signed at the same moment share the certificate of the first.
    return (await findPresentCertificate(tx, court_id)) ?? replaceCertificate(tx, row);
  });
  return stored ?? (await findPresentCertificate(needs.db, court_id))!;
}

/** A new certificate with its key, ready to be stored. */
export async function makeCertificateRow(needs: Working, court_id: string, added_by: string | null) {
  const { name } = await findCourt(needs.db, court_id);
  const at = needs.now();
  const { certificate, chain, pkcs8 } = await createKeyAndCertificate(name, at);
  const described = describeCertificate(certificate);
  const secret = JSON.stringify({ pkcs8: pkcs8.toString('base64') });
  const sealed_key = await sealSecret(needs, purposeOfKey(described.fingerprint), secret);
  const source = 'created' as const;
  return { court_id, source, ...described, certificate, chain: toPem(chain), sealed_key, added_by, added_at: at };
}
