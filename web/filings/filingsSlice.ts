import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AnalysisStep } from '#contract/analyses';

/** The analysis that is running in this browser, on whichever screen. */
export type RunningAnalysis =
  | { phase: 'idle' }
  | { phase: 'sending'; documents: string[]; sent: number; total: number }
  | { phase: 'following'; documents: string[]; filing_id: string; steps: AnalysisStep[] }
  | { phase: 'ended'; documents: string[]; filing_id: string; steps: AnalysisStep[] }
  | ({ phase: 'refused'; documents: string[] } & Refused);

/** Why documents were not received, if known, and what to do next. */
export type Refused = { error: string; advice: string; file_name: string | null; request_id: string | null };

export type FilingsState = { analysis: RunningAnalysis; uploading: boolean };

const initialState: FilingsState = { analysis: { phase: 'idle' }, uploading: false };

/** The browser's own state about filings. Server data comes from RTK Query. */
export const filingsSlice = createSlice({
  name: 'filings',
  initialState: initialState as FilingsState,
  reducers: {
    sendingBegan: (state, { payload }: PayloadAction<{ documents: string[]; total: number }>) => {
      state.analysis = { phase: 'sending', documents: payload.documents, sent: 0, total: payload.total };
    },
    bytesSent: ({ analysis }, { payload }: PayloadAction<{ sent: number; total: number }>) => {
      if (analysis.phase === 'sending') Object.assign(analysis, payload);
    },
    filingReceived: (state, { payload }: PayloadAction<string>) => {
      const documents = state.analysis.phase === 'idle' ? [] : state.analysis.documents;
      state.analysis = { phase: 'following', documents, filing_id: payload, steps: [] };
    },
    stepHappened: ({ analysis }, { payload }: PayloadAction<AnalysisStep>) => {
      if (analysis.phase !== 'following') return;
      const last = analysis.steps.at(-1);
      if (last?.state === payload.state) analysis.steps[analysis.steps.length - 1] = payload;
      else analysis.steps.push(payload);
    },
    analysisEnded: (state) => {
      if (state.analysis.phase === 'following') state.analysis = { ...state.analysis, phase: 'ended' };
    },
    analysisRefused: (state, { payload }: PayloadAction<Refused>) => {
      const documents = state.analysis.phase === 'idle' ? [] : state.analysis.documents;
      state.analysis = { phase: 'refused', documents, ...payload };
    },
    /** The documents were discarded or filed: the result of their analysis is shown no longer. */
    analysisForgotten: (state, { payload }: PayloadAction<string[]>) => {
      const { analysis } = state;
      if ('filing_id' in analysis && payload.includes(analysis.filing_id)) state.analysis = { phase: 'idle' };
    },
    analysisDismissed: (state) => {
      state.analysis = { phase: 'idle' };
    },
    uploadingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.uploading = payload;
    },
  },
});

export const {
  sendingBegan,
  bytesSent,
  filingReceived,
  stepHappened,
  analysisEnded,
  analysisRefused,
  analysisDismissed,
  analysisForgotten,
  uploadingChanged,
} = filingsSlice.actions;
