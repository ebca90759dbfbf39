import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SealCheck } from './SealCheck.tsx';

/** /verify: the seal of any order, without an account. */
export function VerifySealScreen() {
  const { t } = useTranslation();
  return (
    <div className="reading">
      <PageHead title={t('titles.verifySeal')}>{t('verify.seal.intro')}</PageHead>
      <SealCheck />
    </div>
  );
}
