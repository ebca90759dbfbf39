/** A sentence with its period; one that ends with an abbreviation, as in `Inc.`, has it already. */
export function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
