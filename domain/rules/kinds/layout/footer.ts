import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notChecked, titleOf } from '../shared/lookup.ts';
import { isOutcome, pagedDocument } from '../shared/pagedDocument.ts';
import { showPages } from '../shared/showPages.ts';

/** Whether a footer names the document on its pages. */
export const footer: Evaluator<'footer'> = (_rule, { documents: [lead] }) => {
  const document = pagedDocument(lead);
  if (isOutcome(document)) return document;
  const { footer: printed, measured } = document.layout;
  const pages = measured.filter(document.isOwn);
  if (printed === null) {
    if (pages.length < 3) return notChecked({ code: 'layout.footer_unclear', values: {} });
    return broken({ says: { code: 'layout.footer_missing', values: { pages } }, evidence: showPages(pages) });
  }
  return namesDocument(printed, titleOf(lead))
    ? met
    : notChecked({ code: 'layout.footer_perhaps_title', values: { printed: printed.slice(0, 80) } });
};

/** A word of the title, or its abbreviation, as in `Mot.` or `Decl.`. */
function namesDocument(printed: string, title: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const ofTitle = words(title).filter((word) => word.length > 3);
  return words(printed).some((word) => ofTitle.some((one) => one.startsWith(word.slice(0, Math.max(3, word.length)))));
}
