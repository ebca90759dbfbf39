import { useTranslation } from 'react-i18next';
import { TextArea } from '#web/ui/TextArea.tsx';

type Props = { value: string; problem?: string | undefined; onChange: (value: string) => void };

/** The reason of a change, which the docket shows. */
export function ReasonField(field: Props) {
  const { t } = useTranslation();
  return <TextArea label={t('cases.reason')} hint={t('cases.reasonHint')} {...field} maxLength={1000} />;
}
