// Asks /readyz as a visitor does, and prints the builds that answer. roll.sh runs it in a replica, which has a Node:
//   node - self      asks that replica
//   node - visitors  asks the edge, often enough to meet both replicas, over TLS if the website has it
const { protocol, hostname } = new URL(process.env.SITE_ORIGIN);
const { get } = require(protocol === 'https:' ? 'node:https' : 'node:http');
const { checkServerIdentity } = require('node:tls');

const buildOf = (answer, resolve, reject) => {
  let body = '';
  answer.on('data', (chunk) => (body += chunk));
  answer.on('end', () =>
    answer.statusCode === 200
      ? resolve(JSON.parse(body).build)
      : reject(new Error(`/readyz is ${answer.statusCode}`)),
  );
};
const ask = (asked, options) =>
  new Promise((resolve, reject) => {
    const request = asked({ path: '/readyz', agent: false, timeout: 3000, ...options }, (answer) =>
      buildOf(answer, resolve, reject),
    );
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', reject);
    request.on('socket', (socket) =>
      socket.on('secureConnect', () => {
        const certificate = socket.getPeerCertificate();
        const wrong = checkServerIdentity(hostname, certificate);
        if (wrong) request.destroy(wrong);
        if (new Date(certificate.valid_to) < new Date())
          request.destroy(new Error(`the certificate expired on ${certificate.valid_to}`));
      }),
    );
  });

async function main() {
  if (process.argv[2] === 'self') return ask(require('node:http').get, { port: process.env.PORT });
  // Who signed the certificate is for browsers to judge: a trial may sign its own.
  const edge = {
    host: 'edge',
    port: protocol === 'https:' ? 8443 : 8080,
    servername: hostname,
    rejectUnauthorized: false,
  };
  const builds = new Set();
  for (let turn = 0; turn < 8; turn += 1) builds.add(await ask(get, edge));
  return [...builds].join(' ');
}
main().then(
  (builds) => process.stdout.write(`${builds}\n`),
  ({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  },
);
