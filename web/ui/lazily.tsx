import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from './Skeleton.tsx';

/**
 * A part of a screen that is fetched when it is first shown, such as a tab or a dialog. A placeholder reserves its
 * space until then; null for dialogs, which have none. If the part cannot be fetched, its screen shows the failure.
 *
 * React's `lazy` would do the same, but with `Suspense` a part appears at the earliest 300 ms after its placeholder
 * (React calls it the throttle of fallbacks), also if it was fetched in ten.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = <Skeleton lines={8} />,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  const fetchPart = () => {
    fetching ??= load().then((fetched) => {
      Part = fetched;
    });
    return fetching;
  };
  return function Lazily(props: Props) {
    const [state, setState] = useState<'fetched' | { failure: unknown } | null>(null);
    const isMissing = Part === undefined;
    // Immediately, and not after the effects of the screen.
    if (isMissing) fetchPart().catch(() => {});
    useEffect(() => {
      if (!isMissing) return;
      let isShown = true;
      fetchPart().then(
        () => isShown && setState('fetched'),
        (failure: unknown) => isShown && setState({ failure }),
      );
      return () => {
        isShown = false;
      };
    }, [isMissing]);
    if (state !== null && state !== 'fetched') throw state.failure;
    return Part ? <Part {...props} /> : placeholder;
  };
}
