import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Note } from '#web/ui/Note.tsx';

/** A new address of a feed, which is shown only once. */
export function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <Note tone="warn">{t('calendar.feed.once')}</Note>
      <div className="field">
        <label htmlFor={id}>{t('calendar.feed.address')}</label>
        <input
          id={id}
          className="input secret"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          spellCheck={false}
        />
      </div>
      <div className="row wrap">
        <CopyButton text={address} label={t('calendar.feed.address')} />
        <a className={buttonClass({ dense: true })} href={address.replace(/^https?:/, 'webcal:')}>
          <CalendarPlus className="i" aria-hidden />
          {t('calendar.feed.open')}
        </a>
      </div>
    </>
  );
}
