import { lazily } from '#web/ui/lazily.tsx';

/** The choice of a judge, which few people have. */
export const LazyJudgeChoice = lazily(async () => (await import('./JudgeChoice.tsx')).JudgeChoice, null);
