import * as contract from '#contract/notifications';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

/** The query of the list, which is in its address. */
export type NoticesQuery = Given<typeof contract.listNotifications>;

/** The endpoints of notifications, for the bell and its page. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: ask(build, contract.listNotifications, { providesTags: ['Notifications'] }),
    countUnread: ask(build, contract.countUnread, { providesTags: ['UnreadCount'] }),
    readNotification: change(build, contract.readNotification, { invalidatesTags: ['Notifications', 'UnreadCount'] }),
    readAllNotifications: change(build, contract.readAllNotifications, {
      invalidatesTags: ['Notifications', 'UnreadCount'],
    }),
  }),
});

export const {
  useListNotificationsQuery,
  useCountUnreadQuery,
  useReadNotificationMutation,
  useReadAllNotificationsMutation,
} = notificationsApi;
