/**
 * Loads the provider's library when the evaluation court needs it. A real court is installed without it, so nothing
 * else may import it.
 */
export async function loadOidcProvider() {
  const warn = console.warn;
  // On every start it warns that Node 20 is outdated. It works there, as tests prove; the operator can do nothing about
  // it.
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
