/** The subject on the progress bus under which a person's open browsers receive news of notices. */
export function noticesOf(person_id: string): string {
  return `notices:${person_id}`;
}
