import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { z } from 'zod';
import type { CaseDetails } from '#contract/cases';
import { may } from '#domain/identity/permissions';
import { oneOfOr } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useFocusNearby } from '#web/ui/useFocusNearby.ts';
import { AccessFact } from './access/AccessFact.tsx';
import { CaseActions } from './CaseActions.tsx';
import { CaseActivityList } from './CaseActivityList.tsx';
import { CaseAhead } from './CaseAhead.tsx';
import { CaseHearings } from './CaseHearings.tsx';
import styles from './CaseScreen.module.css';
import { CaseStatusBadge } from './CaseStatusBadge.tsx';
import { CategoryFact } from './CategoryFact.tsx';
import { useReadCaseQuery } from './casesApi.ts';
import { CaseDocket } from './docket/CaseDocket.tsx';
import { PartiesPanel } from './PartiesPanel.tsx';

const StatusDialog = lazily(async () => (await import('./StatusDialog.tsx')).StatusDialog, null);
const CaseDeadlines = lazily(async () => (await import('#web/deadlines/CaseDeadlines.tsx')).CaseDeadlines);
const CaseWorkItems = lazily(async () => (await import('#web/workItems/CaseWorkItems.tsx')).CaseWorkItems, null);
const CaseLifeTab = lazily(async () => (await import('./life/CaseLifeTab.tsx')).CaseLifeTab);
const IssuanceTab = lazily(async () => (await import('./issuance/IssuanceTab.tsx')).IssuanceTab);
const RelationsTab = lazily(async () => (await import('./life/RelationsTab.tsx')).RelationsTab);
const AssignDialog = lazily(async () => (await import('./life/AssignDialog.tsx')).AssignDialog, null);
const ParticipantsTab = lazily(async () => (await import('./participants/ParticipantsTab.tsx')).ParticipantsTab);
const FeesTab = lazily(async () => (await import('./fees/FeesTab.tsx')).FeesTab);
const CaseFilings = lazily(async () => (await import('./CaseFilings.tsx')).CaseFilings);

const tabs = [
  ...(['docket', 'participants', 'filings', 'hearings', 'deadlines'] as const),
  ...(['life', 'issuance', 'fees', 'relations', 'activity'] as const),
] as const;
const schema = z.object({ tab: oneOfOr(tabs, 'docket') });

/** /cases/{id}: caption, parties and counsel, docket, filings, hearings, deadlines, and activity. */
export function CaseScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error } = useReadCaseQuery({ id });
  useFocusNearby();
  return (
    <>
      <CallFailure className="before" error={error}>
        <Link to="/cases">{t('cases.back')}</Link>
      </CallFailure>
      {!data && !error && (
        <Panel>
          <Skeleton lines={8} />
        </Panel>
      )}
      {data && <LoadedCase found={data} />}
    </>
  );
}

function LoadedCase({ found }: { found: CaseDetails }) {
  const { t } = useTranslation();
  const { query, open } = useUrlQuery(schema);
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const offered = tabs.filter((tab) => tab !== 'fees' || may(capacity, 'payments:take'));
  const [asking, setAsking] = useState<'status' | 'judge' | null>(null);
  const content = {
    docket: <CaseDocket found={found} />,
    participants: <ParticipantsTab caseId={found.id} />,
    filings: <CaseFilings caseId={found.id} />,
    hearings: (
      <>
        <CaseHearings caseId={found.id} hearings={found.hearings} />
        <CaseWorkItems caseId={found.id} hearings={found.hearings} />
      </>
    ),
    deadlines: <CaseDeadlines caseId={found.id} />,
    life: <CaseLifeTab found={found} />,
    issuance: <IssuanceTab caseId={found.id} />,
    fees: <FeesTab caseId={found.id} />,
    relations: <RelationsTab found={found} />,
    activity: <CaseActivityList caseId={found.id} />,
  };
  return (
    <>
      <PageHead
        title={found.title}
        actions={
          found.abilities.manage ? (
            <>
              {found.status === 'open' && (
                <Button onClick={() => setAsking('judge')}>
                  {t(found.judge_name ? 'cases.life.judge.reassign' : 'cases.life.judge.button')}
                </Button>
              )}
              <Button onClick={() => setAsking('status')}>
                {t(found.status === 'open' ? 'cases.close.button' : 'cases.reopen.button')}
              </Button>
            </>
          ) : (
            <CaseActions found={found} />
          )
        }
      >
        {found.case_number} · {found.court}
      </PageHead>
      {found.merged_into && (
        <Note tone="warn">
          {t('cases.life.merge.mergedInto')}{' '}
          <Link to={`/cases/${found.merged_into.id}`}>{found.merged_into.case_number}</Link>
        </Note>
      )}
      <CaseAhead caseId={found.id} />
      <div className={styles.caseTop}>
        <Panel title={t('cases.facts')} actions={<CaseStatusBadge status={found.status} />}>
          <Facts found={found} />
        </Panel>
        <PartiesPanel found={found} onShowAll={() => open({ tab: 'participants' })} />
      </div>
      <div className={`panel below ${styles.caseTabs}`}>
        <Tabs
          label={t('cases.tabs')}
          selected={offered.find((tab) => tab === query.tab) ?? 'docket'}
          onSelect={(tab) => open({ tab })}
          tabs={offered.map((key) => ({ key, title: t(`cases.tab.${key}`), content: content[key] }))}
        />
      </div>
      {asking === 'status' && <StatusDialog found={found} onClose={() => setAsking(null)} />}
      {asking === 'judge' && <AssignDialog found={found} onClose={() => setAsking(null)} />}
    </>
  );
}

function Facts({ found }: { found: CaseDetails }) {
  const format = useFormat();
  const { t } = useTranslation();
  const facts: [string, string | null][] = [
    [t('cases.field.judge'), found.judge_name ?? t('cases.noJudge')],
    [t('cases.field.opened_on'), format.day(found.opened_on)],
    [t('cases.field.closed_on'), found.closed_on && format.day(found.closed_on)],
    [t('cases.field.disposition'), found.disposition],
  ];
  return (
    <dl className={styles.caseFacts}>
      <Fact name={t('cases.field.case_number')} value={found.case_number} />
      <Fact name={t('cases.field.case_type')} value={found.case_type} />
      <CategoryFact found={found} />
      <AccessFact found={found} />
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
