import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { findHeldForSystem, findInfectedForSystem } from '#server/scanning/scanRepository';
import type { StoredFiling } from './filingRepository.ts';

type Files = readonly { sha256: string; file_name: string }[];

/** Refuses files of which a scan found that one is infected, with its name. What is not scanned yet passes. */
export async function assertCleanFiles(db: Db, files: Files): Promise<void> {
  const [found] = await findInfectedForSystem(
    db,
    files.map(({ sha256 }) => sha256),
  );
  if (found) throw infected(files, found);
}

/** The same for every document of these filings. */
export function assertNoMalware(db: Db, filings: readonly Pick<StoredFiling, 'documents'>[]): Promise<void> {
  return assertCleanFiles(db, filesOf(filings));
}

/** Refuses documents that are infected, and those that are not scanned yet: the court puts neither on the docket. */
export async function assertScanned(db: Db, filings: readonly Pick<StoredFiling, 'documents'>[]): Promise<void> {
  const files = filesOf(filings);
  const held = await findHeldForSystem(
    db,
    files.map(({ sha256 }) => sha256),
  );
  const found = held.find(({ verdict }) => verdict === 'infected');
  if (found) throw infected(files, found);
  if (held.length > 0) throw new Refusal('scan_pending_acceptance');
}

const filesOf = (filings: readonly Pick<StoredFiling, 'documents'>[]): Files =>
  filings.flatMap(({ documents }) => documents.map(({ version }) => version));

function infected(files: Files, { document_sha256, signature }: { document_sha256: string; signature: string | null }) {
  const file_name = files.find(({ sha256 }) => sha256 === document_sha256)?.file_name;
  return new Refusal('document_infected', { file_name, signature });
}
