import { useTranslation } from 'react-i18next';
import { Note } from '#web/ui/Note.tsx';

type Props = {
  title: string;
  /** The reason in the standard wording, and the clerk's text. */
  reason: readonly (string | null)[];
  authority: string;
  due: string;
  /** What the court's rules have the notice say besides. */
  also: readonly string[];
};

/** The part of the notice about one returned attachment, as the filer will read it. */
export function ReturnPreview({ title, reason, authority, due, also }: Props) {
  const { t } = useTranslation();
  const words = [...new Set(reason.map((one) => one?.trim()).filter(Boolean))].join(' ');
  return (
    <Note>
      <p className="strong">{t('review.partial.preview')}</p>
      <p>{t('review.partial.returned', { name: title })}</p>
      {words && <p style={{ whiteSpace: 'pre-wrap' }}>{words}</p>}
      {authority && <p>{t('filings.courtStatus.authority', { rule: authority })}</p>}
      {due && <p>{t('review.partial.due', { day: due })}</p>}
      {also.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  );
}
