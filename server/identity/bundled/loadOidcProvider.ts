/**
 * Loads the provider's library when the evaluation court needs it. A real court is installed without it, so nothing
 * else may import it.
 */
export async function loadOidcProvider() {
  const warn = console.warn;
  // It says on every start that Node 20 is old for it. It works there, and tests it does; the operator can do nothing.
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
