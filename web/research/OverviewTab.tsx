import { History, SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ResearchPlatform } from '#contract/research';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PlatformCards } from './PlatformCards.tsx';
import { RecentList } from './RecentList.tsx';
import { useListRecentResearchQuery } from './researchApi.ts';
import { SearchForm } from './SearchForm.tsx';
import type { Wanted } from './useResearchAddress.ts';

/** The maximum number of platforms on the overview. */
const mostOffered = 3;
const shownRecent = 3;

type Props = {
  platforms: readonly ResearchPlatform[];
  wanted: Wanted;
  onSearch: (wanted: Wanted) => void;
  onOpen: (platform: ResearchPlatform) => void;
  onMore: () => void;
};

/** Overview: the connected and available platforms, one search box for all, and recent searches. */
export function OverviewTab({ platforms, wanted, onSearch, onOpen, onMore }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(wanted.q);
  const { data: recent } = useListRecentResearchQuery(
    { page: 1, per_page: shownRecent },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="stack">
      <Panel title={t('research.unified')}>
        <SearchForm platforms={platforms} wanted={wanted} onSearch={onSearch} onTyping={setTyped} />
      </Panel>
      {typed.trim() !== '' ? (
        <Panel>
          <EmptyState icon={SearchCheck} title={t('research.ready')} text={t('research.readyText')} />
        </Panel>
      ) : (
        <Panel
          title={t('research.recent.title')}
          actions={
            <Link className={buttonClass({ kind: 'quiet', dense: true })} to="/research/activity">
              {t('research.recent.all')}
            </Link>
          }
        >
          {recent && recent.data.length > 0 ? (
            <RecentList entries={recent.data} />
          ) : (
            <EmptyState icon={History} title={t('research.recent.none')} text={t('research.recent.noneText')} />
          )}
        </Panel>
      )}
      <Panel title={t('research.connectedPlatforms')}>
        <PlatformCards brief platforms={platforms.filter(({ connected }) => connected)} onOpen={onOpen} />
      </Panel>
      <Panel
        title={t('research.availablePlatforms')}
        actions={
          <Button dense onClick={onMore}>
            {t('research.addMore')}
          </Button>
        }
      >
        <PlatformCards
          brief
          platforms={platforms.filter(({ connected }) => !connected).slice(0, mostOffered)}
          onOpen={onOpen}
        />
      </Panel>
    </div>
  );
}
