import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../layout/conclude.ts';
import { judgeFlattened, ofEach } from '../layout/judgeFile.ts';
import { onPdfs } from '../layout/onPdfs.ts';

/** Whether forms among the papers have been flattened. */
export const liveFormFields: Evaluator = onPdfs((documents) => conclude(ofEach(documents, judgeFlattened)));
