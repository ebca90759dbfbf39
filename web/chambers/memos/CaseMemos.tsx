import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { MemoRow } from '#contract/benchMemos';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useReadOwnChambersQuery } from '#web/rulings/ownChambersApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import { MemoText } from './MemoText.tsx';
import { useListBenchMemosQuery, useReadBenchMemoQuery, useStartBenchMemoMutation } from './memosApi.ts';
import { memoTones } from './memoTones.ts';

type Subject = { id: string; title: string };
type Props = { caseId: string; hearing: string; motions: readonly Subject[] };

/** The bench memos of a hearing’s case, to read beside its documents, and a new one on a motion or for the hearing. */
export function CaseMemos({ caseId, hearing, motions }: Props) {
  const { t } = useTranslation();
  const { data, error } = useListBenchMemosQuery({ case_id: caseId });
  return (
    <div className="stack">
      <p className="muted small">{t('chambers.memos.private')}</p>
      <CallFailure error={error} />
      {data?.data.length === 0 && <p className="muted">{t('chambers.memos.none')}</p>}
      {data?.data.map((memo) => (
        <MemoInCase key={memo.id} memo={memo} />
      ))}
      <NewMemo hearing={hearing} motions={motions} />
    </div>
  );
}

function MemoInCase({ memo }: { memo: MemoRow }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useReadBenchMemoQuery({ id: memo.id }, { skip: !isOpen });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {memo.title} <Badge tone={memoTones[memo.state]}>{t(`chambers.memos.state.${memo.state}`)}</Badge>{' '}
        <span className="muted small">{memo.changed_by}</span>
      </summary>
      {isOpen && !data && !error && <Skeleton lines={4} />}
      <CallFailure error={error} />
      {data && <MemoText content={data.content} />}
      <Link to={`/judge-dashboard/memos/${memo.id}`}>{t('chambers.memos.open')}</Link>
    </details>
  );
}

function NewMemo({ hearing, motions }: Omit<Props, 'caseId'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = useReadOwnChambersQuery();
  const [start, { isLoading }] = useStartBenchMemoMutation();
  const [subject, setSubject] = useState(motions[0]?.id ?? '');
  const [person, setPerson] = useState('');
  const begin = async () => {
    const about = subject === '' ? { hearing_id: hearing } : { motion_id: subject };
    const reply = await start({ ...about, ...(person !== '' && { assigned_to: person }) });
    if (!reply.data) return void toast.error(errorText(reply.error));
    toast.success(reply.data.message);
    if (person === '') await navigate(`/judge-dashboard/memos/${reply.data.memo.id}`);
  };
  return (
    <details>
      <summary>{t('chambers.memos.new')}</summary>
      <div className="stack">
        <Select
          label={t('chambers.memos.subject')}
          value={subject}
          onChange={setSubject}
          options={[
            ...motions.map(({ id, title }) => ({ value: id, label: title })),
            { value: '', label: t('chambers.memos.theHearing') },
          ]}
        />
        <Select
          label={t('chambers.memos.writer')}
          value={person}
          onChange={setPerson}
          options={[
            { value: '', label: t('chambers.memos.yourself') },
            ...(data?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <div>
          <Button busy={isLoading} onClick={() => void begin()}>
            {t('chambers.memos.begin')}
          </Button>
        </div>
      </div>
    </details>
  );
}
