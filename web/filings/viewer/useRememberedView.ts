import { useCallback, useState } from 'react';
import { type RememberedView, recallView, rememberView } from './rememberedViews.ts';

type View = Omit<RememberedView, 'at'>;

/** The stored zoom, rotation, and thumbnails of each version. */
export function useRememberedView(versionId: string): [View, (changes: Partial<View>) => void] {
  const [state, setState] = useState(() => ({ versionId, view: recallView(versionId) }));
  const current = state.versionId === versionId ? state : { versionId, view: recallView(versionId) };
  if (current !== state) setState(current);
  const change = useCallback(
    (changes: Partial<View>) => {
      rememberView(versionId, changes);
      setState({ versionId, view: recallView(versionId) });
    },
    [versionId],
  );
  return [current.view, change];
}
