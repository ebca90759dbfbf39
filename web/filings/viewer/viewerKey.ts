import type { KeyboardEvent } from 'react';

export type ViewerAct = 'search' | 'zoomIn' | 'zoomOut' | 'fit' | 'next' | 'previous' | 'first' | 'last';

const acts: Record<string, ViewerAct> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
  ']': 'next',
  '[': 'previous',
  Home: 'first',
  End: 'last',
};

/** The command of a key in the viewer; letters and symbols only while no one is typing. */
export function viewerKey(event: KeyboardEvent): ViewerAct | null {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'f') return 'search';
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return null;
  return acts[event.key] ?? null;
}
