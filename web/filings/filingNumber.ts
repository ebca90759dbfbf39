/** A filing's ID in the form that people read out: its first block, in capitals. */
export function filingNumber(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
