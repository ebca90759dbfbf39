import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { type CourtdocTab, courtdocTabs, useCourtdocAddress } from './useCourtdocAddress.ts';

const DocumentAnalysis = lazily(async () => (await import('./analysis/DocumentAnalysis.tsx')).DocumentAnalysis);
const DocumentGeneration = lazily(async () => (await import('./generation/DocumentGeneration.tsx')).DocumentGeneration);
const FilingHistory = lazily(async () => (await import('./history/FilingHistory.tsx')).FilingHistory);
const FilingRequirements = lazily(
  async () => (await import('./requirements/FilingRequirements.tsx')).FilingRequirements,
);

/** /courtdoc: the document tool. The open tab is in the address. */
export function CourtdocScreen() {
  const { t } = useTranslation();
  const address = useCourtdocAddress();
  const uses = useAppSelector((state) => may(capacityOf(state.user), 'documents:use'));
  const content: Record<CourtdocTab, ReactNode> = {
    analysis: uses ? <DocumentAnalysis address={address} /> : <NotYours />,
    generation: uses ? <DocumentGeneration address={address} /> : <NotYours />,
    requirements: <FilingRequirements address={address} />,
    history: uses ? <FilingHistory address={address} /> : <NotYours />,
  };
  return (
    <>
      <PageHead title={t('titles.courtdoc')}>{t('courtdoc.intro')}</PageHead>
      <Tabs
        label={t('titles.courtdoc')}
        selected={address.query.tab}
        onSelect={(key) => address.open(key as CourtdocTab)}
        tabs={courtdocTabs.map((key) => ({
          key,
          title: t(`courtdoc.tabs.${key}`),
          content: key === address.query.tab && content[key],
        }))}
      />
    </>
  );
}

function NotYours() {
  const { t } = useTranslation();
  return (
    <Panel>
      <EmptyState icon={LockKeyhole} title={t('courtdoc.notYours')} text={t('courtdoc.notYoursText')} />
    </Panel>
  );
}
