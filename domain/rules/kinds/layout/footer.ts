import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notChecked, titleOf } from '../shared/lookup.ts';
import { isOutcome, pagedPaper } from '../shared/pagedPaper.ts';
import { showPages, tellPages } from '../shared/tellPages.ts';

/** Whether a footer names the paper on its pages. */
export const footer: Evaluator<'footer'> = (_rule, { documents: [lead] }) => {
  const paper = pagedPaper(lead);
  if (isOutcome(paper)) return paper;
  const { footer: printed, measured } = paper.layout;
  const pages = measured.filter(paper.isOwn);
  if (printed === null) {
    if (pages.length < 3) return notChecked('Of one or two pages it cannot be told what is their footer.');
    return broken({
      message: `No footer with the title of the paper was found on ${tellPages(pages)}.`,
      mend: 'Put the title of the paper, or a short form of it, in at least 10 point at the foot of each page, below the page number and a line.',
      evidence: showPages(pages),
    });
  }
  return namesPaper(printed, titleOf(lead))
    ? met
    : notChecked(`Whether the footer “${printed.slice(0, 80)}” names the paper is for a person to say.`);
};

/** One word of the title, or its beginning as in `Mot.` or `Decl.`. */
function namesPaper(printed: string, title: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const ofTitle = words(title).filter((word) => word.length > 3);
  return words(printed).some((word) => ofTitle.some((one) => one.startsWith(word.slice(0, Math.max(3, word.length)))));
}
