import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../layout/conclude.ts';
import { judgeEncryption, ofEach } from '../layout/judgeFile.ts';
import { onPdfs } from '../layout/onPdfs.ts';

/** Whether any of the files is protected. */
export const encryption: Evaluator = onPdfs((documents) => conclude(ofEach(documents, judgeEncryption)));
