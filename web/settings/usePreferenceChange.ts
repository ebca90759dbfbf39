import { useState } from 'react';
import type { Preferences, PreferencesChange } from '#contract/settings';
import { type CallError, fieldProblems } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useSavePreferencesMutation } from './settingsApi.ts';

type Name = keyof PreferencesChange;
type Last = { name: Name; at: string; back: PreferencesChange };

/** Saves each change immediately, confirms it, and can undo the last one. An error is shown at the setting. */
export function usePreferenceChange(preferences: Preferences | undefined) {
  const [save, { isLoading }] = useSavePreferencesMutation();
  const [last, setLast] = useState<Last | null>(null);
  const [problem, setProblem] = useState<{ name: Name; words: string } | null>(null);

  const send = async (name: Name, change: PreferencesChange, back: PreferencesChange) => {
    if (!preferences) return;
    setProblem(null);
    const reply = await save({ ...change, version: preferences.version });
    if (reply.error) {
      const failed = reply.error as CallError;
      setLast(null);
      return setProblem({ name, words: fieldProblems(failed)[name] ?? errorText(failed) });
    }
    setLast({ name, at: reply.data.preferences.updated_at ?? new Date().toISOString(), back });
  };

  return {
    busy: isLoading,
    change: <N extends Name>(name: N, value: PreferencesChange[N]) => {
      const before = preferences?.[name] as PreferencesChange[N];
      return send(name, { [name]: value } as PreferencesChange, { [name]: before } as PreferencesChange);
    },
    problemOf: (name: Name) => (problem?.name === name ? problem.words : undefined),
    savedOf: (name: Name) => (last?.name === name ? last : null),
    revert: () => {
      if (!last || !preferences) return;
      const { name, back } = last;
      const again = { [name]: preferences[name] } as PreferencesChange;
      void send(name, back, again);
    },
  };
}
export type PreferenceChange = ReturnType<typeof usePreferenceChange>;
