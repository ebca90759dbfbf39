import { setTimeout as pause } from 'node:timers/promises';
import type { MeasuredCourt } from './startCourt.ts';

const pauseMs = 50;

/** Milliseconds of a simple screen call, repeated until stopped. */
export function probeLatency(court: MeasuredCourt): { stop(): Promise<number[]> } {
  const taken: number[] = [];
  let stopped = false;
  const headers = { authorization: `Bearer ${court.token}` };
  const probing = (async () => {
    while (!stopped) {
      const began = performance.now();
      const reply = await fetch(`${court.url}/api/notifications/unread/`, { headers }).catch(() => undefined);
      await reply?.arrayBuffer();
      taken.push(reply?.ok ? performance.now() - began : Number.POSITIVE_INFINITY);
      await pause(pauseMs);
    }
    return taken;
  })();
  return {
    stop() {
      stopped = true;
      return probing;
    },
  };
}
