import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type NavigationState = { drawerOpen: boolean; assistantOpen: boolean };

const initialState: NavigationState = { drawerOpen: false, assistantOpen: false };

/** SPEC.md 3's slice `navigation`: what of the layout is open. Where the person is stands in the address. */
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
  },
});

export const { drawerChanged, assistantChanged } = navigationSlice.actions;
