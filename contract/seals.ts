import { z } from 'zod';
import { certificateSources } from '#domain/seals/certificateSources';
import { endpoint } from './endpoint.ts';

export const CourtCertificate = z.object({
  source: z.enum(certificateSources),
  subject: z.string(),
  issuer: z.string(),
  fingerprint: z.string(),
  not_before: z.string(),
  not_after: z.string(),
  state: z.enum(['valid', 'ending', 'expired', 'not_yet']),
});
export type CourtCertificate = z.infer<typeof CourtCertificate>;

const Answer = z.object({ message: z.string(), certificate: CourtCertificate });

export const readCertificate = endpoint({
  method: 'GET',
  path: '/settings/seal/',
  permission: 'settings:court',
  input: z.object({}),
  reply: z.object({ certificate: CourtCertificate.nullable() }),
  status: 200,
  summary: 'Returns the certificate with which the court seals its documents, with its validity.',
});

export const createCertificate = endpoint({
  method: 'POST',
  path: '/settings/seal/',
  permission: 'settings:court',
  body: 'json',
  input: z.object({}),
  reply: Answer,
  status: 201,
  summary: 'Creates a certificate for the court’s seal, which replaces the present one for new documents.',
});

export const importCertificate = endpoint({
  method: 'PUT',
  path: '/settings/seal/',
  permission: 'settings:court',
  body: 'json',
  input: z.object({
    /** The PKCS#12 file in Base64. */
    file: z.base64('Choose a PKCS#12 file').min(1, 'Choose a PKCS#12 file').max(60_000, 'This file is too large'),
    password: z.string().max(200),
  }),
  reply: Answer,
  status: 200,
  summary: 'Imports the court’s certificate with its key from a PKCS#12 file. The key is stored encrypted.',
});

/** `valid`: the court’s, unchanged; `appended`: sealed, then something was added; `unknown`: not sealed by a court here. */
export const sealResults = ['valid', 'appended', 'changed', 'unknown'] as const;

export const verifySeal = endpoint({
  method: 'POST',
  path: '/public/seals/',
  permission: 'portal:visit',
  body: 'json',
  input: z.object({
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Send the SHA-256 of the file'),
    /** The signatures of the file: the digest of the bytes that each covers, and its CMS in hexadecimal. */
    signatures: z
      .array(
        z.object({
          digest: z.string().regex(/^[0-9a-f]{64}$/),
          cms: z
            .string()
            .regex(/^[0-9a-fA-F]+$/)
            .max(65_536),
          is_last: z.boolean(),
        }),
      )
      .max(20),
  }),
  reply: z.object({
    result: z.enum(sealResults),
    court: z.string().nullable(),
    signer: z.string().nullable(),
    sealed_at: z.string().nullable(),
    time_zone: z.string().nullable(),
  }),
  status: 200,
  summary: 'States whether a document carries the seal of a court and is unchanged. The document itself is not sent.',
});
