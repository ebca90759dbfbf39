import { parseArgs } from 'node:util';
import { startPortal } from '../journeys/startPortal.ts';
import { buildIfStale } from '../scripts/build.mjs';
import { findChromium } from '../scripts/findChromium.mjs';
import { type Case, readCases } from './web/cases.ts';
import { findIds } from './web/findIds.ts';
import { measureTransfer } from './web/measureTransfer.ts';
import { openChromium } from './web/openChromium.ts';
import { type Figures, printFigures } from './web/printFigures.ts';
import { type Device, runLighthouse, type Scores } from './web/runLighthouse.ts';
import { type Session, signIn } from './web/signIn.ts';

/**
 * `npm run bench:web [-- --cases FILE --url ADDRESS --runs N --lighthouse none|some|all]`: what Chromium transfers for
 * each screen of the built portal with the sample court, its layout shift, and Lighthouse's scores, each compared with
 * its limit. The last line is one JSON object with all figures.
 */

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    url: { type: 'string' },
    runs: { type: 'string', default: '1' },
    lighthouse: { type: 'string', default: 'some' },
    only: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number, at least 1.');

if (!process.env.CHROME_PATH && !findChromium()) {
  console.log('This bench needs Chrome or Chromium, and none was found. Set CHROME_PATH.');
  console.log(JSON.stringify({ skipped: 'no Chromium' }));
} else await measure();

async function measure(): Promise<void> {
  if (!values.url) await buildIfStale();
  const portal = values.url ? { address: values.url, stop: async () => {} } : await startPortal();
  const browser = await openChromium();
  const sessions = new Map<string, Session>();
  const sessionOf = async ({ as }: Case): Promise<Session | null> => {
    if (!as) return null;
    const session = sessions.get(as) ?? (await signIn(portal.address, as));
    sessions.set(as, session);
    return session;
  };
  const figures: Figures[] = [];
  try {
    const ids = await findIds(portal.address, await signIn(portal.address, 'r.registrar@alder.example.com'));
    const wanted = readCases(values.cases, ids).filter(({ path }) => !values.only || path.startsWith(values.only));
    for (const one of wanted) {
      const url = portal.address + one.path;
      const session = await sessionOf(one);
      const transfer = await measureTransfer(browser, url, session);
      const lighthouse: Partial<Record<Device, Scores[]>> = {};
      if (values.lighthouse === 'all' || (values.lighthouse === 'some' && one.lighthouse))
        for (const device of one.lighthouse ? (['desktop', 'slow'] as const) : (['desktop'] as const)) {
          lighthouse[device] = [];
          for (let run = 0; run < runs; run += 1)
            lighthouse[device].push(await runLighthouse(browser, url, session, device));
        }
      figures.push({ case: one, transfer, lighthouse });
      console.error(`${one.path} is measured`);
    }
    console.log(JSON.stringify(printFigures(figures)));
  } finally {
    await browser.close();
    await portal.stop();
  }
}
