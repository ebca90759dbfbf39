/** The portal's own PostgreSQL cannot be started; the message is the sentence that the operator reads. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
