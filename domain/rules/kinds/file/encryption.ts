import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../shared/conclude.ts';
import { checkEncryption, ofEach } from './checkFile.ts';
import { onPdfs } from './onPdfs.ts';

/** Whether any of the files is protected. */
export const encryption: Evaluator<'encryption'> = onPdfs((documents) => conclude(ofEach(documents, checkEncryption)));
