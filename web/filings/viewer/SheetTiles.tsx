import { memo, useEffect, useState } from 'react';
import { fetchTile } from '../fetchDocument.ts';
import type { PageSize } from './layOutSheets.ts';
import type { Tile } from './tilesInView.ts';
import styles from './viewer.module.css';

type Props = { versionId: string; page: PageSize; tiles: readonly Tile[] };

/** Sharp tiles over the image of an enlarged page. */
export function SheetTiles({ versionId, page, tiles }: Props) {
  return tiles.map((tile) => (
    <TilePicture key={`${tile.width} ${tile.key}`} versionId={versionId} page={page} tile={tile} />
  ));
}

type TileProps = { versionId: string; page: PageSize; tile: Tile };

/** One tile; until it has loaded, or if it cannot be loaded, the image of the entire page is visible. */
const TilePicture = memo(
  function TilePicture({ versionId, page, tile }: TileProps) {
    const [url, setUrl] = useState<string | null>(null);
    const { key, width, left, top, side } = tile;
    useEffect(() => {
      const stop = new AbortController();
      let made: string | null = null;
      fetchTile(versionId, page.number, width, key, stop.signal).then(
        (blob) => {
          if (stop.signal.aborted) return;
          made = URL.createObjectURL(blob);
          setUrl(made);
        },
        () => {},
      );
      return () => {
        stop.abort();
        if (made) URL.revokeObjectURL(made);
      };
    }, [versionId, page.number, width, key]);
    if (!url) return null;
    const [wide, high] = [Math.min(side, page.width - left), Math.min(side, page.height - top)];
    return (
      <img
        className={styles.tile}
        src={url}
        alt=""
        draggable={false}
        style={{ left, top, width: wide, height: high }}
      />
    );
  },
  (old, now) =>
    old.versionId === now.versionId &&
    old.page === now.page &&
    old.tile.key === now.tile.key &&
    old.tile.width === now.tile.width,
);
