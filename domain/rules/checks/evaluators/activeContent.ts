import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../layout/conclude.ts';
import { judgeActive, ofEach } from '../layout/judgeFile.ts';
import { onPdfs } from '../layout/onPdfs.ts';

/** Whether any of the files acts by itself. */
export const activeContent: Evaluator = onPdfs((documents) => conclude(ofEach(documents, judgeActive)));
