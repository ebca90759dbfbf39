import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Binder } from '#contract/binders';

/** The case of a hearing with its parties and their counsel. */
export function BinderParties({ binder }: { binder: Binder }) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      {binder.case && <Link to={`/cases/${binder.case.id}`}>{binder.case.case_number}</Link>}
      <ul aria-label={t('chambers.parties')}>
        {binder.parties.map(({ full_name, role, counsel }) => (
          <li key={`${role} ${full_name}`}>
            <span className="muted small">{role}</span> {full_name}
            {counsel && <span className="muted small"> {t('chambers.counsel', { name: counsel })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
