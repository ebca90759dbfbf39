import { openCourt } from '../openCourt.ts';
import type { CourtMessage } from './courtMessages.ts';

/** A whole court in a process of its own, so that what it takes can be told from what the bench takes. */

const say = (message: CourtMessage) => process.send?.(message);

const court = await openCourt({ analyses: { onStart: (pid) => say({ kind: 'worker', pid }) } });
const { token } = await court.join('attorney');
const url = await court.app.listen({ host: '127.0.0.1', port: 0 });
say({ kind: 'open', url, token });
process.on('disconnect', () => void court.close().then(() => process.exit(0)));
