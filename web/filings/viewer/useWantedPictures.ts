import { type RefObject, useEffect } from 'react';
import type { DeskLayout } from './layOutSheets.ts';
import { type Pictures, sharpWidth } from './openPictures.ts';
import { indexesOf } from './useSheetRange.ts';

type Range = { first: number; last: number };

/** Requests the images of the pages in range, starting with those nearest to the middle of the view. */
export function useWantedPictures(
  pictures: Pictures,
  layout: DeskLayout | null,
  size: { height: number } | null,
  range: Range,
  scroll: RefObject<{ top: number }>,
): void {
  useEffect(() => {
    if (!layout || !size || range.last < range.first) return;
    const { top } = scroll.current;
    const bottom = top + size.height;
    const near = indexesOf(range)
      .map((index) => layout.sheets[index])
      .filter((sheet) => sheet !== undefined)
      .map((sheet) => ({ sheet, apart: Math.abs(sheet.top + sheet.height / 2 - (top + bottom) / 2) }))
      .sort((one, other) => one.apart - other.apart);
    pictures.want(
      'desk',
      near.map(({ sheet }) => ({
        page: sheet.page.number,
        width: sharpWidth(sheet),
        inView: sheet.top < bottom && sheet.top + sheet.height > top,
      })),
    );
  }, [layout, size, range, pictures, scroll]);
}
