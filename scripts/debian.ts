import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const onDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;

const apt = (...args: readonly string[]): void => {
  execFileSync('apt-get', args, { stdio: 'inherit' });
};

/**
 * Installs the packages whose programs are not there, where that can be done: as root on Debian.
 * One that cannot be had does not keep the others away.
 * @param wanted a package's name by the path of a program that it brings
 */
export function installMissing(wanted: Readonly<Record<string, string>>): void {
  const missing = Object.keys(wanted).filter((file) => !existsSync(file));
  if (!onDebian || missing.length === 0) return;
  try {
    apt('update', '-qq');
  } catch {
    return;
  }
  for (const file of missing) {
    try {
      apt('install', '-y', '-qq', '--no-install-recommends', wanted[file] ?? '');
    } catch {
      // Whoever needs it says so.
    }
  }
}

/**
 * A program of Debian's: the one that is installed; root on Debian installs its package when there is none.
 * @returns its path, or nothing where it cannot be had
 */
export function debianProgram(file: string, name: string): string | undefined {
  installMissing({ [file]: name });
  return existsSync(file) ? file : undefined;
}
