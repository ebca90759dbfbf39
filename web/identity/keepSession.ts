import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { api } from '#web/api.ts';
import { obeyPreferences } from '#web/settings/obeyPreferences.ts';
import { type Answers, askAgain } from './askAgain.ts';
import { browserHint } from './browserHint.ts';
import { session } from './session.ts';
import {
  preferencesSaved,
  secondFactorNeeded,
  sessionRenewed,
  signedIn,
  signedOut,
  type UserState,
} from './userSlice.ts';

/** Synchronizes session storage with the user slice, and clears the server's answers when the person changes. */
export function keepSession() {
  const listener = createListenerMiddleware<{ user: UserState } & Answers>();

  listener.startListening({
    matcher: isAnyOf(signedIn, sessionRenewed, secondFactorNeeded, preferencesSaved),
    effect: (_action, { getState }) => {
      const { user } = getState();
      if (!user.isAuthenticated) return;
      session.store(user);
      obeyPreferences(user.preferences);
      browserHint.leave();
    },
  });
  listener.startListening({
    actionCreator: signedIn,
    effect: ({ payload }, { dispatch, getState, getOriginalState }) => {
      if (getOriginalState().user.user_id === payload.user_id) askAgain(getState(), dispatch);
    },
  });
  listener.startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => {
      session.clear();
      browserHint.remove();
      dispatch(api.util.resetApiState());
    },
  });
  return listener.middleware;
}
