import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarFeed } from '#contract/calendarFeeds';
import { may } from '#domain/identity/permissions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import {
  useCreateCalendarFeedMutation,
  useReadCalendarFeedQuery,
  useRevokeCalendarFeedMutation,
} from './calendarApi.ts';
import { NewAddress } from './feeds/NewAddress.tsx';
import { StaffFeeds } from './feeds/StaffFeeds.tsx';

/**
 * The address at which a calendar program reads the person's hearings and deadlines: created, replaced, revoked. Below it,
 * for staff, those of judges, courtrooms, and attorneys.
 */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data: feed, error } = useReadCalendarFeedQuery({});
  const [create, creating] = useCreateCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  const [address, setAddress] = useState<string | null>(null);
  const isStaff = useAppSelector((state) => may(capacityOf(state.user), 'hearings:schedule'));
  const busy = creating.isLoading || revoking.isLoading;

  const make = async () => {
    const reply = await create({});
    if ('error' in reply) toast.error(errorText(reply.error));
    else setAddress(reply.data.address);
  };
  const end = async () => {
    const reply = await revoke({});
    if ('error' in reply) toast.error(errorText(reply.error));
    else {
      setAddress(null);
      toast.success(reply.data.message);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.feed.heading')}
      footer={
        <>
          <Button onClick={onClose}>{t('calendar.feed.closeLabel')}</Button>
          {feed && (
            <Button kind="danger" onClick={() => void end()} disabled={busy} busy={revoking.isLoading}>
              {t('calendar.feed.revoke')}
            </Button>
          )}
          {feed !== undefined && address === null && (
            <Button kind="primary" onClick={() => void make()} disabled={busy} busy={creating.isLoading}>
              {t(feed ? 'calendar.feed.replace' : 'calendar.feed.create')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('calendar.feed.about')}</p>
      <p className="small muted">{t('calendar.feed.secret')}</p>
      <CallFailure error={error} />
      {feed === undefined && !error ? <Skeleton lines={2} /> : <FeedState feed={feed ?? null} />}
      {address && <NewAddress address={address} />}
      {isStaff && <StaffFeeds />}
    </Dialog>
  );
}

function FeedState({ feed }: { feed: CalendarFeed | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!feed) return <p>{t('calendar.feed.none')}</p>;
  const { created_at, last_read_at } = feed;
  return (
    <p role="status">
      {t('calendar.feed.created', { at: format.moment(created_at) })}{' '}
      {last_read_at ? t('calendar.feed.read', { at: format.moment(last_read_at) }) : t('calendar.feed.neverRead')}
    </p>
  );
}
