import { Inbox, MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactStates, type ReceivedContact } from '#contract/contactRequests';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { toast } from '#web/ui/toast.ts';
import { Fact } from './Fact.tsx';
import styles from './people.module.css';
import { useListContactRequestsQuery, useSetContactStateMutation } from './peopleApi.ts';
import { ReplyDialog } from './ReplyDialog.tsx';
import { usePeopleAddress } from './usePeopleAddress.ts';
import { WaitingList } from './WaitingList.tsx';

/** Requests from visitors for a demo, early access, or the pilot, with actions to reply by email or close them. */
export function VisitorRequests() {
  const { t } = useTranslation();
  const { query, status, change } = usePeopleAddress();
  const state = contactStates.find((one) => one === status) ?? 'new';
  const { data, error } = useListContactRequestsQuery({ page: query.page, state });
  const [answering, setAnswering] = useState<ReceivedContact | null>(null);

  return (
    <>
      <div className="before">
        <Segmented
          label={t('people.requests.state')}
          value={state}
          onChange={(value) => change({ status: value === 'new' ? '' : value })}
          options={contactStates.map((value) => ({ value, label: t(`people.requests.states.${value}`) }))}
        />
      </div>
      <WaitingList
        label={t('people.tabs.requests')}
        rows={data?.requests}
        error={error}
        empty={{ icon: Inbox, title: t(`people.requests.empty.${state}`), text: t('people.requests.emptyText') }}
        paging={{
          page: query.page,
          totalPages: data?.total_pages ?? 1,
          onPage: (page) => change({ page: String(page) }),
        }}
        rowKey={({ id }) => id}
      >
        {(request) => <VisitorRequest request={request} onReply={() => setAnswering(request)} />}
      </WaitingList>
      {answering && <ReplyDialog request={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

function VisitorRequest({ request, onReply }: { request: ReceivedContact; onReply: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [setState, { isLoading }] = useSetContactStateMutation();
  const { id, version, full_name: name } = request;
  const closed = request.state === 'closed';
  const change = async () => {
    const reply = await setState({ id, version, state: closed ? 'new' : 'closed' });
    if (reply.data) toast.success(reply.data.message);
    else toast.error(errorText(reply.error));
  };
  return (
    <>
      <h3>{name}</h3>
      <dl className={styles.waitingFacts}>
        <Fact name={t('people.requests.subject')}>{t(`people.requests.about.${request.about}`)}</Fact>
        <Fact name={t('people.requests.organization')}>{request.organization}</Fact>
        <Fact name={t('judge.email')}>{request.email}</Fact>
        <Fact name={t('people.requests.received')}>{format.moment(request.received_at)}</Fact>
        {request.message && <Fact name={t('people.requests.message')}>{request.message}</Fact>}
      </dl>
      {request.replies.map((reply) => (
        <div key={reply.written_at}>
          <p className="muted small">
            {t('people.requests.repliedBy', { name: reply.sent_by, at: format.moment(reply.written_at) })}{' '}
            {!reply.sent_at && t('people.requests.onItsWay')}
          </p>
          <p className={styles.visitorWords}>{reply.body}</p>
        </div>
      ))}
      <div className={styles.waitingActs}>
        {!closed && (
          <Button kind="primary" aria-label={t('people.requests.replyTo', { name })} onClick={onReply}>
            <MailPlus className="i" aria-hidden />
            {t('people.requests.reply')}
          </Button>
        )}
        <Button
          busy={isLoading}
          aria-label={t(closed ? 'people.requests.reopenOf' : 'people.requests.closeOf', { name })}
          onClick={() => void change()}
        >
          {t(closed ? 'people.requests.reopen' : 'people.requests.close')}
        </Button>
      </div>
    </>
  );
}
