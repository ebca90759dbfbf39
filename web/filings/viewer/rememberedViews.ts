import type { Anchor } from './anchors.ts';
import type { Turn, Zoom } from './layOutSheets.ts';

/** The view of a document when the person left it. */
export type RememberedView = {
  zoom: Zoom;
  turn: Turn;
  /** Null: depends on the width of the pane. */
  thumbnails: boolean | null;
  /** The content at the upper edge; null at the beginning. In a document without pages, `index` is the paragraph. */
  at: Anchor | null;
};

const most = 100;
const views = new Map<string, RememberedView>();

/** The stored view of this version, or the initial view of a document. */
export function recallView(versionId: string): RememberedView {
  return views.get(versionId) ?? { zoom: 'width', turn: 0, thumbnails: null, at: null };
}

/** Stores the view until the page is closed, for the 100 documents that were viewed last. */
export function rememberView(versionId: string, changes: Partial<RememberedView>): void {
  const view = { ...recallView(versionId), ...changes };
  views.delete(versionId);
  views.set(versionId, view);
  if (views.size > most) views.delete(views.keys().next().value!);
}
