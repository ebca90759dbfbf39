import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { contactSubjects } from '#contract/site';
import { useReadSiteQuery } from '#web/site/siteApi.ts';
import { type ButtonKind, buttonClass } from '#web/ui/Button.tsx';

type Props = { about: (typeof contactSubjects)[number]; kind?: ButtonKind; children: ReactNode };

/** Links to the external page configured for a request, otherwise to the portal's own form (departure 31). */
export function RequestButton({ about, kind = 'secondary', children }: Props) {
  const { t } = useTranslation();
  const { data } = useReadSiteQuery();
  const address = data?.links[about === 'early-access' ? 'early_access' : about];
  if (!address) {
    return (
      <Link className={buttonClass({ kind })} to={`/contact?about=${about}`}>
        {children}
      </Link>
    );
  }
  return (
    <a className={buttonClass({ kind })} href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="vh"> {t('landing.newTab')}</span>
    </a>
  );
}
