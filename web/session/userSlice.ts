import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '#contract/identity';
import type { Display } from '#domain/settings/preferences';
import type { AuthData } from './session.ts';

/** The signed-in person of this tab. Logging out clears every field. */
export type UserState = AuthData | ({ isAuthenticated: false } & { [Field in keyof Session]: null });

const nobody: UserState = {
  isAuthenticated: false,
  user_id: null,
  token: null,
  role: null,
  full_name: null,
  email: null,
  court_name: null,
  court_time_zone: null,
  judge_status: null,
  stage: null,
  preferences: null,
  expiry: null,
  idle_expiry: null,
};

/** The signed-in user. keepSession.ts stores it in the tab. */
export const userSlice = createSlice({
  name: 'user',
  initialState: nobody as UserState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Session>): UserState => ({ ...payload, isAuthenticated: true }),
    /** A response for a person who has since been replaced is ignored. */
    sessionRenewed: (state, { payload }: PayloadAction<Omit<Session, 'token'>>): UserState =>
      state.isAuthenticated && state.user_id === payload.user_id ? { ...state, ...payload } : state,
    preferencesSaved: (state, { payload }: PayloadAction<Display>): UserState =>
      state.isAuthenticated ? { ...state, preferences: payload } : state,
    /** The server ended the session while the person was active: they sign in again in place (departure 5). */
    sessionEnded: (state): UserState => (state.isAuthenticated ? { ...state, idle_expiry: 0 } : state),
    /** The person's role now requires a second factor; until it is provided, nothing else is available. */
    secondFactorNeeded: (state): UserState =>
      state.isAuthenticated && state.stage === 'complete' ? { ...state, stage: 'confirm' } : state,
    signedOut: (): UserState => nobody,
  },
});

export const { signedIn, sessionRenewed, preferencesSaved, sessionEnded, secondFactorNeeded, signedOut } =
  userSlice.actions;
