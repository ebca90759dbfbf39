import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { priorities } from '#domain/courts/choices';
import styles from './PrioritySelect.module.css';

type Props = { filing: FilingDetails; onChange: (priority: FilingDetails['priority']) => void };

/** Lets court staff set a filing's priority, which the portal then does not change (departure 8). Filers cannot. */
export function PrioritySelect({ filing, onChange }: Props) {
  const { t } = useTranslation();
  if (!filing.abilities.prioritize) return null;
  return (
    <div className="body">
      <label className="row small">
        {t('filings.recent.priority')}
        <select
          className={`select dense ${styles.priority}`}
          value={filing.priority}
          onChange={(event) => {
            const chosen = priorities.find((one) => one === event.target.value);
            if (chosen) onChange(chosen);
          }}
        >
          {priorities.map((priority) => (
            <option key={priority} value={priority}>
              {t(`filings.priority.${priority}`)}
            </option>
          ))}
        </select>
        <span className="muted">{filing.priority_reason}</span>
      </label>
    </div>
  );
}
