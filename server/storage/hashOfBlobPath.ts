/** The address of a blob by the path of its file (`BlobStore.path`); null for any other path. */
export function hashOfBlobPath(path: string): string | null {
  const [, folder, rest] = /(?:^|[/\\])([0-9a-f]{2})[/\\]([0-9a-f]{62})$/.exec(path) ?? [];
  return folder && rest ? folder + rest : null;
}
