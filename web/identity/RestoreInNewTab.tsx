import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contract/identity';
import { sendCall } from '#web/calls/useCall.ts';
import { browserHint } from './browserHint.ts';
import { signInEndpoints } from './signInEndpoints.ts';

type Props = { onSession: (session: Session) => void; otherwise: ReactNode };

/** In a new tab of a signed-in browser: gets a token for the tab before redirecting anyone (departure 5). */
export function RestoreInNewTab({ onSession, otherwise }: Props) {
  const { t } = useTranslation();
  const [isTrying, setTrying] = useState(() => browserHint.isThere());

  useEffect(() => {
    if (!isTrying) return;
    void sendCall(signInEndpoints.openTabSession, {}).then((reply) => {
      if (reply.data) onSession(reply.data);
      // Without a network, the browser may still have a session.
      else if (reply.error.status > 0) browserHint.remove();
      setTrying(false);
    });
  }, [isTrying, onSession]);

  return isTrying ? <p className="body muted">{t('common.loading')}</p> : otherwise;
}
