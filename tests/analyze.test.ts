import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

test('analyze prints a result for every file in order, one JSON object per line, and exits with 0', async () => {
  const files = [
    'bench/cases/files/order_sacramento_suppress.txt',
    'no such file.pdf',
    'bench',
    'bench/cases/files/brief_ninth_circuit_trails.txt',
  ];
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', 'analyze', ...files], {
    cwd: root,
    env: { ...process.env, INIT_CWD: root },
  });
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ file }) => file)).toEqual(files);
  expect(lines[0]).toMatchObject({
    ok: true,
    analysis: {
      doc_type: 'Order',
      case_number: '2:21-cr-00045-JAM',
      filling_date: '2022-11-03',
      judge_name: 'John A. Mendel',
    },
    compliance_check: {
      main_document: { document_name: 'order_sacramento_suppress.txt', compliance_check: { found_cases: [] } },
    },
  });
  expect(lines[0].compliance_check.main_document.compliance_check.message).toContain(
    'The cited authorities have not been checked yet.',
  );
  expect(lines[0].analysis.evidence.judge_name[0].evidence[0].quote).toBe('JOHN A. MENDEL');
  expect(lines[1]).toMatchObject({ ok: false, error: { code: 'file_not_found' } });
  expect(lines[2]).toMatchObject({ ok: false, error: { code: 'file_unreadable' } });
  expect(lines[3]).toMatchObject({ ok: true, analysis: { location: 'Ninth Circuit' } });
}, 60_000);

test('analyze without a file prints its usage and fails', async () => {
  const failed = await run(process.execPath, ['scripts/run.mjs', 'analyze'], { cwd: root }).catch((error) => error);
  expect(failed).toMatchObject({ code: 2, stdout: '' });
  expect(failed.stderr).toContain('analyze -- FILE');
}, 60_000);
