import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseLife } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './life.module.css';
import { useReadCaseLifeQuery } from './lifeApi.ts';
import { MergeList } from './MergeList.tsx';
import { Part } from './Part.tsx';
import { RelationTable } from './RelationTable.tsx';
import { TransferTable } from './TransferTable.tsx';

const RelateDialog = lazily(async () => (await import('./RelateDialog.tsx')).RelateDialog, null);
const SpreadDialog = lazily(async () => (await import('./SpreadDialog.tsx')).SpreadDialog, null);
const TransferDialog = lazily(async () => (await import('./TransferDialog.tsx')).TransferDialog, null);
const MergeWizard = lazily(async () => (await import('./MergeWizard.tsx')).MergeWizard, null);

/** The relations of a case to other cases and other courts. */
export function RelationsTab({ found }: { found: CaseDetails }) {
  const { data, error } = useReadCaseLifeQuery({ id: found.id });
  if (error) return <CallFailure className="body" error={error} />;
  if (!data) {
    return (
      <div className="body">
        <Skeleton lines={6} />
      </div>
    );
  }
  return (
    <div className={styles.sections}>
      <Relations found={found} life={data} />
      <Transfers found={found} life={data} />
      {data.abilities.manage && <Merges found={found} life={data} />}
    </div>
  );
}

type Props = { found: CaseDetails; life: CaseLife };
const isMerged = ({ state }: CaseLife) => state === 'merged';

function Relations({ found, life }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'relate' | 'spread' | null>(null);
  const members = life.relations.filter(({ part }) => part === 'lead');
  const close = () => setAsking(null);
  return (
    <Part
      title={t('cases.life.relation.heading')}
      actions={
        life.abilities.manage && (
          <>
            {members.length > 0 && (
              <Button dense onClick={() => setAsking('spread')}>
                {t('cases.life.spread.button')}
              </Button>
            )}
            {!isMerged(life) && (
              <Button dense onClick={() => setAsking('relate')}>
                {t('cases.life.relation.button')}
              </Button>
            )}
          </>
        )
      }
    >
      {life.relations.length === 0 ? (
        <p className="muted">{t('cases.life.relation.none')}</p>
      ) : (
        <RelationTable life={life} />
      )}
      {asking === 'relate' && <RelateDialog found={found} onClose={close} />}
      {asking === 'spread' && <SpreadDialog found={found} members={members} onClose={close} />}
    </Part>
  );
}

function Transfers({ found, life }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const maySend = life.abilities.manage && ['active', 'inactive', 'reopened', 'disposed'].includes(life.state);
  if (!maySend && life.transfers.length === 0) return null;
  return (
    <Part
      title={t('cases.life.transfer.heading')}
      actions={
        maySend && (
          <Button dense onClick={() => setAsking(true)}>
            {t('cases.life.transfer.button')}
          </Button>
        )
      }
    >
      {life.transfers.length === 0 ? (
        <p className="muted">{t('cases.life.transfer.none')}</p>
      ) : (
        <TransferTable life={life} />
      )}
      {asking && <TransferDialog found={found} onClose={() => setAsking(false)} />}
    </Part>
  );
}

function Merges({ found, life }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <Part
      title={t('cases.life.merge.heading')}
      actions={
        !isMerged(life) && (
          <Button dense onClick={() => setAsking(true)}>
            {t('cases.life.merge.button')}
          </Button>
        )
      }
    >
      <MergeList caseId={found.id} />
      {asking && <MergeWizard found={found} onClose={() => setAsking(false)} />}
    </Part>
  );
}
