import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';

/** The header of the screens below the roster, with an arrow back to it. */
export function AttorneyFormHead({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <PageHead
      title={title}
      actions={
        <Link className={buttonClass({})} to="/attorneys">
          <ArrowLeft className="i" aria-hidden />
          {t('attorneys.back')}
        </Link>
      }
    />
  );
}
