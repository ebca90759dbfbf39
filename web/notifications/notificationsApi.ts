import * as contract from '#contract/notifications';
import type { NotificationKind } from '#domain/notifications/kinds';
import { api } from '#web/api.ts';

/** The query of the list, which is in its address. */
export type NoticesQuery = { page?: number; per_page: number; kind?: NotificationKind; unread?: boolean };

/** The person's notifications, for the bell and its page. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<contract.NotificationPage, NoticesQuery>({
      query: (input) => ({ endpoint: contract.listNotifications, input }),
      providesTags: ['Notifications'],
    }),
    countUnread: build.query<contract.UnreadCount, void>({
      query: () => ({ endpoint: contract.countUnread, input: {} }),
      providesTags: ['Notifications'],
    }),
    readNotification: build.mutation<contract.UnreadCount, string>({
      query: (id) => ({ endpoint: contract.readNotification, input: { id } }),
      invalidatesTags: ['Notifications'],
    }),
    readAllNotifications: build.mutation<contract.UnreadCount, void>({
      query: () => ({ endpoint: contract.readAllNotifications, input: {} }),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const {
  useListNotificationsQuery,
  useCountUnreadQuery,
  useReadNotificationMutation,
  useReadAllNotificationsMutation,
} = notificationsApi;
