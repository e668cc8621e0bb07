import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * A program of Debian's: the one that is installed; root on Debian installs its package when there is none.
 * @returns its path, or nothing where it cannot be had
 */
export function debianProgram(file: string, name: string): string | undefined {
  if (existsSync(file)) return file;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  const apt = (...args: readonly string[]) => execFileSync('apt-get', args, { stdio: 'inherit' });
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', name);
  } catch {
    return undefined;
  }
  return existsSync(file) ? file : undefined;
}
