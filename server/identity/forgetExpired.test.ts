import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  passwordLinks,
  providerSignIns,
  sessions,
  sessionTokens,
  signInFailures,
  signInTickets,
} from '#server/db/schema/signIn';
import { addJob } from '#server/jobs/addJob';
import { openJobQueue } from '#server/jobs/jobQueue';
import { hashSecret, newSecret } from '#server/secrets/tokens';
import { countAttempt } from './countAttempt.ts';
import { forgetExpired } from './forgetExpired.ts';
import { forgetExpiredJob, scheduleForgetting } from './forgetExpiredJob.ts';
import { identityAssignments } from './identityAssignments.ts';
import { issuePasswordLink, resetLinkLifetimeMs } from './issuePasswordLink.ts';
import { type SignInCourt, startSignInCourt } from './testing/startSignInCourt.ts';

let court: SignInCourt;
beforeAll(async () => {
  court = await startSignInCourt();
});
afterAll(() => court.stop());

const hours = (count: number) => count * 60 * 60_000;
const secrets = [providerSignIns, signInTickets, passwordLinks, sessionTokens, signInFailures] as const;
const countRows = () => Promise.all(secrets.map((table) => court.db.$count(table)));

test('what no one can use any more is removed, and what is in use stays', async () => {
  const began = new Date('2026-03-02T08:00:00Z');
  court.clock.now = began;
  const person = await court.addPerson('judge');
  const soon = { browser_hash: hashSecret(newSecret()), expires_at: new Date(began.getTime() + 60_000) };
  await court.openSession(person, 'judge');
  await court.db
    .insert(providerSignIns)
    .values({ ...soon, state_hash: hashSecret('state'), nonce: 'n', code_verifier: 'v' });
  await court.db.insert(signInTickets).values({ ...soon, ticket_hash: hashSecret('ticket'), person_id: person.id });
  await issuePasswordLink(court.db, court.services, person.id, resetLinkLifetimeMs);
  await countAttempt(court.services, 'account:x');

  court.clock.now = new Date(began.getTime() + 60_000);
  await forgetExpired(court.services);
  expect(await countRows()).toEqual([1, 1, 1, 1, 1]);

  court.clock.now = new Date(began.getTime() + hours(29));
  await court.openSession(person, 'judge');
  await forgetExpired(court.services);
  expect(await countRows()).toEqual([0, 0, 0, 1, 0]);
  expect(await court.db.$count(sessions)).toBe(2);
});

test('it comes round every hour, once for however many processes', async () => {
  const waiting = async () =>
    (await court.db.$client.query('select key, run_at from graphile_worker.jobs')).rows as { run_at: Date }[];
  court.clock.now = new Date();
  await Promise.all([scheduleForgetting(court.services), scheduleForgetting(court.services)]);
  expect(await waiting()).toHaveLength(1);

  const queue = openJobQueue(court.db, court.connection);
  await queue.run(identityAssignments(court.services));
  try {
    await countAttempt({ ...court.services, now: () => new Date(0) }, 'account:old');
    await addJob(court.db, forgetExpiredJob, {}, { jobKey: forgetExpiredJob.name });
    await vi.waitFor(async () => {
      expect(await court.db.$count(signInFailures)).toBe(0);
      expect((await waiting()).map(({ run_at }) => run_at.getTime())).toEqual([court.clock.now.getTime() + hours(1)]);
    }, 5000);
  } finally {
    await queue.stop();
  }
});
