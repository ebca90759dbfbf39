import { expect, test, vi } from 'vitest';
import { openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import type { BlobStore } from '#server/kernel/ports/BlobStore';
import type { DocumentEngine } from '#server/kernel/ports/DocumentEngine';
import type { Quarantine } from '#server/kernel/ports/Quarantine';
import { Refusal } from '#server/kernel/Refusal';
import { guardBlobs } from './guardBlobs.ts';
import { guardEngine } from './guardEngine.ts';

const sha256 = 'ab'.repeat(32);
const path = `/data/blobs/ab/${sha256.slice(2)}`;
const held: Quarantine = {
  scanner: { address: '', scan: async () => ({ state: 'clean' }), version: async () => '' },
  admit: vi.fn(async () => {
    throw new Refusal('scan_pending');
  }),
  admitBytes: async () => {},
  vouch: async () => {},
};
/** What opens no document. */
const opensNothing = ['usageOf', 'checkRecognizer', 'close'];

test('every function of the engine that opens a stored file asks the quarantine first', async () => {
  const real = await openDocumentEngine({ workers: 1 });
  const names = Object.keys(real).filter((name) => !opensNothing.includes(name));
  await real.close();
  const opened: string[] = [];
  const fakes = Object.fromEntries(names.map((name) => [name, async () => void opened.push(name)]));
  const guarded = guardEngine(fakes as unknown as DocumentEngine, held) as unknown as Record<
    string,
    (file: object) => Promise<unknown>
  >;
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const file = { path, name: 'Complaint.pdf' };
    const given = name === 'joinPdfs' ? [{ file, title: 'Complaint' }] : file;
    await expect(guarded[name]!(given), name).rejects.toMatchObject({ code: 'scan_pending' });
  }
  expect(opened).toEqual([]);
});

test('the store sends no file that the quarantine holds', async () => {
  const read = vi.fn();
  const store = guardBlobs({ read } as unknown as BlobStore, held);
  await expect(store.read(sha256)).rejects.toMatchObject({ code: 'scan_pending' });
  expect(read).not.toHaveBeenCalled();
});
