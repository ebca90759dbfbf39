import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { visit } from '#web/address/visit.ts';
import { sendCall } from '#web/calls/useCall.ts';
import styles from './identity.module.css';
import { signInEndpoints } from './signInEndpoints.ts';

/**
 * /login-success: the target of the identity provider's redirect. The ticket in the address is immediately exchanged
 * for the session, and removed from the address bar before anything else happens (departure 4).
 */
export function LoginSuccessScreen() {
  const { t } = useTranslation();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const params = new URLSearchParams(window.location.search);
    const user_id = params.get('user_id');
    const token = params.get('token');
    window.history.replaceState(window.history.state, '', '/login-success');
    if (user_id && token) void exchange(user_id, token);
    else visit('/login', { replace: true });
  }, []);

  return (
    <div className={styles.identity} role="status">
      <LoaderCircle className="i i-lg spin" aria-hidden />
      <h1 className="vh">{t('loginSuccess.heading')}</h1>
      <p>{t('loginSuccess.text')}</p>
    </div>
  );
}

async function exchange(user_id: string, token: string): Promise<void> {
  const reply = await sendCall(signInEndpoints.exchangeTicket, { user_id, token });
  if (reply.error) return visit('/login?error=sign_in_ticket_refused', { replace: true });
  const { enterPortal } = await import('./enterPortal.ts');
  enterPortal(reply.data);
}
