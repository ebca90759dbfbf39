import { useEffect, useState } from 'react';
import type { ProcessedDocument } from '#contract/analyses';
import { useAppSelector } from '#web/store.ts';
import { fetchPage } from '../fetchDocument.ts';
import { openPictures, type Pictures, widthFor } from './openPictures.ts';
import { recallView } from './rememberedViews.ts';

/**
 * The images of one document. The first visible page is requested together with the sizes of all pages, not after them,
 * which halves the wait on a slow connection.
 */
export function usePictures({ version_id, pages }: ProcessedDocument, deskWidth: number | null): Pictures | null {
  const [pictures, setPictures] = useState<Pictures | null>(null);
  const isMeasured = deskWidth !== null;
  const token = useAppSelector(({ user }) => user.token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is a guess for the first page alone; with another session, what was refused is asked again
  useEffect(() => {
    if (pages === null || !isMeasured) return;
    const opened = openPictures((page, width, signal) => fetchPage(version_id, page, width, signal));
    const { at, zoom } = recallView(version_id);
    if (zoom === 'width') {
      const first = Math.min(pages, (at?.index ?? 0) + 1);
      opened.want('desk', [{ page: first, width: widthFor((deskWidth ?? 0) * devicePixelRatio), inView: true }]);
    }
    setPictures(opened);
    return () => {
      opened.close();
      setPictures(null);
    };
  }, [version_id, pages, isMeasured, token]);
  return pictures;
}
