import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { count, eq } from 'drizzle-orm';
import { pilotFilings, pilots } from '#server/db/schema/pilots';
import { readPilotFiling } from '#server/pilots/readPilotFiling';
import { watchPilots } from '#server/pilots/watchPilots';
import { aPilotFiling } from '#server/testing/aPilotFiling';
import { makeThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { openCourt } from './openCourt.ts';

/**
 * How many filings a minute the portal takes from the folder of a pilot, reads, and checks, one after the other, as the
 * jobs of a pilot do. The last line is one JSON object.
 */
const n = Number(process.argv[2] ?? 200);
const shadow = makeThrowawayDirectory('assize-shadow-');
const court = await openCourt();
const { db, config } = court.services;
const services = { ...court.services, config: { ...config, shadow_folder: shadow.directory } };
const administrator = await court.join('court_administrator');
const today = new Date().toISOString().slice(0, 10);
await db.insert(pilots).values({
  ...{ court_id: court.court, department: 'Department 4', folder: 'civil', targets: [] },
  ...{ starts_on: '2026-01-05', ends_on: today, created_by: administrator.person_id, created_at: new Date() },
});
const folder = path.join(shadow.directory, court.court, 'civil');
await mkdir(folder, { recursive: true });
for (let number = 1; number <= n; number += 1) {
  const { name, pdf, decision } = aPilotFiling({ number });
  for (const [file, content] of [
    [`${name}.pdf`, pdf],
    [`${name}.json`, JSON.stringify(decision)],
  ] as const) {
    await writeFile(path.join(folder, file), content);
    await utimes(path.join(folder, file), new Date('2026-01-05'), new Date('2026-01-05'));
  }
}

const began = performance.now();
await watchPilots(services);
const taken = performance.now();
const waiting = await db.select({ id: pilotFilings.id }).from(pilotFilings);
for (const { id } of waiting) await readPilotFiling(services, id);
const read = performance.now();
await watchPilots(services);
const looked = performance.now();
const [done] = await db.select({ n: count() }).from(pilotFilings).where(eq(pilotFilings.state, 'read'));

console.log(
  JSON.stringify({
    n: done!.n,
    filings_per_minute: Math.round((done!.n * 60_000) / (read - began)),
    take_ms_each: Math.round((taken - began) / n),
    read_ms_each: Math.round((read - taken) / n),
    look_without_news_ms: Math.round(looked - read),
  }),
);
await court.close();
await shadow.remove();
