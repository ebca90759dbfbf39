import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';

/** The head of the screens under the roster, with the arrow back to it. */
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
