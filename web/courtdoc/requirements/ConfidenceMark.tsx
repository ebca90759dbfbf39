import { useTranslation } from 'react-i18next';
import type { Confidence } from '#domain/rules/Rule';
import { Status } from '#web/ui/Status.tsx';

/** Whether a fact was seen in a public source; everything else is not yet confirmed, and says so. */
export function ConfidenceMark({ confidence }: { confidence: Confidence }) {
  const { t } = useTranslation();
  if (confidence === 'verified') return <Status tone="ok">{t('courtdoc.requirements.confirmed')}</Status>;
  return (
    <Status tone={confidence === 'high' ? 'none' : 'warn'}>
      {t(`courtdoc.requirements.confidence.${confidence}`)}
    </Status>
  );
}
