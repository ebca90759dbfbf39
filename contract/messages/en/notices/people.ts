import { spellDay } from '#domain/days/spellDay';
import { roleNames } from '#domain/identity/roleNames';
import type { NoticeMessages } from '#domain/notifications/NoticeMessages';
import type { NoticeTexts } from '../../Catalog.ts';
import { contactSubjects, webhookEnd } from '../activity/systems.ts';

type PeopleNotices = Pick<
  NoticeMessages,
  Extract<
    keyof NoticeMessages,
    `${'judge' | 'attorney' | 'access' | 'contact' | 'role' | 'counsel' | 'webhook' | 'seal'}.${string}`
  >
>;

const request = { request: 'Your request for API access', extension: 'Your request to extend API access' } as const;

export const peopleNotices: NoticeTexts<PeopleNotices> = {
  'seal.ending': ({ court, ends_on, days_left }) => ({
    title:
      days_left === 0 ? 'The certificate of the court’s seal has ended' : 'The certificate of the court’s seal ends',
    body: `${
      days_left === 0
        ? `The certificate of ${court} ended on ${spellDay(ends_on)}. Orders cannot be signed.`
        : `The certificate of ${court} ends on ${spellDay(ends_on)}. After that day, orders cannot be signed.`
    } An administrator creates or imports another one in Settings, Court, Seal.`,
  }),
  'counsel.recorded': ({ case_number, case_title, party, role }) => ({
    title: `Counsel of record: ${case_number}`,
    body: `The court recorded you as counsel for ${party} (${role}) in ${case_title}.`,
  }),
  'counsel.ended': ({ case_number, case_title, party, role }) => ({
    title: `No longer counsel of record: ${case_number}`,
    body: `The court recorded that you no longer represent ${party} (${role}) in ${case_title}.`,
  }),
  'judge.pending': ({ person }) => ({
    title: 'Judge awaiting verification',
    body: `${person} requests verification as a judge of this court.`,
  }),
  'attorney.claimed': ({ person, bar_number }) => ({
    title: 'Attorney awaiting confirmation',
    body: `${person} claims to be the attorney with bar number ${bar_number}.`,
  }),
  'access.requested': ({ person, email }) => ({
    title: 'API access requested',
    body: `${person} requested an API key for ${email}.`,
  }),
  'access.extension_requested': ({ person, email }) => ({
    title: 'API access requested',
    body: `${person} requested an extension of API access for ${email}.`,
  }),
  'access.approved': ({ asked, email, reason }) => ({
    title: 'API access approved',
    body: [
      `${request[asked]} for ${email} was approved.`,
      reason,
      asked === 'request' && 'Show your key under API Access Management.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  'access.denied': ({ asked, email, reason }) => ({
    title: 'API access denied',
    body: [`${request[asked]} for ${email} was denied.`, reason].filter(Boolean).join(' '),
  }),
  'contact.requested': ({ about, person, organization }) => ({
    title: `New request for ${contactSubjects[about]}`,
    body: `${person} of ${organization} requested ${contactSubjects[about]}.`,
  }),
  'role.changed': ({ by, before, role }) => ({
    title: `Your role is now ${roleNames[role]}`,
    body: `${by} changed your role from ${roleNames[before]} to ${roleNames[role]}.`,
  }),
  'role.judge_verified': ({ by, now_judge }) => ({
    title: now_judge ? `Your role is now ${roleNames.judge}` : 'Your judge profile is verified',
    body: `${by} verified your judge profile.`,
  }),
  'role.judge_refused': ({ reason }) => ({ title: 'Your judge profile was not verified', body: reason }),
  'role.judge_withdrawn': ({ reason }) => ({ title: 'Your verification as a judge was withdrawn', body: reason }),
  'role.attorney_confirmed': ({ by, bar_number }) => ({
    title: `Your role is now ${roleNames.attorney}`,
    body: `${by} confirmed that the roster entry with bar number ${bar_number} is yours.`,
  }),
  'role.attorney_refused': ({ reason }) => ({ title: 'You were not confirmed as an attorney', body: reason }),
  'webhook.disabled': ({ webhook, ...end }) => ({
    title: 'Webhook disabled',
    body: `${webhook} was disabled. ${webhookEnd(end)}`,
  }),
};
