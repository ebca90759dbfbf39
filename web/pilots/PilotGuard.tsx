import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';

/** Shows pilots to clerks and administrators of the court. */
export function PilotGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isAllowed = useAppSelector(({ user }) => may(capacityOf(user), 'pilots:read'));
  if (isAllowed) return children;
  return (
    <>
      <PageHead title={t('titles.pilots')} />
      <Panel>
        <EmptyState icon={LockKeyhole} title={t('pilots.notYours')} text={t('pilots.notYoursText')} />
      </Panel>
    </>
  );
}
