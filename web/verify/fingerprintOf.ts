/** Larger than any document that a court accepts; the browser holds the entire file in memory. */
export const mostBytes = 256 * 1024 * 1024;

/** Why the browser cannot compute a fingerprint. */
export type FingerprintProblem = 'too_large' | 'insecure' | 'unreadable';

/**
 * The SHA-256 of a file in hexadecimal, computed in the browser, which does so outside the page's own thread. The file
 * is not sent anywhere.
 */
export async function fingerprintOf(file: File): Promise<{ sha256: string } | { problem: FingerprintProblem }> {
  if (file.size > mostBytes) return { problem: 'too_large' };
  // Browsers have it at https addresses and at localhost only.
  if (!globalThis.crypto?.subtle) return { problem: 'insecure' };
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return { sha256: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
  } catch {
    return { problem: 'unreadable' };
  }
}
