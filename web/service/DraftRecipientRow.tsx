import { useTranslation } from 'react-i18next';
import type { DraftRecipient } from '#contract/service';
import { dateInZone } from '#domain/days/dateInZone';
import { otherMethods } from '#domain/service/serviceChoices';
import { useAppSelector } from '#web/store.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Status } from '#web/ui/Status.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './service.module.css';
import type { ServiceChoices } from './useServiceChoices.ts';

type Props = { recipient: DraftRecipient; choices: ServiceChoices };

/** One recipient of a draft: how and why they are served, and what the filer may choose. */
export function DraftRecipientRow({ recipient, choices }: Props) {
  const { t } = useTranslation();
  const { key, name, parties, as_counsel, address, ground, is_optional, is_selected } = recipient;
  const about = parties.join('; ');
  return (
    <li>
      <div className={styles.head}>
        {is_optional ? (
          <Checkbox label={name} checked={is_selected} onChange={(checked) => choices.choose(key, checked)} />
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <HowServed recipient={recipient} />
      </div>
      <p className="small muted">
        {[as_counsel ? t('service.counselFor', { parties: about }) : about, address].filter(Boolean).join(' · ')}
      </p>
      <p className="tiny muted">{t(`service.ground.${ground}`)}</p>
      {recipient.is_served_by_filer && <OtherMeans recipient={recipient} choices={choices} />}
    </li>
  );
}

function HowServed({ recipient: { is_selected, is_served_by_filer, otherwise } }: { recipient: DraftRecipient }) {
  const { t } = useTranslation();
  if (is_selected) return <Status tone="ok">{t('service.how.portal')}</Status>;
  if (!is_served_by_filer) return <Status tone="none">{t('service.how.not')}</Status>;
  return <Status tone={otherwise?.on ? 'ok' : 'warn'}>{t('service.how.byFiler')}</Status>;
}

/** How and when the filer serves someone outside of the portal. */
function OtherMeans({ recipient: { key, name, otherwise }, choices }: Props) {
  const { t } = useTranslation();
  const zone = useAppSelector(({ user }) => user.court_time_zone) ?? 'UTC';
  const method = otherMethods.find((one) => one === otherwise?.method) ?? '';
  return (
    <fieldset className={styles.means}>
      <legend className="vh">{t('service.meansFor', { name })}</legend>
      <Select
        label={t('service.means')}
        optional
        placeholder={t('service.notStated')}
        value={method}
        onChange={(value) => {
          const chosen = otherMethods.find((one) => one === value);
          choices.serveOtherwise(key, chosen ? { method: chosen, on: otherwise?.on ?? null } : null);
        }}
        options={otherMethods.map((value) => ({ value, label: t(`participants.methodName.${value}`) }))}
      />
      {otherwise && (
        <TextField
          type="date"
          label={t('service.servedOn')}
          optional
          max={dateInZone(new Date(), zone)}
          value={otherwise.on ?? ''}
          onChange={(on) => choices.serveOtherwise(key, { ...otherwise, on: on || null })}
        />
      )}
    </fieldset>
  );
}
