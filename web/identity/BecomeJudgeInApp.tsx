import { api } from '#web/calls/api.ts';
import { sessionRenewed } from '#web/session/userSlice.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { BecomeJudgeScreen } from './BecomeJudgeScreen.tsx';
import { useRenewSessionMutation } from './identityApi.ts';

/** /become-judge for a signed-in person. */
export function BecomeJudgeInApp() {
  const isSignedIn = useAppSelector((state) => state.user.isAuthenticated);
  const dispatch = useAppDispatch();
  const [renew] = useRenewSessionMutation();
  const follow = () => {
    dispatch(api.util.invalidateTags(['JudgeProfile']));
    // The request may have changed the session's role.
    void renew().then(({ data }) => data && dispatch(sessionRenewed(data)));
  };
  return <BecomeJudgeScreen isSignedIn={isSignedIn} onSaved={follow} />;
}
