import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantList } from '#contract/participants';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { Opened } from './Opened.ts';
import { ParticipantGroups } from './ParticipantGroups.tsx';
import styles from './ParticipantsTab.module.css';
import { useListParticipantsQuery } from './participantsApi.ts';
import { ServiceListView } from './ServiceListView.tsx';

const ParticipantDialogs = lazily(async () => (await import('./ParticipantDialogs.tsx')).ParticipantDialogs, null);

/** From this number of participants on, they can be searched. */
const searchedFrom = 8;

/** Everyone in a case by side, with counsel past and present, and the service list. */
export function ParticipantsTab({ caseId }: { caseId: string }) {
  const { data, error } = useListParticipantsQuery({ id: caseId });
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={8} />}
      {data && <LoadedParticipants caseId={caseId} list={data} onOpen={setOpened} />}
      {data && opened && (
        <ParticipantDialogs caseId={caseId} list={data} opened={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

type Props = { caseId: string; list: ParticipantList; onOpen: (opened: Opened) => void };

function LoadedParticipants({ caseId, list, onOpen }: Props) {
  const { t } = useTranslation();
  const [view, setView] = useState<'participants' | 'service'>('participants');
  const [words, setWords] = useState('');
  const { manage } = list.abilities;
  const views = (['participants', 'service'] as const).map((key) => ({
    value: key,
    label: t(`participants.view.${key}`),
  }));
  return (
    <>
      <div className={styles.tools}>
        <Segmented
          label={t('participants.views')}
          value={view}
          onChange={(next) => setView(next as typeof view)}
          options={views}
        />
        {view === 'participants' && list.results.length >= searchedFrom && (
          <TextField label={t('participants.search')} value={words} onChange={setWords} optional type="search" />
        )}
        <span className="grow" />
        {manage && (
          <>
            <Button onClick={() => onOpen({ dialog: 'title' })}>{t('participants.title.button')}</Button>
            <Button kind="primary" onClick={() => onOpen({ dialog: 'add' })}>
              <Plus className="i" aria-hidden />
              {t('participants.add.button')}
            </Button>
          </>
        )}
      </div>
      {view === 'service' && <ServiceListView caseId={caseId} />}
      {view === 'participants' && list.results.length === 0 && (
        <EmptyState icon={Users} title={t('participants.empty')} text={t('participants.emptyText')} />
      )}
      {view === 'participants' && list.results.length > 0 && (
        <ParticipantGroups caseId={caseId} list={list} words={words} onOpen={onOpen} />
      )}
    </>
  );
}
