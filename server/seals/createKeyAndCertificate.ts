import { randomBytes, webcrypto } from 'node:crypto';
import { BitString, Integer, ObjectIdentifier, Sequence, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  type RelativeDistinguishedNames,
} from 'pkijs';
import { dayMs } from '#domain/days/days';

export type NewCertificate = { certificate: Buffer; chain: Buffer[]; pkcs8: Buffer };

const algorithm = {
  ...{ name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, hash: 'SHA-256' },
  publicExponent: new Uint8Array([1, 0, 1]),
};
const yearsValid = 3;
/** A clock that is set back by less than this does not make the certificate invalid. */
const toleranceMs = dayMs;

/**
 * A signing certificate for a court, issued by an authority that is made for it alone. The authority’s key is not kept:
 * it can issue no other certificate.
 */
export async function createKeyAndCertificate(court: string, at: Date): Promise<NewCertificate> {
  const keys = () =>
    webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>;
  const [authority, signing] = await Promise.all([keys(), keys()]);
  const until = new Date(at);
  until.setUTCFullYear(until.getUTCFullYear() + yearsValid);
  const times = { from: new Date(at.getTime() - toleranceMs), until };
  const root = await issue({ ...times, subject: `${court} Certificate Authority`, issuer: null }, authority, authority);
  const seal = await issue({ ...times, subject: court, issuer: root }, signing, authority);
  return {
    certificate: Buffer.from(seal.toSchema(true).toBER()),
    chain: [Buffer.from(root.toSchema(true).toBER())],
    pkcs8: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', signing.privateKey)),
  };
}

type Issuing = { subject: string; issuer: Certificate | null; from: Date; until: Date };

async function issue(
  { subject, issuer, from, until }: Issuing,
  keys: webcrypto.CryptoKeyPair,
  authority: webcrypto.CryptoKeyPair,
): Promise<Certificate> {
  const made = new Certificate();
  made.version = 2;
  made.serialNumber = new Integer({ valueHex: serialNumber() });
  made.subject.typesAndValues.push(...namesOf(subject));
  made.issuer = issuer?.subject ?? made.subject;
  made.notBefore.value = from;
  made.notAfter.value = until;
  await made.subjectPublicKeyInfo.importKey(keys.publicKey);
  made.extensions = issuer ? sealUses() : authorityUses();
  await made.sign(authority.privateKey, 'SHA-256');
  return made;
}

/** RFC 5280, 4.1.2.2: positive, and unique for the issuer. */
function serialNumber(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(16));
  bytes[0] = (bytes[0]! & 0x7f) | 0x40;
  return bytes.buffer;
}

/** One name: pkijs would write several as one relative name with several values. */
function namesOf(name: string): RelativeDistinguishedNames['typesAndValues'] {
  return [new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) })];
}

/** RFC 5280, 4.2.1.3: bits 5 and 6, certificates and lists of revoked ones. */
const authorityUses = () => [
  extension('2.5.29.19', true, new BasicConstraints({ cA: true, pathLenConstraint: 0 }).toSchema().toBER()),
  extension('2.5.29.15', true, new BitString({ valueHex: new Uint8Array([0x06]).buffer, unusedBits: 1 }).toBER()),
];

/** Bits 0 and 1, signatures that cannot be repudiated; RFC 9336: for documents. */
const sealUses = () => [
  extension('2.5.29.15', true, new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 }).toBER()),
  extension(
    '2.5.29.37',
    false,
    new Sequence({ value: [new ObjectIdentifier({ value: '1.3.6.1.5.5.7.3.36' })] }).toBER(),
  ),
];

function extension(extnID: string, critical: boolean, extnValue: ArrayBuffer): Extension {
  return new Extension({ extnID, critical, extnValue });
}
