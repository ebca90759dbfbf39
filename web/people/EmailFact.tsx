import { useTranslation } from 'react-i18next';
import { Status } from '#web/ui/Status.tsx';
import { Fact } from './Fact.tsx';

/** An address, and whether its owner has verified it, because anyone can enter one. */
export function EmailFact({ email, verified }: { email: string | null; verified: boolean }) {
  const { t } = useTranslation();
  return (
    <Fact name={t('judge.email')}>
      {email ?? t('people.list.noEmail')}{' '}
      {email && (
        <Status tone={verified ? 'ok' : 'warn'}>{t(verified ? 'people.emailShown' : 'people.emailTyped')}</Status>
      )}
    </Fact>
  );
}
