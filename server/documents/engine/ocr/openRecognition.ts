import os from 'node:os';
import { type Log, silentLog } from '#server/kernel/Log';
import type { RecognitionMode } from '#server/kernel/recognitionModes';
import type { WorkerAccount } from '../workerProcess.ts';
import { openBundledRecognizer } from './bundledRecognizer.ts';
import { findNativeTesseract, openNativeRecognizer } from './nativeRecognizer.ts';
import { mostRecognizedPages, type Recognition } from './Recognition.ts';
import type { RecognizerLimits } from './RecognizerLimits.ts';

export type RecognitionOptions = {
  mode?: RecognitionMode;
  /** Simultaneous pages; by default, one per core. */
  parallel?: number | undefined;
  /** For one page, in each turn in which it is tried. */
  secondsPerPage?: number | null;
  mostPages?: number | null;
  /** The account in which its processes work; the portal's own unless one is named. */
  account?: WorkerAccount | null;
  log?: Log;
};

export const secondsPerPageByDefault = 60;
const memoryBytes = 768 * 1024 * 1024;

/**
 * Finds a recognizer for scans. Undefined if recognition is off. Its processes are started when they are first needed.
 */
export async function openRecognition(options: RecognitionOptions = {}): Promise<Recognition | undefined> {
  const { mode = 'auto', log = silentLog } = options;
  const mostPages = options.mostPages ?? mostRecognizedPages;
  if (mode === 'off') return undefined;
  const limits: RecognizerLimits = {
    parallel: options.parallel ?? Math.max(1, os.availableParallelism()),
    milliseconds: (options.secondsPerPage ?? secondsPerPageByDefault) * 1000,
    memoryBytes,
    account: options.account ?? null,
  };
  const version = mode === 'bundled' ? null : await findNativeTesseract();
  if (version !== null) return { recognizer: openNativeRecognizer(version, limits), mostPages };
  if (mode === 'native') {
    log.warn('OCR is set to native, but tesseract with its English model is not installed. Scans are not read.');
    return undefined;
  }
  return { recognizer: openBundledRecognizer(limits, log), mostPages };
}
