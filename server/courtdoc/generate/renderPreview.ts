import type { DocumentInput, previewDocument } from '#contract/courtdoc';
import type { ReplyOf } from '#contract/endpoint';
import { layOutDraft } from '#domain/drafting/layout/layOutDraft';
import { composeDraft } from '#domain/drafting/templates/composeDraft';
import { measureText } from './fonts.ts';

/** The pages of a document as in its PDF, and what is still blank. Nothing is stored. */
export function renderPreview({
  template_id,
  jurisdiction,
  case_data,
}: DocumentInput): ReplyOf<typeof previewDocument> {
  const { draft, missing } = composeDraft(template_id, jurisdiction, case_data);
  return { title: draft.name, pages: layOutDraft(draft, measureText), missing };
}
