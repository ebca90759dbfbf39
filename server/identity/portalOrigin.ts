import type { Needs } from '#server/kernel/needs';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The portal's address that the browser used. A real court has one. The evaluation court also answers to the names of
 * the local machine, and a browser must return by the name it left by, or it would not send its cookies.
 */
export function portalOrigin({ config }: Needs<'config'>, host: string | undefined): string {
  const own = loopbackNames.map((name) => new URL(`http://${name}:${config.port}`));
  const came = config.evaluation ? own.find((origin) => origin.host === host?.toLowerCase()) : undefined;
  return (came ?? new URL(config.public_url)).origin;
}

/** All addresses to which a sign-in may return. */
export function portalOrigins({ config }: Needs<'config'>): string[] {
  const hosts = loopbackNames.map((name) => `${name}:${config.port}`);
  return [...new Set([...hosts, undefined].map((host) => portalOrigin({ config }, host)))];
}
