import type { ContactSubject, SystemActivities, WebhookEnd, WebhookField } from '#domain/activity/messages/systems';
import { platformOf } from '#domain/research/platforms';
import type { ActivityTexts } from '../../Catalog.ts';
import { listed } from '../words.ts';

const webhookFields: Record<WebhookField, string> = {
  url: 'URL',
  description: 'description',
  event_types: 'event types',
  state: 'status',
};

/** The subject of a visitor's request. */
export const contactSubjects: Record<ContactSubject, string> = {
  demo: 'a demo',
  'early-access': 'early access',
  pilot: 'the pilot program',
};

/** Why deliveries to a webhook have ended. */
export function webhookEnd(end: WebhookEnd): string {
  if (end.because === 'gone') return 'The receiver responded with 410: it accepts no more deliveries.';
  const last =
    end.status === null ? 'The receiver did not respond.' : `The receiver’s last response was ${end.status}.`;
  return `No delivery succeeded for several hours. ${last}`;
}

const whose = { own: 'their own', court: 'the court’s' } as const;
const asked = { request: 'API access', extension: 'an extension of API access' } as const;

export const systemActivities: ActivityTexts<SystemActivities> = {
  access_requested: ({ email }, by) => ({
    title: 'API Access Requested',
    description: `${by} requested API access for ${email}.`,
  }),
  extension_requested: ({ email }, by) => ({
    title: 'API Access Extension Requested',
    description: `${by} requested an extension of API access for ${email}.`,
  }),
  access_withdrawn: ({ email }, by) => ({
    title: 'API Access Request Withdrawn',
    description: `${by} withdrew the request for API access for ${email}.`,
  }),
  access_approved: ({ kind, person, email }, by) => ({
    title: 'API Access Approved',
    description: `${by} approved ${asked[kind]} for ${person} (${email}).`,
  }),
  access_denied: ({ kind, person, email }, by) => ({
    title: 'API Access Denied',
    description: `${by} denied ${asked[kind]} for ${person} (${email}).`,
  }),
  key_collected: ({ prefix }, by) => ({
    title: 'API Key Shown',
    description: `The key ${prefix}… was shown to ${by}.`,
  }),
  key_revoked: ({ prefix, email }, by) => ({
    title: 'API Key Revoked',
    description: `${by} revoked the key ${prefix === null ? 'that had not been shown yet' : `${prefix}…`} for ${email}.`,
  }),
  webhook_created: ({ webhook, event_types }, by) => ({
    title: 'Webhook Added',
    description: `${by} added the webhook ${webhook} for ${listed(event_types)}.`,
  }),
  webhook_edited: ({ webhook, fields }, by) => ({
    title: 'Webhook Changed',
    description: `${by} changed the ${listed(fields.map((field) => webhookFields[field]))} of the webhook ${webhook}.`,
  }),
  webhook_removed: ({ webhook }, by) => ({
    title: 'Webhook Removed',
    description: `${by} removed the webhook ${webhook}.`,
  }),
  webhook_disabled: ({ webhook, ...end }) => ({
    title: 'Webhook Disabled',
    description: `The portal disabled the webhook ${webhook}. ${webhookEnd(end)}`,
  }),
  webhook_secret_rotated: ({ webhook }, by) => ({
    title: 'Webhook Secret Rotated',
    description: `${by} created a new signing secret for the webhook ${webhook}.`,
  }),
  webhook_tested: ({ webhook }, by) => ({
    title: 'Webhook Tested',
    description: `${by} sent a test message to the webhook ${webhook}.`,
  }),
  webhook_redelivered: ({ webhook, event_type }, by) => ({
    title: 'Webhook Redelivered',
    description: `${by} redelivered ${event_type} to the webhook ${webhook}.`,
  }),
  research_platform_connected: ({ platform, scope, renewed, connected }, by) => ({
    title: 'Research Platform Connected',
    description: `${by} ${renewed ? 'updated' : 'added'} ${whose[scope]} credentials for ${platformOf(platform).name}${connected ? '' : ', which is not connected yet'}.`,
  }),
  research_platform_disconnected: ({ platform, scope }, by) => ({
    title: 'Research Platform Disconnected',
    description: `${by} removed ${whose[scope]} credentials for ${platformOf(platform).name}.`,
  }),
  contact_requested: ({ about }) => ({
    title: 'Contact Request Received',
    description: `A visitor requested ${contactSubjects[about]}.`,
  }),
  contact_answered: (_, by) => ({
    title: 'Contact Request Answered',
    description: `${by} replied to a visitor’s request.`,
  }),
  contact_closed: (_, by) => ({ title: 'Contact Request Closed', description: `${by} closed a visitor’s request.` }),
  contact_reopened: (_, by) => ({
    title: 'Contact Request Reopened',
    description: `${by} reopened a visitor’s request.`,
  }),
  malware_found: ({ signature, sha256 }, by) => ({
    title: 'Malware Found',
    description: `The scanner found ${signature} in a file that ${by} sent. The portal refused the file. SHA-256: ${sha256}.`,
  }),
};
