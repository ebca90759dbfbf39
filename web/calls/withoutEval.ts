import { config } from 'zod';

// Zod tests whether it can compile schemas into functions. The content security policy forbids it, and the browser
// would report each attempt as a violation.
config({ jitless: true });
