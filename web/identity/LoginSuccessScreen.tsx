import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '#web/store.ts';
import { homeOf } from './homeOf.ts';
import styles from './identity.module.css';
import { useExchangeTicketMutation } from './identityApi.ts';
import { returnTo } from './returnTo.ts';
import { handSessionToOpener } from './signInAgain.ts';
import { signedIn } from './userSlice.ts';

/**
 * /login-success: the target of the identity provider's redirect. The ticket in the address is exchanged immediately
 * for the session, and the address bar is scrubbed before anything else happens (departure 4).
 */
export function LoginSuccessScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [exchange] = useExchangeTicketMutation();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const params = new URLSearchParams(window.location.search);
    const user_id = params.get('user_id');
    const token = params.get('token');
    window.history.replaceState(window.history.state, '', '/login-success');
    if (!user_id || !token) {
      navigate('/login', { replace: true });
      return;
    }
    void exchange({ user_id, token }).then((reply) => {
      if ('error' in reply) {
        navigate('/login?error=sign_in_ticket_refused', { replace: true });
        return;
      }
      dispatch(signedIn(reply.data));
      if (reply.data.stage !== 'complete') return void navigate('/second-factor', { replace: true });
      if (handSessionToOpener(reply.data)) return;
      navigate(returnTo.take() ?? homeOf(reply.data.role), { replace: true });
    });
  }, [exchange, navigate, dispatch]);

  return (
    <div className={styles.identity} role="status">
      <LoaderCircle className="i i-lg spin" aria-hidden />
      <h1 className="vh">{t('loginSuccess.heading')}</h1>
      <p>{t('loginSuccess.text')}</p>
    </div>
  );
}
