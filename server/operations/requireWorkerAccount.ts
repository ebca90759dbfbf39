import { startDocumentWorker } from '#server/documents/engine/startDocumentWorker';
import { type Config, SettingsError } from '#server/kernel/config';
import type { Log } from '#server/kernel/Log';

const memoryBytes = 512 * 1024 * 1024;

/**
 * Starts one document worker in the account that the settings name. Where that fails, the portal does not start: every
 * document would be refused. A portal that runs as root without such an account is warned of.
 */
export async function requireWorkerAccount({ document_worker_account: account }: Config, log: Log): Promise<void> {
  if (!account) {
    if (process.getuid?.() === 0) {
      log.warn(
        'The portal runs as root, and so do the processes that open documents. Set DOCUMENT_WORKER_ACCOUNT, or run the portal as a separate user.',
      );
    }
    return;
  }
  try {
    // The system may refuse immediately to start a process in another account, or the process may exit as it starts.
    const worker = startDocumentWorker({ milliseconds: 60_000, memoryBytes, account }, log);
    await worker.ready.finally(() => worker.stop());
  } catch {
    throw new SettingsError(
      `DOCUMENT_WORKER_ACCOUNT: document workers cannot start as ${account.uid}:${account.gid}. The portal must be started as root, and that account must have read access to the portal's program and packages.`,
    );
  }
}
