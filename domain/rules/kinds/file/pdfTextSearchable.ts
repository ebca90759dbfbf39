import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../shared/conclude.ts';
import { notChecked } from '../shared/lookup.ts';
import { asks, numberOf } from '../shared/parameter.ts';
import { judgeEncryption, judgeSize, ofEach, searchable } from './judgeFile.ts';

/** Whether the words of the files can be searched. */
export const pdfTextSearchable: Evaluator = (rule, { documents }) => {
  const pdfs = documents.filter(({ facts }) => facts.file.format === 'pdf');
  if (pdfs.length === 0) return notChecked('Needs a PDF.');
  const most = numberOf(rule, 'max_mb');
  return conclude([
    ...ofEach(documents, searchable),
    ...(asks(rule, 'no_lock') ? ofEach(documents, judgeEncryption) : []),
    ...(most === undefined ? [] : ofEach(documents, (one) => judgeSize(one, most))),
  ]);
};
