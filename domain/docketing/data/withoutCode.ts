import type { DocketTemplate } from '../docketText.ts';

/** A document without a filing code is entered under its own title. */
export const withoutCode: DocketTemplate = {
  federal:
    '{title}[ regarding {related}][ by {party}].[ (Filing fee {fee}, receipt {receipt}.)][ ({attachments})][ ({attorney})]',
  state:
    '{title}[ regarding {related}][; filed by {party}][; hearing {hearing}][; fee {fee}, receipt {receipt}][ ({attachments})]',
};
