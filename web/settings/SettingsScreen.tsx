import { Activity as ActivityIcon, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { may } from '#domain/identity/permissions';
import { plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useFocusNearby } from '#web/ui/useFocusNearby.ts';
import { FindSetting } from './FindSetting.tsx';
import { Setting } from './Setting.tsx';
import { isOffered, type SettingsTab, settingsTabs } from './settingsTabs.ts';

const CourtCalendarSettings = lazily(
  async () => (await import('#web/calendar/settings/CourtCalendarSettings.tsx')).CourtCalendarSettings,
);
const CourtRulesSection = lazily(async () => (await import('./rules/CourtRulesSection.tsx')).CourtRulesSection);
const JudgesSection = lazily(async () => (await import('./judges/JudgesSection.tsx')).JudgesSection);
const ChambersSection = lazily(async () => (await import('./chambers/ChambersSection.tsx')).ChambersSection);
const SectionSettings = lazily(async () => (await import('./sections/SectionSettings.tsx')).SectionSettings);
const LearnedSection = lazily(async () => (await import('./learned/LearnedSection.tsx')).LearnedSection);
const ExportSection = lazily(async () => (await import('./exports/ExportSection.tsx')).ExportSection);
const PackSection = lazily(async () => (await import('./pack/PackSection.tsx')).PackSection);
const SessionList = lazily(async () => (await import('#web/identity/SessionList.tsx')).SessionList);
const SecuritySection = lazily(async () => (await import('./SecuritySection.tsx')).SecuritySection);
const CourtSection = lazily(async () => (await import('./CourtSection.tsx')).CourtSection);
const NotificationSection = lazily(async () => (await import('./NotificationSection.tsx')).NotificationSection);
const PreferenceSection = lazily(async () => (await import('./PreferenceSection.tsx')).PreferenceSection);
const ProfileSection = lazily(async () => (await import('./ProfileSection.tsx')).ProfileSection);

const schema = z.object({ tab: plainText });

/** /settings: System Settings. The open section is in the address. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const { query, open } = useUrlQuery(schema);
  const offered = settingsTabs.filter((tab) => isOffered(tab, capacity));
  useFocusNearby();
  const selected = offered.find((tab) => tab === query.tab) ?? 'profile';

  return (
    <>
      <PageHead
        title={t('titles.settings')}
        actions={
          <>
            {may(capacity, 'attorneys:confirm') && <PeopleLink />}
            {may(capacity, 'activity:read-record') && <ActivityLink />}
          </>
        }
      >
        {t('settings.intro')}
      </PageHead>
      <FindSetting />
      <Tabs
        label={t('titles.settings')}
        selected={selected}
        onSelect={(tab) => open({ tab })}
        tabs={offered.map((tab) => ({ key: tab, title: t(`settings.tabs.${tab}`), content: <Section tab={tab} /> }))}
      />
    </>
  );
}

function Section({ tab }: { tab: SettingsTab }) {
  if (tab === 'profile') return <ProfileSection />;
  if (tab === 'security') return <SecuritySection />;
  if (tab === 'preferences') return <PreferenceSection />;
  if (tab === 'notifications') return <NotificationSection />;
  if (tab === 'court') return <CourtSection />;
  if (tab === 'calendar') return <CourtCalendarSettings />;
  if (tab === 'judges') return <JudgesSection />;
  if (tab === 'chambers') return <ChambersSection />;
  if (tab === 'pack') return <PackSection />;
  if (tab === 'rules') return <CourtRulesSection />;
  if (tab === 'sections') return <SectionSettings />;
  if (tab === 'learned') return <LearnedSection />;
  if (tab === 'exports') return <ExportSection />;
  return (
    <Setting id="sessions">
      <SessionList />
    </Setting>
  );
}

function PeopleLink() {
  const { t } = useTranslation();
  return (
    <Link className={buttonClass({})} to="/people">
      <Users className="i" aria-hidden />
      {t('titles.people')}
    </Link>
  );
}

function ActivityLink() {
  const { t } = useTranslation();
  return (
    <Link className={buttonClass({})} to="/activity">
      <ActivityIcon className="i" aria-hidden />
      {t('titles.activity')}
    </Link>
  );
}
