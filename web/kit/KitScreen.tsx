import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Theme, themes } from '#domain/settings/preferences';
import { chooseTheme, useTheme } from '#web/theme/themes.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useReached } from '#web/ui/useInView.ts';
import { KitButtons } from './KitButtons.tsx';
import { KitColors } from './KitColors.tsx';
import { KitFiles } from './KitFiles.tsx';
import { KitMessages } from './KitMessages.tsx';
import { KitSecrets } from './KitSecrets.tsx';
import { KitSequence } from './KitSequence.tsx';
import { KitStatus } from './KitStatus.tsx';
import { KitTable } from './KitTable.tsx';
import { KitType } from './KitType.tsx';
import styles from './kit.module.css';

const KitFields = lazily(async () => (await import('./KitFields.tsx')).KitFields);
const KitOverlays = lazily(async () => (await import('./KitOverlays.tsx')).KitOverlays);

/** /kit: every component of the portal in all its states, for developers and reviewers of screens. */
export function KitScreen() {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <>
      <PageHead
        title={t('titles.kit')}
        actions={
          <Segmented
            label={t('layout.theme')}
            options={themes.map((value) => ({ value, label: t(`layout.themes.${value}`) }))}
            value={theme}
            onChange={(value) => chooseTheme(value as Theme)}
          />
        }
      >
        {t('kit.intro')}
      </PageHead>
      <div className={styles.kit}>
        <KitColors />
        <KitType />
        <KitButtons />
        <WhenReached name={t('kit.fields.heading')}>
          <KitFields />
        </WhenReached>
        <KitStatus />
        <KitMessages />
        <KitTable />
        <KitSequence />
        <KitFiles />
        <KitSecrets />
        <WhenReached name={t('kit.overlays.heading')}>
          <KitOverlays />
        </WhenReached>
      </div>
    </>
  );
}

/** The sections with the largest components are fetched when a person scrolls to them. */
function WhenReached({ name, children }: { name: string; children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null);
  const isReached = useReached(section);
  return (
    <div ref={section} data-section={name}>
      {isReached ? children : <Skeleton lines={8} />}
    </div>
  );
}
