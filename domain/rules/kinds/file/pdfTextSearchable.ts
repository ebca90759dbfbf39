import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../shared/conclude.ts';
import { notChecked } from '../shared/lookup.ts';
import { checkSize, ofEach, searchable } from './checkFile.ts';

/** Whether the text of the files can be searched. */
export const pdfTextSearchable: Evaluator<'pdf_text_searchable'> = (rule, { documents }) => {
  const pdfs = documents.filter(({ facts }) => facts.file.format === 'pdf');
  if (pdfs.length === 0) return notChecked({ code: 'needs_pdf', values: {} });
  const most = rule.parameters.max_mb;
  return conclude([
    ...ofEach(documents, searchable),
    ...(most === undefined ? [] : ofEach(documents, (one) => checkSize(one, most))),
  ]);
};
