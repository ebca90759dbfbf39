import { z } from 'zod';
import { notificationKinds } from '#domain/notifications/kinds';
import { oneOf, pageNumber } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import type { NoticesQuery } from './notificationsApi.ts';

const perPage = 20;

const schema = z.object({ page: pageNumber, kind: oneOf(notificationKinds), unread: oneOf(['1']) });

/** The filters of the list, as in the address, and functions that change them. */
export function useNoticesAddress() {
  const { query, change } = useUrlQuery(schema);
  const { page, kind, unread } = query;
  const asked = { page, per_page: perPage, ...(kind && { kind }), ...(unread && { unread: 'true' }) };
  return { query: asked satisfies NoticesQuery, change };
}
