/** Acts that are not a document: nothing can be said to be on file by their name. */
const acts = /^(?:serve|mail|amend|complete|perfect|personal service|service of|\d)/i;

/** What a court says of a party's deadline that has passed: it is owed nothing, it has nothing on file. */
export function nothingOnFile(action: string): string {
  if (acts.test(action)) return `No record of: ${action}`;
  // Forms and names keep their capitals: 'EOIR-33', 'Rule 26(f)'.
  const words = /^[A-Z][a-z]/.test(action) && !/^Rule \d/.test(action) ? lowerFirst(action) : action;
  return `No ${words} on file`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
