import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Certificate = ReturnType<typeof makeCertificate>;

/** Makes a certificate for `localhost` with OpenSSL: Node itself makes keys, but no certificates. */
export function makeCertificate(program: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const curve = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1';
  const names = '-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1';
  const files = `-keyout ${path.join(folder, 'privkey.pem')} -out ${path.join(folder, 'fullchain.pem')}`;
  execFileSync(program, `req -x509 -nodes -days 2 ${curve} ${names} ${files}`.split(' '), {
    stdio: 'pipe',
  });
  return { folder, ca: readFileSync(path.join(folder, 'fullchain.pem'), 'utf8') };
}
