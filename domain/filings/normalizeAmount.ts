/** A sum of dollars as the portal writes it, `$84,500.00`; text that is no sum is left as it is. */
export function normalizeAmount(typed: string): string {
  const digits = /^\$?\s?(\d{1,3}(?:,?\d{3})*)(\.\d{2})?$/.exec(typed.trim());
  if (!digits) return typed;
  const dollars = digits[1]!.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return `$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}${digits[2] ?? '.00'}`;
}
