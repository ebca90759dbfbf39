import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/Status.tsx';

/** How sure a date is. Only an uncertain one is marked in color: a list full of warnings warns of nothing. */
export function Sureness({ confidence }: { confidence: 'verified' | 'high' | 'uncertain' }) {
  const { t } = useTranslation();
  const tone = ({ verified: 'ok', high: 'none', uncertain: 'warn' } as const)[confidence];
  return <Badge tone={tone}>{t(`deadlines.sure.${confidence}`)}</Badge>;
}
