import type { Case } from './cases.ts';

/** The limits of a screen: transferred kilobytes (1,000 bytes), and requests. */
export const limits: Record<Case['kind'], { total?: number; script?: number; requests?: number }> = {
  landing: { total: 60 },
  identity: { script: 120 },
  app: { script: 250 },
  filing: { script: 250, requests: 40 },
};

/** The maximum layout shift of a screen. */
export const mostShift = 0.02;

/** The minimum Lighthouse scores. */
export const lowestScores = { performance: { desktop: 95, slow: 85 }, accessibility: 100, best_practices: 100 };
