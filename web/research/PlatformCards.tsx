import { Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResearchPlatform } from '#contract/research';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Badge, Status } from '#web/ui/Status.tsx';
import styles from './PlatformCards.module.css';
import researchStyles from './research.module.css';

type Props = { platforms: readonly ResearchPlatform[]; onOpen: (platform: ResearchPlatform) => void; brief?: boolean };

/** The platforms, one card each: initials, plan, state, description, and a link to its credentials. */
export function PlatformCards({ platforms, onOpen, brief = false }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <ul className={styles.platformCards}>
      {platforms.map((platform) => (
        <li key={platform.id} className={`panel ${styles.platformCard}`}>
          <div className="row">
            <span className={styles.platformInitials} aria-hidden>
              {platform.initials}
            </span>
            <h3 className="grow">{platform.name}</h3>
            <Badge tone="none">{t(`research.plans.${platform.plan}`)}</Badge>
          </div>
          {!brief && <p>{platform.description}</p>}
          {!brief && <Features platform={platform} />}
          <p className="muted small">
            {platform.lastSync
              ? t('research.lastSync', { at: format.moment(platform.lastSync) })
              : t('research.neverSynced')}
          </p>
          <div className="row wrap">
            {platform.connected ? (
              <Status tone="ok">{t('research.connected')}</Status>
            ) : (
              <Waiting platform={platform} />
            )}
            {platform.connected ? (
              <Button
                dense
                iconOnly
                className="end"
                aria-label={t('research.settingsOf', { name: platform.name })}
                onClick={() => onOpen(platform)}
              >
                <Settings2 className="i" aria-hidden />
              </Button>
            ) : (
              <Button
                dense
                className="end"
                aria-label={t(platform.connector ? 'research.connectTo' : 'research.detailsOf', {
                  name: platform.name,
                })}
                onClick={() => onOpen(platform)}
              >
                {t(platform.connector ? 'research.connect' : 'research.showDetails')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Waiting({ platform }: { platform: ResearchPlatform }) {
  const { t } = useTranslation();
  const [connection] = platform.connections;
  if (!platform.connector) return <Status tone="none">{t('research.noConnector')}</Status>;
  return connection ? (
    <Status tone="warn">{t(`research.states.${connection.state}`)}</Status>
  ) : (
    <Status tone="none">{t('research.notConnected')}</Status>
  );
}

export function Features({ platform }: { platform: ResearchPlatform }) {
  return (
    <ul className={researchStyles.platformFeatures}>
      {platform.features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
