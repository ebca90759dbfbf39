import { lazily } from '#web/ui/lazily.tsx';

/** The mark of a tentative ruling, which few motions have. */
export const LazyTentativeMark = lazily(async () => (await import('./TentativeMark.tsx')).TentativeMark, null);
