import { useTranslation } from 'react-i18next';
import type { Hold } from '#contract/review';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { HoldRows } from './HoldRows.tsx';

type Props = { holds: readonly Hold[] /** When this browser received them, by its own clock. */; receivedAt: number };

/** Decisions that are not in effect yet, each with the remaining seconds and a button to undo it. */
export function HoldList({ holds, receivedAt }: Props) {
  const { t } = useTranslation();
  return (
    <div className="before">
      <Panel title={t('review.holds.heading')} aside={<CountBadge count={holds.length} />} padded={false}>
        <HoldRows holds={holds} receivedAt={receivedAt} />
      </Panel>
    </div>
  );
}
