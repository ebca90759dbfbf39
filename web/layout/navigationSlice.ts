import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type NavigationState = { drawerOpen: boolean; assistantOpen: boolean; keysOpen: boolean };

const initialState: NavigationState = { drawerOpen: false, assistantOpen: false, keysOpen: false };

/** Which parts of the layout are open. The current screen is in the address. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    drawerChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.drawerOpen = payload;
    },
    assistantChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.assistantOpen = payload;
    },
    keysChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.keysOpen = payload;
    },
  },
});

export const { drawerChanged, assistantChanged, keysChanged } = navigationSlice.actions;
