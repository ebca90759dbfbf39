import { createHash, X509Certificate } from 'node:crypto';
import { Set as Asn1Set, fromBER, Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SealKey } from './SealKey.ts';

const data = '1.2.840.113549.1.7.1';
const signedData = '1.2.840.113549.1.7.2';
const sha256 = '2.16.840.1.101.3.4.2.1';
const algorithms = { RSA: '1.2.840.113549.1.1.11', EC: '1.2.840.10045.4.3.2' } as const;

type Signing = { digest: Uint8Array; certificate: Buffer; chain: readonly Buffer[]; key: SealKey };

/**
 * The CMS of a PAdES baseline signature (ETSI EN 319 142-1, B-B) over a digest. The time is in the signature dictionary;
 * table 1 forbids the attribute signing-time.
 */
export async function writeCms({ digest, certificate, chain, key }: Signing): Promise<Buffer> {
  const own = certificateOf(certificate);
  const attributes = signedAttributes(digest, certificate);
  const signature = await key.sign(encodeSet(attributes));
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: digestAlgorithm(),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: new AlgorithmIdentifier({
      algorithmId: algorithms[key.kind],
      ...(key.kind === 'RSA' && { algorithmParams: new Null() }),
    }),
    signature: new OctetString({ valueHex: copyOf(signature) }),
  });
  const content = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm()],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: data }),
    certificates: [own, ...chain.map(certificateOf)],
    signerInfos: [signer],
  });
  const info = new ContentInfo({ contentType: signedData, content: content.toSchema(true) });
  return Buffer.from(info.toSchema().toBER());
}

export function certificateOf(der: Uint8Array): Certificate {
  return new Certificate({ schema: fromBER(copyOf(der)).result });
}

const digestAlgorithm = () => new AlgorithmIdentifier({ algorithmId: sha256, algorithmParams: new Null() });

/** In the order of DER (X.690, 11.6). ESS signing-certificate-v2, RFC 5035, with SHA-256 by default. */
function signedAttributes(digest: Uint8Array, certificate: Buffer): Attribute[] {
  const hash = createHash('sha256').update(certificate).digest();
  const certId = new Sequence({ value: [new OctetString({ valueHex: copyOf(hash) })] });
  const identified = new Sequence({ value: [new Sequence({ value: [certId] })] });
  const all = [
    new Attribute({ type: '1.2.840.113549.1.9.3', values: [new ObjectIdentifier({ value: data })] }),
    new Attribute({ type: '1.2.840.113549.1.9.4', values: [new OctetString({ valueHex: copyOf(digest) })] }),
    new Attribute({ type: '1.2.840.113549.1.9.16.2.47', values: [identified] }),
  ];
  const bytesOf = (one: Attribute) => Buffer.from(one.toSchema().toBER());
  return all.sort((a, b) => Buffer.compare(bytesOf(a), bytesOf(b)));
}

/** RFC 5652, 5.4: the signature is over the attributes as a SET OF. */
function encodeSet(attributes: readonly Attribute[]): Buffer {
  return Buffer.from(new Asn1Set({ value: attributes.map((one) => one.toSchema()) }).toBER());
}

export function copyOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

/** What people read of a certificate. */
export function describeCertificate(der: Uint8Array) {
  const { subject, issuer, validFrom, validTo, fingerprint256 } = new X509Certificate(der);
  const lines = (text: string) => text.split('\n').join(', ');
  return {
    ...{ subject: lines(subject), issuer: lines(issuer) },
    ...{ not_before: new Date(validFrom), not_after: new Date(validTo) },
    fingerprint: fingerprint256.replaceAll(':', '').toLowerCase(),
  };
}
