import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileExpressions } from '#server/documents/engine/workerProcess';
import type { DocumentFile } from '#server/kernel/ports/DocumentEngine';
import type { StepTimes } from './measureSteps.ts';

/** The time that a newly started process needs to read files once. */
export function measureCold(files: readonly DocumentFile[]): StepTimes {
  const program = fileURLToPath(new URL('./readCold.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [compileExpressions, '--import', import.meta.resolve('tsx'), program],
    {
      input: JSON.stringify(files),
      encoding: 'utf8',
    },
  );
  if (stdout === '') throw new Error(`The cold reading failed: ${stderr}`);
  const { steps, total } = JSON.parse(stdout) as { steps: [string, number][]; total: number };
  return { steps: new Map(steps), total };
}
