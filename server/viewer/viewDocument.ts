import type { DocumentView } from '#contract/documentViewer';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { DocumentFile } from '#server/kernel/ports/DocumentEngine';
import { findVersion } from './findVersion.ts';
import type { ByteCache } from './openByteCache.ts';

/** How the viewer shows a document: its pages with their sizes, or its paragraphs. */
export async function viewDocument(
  needs: Needs<'db' | 'blobs' | 'engine' | 'now'>,
  cache: ByteCache,
  viewer: Actor,
  versionId: string,
): Promise<DocumentView> {
  const { version, title } = await findVersion(needs, viewer, versionId);
  const file = { path: needs.blobs.path(version.sha256), name: version.file_name, user: viewer.person_id };
  // A version never changes, so that its layout is computed once.
  const key = `${version.sha256} ${version.file_type} view`;
  const kept = await cache.get(key, async () => Buffer.from(JSON.stringify(await describe(needs, file))));
  return { ...JSON.parse(kept.toString()), document_name: title };
}

async function describe(
  { engine }: Needs<'engine'>,
  file: DocumentFile,
): Promise<
  | Omit<Extract<DocumentView, { layout: 'pages' }>, 'document_name'>
  | Omit<Extract<DocumentView, { layout: 'flow' }>, 'document_name'>
> {
  const sizes = await engine.pageSizes(file);
  if (sizes) {
    return { layout: 'pages', pages: sizes.map(({ width, height }, index) => ({ number: index + 1, width, height })) };
  }
  const text = await engine.read(file);
  const paragraphs = text.layout === 'flow' ? text.paragraphs : [];
  return { layout: 'flow', paragraphs: paragraphs.map(({ number, text }) => ({ number, text })) };
}
