/** Megabytes as limits are stated, with one decimal below ten: `4.3`, `43`. */
export function megabytes(bytes: number): string {
  const mb = bytes / 1024 / 1024;
  return mb < 10 ? mb.toFixed(1) : String(Math.floor(mb));
}
