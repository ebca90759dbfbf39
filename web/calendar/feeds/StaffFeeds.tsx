import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createStaffFeed, type FeedSubject, feedSubjects, type StaffFeed } from '#contract/calendarFeeds';
import { useListAttorneysQuery } from '#web/attorneys/attorneysApi.ts';
import { FindAndChoose } from '#web/attorneys/FindAndChoose.tsx';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from '../calendar.module.css';
import {
  useCreateStaffFeedMutation,
  useListJudgesQuery,
  useListStaffFeedsQuery,
  useReadCourtCalendarQuery,
  useRevokeStaffFeedMutation,
} from '../calendarApi.ts';
import { NewAddress } from './NewAddress.tsx';

/** The person's addresses for the calendars of judges, courtrooms, and attorneys: listed, created, and revoked. */
export function StaffFeeds() {
  const { t } = useTranslation();
  const { data: feeds, error } = useListStaffFeedsQuery();
  const [create] = useCreateStaffFeedMutation();
  const [made, setMade] = useState<{ id: string; name: string; address: string } | null>(null);
  const form = useContractForm(createStaffFeed, {
    defaults: { subject: 'judge' as FeedSubject, subject_id: '', words: '' },
    asksBeforeClosing: false,
    toInput: ({ subject, subject_id }) => ({ subject, subject_id }),
    send: create,
    onSent: ({ address, data }) => setMade({ address, id: data.id, name: data.name }),
  });
  const { subject } = form.values;

  return (
    <section className="stack" aria-label={t('calendar.feeds.heading')}>
      <h3>{t('calendar.feeds.heading')}</h3>
      <p className="small muted">{t('calendar.feeds.about')}</p>
      <CallFailure error={error} />
      {feeds && feeds.length > 0 && <FeedTable feeds={feeds} />}
      <form className={`stack ${styles.hearingForm}`} {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <div className={styles.pair}>
          <Select
            label={t('calendar.feeds.subject')}
            value={subject}
            onChange={(value) => form.set({ subject: feedSubjects.find((one) => one === value)!, subject_id: '' })}
            options={feedSubjects.map((value) => ({ value, label: t(`calendar.feeds.of.${value}`) }))}
          />
          <SubjectField form={form} />
        </div>
        <div>
          <Button type="submit" busy={form.isSending}>
            {t('calendar.feeds.create')}
          </Button>
        </div>
      </form>
      {made && feeds?.some(({ id }) => id === made.id) && (
        <>
          <p className="strong">{made.name}</p>
          <NewAddress address={made.address} />
        </>
      )}
    </section>
  );
}

type Values = { subject: FeedSubject; subject_id: string; words: string };
type SubjectForm = {
  values: Values;
  set: (changes: Partial<Values>) => void;
  problems: Partial<Record<keyof Values, string>>;
};

/** The judge, the courtroom, or the attorney. */
function SubjectField({ form: { values, set, problems } }: { form: SubjectForm }) {
  const { t } = useTranslation();
  const { subject, subject_id, words } = values;
  const { data: judges = [] } = useListJudgesQuery();
  const { data: court } = useReadCourtCalendarQuery();
  const { currentData: roster } = useListAttorneysQuery(
    { q: words.trim(), per_page: 20 },
    { skip: subject !== 'attorney' },
  );
  if (subject === 'attorney') {
    return (
      <FindAndChoose
        searchLabel={t('calendar.feeds.findAttorney')}
        label={t('calendar.feeds.of.attorney')}
        chosen={{ words, id: subject_id }}
        onChange={(chosen) => set({ words: chosen.words, subject_id: chosen.id })}
        problem={problems.subject_id}
        options={roster?.data.map(({ id, full_name, bar_number }) => ({
          value: id,
          label: `${full_name} (${bar_number})`,
        }))}
      />
    );
  }
  const offered = subject === 'judge' ? judges : (court?.courtrooms ?? []);
  return (
    <Select
      label={t(`calendar.feeds.of.${subject}`)}
      value={subject_id}
      problem={problems.subject_id}
      onChange={(id) => set({ subject_id: id })}
      placeholder={t('calendar.form.choose')}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function FeedTable({ feeds }: { feeds: readonly StaffFeed[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [revoke, { isLoading }] = useRevokeStaffFeedMutation();
  const end = async (id: string) => {
    const reply = await revoke({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <Table
      cards
      caption={t('calendar.feeds.heading')}
      rows={feeds}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('calendar.feeds.calendar'),
          cell: ({ name, subject, is_active }) => (
            <>
              {name} <span className="muted small">{t(`calendar.feeds.of.${subject}`)}</span>
              {!is_active && <p className="small">{t('calendar.feeds.ended')}</p>}
            </>
          ),
        },
        { key: 'created', title: t('calendar.feeds.created'), cell: ({ created_at }) => format.dayOf(created_at) },
        {
          key: 'read',
          title: t('calendar.feeds.read'),
          cell: ({ last_read_at }) => (last_read_at ? format.moment(last_read_at) : t('calendar.feeds.never')),
        },
        {
          key: 'revoke',
          title: t('lists.actions'),
          cell: ({ id, name }) => (
            <Button
              kind="quiet"
              dense
              iconOnly
              disabled={isLoading}
              aria-label={t('calendar.feeds.revoke', { name })}
              onClick={() => void end(id)}
            >
              <Trash2 className="i" aria-hidden />
            </Button>
          ),
        },
      ]}
    />
  );
}
