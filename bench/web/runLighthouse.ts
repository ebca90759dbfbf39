import lighthouse, { desktopConfig } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { keepSession, type Session } from './signIn.ts';

/** Lighthouse's scores for one screen, from 0 to 100, with the milliseconds that the performance score is based on. */
export type Scores = {
  performance: number;
  accessibility: number;
  best_practices: number;
  fcp_ms: number;
  lcp_ms: number;
  tbt_ms: number;
  cls: number;
  /** The audits that lowered the score for accessibility or best practices. */
  failed: string[];
};

/**
 * A desktop on a fast connection, or Lighthouse's phone: slow 4G (1.6 Mbit/s, 150 ms) and a processor at a quarter of
 * the speed.
 */
export type Device = 'desktop' | 'slow';

/** On a busy machine, the beginning of the recording is sometimes missing, and Lighthouse requests another run. */
const tries = 3;

/** One run of Lighthouse in a new browser profile, with the session of a person, if any. */
export async function runLighthouse(
  browser: Browser,
  url: string,
  session: Session | null,
  device: Device,
): Promise<Scores> {
  for (let tried = 1; ; tried += 1) {
    const report = await runOnce(browser, url, session, device);
    if (!report.runtimeError) return toScores(report);
    if (tried === tries) throw new Error(`${url}: ${report.runtimeError.message}`);
  }
}

async function runOnce(browser: Browser, url: string, session: Session | null, device: Device): Promise<Report> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (session) await keepSession(page, session);
    const result = await lighthouse(
      url,
      {
        disableStorageReset: true,
        onlyCategories: ['performance', 'accessibility', 'best-practices'],
        logLevel: 'error',
      },
      device === 'desktop' ? desktopConfig : undefined,
      page as never,
    );
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    return result.lhr;
  } finally {
    await context.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function toScores({ categories, audits }: Report): Scores {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => Math.round(audits[audit]?.numericValue ?? 0);
  const failed = ['accessibility', 'best-practices'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    fcp_ms: figure('first-contentful-paint'),
    lcp_ms: figure('largest-contentful-paint'),
    tbt_ms: figure('total-blocking-time'),
    cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
    failed,
  };
}
