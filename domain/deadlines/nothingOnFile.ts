/** Acts that are not documents, so that "No … on file" does not fit them. */
const acts = /^(?:serve|mail|amend|complete|perfect|personal service|service of|\d)/i;

/** A court's text for a party's deadline that has passed without a filing. */
export function nothingOnFile(action: string): string {
  if (acts.test(action)) return `No record of: ${action}`;
  // Forms and names keep their capitals: 'EOIR-33', 'Rule 26(f)'.
  const words = /^[A-Z][a-z]/.test(action) && !/^Rule \d/.test(action) ? lowerFirst(action) : action;
  return `No ${words} on file`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
