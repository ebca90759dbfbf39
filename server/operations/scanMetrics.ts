import { Counter, Gauge, type Registry } from 'prom-client';
import { dayMs } from '#domain/days/days';
import type { Services } from '#server/kernel/needs';
import { scanFigures } from '#server/scanning/scanFigures';
import { countScans } from '#server/scanning/scanRepository';
import { checkScanner } from './checkReadiness.ts';

/** The figures of malware scans; none where no scanner is configured. */
export function registerScanMetrics(registry: Registry, services: Services): void {
  if (!services.quarantine.scanner) return;
  const registers = [registry];
  new Counter({
    name: 'malware_scans_total',
    help: 'Malware scans of this process, by result.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const result of ['clean', 'infected', 'not_scanned'] as const) this.inc({ result }, scanFigures[result]);
    },
  });
  new Counter({
    name: 'malware_scan_seconds_total',
    help: 'Time that the scans of this process took.',
    registers,
    collect() {
      this.reset();
      this.inc(scanFigures.seconds);
    },
  });
  new Gauge({
    name: 'malware_files_waiting',
    help: 'Files that are not scanned yet.',
    registers,
    async collect() {
      const since = new Date(services.now().getTime() - 30 * dayMs);
      this.set((await countScans(services.db, since)).not_scanned);
    },
  });
  new Gauge({
    name: 'malware_scanner_up',
    help: 'Whether the malware scanner responds.',
    registers,
    async collect() {
      this.set((await checkScanner(services)) === 'ok' ? 1 : 0);
    },
  });
}
