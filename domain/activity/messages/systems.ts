import type { NoValues } from '#domain/messages/NoValues';
import type { PlatformId } from '#domain/research/platforms';

/** The settings of a webhook that an administrator changes. */
export const webhookFields = ['url', 'description', 'event_types', 'state'] as const;
export type WebhookField = (typeof webhookFields)[number];

type Webhook = { webhook: string };
type Access = { kind: 'request' | 'extension'; person: string; email: string };
type Credentials = { platform: PlatformId; scope: 'own' | 'court' };

/** Why a webhook was disabled: its receiver responded 410, or failed for hours. `status` is null for no answer. */
export type WebhookEnd = { because: 'gone' } | { because: 'failing'; status: number | null };

/** What a visitor asks for. */
export type ContactSubject = 'demo' | 'early-access' | 'pilot';

/** What the record says of access to the API, webhooks, research platforms, and visitors' requests. */
export type SystemActivities = {
  access_requested: { email: string };
  extension_requested: { email: string };
  access_withdrawn: { email: string };
  access_approved: Access;
  access_denied: Access;
  key_collected: { prefix: string };
  /** `prefix` is null for a key that its owner had not seen. */
  key_revoked: { prefix: string | null; email: string };
  webhook_created: Webhook & { event_types: string[] };
  webhook_edited: Webhook & { fields: WebhookField[] };
  webhook_removed: Webhook;
  webhook_disabled: Webhook & WebhookEnd;
  webhook_secret_rotated: Webhook;
  webhook_tested: Webhook;
  webhook_redelivered: Webhook & { event_type: string };
  research_platform_connected: Credentials & { renewed: boolean; connected: boolean };
  research_platform_disconnected: Credentials;
  contact_requested: { about: ContactSubject };
  contact_answered: NoValues;
  contact_closed: NoValues;
  contact_reopened: NoValues;
  /** The file is named by its fingerprint alone: people without access to filings read this line. */
  malware_found: { signature: string; sha256: string };
};
