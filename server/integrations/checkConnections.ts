import { counted } from '#contract/messages/en/words';
import { writeSourceProblem } from '#contract/messages/writeMessages';
import type { Finding } from '#domain/integrations/components';
import { countKeysInUse } from '#server/apiAccess/countKeysInUse';
import type { Services } from '#server/kernel/needs';
import { findCourtConnection } from '#server/platforms/findCourtConnection';
import { countEndpoints } from '#server/webhooks/countEndpoints';
import type { Checks } from './ComponentCheck.ts';
import { checkScanner } from './checkScanner.ts';

type Connections = 'scanner' | 'identity' | 'mail' | 'webhooks' | 'api' | 'courtlistener' | 'ocr' | 'model';

/** The portal's connections, each checked in the way it is used. */
export function checkConnections(services: Services, court_id: string): Checks<Connections> {
  const { config, provider, mailer } = services;
  return {
    scanner: { kind: 'outside', ask: () => checkScanner(services) },
    identity: {
      kind: 'outside',
      async ask() {
        await provider.check();
        return { works: `Sign-in through ${config.oidc.provider_name} is available.` };
      },
    },
    mail: {
      kind: 'outside',
      async ask() {
        await mailer.check();
        return config.mail.smtp_url
          ? { works: 'The mail server accepts email.' }
          : { absent: 'No mail server is configured (SMTP_URL). Emails are saved as files in the data folder.' };
      },
    },
    webhooks: { kind: 'outside', ask: () => askWebhooks(services, court_id) },
    api: { kind: 'outside', ask: () => askApi(services, court_id) },
    courtlistener: { kind: 'outside', ask: () => askCourtListener(services, court_id) },
    ocr: { kind: 'own', ask: () => askRecognizer(services) },
    model: {
      kind: 'outside',
      ask: async () => ({ absent: 'No language model is configured. The portal does not require one.' }),
    },
  };
}

async function askWebhooks({ db }: Services, court_id: string): Promise<Finding> {
  const { all, failing } = await countEndpoints(db, court_id);
  if (all === 0) return { absent: 'No endpoints are configured.' };
  return failing > 0
    ? { failed: `Deliveries are failing to ${failing} of ${counted(all, 'endpoint')}. See the delivery log.` }
    : { works: `${counted(all, 'endpoint')} ${all === 1 ? 'receives' : 'receive'} events.` };
}

async function askApi(services: Services, court_id: string): Promise<Finding> {
  const { keys, used } = await countKeysInUse(services, court_id);
  return keys > 0
    ? { works: `${counted(keys, 'valid key')}; ${used} used in the last 30 days.` }
    : { absent: 'No API keys have been issued.' };
}

async function askCourtListener({ db }: Services, court_id: string): Promise<Finding> {
  const held = await findCourtConnection(db, court_id, 'courtlistener');
  if (!held) return { absent: 'The court has no token. Add one under Legal Research, Platforms.' };
  return held.state === 'connected'
    ? { works: 'The court’s token was accepted at the last test.' }
    : { failed: held.reason === null ? 'The court’s token was not accepted.' : writeSourceProblem(held.reason) };
}

async function askRecognizer({ config, engine }: Services): Promise<Finding> {
  const read = await engine.checkRecognizer();
  if (read === null) {
    return config.ocr.mode === 'native'
      ? { failed: 'OCR=native is set, but tesseract with its English model is not installed on this machine.' }
      : { absent: 'Turned off (OCR=off). Scanned pages are reported as having no readable text.' };
  }
  const which = read.kind === 'native' ? 'installed on this machine' : 'included with the portal';
  return read.works
    ? { works: `${read.name}, ${which}, recognized the test image.` }
    : { failed: `${read.name}, ${which}, did not recognize the test image.` };
}
