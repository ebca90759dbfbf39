import type { CaseData, Forum } from './CaseData.ts';
import { captionOf, isPleadingPaper } from './captionOf.ts';
import { composeAppearance, composeMemorandum, composeMotion, composeOrder } from './compose/motions.ts';
import { composeAnswer, composeComplaint } from './compose/pleadings.ts';
import { signatureOf } from './compose/signature.ts';
import { composeDeclaration, composeService } from './compose/statements.ts';
import type { Block, DraftDocument } from './DraftDocument.ts';
import { type Filler, missingFields, openFiller } from './Filler.ts';
import { filingSide } from './parties.ts';
import type { TemplateId } from './templates.ts';
import { nameOf } from './titles.ts';

const bodies: Record<TemplateId, (filler: Filler, data: CaseData) => Block[]> = {
  complaint: composeComplaint,
  answer: composeAnswer,
  notice_of_motion: composeMotion,
  memorandum: composeMemorandum,
  declaration: composeDeclaration,
  proof_of_service: composeService,
  proposed_order: composeOrder,
  notice_of_appearance: composeAppearance,
};

/** These are signed by the declarant, the server, or the judge, not by the filer. */
const signedByOthers: readonly TemplateId[] = ['declaration', 'proof_of_service', 'proposed_order'];
const usuallyDefendant: readonly TemplateId[] = ['answer', 'notice_of_appearance'];

/**
 * Creates a document from a template for a court, filled with the given data; missing data is left blank and listed.
 */
export function composeDraft(template: TemplateId, forum: Forum, data: CaseData) {
  const filler = openFiller(forum, data);
  const side = filingSide(filler, usuallyDefendant.includes(template) ? 'defendant' : 'plaintiff');
  const name = nameOf(template, filler);
  const title = name.toUpperCase();
  const caption = captionOf(filler, data, title, side);
  const signature = signedByOthers.includes(template) ? [] : signatureOf(filler, data, side, caption);
  const pleading = isPleadingPaper(filler);
  const draft: DraftDocument = {
    name,
    title,
    caption,
    blocks: [...bodies[template](filler, data), ...signature],
    pleading,
    footer: pleading ? title : null,
  };
  return { draft, missing: missingFields(template, forum, data) };
}
