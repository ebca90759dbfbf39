import type { ProcessedDocument } from '#contract/analyses';
import type { BinderItem } from '#contract/binders';
import type { DocumentView } from '#contract/documentViewer';
import { tabOf } from '#domain/chambers/binder/applyOrder';
import type { PageSize } from '#web/filings/viewer/layOutSheets.ts';

/** A document of the binder: its tab, and its pages on the desk, from 1; none if it has no pages or was removed. */
export type BinderSection = { item: BinderItem; tab: string; first: number; pages: number };

export type BinderPages = { sections: BinderSection[]; pages: PageSize[] };

/** A page whose size is not known yet. */
const letter = { width: 612, height: 792 };

/** The pages of all documents, one after the other. Until the sizes of a document are known, its pages are letter size. */
export function layOutBinder(
  items: readonly BinderItem[],
  sizes: ReadonlyMap<string, DocumentView>,
  labelOf: (tab: string, page: number, title: string) => string,
): BinderPages {
  const pages: PageSize[] = [];
  const sections = items.map((item, index) => {
    const tab = tabOf(index);
    const first = pages.length + 1;
    for (const [at, { width, height }] of sizesOf(item.document, sizes).entries()) {
      const of = { document: item.document!, number: at + 1, label: labelOf(tab, at + 1, item.title) };
      pages.push({ number: pages.length + 1, width, height, of });
    }
    return { item, tab, first, pages: pages.length + 1 - first };
  });
  return { sections, pages };
}

function sizesOf(document: ProcessedDocument | null, known: ReadonlyMap<string, DocumentView>) {
  const view = document && known.get(document.version_id);
  if (view) return view.layout === 'pages' ? view.pages : [];
  return Array.from({ length: document?.pages ?? 0 }, () => letter);
}

/** The document to which a page of the desk belongs. */
export function sectionAt(sections: readonly BinderSection[], page: number): BinderSection | undefined {
  return sections.find(({ first, pages }) => page >= first && page < first + pages);
}
