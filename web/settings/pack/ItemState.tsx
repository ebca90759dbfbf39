import { useTranslation } from 'react-i18next';
import type { ReadCourtPack } from '#contract/packs';
import type { PackItem, PackSection } from '#domain/practice/CourtPack';
import { keepCitations } from '#domain/text/keepCitations';
import { Badge } from '#web/ui/Status.tsx';
import styles from './ItemState.module.css';

type Props = { read: ReadCourtPack; section: PackSection; item: PackItem };

/** Whether an item is in use, changed by the court, or to be checked with the court; and its authority. */
export function ItemState({ read, section, item }: Props) {
  const { t } = useTranslation();
  const own = read.own.find((one) => one.section === section && one.id === item.id);
  return (
    <div className={styles.state}>
      {!item.active && <Badge tone="none">{t('settings.pack.disabled')}</Badge>}
      {own && <Badge tone="info">{t(`settings.pack.own.${own.state}`)}</Badge>}
      {item.confidence === 'uncertain' && <Badge tone="warn">{t('settings.pack.uncertain')}</Badge>}
      {item.authority && <span className="muted small">{keepCitations(item.authority)}</span>}
    </div>
  );
}
