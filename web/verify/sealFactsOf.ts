import type { verifySeal } from '#contract/seals';
import { coveredBytes, findSignatures } from '#domain/seals/findSignatures';
import type { Given } from '#web/calls/Given.ts';
import { type FingerprintProblem, mostBytes } from './fingerprintOf.ts';

/** What the court needs of a PDF to verify its seal, computed in the browser: digests, not the file. */
export async function sealFactsOf(
  file: File,
): Promise<{ facts: Given<typeof verifySeal> } | { problem: FingerprintProblem }> {
  if (file.size > mostBytes) return { problem: 'too_large' };
  if (!globalThis.crypto?.subtle) return { problem: 'insecure' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // One character for each byte: windows-1252, as browsers read latin1, keeps what a signature consists of.
    const found = findSignatures(new TextDecoder('latin1').decode(bytes));
    const signatures = await Promise.all(
      found.map(async (one) => ({
        ...{ digest: await digestOf(coveredBytes(bytes, one)), cms: one.cms, is_last: one.is_last },
      })),
    );
    return { facts: { sha256: await digestOf(bytes), signatures } };
  } catch {
    return { problem: 'unreadable' };
  }
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
