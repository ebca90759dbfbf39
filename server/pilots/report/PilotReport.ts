import type { Pilot, PilotFigures, PilotFileProblem, PilotFiling } from '#contract/pilots';
import type { MeasuredFiling } from '#domain/pilots/measurePilot';

/** Everything that the report on a pilot prints. Filings have the number of their place in the list. */
export type PilotReport = {
  court: { name: string; time_zone: string };
  pilot: Pilot;
  figures: PilotFigures;
  filings: { filing: PilotFiling; measured: MeasuredFiling }[];
  problems: PilotFileProblem[];
  at: Date;
};

/** A line of the report. */
export type ReportLine = { tag: 'H1' | 'H2' | 'H3' | 'P'; text: string; bold?: boolean };
