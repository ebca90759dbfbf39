import type { Anchor } from './anchors.ts';
import type { Turn, Zoom } from './layOutSheets.ts';

/** How the person left a document. */
export type RememberedView = {
  zoom: Zoom;
  turn: Turn;
  /** Null: as the width of the pane suggests. */
  thumbnails: boolean | null;
  /** What was at the upper edge; null at the beginning. For flowing text, `index` is the paragraph. */
  at: Anchor | null;
};

const most = 100;
const views = new Map<string, RememberedView>();

/** How this version was left, or how a document is first shown. */
export function recallView(versionId: string): RememberedView {
  return views.get(versionId) ?? { zoom: 'width', turn: 0, thumbnails: null, at: null };
}

/** Kept until the page is closed, for the hundred documents that were examined last. */
export function rememberView(versionId: string, changes: Partial<RememberedView>): void {
  const view = { ...recallView(versionId), ...changes };
  views.delete(versionId);
  views.set(versionId, view);
  if (views.size > most) views.delete(views.keys().next().value!);
}
