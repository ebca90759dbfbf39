import { z } from 'zod';
import { notificationKinds } from '#domain/notifications/kinds';
import { endpoint } from './endpoint.ts';

/** A notification. */
export const Notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  /** The event, such as `filing.accepted`, with the values in its text. */
  code: z.string(),
  values: z.record(z.string(), z.unknown()),
  /** The same as text. */
  title: z.string(),
  body: z.string(),
  /** The portal path that it links to, if any. */
  href: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  read_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationPage = z.object({
  results: z.array(Notification),
  total: z.number().int(),
  total_pages: z.number().int(),
  /** Number of all unread notifications, regardless of the filter. */
  unread: z.number().int(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

/** Number of the user's unread notifications. */
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
    /** Only unread notifications. */
    unread: z.stringbool().default(false),
  }),
  reply: NotificationPage,
  status: 200,
  summary: 'Returns one page of your notifications, newest first.',
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/notifications/unread/',
  permission: 'notifications:own',
  input: z.object({}),
  reply: UnreadCount,
  status: 200,
  summary: 'Returns the number of your unread notifications.',
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/notifications/:id/read/',
  permission: 'notifications:own',
  body: 'json',
  input: z.object({ id: z.uuid() }),
  reply: UnreadCount,
  status: 200,
  summary: 'Marks one of your notifications as read.',
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read/',
  permission: 'notifications:own',
  body: 'json',
  input: z.object({}),
  reply: UnreadCount,
  status: 200,
  summary: 'Marks all your notifications as read.',
});

/** Each event's data is an UnreadCount: one immediately, then one for every change. */
export const followNotifications = endpoint({
  method: 'GET',
  path: '/notifications/stream',
  permission: 'notifications:own',
  input: z.object({}),
  reply: z.never(),
  status: 200,
  summary: 'Streams the number of your unread notifications as it changes.',
});
