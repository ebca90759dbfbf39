import { counted } from '#contract/messages/en/words';
import { dayMs } from '#domain/days/days';
import type { Finding } from '#domain/integrations/components';
import type { Services } from '#server/kernel/needs';
import { eicar } from '#server/scanning/eicar';
import { countScans } from '#server/scanning/scanRepository';

/** Whether the scanner finds the standard test file, and how many files it has found or not scanned yet. */
export async function checkScanner({ db, now, quarantine }: Services): Promise<Finding> {
  const { scanner } = quarantine;
  if (!scanner) return { absent: 'No malware scanner is configured (CLAMD). Files are not scanned for malware.' };
  const version = await scanner.version();
  const test = Buffer.from(eicar);
  const answer = await scanner.scan(oneChunk(test), test.length);
  if (answer.state === 'clean') {
    return { failed: `${version} did not find the EICAR test file. Its signatures may not be loaded.` };
  }
  if (answer.state === 'not_scanned') return { failed: `${version} did not scan the test file.` };
  const since = new Date(now().getTime() - 30 * dayMs);
  const { not_scanned, infected } = await countScans(db, since);
  return {
    works: `${version} found the test file. ${counted(not_scanned, 'file')} not scanned yet; ${counted(infected, 'infected file')} found in the last 30 days.`,
  };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
