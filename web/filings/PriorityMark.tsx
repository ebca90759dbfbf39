import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Priority } from '#domain/courts/choices';

const icons = { high: ArrowUp, medium: Minus, low: ArrowDown } as const;
const tones = { high: 'warn', medium: 'info', low: 'none' } as const;

/** A filing's priority as an icon and a word; the reason is in a tooltip and for screen readers (departure 8). */
export function PriorityMark({ priority, reason }: { priority: Priority; reason: string }) {
  const { t } = useTranslation();
  const Icon = icons[priority];
  return (
    <span className={`st ${tones[priority]}`} title={reason}>
      <Icon className="i" aria-hidden />
      {t(`filings.priority.${priority}`)}
      <span className="vh">: {reason}</span>
    </span>
  );
}
