/** The number of a receipt as it is printed: `000042`. Each court counts from 1. */
export function writeReceiptNumber(number: number): string {
  return String(number).padStart(6, '0');
}
