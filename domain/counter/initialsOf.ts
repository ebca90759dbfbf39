/** The initials of a clerk on a stamp: the first letter of each name. */
export function initialsOf(full_name: string): string {
  const words = full_name.normalize('NFC').match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}
