import { useRef, useState } from 'react';
import type { ProcessedDocument } from '#contract/analyses';
import type { DeskView } from './useDeskView.ts';
import { useDocumentSearch } from './useDocumentSearch.ts';

/** The search bar of a document: whether it is open, its input, and its results. */
export function useSearchPanel(document: ProcessedDocument, view: DeskView) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const search = useDocumentSearch(document.version_id, isOpen, document.pages_without_text, view.pageNow);
  const open = () => {
    setOpen(true);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.select();
    });
  };
  const close = () => {
    setOpen(false);
    view.desk.current?.focus();
  };
  return { isOpen, input, search, open, close };
}

export type SearchPanel = ReturnType<typeof useSearchPanel>;
