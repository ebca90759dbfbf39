import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from './Skeleton.tsx';

/**
 * A part of a screen that is fetched when it is first shown, such as a tab or a dialog. A placeholder reserves its
 * space until then; null for dialogs, which have none.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = <Skeleton lines={8} />,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={placeholder}>
      <Part {...props} />
    </Suspense>
  );
}
