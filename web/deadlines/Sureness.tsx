import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/Status.tsx';

/** The confidence in a date. Only an uncertain one is colored, so that the color stands out. */
export function Sureness({ confidence }: { confidence: 'verified' | 'high' | 'uncertain' }) {
  const { t } = useTranslation();
  const tone = ({ verified: 'ok', high: 'none', uncertain: 'warn' } as const)[confidence];
  return <Badge tone={tone}>{t(`deadlines.sure.${confidence}`)}</Badge>;
}
