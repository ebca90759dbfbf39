import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Fetched with a check, so that screens that only show documents do not fetch fixes. */
export const LazyOwnCheck = lazily(async () => (await import('./OwnCheck.tsx')).OwnCheck, <Skeleton lines={8} />);
