const sampleBytes = 256 * 1024;

/**
 * By which a file is recognized when its upload is continued after the page was reloaded: its size and the hash of its
 * beginning and its end. Where the browser has no hash, on an unencrypted connection, its size and date.
 */
export async function fingerprintOf(file: File): Promise<string> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return `${file.size}-${file.lastModified}`;
  const sample = new Blob([file.slice(0, sampleBytes), file.slice(-sampleBytes)]);
  const bytes = new Uint8Array(await sample.arrayBuffer());
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return `${file.size}-${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
