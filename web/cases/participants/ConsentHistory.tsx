import { useTranslation } from 'react-i18next';
import type { ParticipantDetails } from '#contract/participants';
import { useFormat } from '#web/preferences/useFormat.ts';

/** The consents to e-service, past and present. They change through their own dialogs. */
export function ConsentHistory({ consents }: { consents: NonNullable<ParticipantDetails['consents']> }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <ul className="muted small">
      {consents.map(({ email, basis, given_on, withdrawn_on }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the history is shown as it came.
        <li key={index}>
          {t(withdrawn_on ? 'participants.consent.past' : 'participants.consent.current', {
            email,
            basis: t(`participants.consentBasis.${basis}`),
            given: format.day(given_on),
            withdrawn: withdrawn_on && format.day(withdrawn_on),
          })}
        </li>
      ))}
    </ul>
  );
}
