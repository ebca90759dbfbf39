import { createServer, type Server } from 'node:net';

type Answers = {
  /** The reply to each recipient. */
  toRecipient?: string;
  /** The port; any free one without it. */
  port?: number;
};

/** A minimal mail server, which keeps what it hears, in all and by email. */
export async function startSmtpServer({ toRecipient = '250 OK', port = 0 }: Answers = {}) {
  let heard = '';
  const mails: { to: string; text: string }[] = [];
  const server = createServer((socket) => {
    let inData = false;
    let to = '';
    let text = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.example ready');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      heard += chunk;
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (inData) {
          text += `${line}\n`;
          if (line !== '.') continue;
          inData = false;
          mails.push({ to, text });
          text = '';
          say('250 OK');
        } else if (line.startsWith('RCPT')) {
          to = /<(.+?)>/.exec(line)?.[1] ?? '';
          say(toRecipient);
        } else if (line === 'DATA') {
          inData = true;
          say('354 Go ahead');
        } else if (line === 'QUIT') socket.end('221 Bye\r\n');
        else say('250 OK');
      }
    });
  });
  const bound = await listen(server, port);
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, heard: () => heard, mails, stop: () => server.close() };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
