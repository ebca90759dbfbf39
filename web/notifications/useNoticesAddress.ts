import { useSearchParams } from 'react-router';
import { notificationKinds } from '#domain/notifications/kinds';
import type { NoticesQuery } from './notificationsApi.ts';

const perPage = 20;

/** Which notifications are shown, as the address has it, and how to change it. */
export function useNoticesAddress() {
  const [params, setParams] = useSearchParams();
  const kind = notificationKinds.find((one) => one === params.get('kind'));
  const query = {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    per_page: perPage,
    ...(kind ? { kind } : {}),
    ...(params.get('unread') === '1' ? { unread: true } : {}),
  } satisfies NoticesQuery;

  /** Anything but the page leads back to the first one. */
  const change = (changes: { [Name in 'page' | 'kind' | 'unread']?: string }) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (!('page' in changes)) after.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') after.delete(name);
        else after.set(name, value);
      }
      return after;
    });
  return { query, change };
}
