import { useEffect, useRef, useState } from 'react';
import { fetchPage } from '#web/filings/fetchDocument.ts';
import type { PageSize } from '#web/filings/viewer/layOutSheets.ts';
import { openPictures, type Pictures } from '#web/filings/viewer/openPictures.ts';

/** The images of the pages of several documents, by the number of each page on the desk. */
export function useBinderPictures(pages: readonly PageSize[]): Pictures | null {
  const [pictures, setPictures] = useState<Pictures | null>(null);
  const sources = useRef(pages);
  sources.current = pages;
  // The images belong to numbers on the desk, which change with the order and the number of pages of the documents.
  const order = pages.map(({ of }) => (of?.number === 1 ? of.document.version_id : '')).join();
  useEffect(() => {
    if (order === '') return;
    const opened = openPictures((page, width, signal) => {
      const of = sources.current[page - 1]?.of;
      return of ? fetchPage(of.document.version_id, of.number, width, signal) : Promise.reject(new Error('No page'));
    });
    setPictures(opened);
    return () => {
      opened.close();
      setPictures(null);
    };
  }, [order]);
  return pictures;
}
