import { and, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { writeSourceProblem } from '#contract/messages/writeMessages';
import { dayMs } from '#domain/days/days';
import type { Finding } from '#domain/integrations/components';
import { apiKeys } from '#server/db/schema/apiAccess';
import { researchConnections } from '#server/db/schema/platforms';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import type { Services } from '#server/kernel/needs';
import type { Checks } from './ComponentCheck.ts';

type Connections = 'identity' | 'mail' | 'webhooks' | 'api' | 'courtlistener' | 'ocr' | 'model';

/** What the portal is connected with, asked as it is used. */
export function checkConnections(services: Services, court_id: string): Checks<Connections> {
  const { config, provider, mailer } = services;
  return {
    identity: {
      kind: 'outside',
      async ask() {
        await provider.check();
        return { works: `It answers (${config.oidc.provider_name}).` };
      },
    },
    mail: {
      kind: 'outside',
      async ask() {
        await mailer.check();
        return config.mail.smtp_url
          ? { works: 'The mail server takes mail.' }
          : { absent: 'No mail server is set (SMTP_URL). Each mail is kept as a file in the data folder.' };
      },
    },
    webhooks: { kind: 'outside', ask: () => askWebhooks(services, court_id) },
    api: { kind: 'outside', ask: () => askApi(services, court_id) },
    courtlistener: { kind: 'outside', ask: () => askCourtListener(services, court_id) },
    ocr: { kind: 'own', ask: () => askRecognizer(services) },
    model: {
      kind: 'outside',
      ask: async () => ({ absent: 'None is configured, and none is needed.' }),
    },
  };
}

async function askWebhooks({ db }: Services, court_id: string): Promise<Finding> {
  const rows = await db
    .select({ state: webhookEndpoints.state, n: count(), failing: count(webhookEndpoints.failing_since) })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.court_id, court_id), isNull(webhookEndpoints.removed_at)))
    .groupBy(webhookEndpoints.state);
  if (rows.length === 0) return { absent: 'No other system is told of events.' };
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const failing = sum(({ state, n, failing }) => (state === 'disabled' ? n : failing));
  const all = sum(({ n }) => n);
  return failing > 0
    ? { failed: `${failing} of ${all} systems do not take what they are sent. See the delivery log.` }
    : { works: `${all} systems are told of events.` };
}

async function askApi({ db, now }: Services, court_id: string): Promise<Finding> {
  const [row] = await db
    .select({
      keys: count(),
      used: sql<number>`count(*) filter (where ${apiKeys.last_used_at} > ${new Date(now().getTime() - 30 * dayMs)})::int`,
    })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.court_id, court_id),
        isNotNull(apiKeys.collected_at),
        isNull(apiKeys.revoked_at),
        gt(apiKeys.expires_at, now()),
      ),
    );
  const { keys = 0, used = 0 } = row ?? {};
  return keys > 0
    ? { works: `${keys} keys are valid, ${used} were used in the last 30 days.` }
    : { absent: 'Nobody holds a key to /api/v1.' };
}

async function askCourtListener({ db }: Services, court_id: string): Promise<Finding> {
  const [held] = await db
    .select({ state: researchConnections.state, reason: researchConnections.reason })
    .from(researchConnections)
    .where(
      and(
        eq(researchConnections.court_id, court_id),
        eq(researchConnections.platform, 'courtlistener'),
        isNull(researchConnections.person_id),
      ),
    );
  if (!held) return { absent: 'The court has no token for it. Legal Research, Platforms takes one.' };
  return held.state === 'connected'
    ? { works: 'The court’s token was accepted when it was last tested.' }
    : { failed: held.reason === null ? 'It did not accept the court’s token.' : writeSourceProblem(held.reason) };
}

async function askRecognizer({ config, engine }: Services): Promise<Finding> {
  const read = await engine.checkRecognizer();
  if (read === null) {
    return config.ocr.mode === 'native'
      ? { failed: 'OCR=native is set, and no tesseract that reads English is installed on this machine.' }
      : { absent: 'Turned off (OCR=off). Pages that are pictures are told as without readable text.' };
  }
  const which = read.kind === 'native' ? 'installed on this machine' : 'from the packages';
  return read.works
    ? { works: `${read.name}, ${which}, read two words off a picture.` }
    : { failed: `${read.name}, ${which}, did not read two plain words off a picture.` };
}
