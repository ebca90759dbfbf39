import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The panel of a fix, which is fetched when the first one is opened. */
export const OpenFix = lazily(async () => (await import('./FixPanel.tsx')).FixPanel, <Skeleton lines={6} />);
