import type { ChildProcess } from 'node:child_process';
import { Refusal } from '#server/kernel/Refusal';

/** How Node exits when its memory is full, and how the system kills a process for lack of memory. */
const outOfMemory = new Set(['SIGABRT', 'SIGKILL', 'SIGTRAP']);
const abortedStatus = 134;

/** Why a document is refused whose worker exited: for lack of memory, or else as one that cannot be opened. */
export function refusalForExit(child: Pick<ChildProcess, 'exitCode' | 'signalCode'>, fileName: string): Refusal {
  const memory = outOfMemory.has(child.signalCode ?? '') || child.exitCode === abortedStatus;
  return new Refusal(memory ? 'document_too_much_memory' : 'document_corrupt', { file_name: fileName });
}
