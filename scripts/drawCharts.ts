import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measurementCharts } from './charts/measurementCharts.ts';

/** `npm run charts`: redraws the charts of docs/measurements.md from its tables. */
const docs = path.join(import.meta.dirname, '../docs');
const charts = measurementCharts(readFileSync(path.join(docs, 'measurements.md'), 'utf8'));
for (const [name, svg] of Object.entries(charts)) writeFileSync(path.join(docs, 'pictures/charts', name), svg);
