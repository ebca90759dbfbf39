import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useCourtdocAddress } from './useCourtdocAddress.ts';

const FilingRequirements = lazily(
  async () => (await import('./requirements/FilingRequirements.tsx')).FilingRequirements,
);

/** /help/requirements: fees and filing requirements, for everyone. */
export function RequirementsScreen() {
  const { t } = useTranslation();
  const address = useCourtdocAddress();
  return (
    <>
      <p className="before">
        <Link to="/help" className="row">
          <ArrowLeft className="i" aria-hidden />
          {t('selfHelp.back')}
        </Link>
      </p>
      <PageHead title={t('titles.requirements')}>{t('courtdoc.requirements.intro')}</PageHead>
      <FilingRequirements address={address} />
    </>
  );
}
