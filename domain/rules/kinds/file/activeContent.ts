import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../shared/conclude.ts';
import { checkActiveContent, ofEach } from './checkFile.ts';
import { onPdfs } from './onPdfs.ts';

/** Whether any of the files has active content. */
export const activeContent: Evaluator<'active_content'> = onPdfs((documents) =>
  conclude(ofEach(documents, checkActiveContent)),
);
