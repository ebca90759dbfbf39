type Timed = { name: string; startTime: number; endTime: number };

export const budgetOfFile: number;
export const budgetOfRun: number;
export function slowestFiles(
  reports: { testResults: Timed[] }[],
  root: string,
  count?: number,
): { file: string; seconds: number }[];
export function describeTime(
  steps: { name: string; seconds: number }[],
  slowest: { file: string; seconds: number }[],
): string[];
