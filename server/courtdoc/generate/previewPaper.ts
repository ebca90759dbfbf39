import type { PaperInput, previewDocument } from '#contract/courtdoc';
import type { ReplyOf } from '#contract/endpoint';
import { layOutPaper } from '#domain/drafting/layout/layOutPaper';
import { composePaper } from '#domain/drafting/templates/composePaper';
import { measureText } from './fonts.ts';

/** The pages of a document as the PDF will have them, and what is still blank. Nothing is kept. */
export function previewPaper({ template_id, jurisdiction, case_data }: PaperInput): ReplyOf<typeof previewDocument> {
  const { paper, missing } = composePaper(template_id, jurisdiction, case_data);
  return { title: paper.name, pages: layOutPaper(paper, measureText), missing };
}
