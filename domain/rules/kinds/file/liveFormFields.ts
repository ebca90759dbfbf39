import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../shared/conclude.ts';
import { checkFlattened, ofEach } from './checkFile.ts';
import { onPdfs } from './onPdfs.ts';

/** Whether forms among the documents have been flattened. */
export const liveFormFields: Evaluator<'live_form_fields'> = onPdfs((documents) =>
  conclude(ofEach(documents, checkFlattened)),
);
