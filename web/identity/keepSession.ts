import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { api } from '#web/calls/api.ts';
import {
  preferencesSaved,
  secondFactorNeeded,
  sessionRenewed,
  signedIn,
  signedOut,
  type UserState,
} from '#web/session/userSlice.ts';
import { type Answers, askAgain } from './askAgain.ts';
import { forgetSession, keepSignedIn } from './keepSignedIn.ts';

/** Synchronizes session storage with the user slice, and clears the server's responses when the person changes. */
export function keepSession() {
  const listener = createListenerMiddleware<{ user: UserState } & Answers>();

  listener.startListening({
    matcher: isAnyOf(signedIn, sessionRenewed, secondFactorNeeded, preferencesSaved),
    effect: (_action, { getState }) => {
      const { user } = getState();
      if (user.isAuthenticated) keepSignedIn(user);
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
      forgetSession();
      dispatch(api.util.resetApiState());
    },
  });
  return listener.middleware;
}
