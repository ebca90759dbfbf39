import type { ComponentType, ReactNode } from 'react';
import type { Endpoint } from '#contract/endpoint';
import type { Session } from '#contract/identity';

/** The code for what a judge keeps on the device (web/chambers/offline), which is fetched only where something is kept. */
export type DevicePart = {
  /** The reply of a call; without a network, the one from the device. What is kept is updated with the server's replies. */
  answer<Reply>(call: { endpoint: Endpoint; input: unknown }, reply: Reply): Promise<Reply>;
  /** The image of a page at this address. */
  readPicture(address: string): Promise<Blob | null>;
  /** Removes what is kept, before the person signs out. */
  leave(): Promise<void>;
  /** In place of the sign-in, which is not available without a network. */
  Door: ComponentType<{ onSession: (session: Session) => void; otherwise: ReactNode }>;
};

type Device = {
  part: Promise<DevicePart | null> | null;
  /** Whether replies come from the device now. */
  isUsed: boolean;
};

export const device: Device = { part: null, isUsed: false };

/** Set while something is kept on this device, of anyone. */
export const deviceMark = 'assize-kept-offline';

/** Removes what is kept on the device of the person who signs out. */
export async function leaveDevice(): Promise<void> {
  await (await device.part)?.leave();
}
