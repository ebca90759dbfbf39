import { createHash, verify, X509Certificate } from 'node:crypto';
import { fromBER, OctetString } from 'asn1js';
import { Certificate, ContentInfo, SignedData, type SignerInfo } from 'pkijs';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { verifySeal as asked } from '#contract/seals';
import { coveredBytes, findSignatures } from '#domain/seals/findSignatures';
import { findCourt } from '#server/courts/findCourt';
import type { Needs } from '#server/kernel/needs';
import { findCertificateForSystem, findSealedForSystem } from './certificateRepository.ts';
import { copyOf } from './writeCms.ts';

type Facts = InputOf<typeof asked>;
type Validity = ReplyOf<typeof asked>;
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const messageDigest = '1.2.840.113549.1.9.4';

/** Whether a document carries the seal of a court of this portal and is unchanged. */
export function validateSeal(needs: Needs<'db'>, bytes: Uint8Array): Promise<Validity> {
  return verifySeal(needs, factsOf(bytes));
}

/** What the public page computes of a file in the browser. */
export function factsOf(bytes: Uint8Array): Facts {
  const signatures = findSignatures(Buffer.from(bytes).toString('latin1')).map((one) => ({
    ...{ digest: hash(coveredBytes(bytes, one)), cms: one.cms, is_last: one.is_last },
  }));
  return { sha256: hash(bytes), signatures };
}

/** The same, from the digests of a file that stays with its holder. */
export async function verifySeal({ db }: Needs<'db'>, { sha256, signatures }: Facts): Promise<Validity> {
  const known = await findSealedForSystem(db, sha256);
  if (known) {
    const { name, time_zone } = await findCourt(db, known.court_id);
    const signer = [known.signer_name, known.signer_title].join(', ');
    return { result: 'valid', court: name, signer, sealed_at: known.sealed_at.toISOString(), time_zone };
  }
  let changed: Validity | null = null;
  for (const signature of signatures) {
    const checked = checkSignature(signature.cms, signature.digest);
    const certificate = checked && (await findCertificateForSystem(db, checked.fingerprint));
    if (!certificate) continue;
    const { name: court, time_zone } = await findCourt(db, certificate.court_id);
    const about = { court, time_zone, signer: null, sealed_at: null };
    if (checked.verified) return { ...about, result: signature.is_last ? 'valid' : 'appended' };
    changed = { ...about, result: 'changed' };
  }
  return changed ?? { result: 'unknown', court: null, signer: null, sealed_at: null, time_zone: null };
}

type Checked = { fingerprint: string; verified: boolean };

/** The certificate of a signature and whether it signs this digest; null of what is not a signature. */
function checkSignature(cms: string, digest: string): Checked | null {
  try {
    const { result } = fromBER(copyOf(Buffer.from(cms, 'hex')));
    const signed = new SignedData({ schema: new ContentInfo({ schema: result }).content });
    const [signer] = signed.signerInfos;
    const certificate = signed.certificates?.find(
      (one): one is Certificate => one instanceof Certificate && isOf(signer!, one),
    );
    if (!signer || !certificate) return null;
    const der = Buffer.from(certificate.toSchema(true).toBER());
    const matches = digestIn(signer) === digest;
    return { fingerprint: hash(der), verified: matches && isSigned(signer, der) };
  } catch {
    return null;
  }
}

function isOf(signer: SignerInfo, { serialNumber, issuer }: Certificate): boolean {
  return signer.sid.serialNumber?.isEqual(serialNumber) && signer.sid.issuer?.isEqual(issuer);
}

function digestIn({ signedAttrs }: SignerInfo): string | null {
  const [value] = signedAttrs?.attributes.find(({ type }) => type === messageDigest)?.values ?? [];
  return value instanceof OctetString ? Buffer.from(value.valueBlock.valueHexView).toString('hex') : null;
}

/** RFC 5652, 5.4: over the attributes, encoded as a SET OF. */
function isSigned({ signedAttrs, signature }: SignerInfo, der: Buffer): boolean {
  const attributes = Buffer.from(signedAttrs!.encodedValue);
  attributes[0] = 0x31;
  return verify(
    'sha256',
    attributes,
    new X509Certificate(der).publicKey,
    Buffer.from(signature.valueBlock.valueHexView),
  );
}
