import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/Status.tsx';

/** Whether a date rests on rules that were seen in a public source; anything else is not yet confirmed. */
export function Sureness({ confidence }: { confidence: 'verified' | 'high' | 'uncertain' }) {
  const { t } = useTranslation();
  const tone = confidence === 'verified' ? 'ok' : 'warn';
  return <Badge tone={tone}>{t(`deadlines.sure.${confidence}`)}</Badge>;
}
