import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PlatformCards } from './PlatformCards.tsx';
import { PlatformDialog } from './PlatformDialog.tsx';
import { useListPlatformsQuery } from './researchApi.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { researchTabs, searchAddress, useResearchAddress, type Wanted } from './useResearchAddress.ts';

/** Fetched with the first search, because it contains all reporters and courts to recognize citations in the query. */
const SearchResults = lazily(async () => (await import('./SearchResults.tsx')).SearchResults);

/** /legal-research: one search on the connected platforms. The tab and the search are in the address. */
export function LegalResearchScreen() {
  const format = useFormat();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useResearchAddress();
  const { data, error } = useListPlatformsQuery();
  const [openId, setOpenId] = useState<string>();
  const platforms = data?.data ?? [];
  const opened = platforms.find(({ id }) => id === openId);
  const search = (wanted: Wanted) => void navigate(searchAddress(wanted));
  const form = (
    <SearchForm key={searchAddress(address.wanted)} platforms={platforms} wanted={address.wanted} onSearch={search} />
  );
  const contents = {
    overview: (
      <OverviewTab
        platforms={platforms}
        wanted={address.wanted}
        onSearch={search}
        onOpen={({ id }) => setOpenId(id)}
        onMore={() => address.open('platforms')}
      />
    ),
    platforms: <PlatformCards platforms={platforms} onOpen={({ id }) => setOpenId(id)} />,
    search: (
      <div className="stack">
        <Panel title={t('research.unified')}>{form}</Panel>
        {address.wanted.q ? <SearchResults platforms={platforms} address={address} /> : <SavedSearches />}
      </div>
    ),
    settings: <SettingsTab platforms={platforms} />,
  };
  return (
    <>
      <PageHead title={t('titles.legalResearch')}>
        {data?.library.as_of
          ? t('research.intro', { count: data.library.total, at: format.moment(data.library.as_of) })
          : t('research.introEmpty')}
      </PageHead>
      <CallFailure className="before" error={error} />
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <Tabs
          label={t('titles.legalResearch')}
          selected={address.tab}
          onSelect={address.open}
          tabs={researchTabs.map((key) => ({ key, title: t(`research.tabs.${key}`), content: contents[key] }))}
        />
      )}
      {opened && (
        <PlatformDialog
          platform={opened}
          mayConnectCourt={data?.may_connect_court ?? false}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}
