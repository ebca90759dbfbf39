import { followConfiguredLinks } from './followConfiguredLinks.ts';
import { runDemo } from './runDemo.ts';
import { showSession } from './showSession.ts';
import { typeTerminal } from './typeTerminal.ts';

// All the JavaScript of the landing page. The page says everything without it.
showSession(document);
runDemo(document);
typeTerminal(document);
void followConfiguredLinks(document);
