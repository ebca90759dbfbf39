// `npm test`: runs all checks, from types and lint to the journeys in a real browser, and prints the counts and
// the slowest test files.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideChromium } from './findChromium.mjs';
import { describeTime, slowestFiles } from './slowestFiles.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const results = path.join(root, 'test-results');
const node = process.execPath;
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const counts = { passed: 0, failed: 0, skipped: 0 };
/** Each failure with its message, listed after the counts, where it is found without reading the entire output. */
const failures = [];
/** Each step with its seconds, and Vitest's reports, from which the slowest files are known. */
const steps = [];
const reports = [];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

check('types', bin('tsc'), ['-b']);
check('lint', bin('biome'), ['check', '--error-on-warnings', '.']);
check('spelling', bin('cspell'), ['lint', '--no-progress', '--no-summary']);
suite('unit', ['domain', 'server', 'web']);
if (check('build', node, [path.join(root, 'scripts/build.mjs')])) {
  const chromium = provideChromium();
  if (chromium) suite('journeys', ['journeys'], { CHROME_PATH: chromium });
  else
    fail(
      'The journeys did not run, because no Chrome or Chromium was found or could be installed. Set CHROME_PATH, or run as root with INSTALL_CHROMIUM=1 to install the Debian package.',
    );
}

console.log(`\n${describeTime(steps, slowestFiles(reports, root)).join('\n')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);

/** One command that either passes or fails. */
function check(name, command, args) {
  const { status, seconds } = run(name, command, args);
  if (status === 0) counts.passed += 1;
  else {
    counts.failed += 1;
    failures.push(`${name}: see its output above`);
  }
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

/** Runs Vitest on some of its projects, counted by test. */
function suite(name, projects, env = {}) {
  const report = path.join(results, `${name}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status, seconds } = run(
    name,
    bin('vitest'),
    [...args, ...projects.flatMap((project) => ['--project', project])],
    env,
  );
  const summary = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  if (summary) reports.push(summary);
  counts.passed += summary?.numPassedTests ?? 0;
  counts.skipped += (summary?.numPendingTests ?? 0) + (summary?.numTodoTests ?? 0);
  counts.failed += summary?.numFailedTests ?? 0;
  failures.push(...failedTests(summary));
  if (status !== 0 && !summary?.numFailedTests) fail(`${name} exited with status ${status}, although no test failed.`);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
}

/** The failures in Vitest's report, each with its file, its test, and the beginning of its message. */
function failedTests(summary) {
  return (summary?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    const name = path.relative(root, file.name);
    if (failed.length === 0) return file.status === 'failed' ? [`${name}\n${file.message}`] : [];
    return failed.map((test) => `${name} > ${test.fullName}\n${test.failureMessages.join('\n').slice(0, 2_000)}`);
  });
}

function fail(sentence) {
  console.error(sentence);
  counts.failed += 1;
  failures.push(sentence);
}

function run(name, command, args, env = {}) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = (Date.now() - began) / 1000;
  steps.push({ name, seconds });
  return { status, seconds: seconds.toFixed(1) };
}
