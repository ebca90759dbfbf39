import type { PageText } from '#contract/documentViewer';

const texts = new WeakMap<Element, PageText>();

/** Records which words a text layer shows, so that a selection in it can be mapped to their positions. */
export function keepLayer(layer: Element | null, text: PageText): void {
  if (layer) texts.set(layer, text);
}

export function textOfLayer(layer: Element): PageText | undefined {
  return texts.get(layer);
}
