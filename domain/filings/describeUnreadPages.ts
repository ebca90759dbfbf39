/** What a person has to know of pages that nobody could read: whatever is missing may stand there. Null when there are none. */
export function describeUnreadPages(without: number, pages: number | null): string | null {
  if (without === 0) return null;
  if (without === pages) return `None of its pages could be read: they are pictures.`;
  return without === 1
    ? `One of its ${pages} pages is a picture that could not be read.`
    : `${without} of its ${pages} pages are pictures that could not be read.`;
}
