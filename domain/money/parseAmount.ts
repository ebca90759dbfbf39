/** The cents of a sum as a person types it (`84,500`, `$ 84500.00`); undefined for text that is not an amount. */
export function parseAmount(typed: string): number | undefined {
  const sum = /^\$?\s?(\d{1,3}(?:,?\d{3})*)(?:\.(\d{2}))?$/.exec(typed.trim());
  if (!sum) return undefined;
  const cents = Number(sum[1]!.replaceAll(',', '')) * 100 + Number(sum[2] ?? 0);
  return Number.isSafeInteger(cents) ? cents : undefined;
}
