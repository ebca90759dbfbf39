import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#web/store.ts';
import { browserHint } from './browserHint.ts';
import { useOpenTabSessionMutation } from './identityApi.ts';
import { signedIn } from './userSlice.ts';

/** In a new tab of a signed-in browser: gets a token for the tab before redirecting anyone (departure 5). */
export function RestoreInNewTab({ otherwise }: { otherwise: ReactNode }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [open] = useOpenTabSessionMutation();
  const [isTrying, setTrying] = useState(() => browserHint.isThere());

  useEffect(() => {
    if (!isTrying) return;
    void open().then((reply) => {
      if ('data' in reply && reply.data) dispatch(signedIn(reply.data));
      else browserHint.remove();
      setTrying(false);
    });
  }, [isTrying, open, dispatch]);

  return isTrying ? <p className="body muted">{t('common.loading')}</p> : otherwise;
}
