import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Picture } from '#server/kernel/ports/Recognizer';
import { recognizerVariables, segmentationOf } from './recognizerVariables.ts';
import type { TesseractCore, TesseractModule } from './TesseractModule.ts';

/** The process in which the bundled tesseract reads pictures, one at a time. It opens no document and needs no network. */

export type RecognitionMessage =
  | { kind: 'ready' }
  | { kind: 'done'; hocr: string; heldBytes: number }
  | { kind: 'fault'; message: string };

const neuralOnly = 1;
/** The only file that the build opens as a picture. */
const picturePath = '/input';
const upright = 1;

const say = (message: RecognitionMessage) => process.send?.(message);

async function start(): Promise<(picture: Picture) => string> {
  const require = createRequire(import.meta.url);
  const core = require('tesseract.js-core/tesseract-core-simd-lstm.js') as TesseractCore;
  const module = await core({});
  const model = path.join(path.dirname(require.resolve('@tesseract.js-data/eng')), '4.0.0_best_int/eng.traineddata.gz');
  module.FS.writeFile('eng.traineddata', await promisify(gunzip)(await readFile(model)));
  const tesseract = new module.TessBaseAPI();
  if (tesseract.Init(null, 'eng', neuralOnly, null) !== 0) throw new Error('The English model could not be loaded.');
  return (picture) => recognize(module, tesseract, picture);
}

function recognize(
  module: TesseractModule,
  tesseract: InstanceType<TesseractModule['TessBaseAPI']>,
  picture: Picture,
): string {
  module.FS.writeFile(picturePath, picture.png);
  try {
    if (tesseract.SetImageFile(upright, 0) === 1) throw new Error('The image could not be opened.');
    const variables = { ...recognizerVariables(picture), tessedit_pageseg_mode: segmentationOf(picture) };
    for (const [name, value] of Object.entries(variables)) tesseract.SetVariable(name, value);
    if (tesseract.Recognize(null) !== 0) throw new Error('The image could not be recognized.');
    return tesseract.GetHOCRText(0);
  } finally {
    tesseract.Clear();
    module.FS.unlink(picturePath);
  }
}

const reader = start();
process.on('message', (picture: Picture) => {
  reader
    .then((read) => say({ kind: 'done', hocr: read(picture), heldBytes: process.memoryUsage.rss() }))
    .catch((error: Error) => say({ kind: 'fault', message: String(error?.stack ?? error) }));
});
// Signals go to the entire process group; the server decides whether this process is still needed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
void reader.then(() => say({ kind: 'ready' }));
