import { z } from 'zod';
import { notificationKinds } from '#domain/notifications/kinds';
import { endpoint } from './endpoint.ts';

/** A notification. */
export const Notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  /** What happened, e.g. `filing.accepted`, with the values that its words are made of. */
  code: z.string(),
  values: z.record(z.string(), z.unknown()),
  /** The same in words. */
  title: z.string(),
  body: z.string(),
  /** A path of the portal, where there is one. */
  href: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  read_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationPage = z.object({
  results: z.array(Notification),
  total: z.number().int(),
  total_pages: z.number().int(),
  /** Of all, whatever was asked for. */
  unread: z.number().int(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

/** How many the asker has not read. */
export const UnreadCount = z.object({ unread: z.number().int() });
export type UnreadCount = z.infer<typeof UnreadCount>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications/',
  permission: 'notifications:own',
  input: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(20),
    kind: z.enum(notificationKinds).optional(),
    /** Only those that were not read. */
    unread: z.stringbool().default(false),
  }),
  reply: NotificationPage,
  status: 200,
  summary: 'One page of what the asker was told, newest first.',
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/notifications/unread/',
  permission: 'notifications:own',
  input: z.object({}),
  reply: UnreadCount,
  status: 200,
  summary: 'How many notifications the asker has not read.',
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/notifications/:id/read/',
  permission: 'notifications:own',
  body: 'json',
  input: z.object({ id: z.uuid() }),
  reply: UnreadCount,
  status: 200,
  summary: 'Marks one notification of the asker as read.',
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read/',
  permission: 'notifications:own',
  body: 'json',
  input: z.object({}),
  reply: UnreadCount,
  status: 200,
  summary: 'Marks everything that the asker was told until now as read.',
});

/** Each event's data is an UnreadCount: the first at once, the others whenever it changed. */
export const followNotifications = endpoint({
  method: 'GET',
  path: '/notifications/stream',
  permission: 'notifications:own',
  input: z.object({}),
  reply: z.never(),
  status: 200,
  summary: 'How many notifications the asker has not read, as it changes, as an event stream.',
});
