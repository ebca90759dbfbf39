import { parseArgs } from 'node:util';
import { Refusal } from '#server/kernel/Refusal';
import { fuzz } from '#server/testing/fuzz/fuzz';
import { openCourt } from './openCourt.ts';

/**
 * `npm run bench:fuzz [-- --cases N --seed N]`: calls every endpoint in every capacity with valid, invalid, and hostile
 * input, and counts the responses. Exits with 1 if a call caused a fault. The last line is one JSON object with all
 * figures.
 */
const { values } = parseArgs({
  options: { cases: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});

const court = await openCourt();
try {
  // Correctly, the portal reports an unavailable provider with 502; here, that would hide faults.
  const refuse = () => Promise.reject(new Refusal('provider_refused'));
  Object.assign(court.services.provider, { begin: refuse, finish: refuse });
  const began = performance.now();
  const { faults, ...figures } = await fuzz(court, { cases: Number(values.cases), seed: Number(values.seed) });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  for (const [status, count] of Object.entries(figures.byStatus))
    console.log(`${status}  ${String(count).padStart(6)}`);
  for (const { index, call, capacity, status, body } of faults)
    console.log(`${index} ${call} as ${capacity}: ${status} ${body}`);
  console.log(JSON.stringify({ ...figures, faults: faults.length, seconds }));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await court.close();
}
