import type { Http } from '#server/http/serve';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { PageTile } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';
import { findVersion } from './findVersion.ts';
import type { ByteCache } from './openByteCache.ts';

/** The widths in which pages are drawn; the requested width is rounded up, so that few pictures serve all screens. */
const widths = [200, 400, 800, 1200, 1600, 2000, 2400, 3200, 4800, 6400];

/**
 * Sends the picture of one page. The server keeps it; the browser stores none of it on its disk, because a court's
 * public terminal is used by one person after another.
 */
export async function renderDocumentPage(
  needs: Needs<'db' | 'blobs' | 'engine' | 'now'>,
  cache: ByteCache,
  viewer: Actor,
  asked: { version_id: string; page: number; width: number; tile?: string | undefined },
  { reply }: Http,
): Promise<unknown> {
  const { version } = await findVersion(needs, viewer, asked.version_id);
  const width = widths.find((step) => step >= asked.width)!;
  const part = asked.tile === undefined ? `${width}` : `${width}-${asked.tile}`;
  const key = `${version.sha256} ${version.file_type} ${asked.page} ${part}`;
  reply.header('cache-control', 'no-store');
  const file = { path: needs.blobs.path(version.sha256), name: version.file_name, user: viewer.person_id };
  const picture = await cache.get(key, async () => {
    const drawn = await needs.engine.renderPage(file, asked.page, width, tileOf(asked.tile));
    if (!drawn) throw new Refusal('not_found');
    return Buffer.from(drawn);
  });
  return reply.type('image/webp').send(picture);
}

function tileOf(tile: string | undefined): PageTile | undefined {
  if (tile === undefined) return undefined;
  const [column = 0, row = 0] = tile.split('-').map(Number);
  return { column, row };
}
