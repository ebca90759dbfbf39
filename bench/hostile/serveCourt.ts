import { openCourt } from '../openCourt.ts';
import type { CourtMessage } from './courtMessages.ts';

/** A complete court in a separate process, so that its resources can be distinguished from the benchmark's. */

const say = (message: CourtMessage) => process.send?.(message);

const court = await openCourt({ analyses: { onStart: (pid) => say({ kind: 'worker', pid }) } });
const { token } = await court.join('attorney');
const url = await court.app.listen({ host: '127.0.0.1', port: 0 });
say({ kind: 'open', url, token });
process.on('disconnect', () => void court.close().then(() => process.exit(0)));
