import { CircleCheck, CircleX, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Hold } from '#contract/review';
import { Badge } from '#web/ui/Status.tsx';

const looks = {
  accepted: { tone: 'ok', icon: CircleCheck },
  returned: { tone: 'warn', icon: Undo2 },
  rejected: { tone: 'bad', icon: CircleX },
} as const;

/** A decision as an icon and a word. */
export function DecisionBadge({ decision }: { decision: Hold['decision'] }) {
  const { t } = useTranslation();
  const { tone, icon } = looks[decision];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`review.decision.${decision}`)}
    </Badge>
  );
}
