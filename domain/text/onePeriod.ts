/**
 * A composed text in which a value that ends with a period, such as `Example Foods, Inc.`, is followed by the period of
 * the sentence: one of the two is removed. An ellipsis is kept.
 */
export function onePeriod(text: string): string {
  return text.replace(/(?<=\p{L})\.\.(?=$|[\s"”’)])/gu, '.');
}
