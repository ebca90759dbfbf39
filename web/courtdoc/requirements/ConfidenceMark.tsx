import { useTranslation } from 'react-i18next';
import type { Confidence } from '#domain/rules/Rule';
import { Status } from '#web/ui/Status.tsx';

/** Whether a fact was verified in a public source; every other fact is marked as not yet confirmed. */
export function ConfidenceMark({ confidence }: { confidence: Confidence }) {
  const { t } = useTranslation();
  if (confidence === 'verified') return <Status tone="ok">{t('courtdoc.requirements.confirmed')}</Status>;
  return (
    <Status tone={confidence === 'high' ? 'none' : 'warn'}>
      {t(`courtdoc.requirements.confidence.${confidence}`)}
    </Status>
  );
}
