/**
 * The pages that a pin cite names, each run by its first: `551, 556-57` gives 551 and 556. Notes, paragraphs, sections and
 * star pages are no pages of the volume.
 */
export function pinPages(pin: string): number[] {
  return pin
    .slice(0, 200)
    .split(/[,;&]|\band\b/)
    .map((piece) => /^\s*(?:at\s+)?(?:pp?\.\s*)?(\d{1,5})(?![\d.:]*\d*\s*(?:¶|§))(?!\d)/.exec(piece))
    .flatMap((found) => (found ? [Number(found[1])] : []));
}
