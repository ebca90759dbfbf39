import { combineReducers, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from './calls/api.ts';
import { filingsSlice } from './filings/filingsSlice.ts';
import { keepSession } from './identity/keepSession.ts';
import { navigationSlice } from './layout/navigationSlice.ts';
import { userSlice } from './session/userSlice.ts';

const reducer = combineReducers({
  user: userSlice.reducer,
  filings: filingsSlice.reducer,
  navigation: navigationSlice.reducer,
  [api.reducerPath]: api.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/** The store: three slices of browser state, and the RTK Query cache of server data. */
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer,
    ...(preloadedState && { preloadedState }),
    middleware: (defaults) => defaults().prepend(keepSession()).concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
